import { type DuePlan, duePlan, firstPayDay, type Interval, isPayDay, type PayDay, payDayOn } from "./plain-days.ts";

/** Cents as the wire has them. */
export const money = (cents: number) => {
  const size = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${size.slice(0, -2)}.${size.slice(-2)}`;
};

const WEEKS = { weekly: 100, monthly: 433, quarterly: 1_300, annually: 5_200 };
/** Half up to the cent. */
export const weeklyOf = (amount: number, interval: Interval) =>
  Math.floor((200 * amount + WEEKS[interval]) / (2 * WEEKS[interval]));

/** What a person types about a bill. */
export type Typed = {
  amount: number;
  account: string;
  interval: Interval;
  payDay?: PayDay | undefined;
  nextDue?: number | undefined;
  isAutomatic: boolean;
  isDirectDebit: boolean;
};

export const isSelf = ({ isAutomatic, isDirectDebit }: Typed) => isAutomatic || isDirectDebit;
export const source = ({ isDirectDebit }: Typed) => (isDirectDebit ? "direct-debit" : "automatic");

/** The payment day that goes with what was typed: the date's own, unless it is on the day that is known. */
export function payDayOf({ interval, payDay, nextDue }: Typed): PayDay | undefined {
  if (nextDue === undefined || (payDay !== undefined && isPayDay(payDay, interval, nextDue))) return payDay;
  return payDayOn(interval, nextDue);
}

/** The due days that follow from what was typed, on or after a day; none if nobody knows them. */
export function planOf(typed: Typed, from: number): DuePlan | undefined {
  const payDay = payDayOf(typed);
  if (payDay === undefined || (typed.nextDue === undefined && !isSelf(typed))) return undefined;
  return duePlan(typed.interval, typed.nextDue ?? firstPayDay(payDay, from), payDay);
}

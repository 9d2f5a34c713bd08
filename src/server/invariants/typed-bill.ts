import {
  type DuePlan,
  duePlan,
  firstPayDay,
  type Interval,
  isPayDay,
  type PayDay,
  payDayOn,
  skipping,
} from "./model-days.ts";

/** Cents as sent on the wire. */
export const money = (cents: number) => {
  const size = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${size.slice(0, -2)}.${size.slice(-2)}`;
};

/** Weeks per interval, in units of 1/300, so that thirds of a week are whole numbers. */
const WEEKS: Record<Exclude<Interval, "once">, number> = {
  ...{ weekly: 300, fortnightly: 600, "four-weekly": 1_200, "5 weeks": 1_500 },
  ...{ monthly: 1_299, "2 months": 2_600, quarterly: 3_900, "half-yearly": 7_800, annually: 15_600, "2 years": 31_200 },
};
/** Rounded half up to the cent. With skipped months, the other months' amounts are spread over all twelve. */
export function weeklyOf(amount: number, interval: Interval, skipped: readonly number[] = []): number {
  if (interval === "once") throw new Error("what is due once is saved up by its day");
  const [size, weeks] = [300 * amount * (12 - skipped.length), WEEKS[interval] * 12];
  return Math.floor((2 * size + weeks) / (2 * weeks));
}

/** The missing amount divided by the weeks until its date, rounded up. */
export const onceWeekly = (amount: number, start: number, due: number) =>
  Math.ceil(amount / Math.floor((due - start) / 7));

/** An interval as sent on the wire. */
export const frequencyOf = (interval: Interval) => {
  const [, every, unit] = /^(\d+) (\w+)s$/.exec(interval) ?? [];
  return every === undefined ? { frequency: interval } : { frequency: "custom", every: Number(every), unit };
};

/** What a person enters for a bill. */
export type EnteredBill = {
  amount: number;
  account: string;
  interval: Interval;
  payDay?: PayDay | undefined;
  nextDue?: number | undefined;
  isAutomatic: boolean;
  isDirectDebit: boolean;
  skippedMonths?: number[];
  endsAfter?: number;
  endsOn?: number;
  estimate?: "last" | "average-of-three";
};

export const isAutoPaid = ({ isAutomatic, isDirectDebit }: EnteredBill) => isAutomatic || isDirectDebit;
export const source = ({ isDirectDebit }: EnteredBill) => (isDirectDebit ? "direct-debit" : "automatic");

/** The payment day for the entered fields: the date's own, unless it matches the known day. */
export function payDayOf({ interval, payDay, nextDue }: EnteredBill): PayDay | undefined {
  if (nextDue === undefined || (payDay !== undefined && isPayDay(payDay, interval, nextDue))) return payDay;
  return payDayOn(interval, nextDue);
}

/** The schedule for the entered fields, on or after a day; none if the due day is unknown. */
export function planOf(entered: EnteredBill, from: number): DuePlan | undefined {
  const payDay = payDayOf(entered);
  if (payDay === undefined || (entered.nextDue === undefined && !isAutoPaid(entered))) return undefined;
  return skipping(
    duePlan(entered.interval, entered.nextDue ?? firstPayDay(payDay, from), payDay),
    entered.skippedMonths ?? [],
  );
}

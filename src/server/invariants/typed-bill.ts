import {
  type DuePlan,
  duePlan,
  firstPayDay,
  type Interval,
  isPayDay,
  type PayDay,
  payDayOn,
  skipping,
} from "./plain-days.ts";

/** Cents as the wire has them. */
export const money = (cents: number) => {
  const size = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${size.slice(0, -2)}.${size.slice(-2)}`;
};

/** Weeks of each, in three hundredths, so that thirds of a week are whole too. */
const WEEKS: Record<Exclude<Interval, "once">, number> = {
  ...{ weekly: 300, fortnightly: 600, "four-weekly": 1_200, "5 weeks": 1_500 },
  ...{ monthly: 1_299, "2 months": 2_600, quarterly: 3_900, "half-yearly": 7_800, annually: 15_600, "2 years": 31_200 },
};
/** Half up to the cent. Where nothing is due in some months, the others' need is spread over all twelve. */
export function weeklyOf(amount: number, interval: Interval, skipped: readonly number[] = []): number {
  if (interval === "once") throw new Error("what is due once is saved up by its day");
  const [size, weeks] = [300 * amount * (12 - skipped.length), WEEKS[interval] * 12];
  return Math.floor((2 * size + weeks) / (2 * weeks));
}

/** What is missing over the weeks until its day, rounded up. */
export const onceWeekly = (amount: number, start: number, due: number) =>
  Math.ceil(amount / Math.floor((due - start) / 7));

/** How an interval is said. */
export const frequencyOf = (interval: Interval) => {
  const [, every, unit] = /^(\d+) (\w+)s$/.exec(interval) ?? [];
  return every === undefined ? { frequency: interval } : { frequency: "custom", every: Number(every), unit };
};

/** What a person types about a bill. */
export type Typed = {
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
  return skipping(
    duePlan(typed.interval, typed.nextDue ?? firstPayDay(payDay, from), payDay),
    typed.skippedMonths ?? [],
  );
}

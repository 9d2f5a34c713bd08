import { type Cents, divide } from "./money.ts";

/** Every n weeks, months or years. */
export type Interval = { every: number; unit: Unit };

export const UNITS = ["week", "month", "year"] as const;
export type Unit = (typeof UNITS)[number];

/** The named intervals people choose from. */
export const INTERVALS = {
  weekly: { every: 1, unit: "week" },
  fortnightly: { every: 2, unit: "week" },
  biweekly: { every: 2, unit: "week" },
  "four-weekly": { every: 4, unit: "week" },
  monthly: { every: 1, unit: "month" },
  quarterly: { every: 3, unit: "month" },
  "half-yearly": { every: 6, unit: "month" },
  annually: { every: 1, unit: "year" },
  // Long enough that a one-time bill never recurs within a plan; half of it is how early the bill can be paid.
  once: { every: 20, unit: "year" },
} as const satisfies Record<string, Interval>;
export type IntervalName = keyof typeof INTERVALS;

/** Every named frequency except `custom`. */
export const INTERVAL_NAMES = [
  ...(["weekly", "fortnightly", "biweekly", "four-weekly", "monthly", "twice-monthly"] as const),
  ...(["quarterly", "half-yearly", "annually", "once"] as const),
] as const satisfies readonly (IntervalName | "twice-monthly")[];

/** A named or custom interval. */
export type Frequency = IntervalName | Interval;

export const intervalOf = (frequency: Frequency): Interval =>
  typeof frequency === "string" ? INTERVALS[frequency] : frequency;

export const isInWeeks = (frequency: Frequency) => intervalOf(frequency).unit === "week";

export function isSameInterval(one: Frequency, other: Frequency): boolean {
  const [a, b] = [intervalOf(one), intervalOf(other)];
  return a.every === b.every && a.unit === b.unit && (one === "once") === (other === "once");
}

/** The four most common frequencies, which lead every form and which a scan distinguishes. */
export const USUAL_FREQUENCIES = ["weekly", "monthly", "quarterly", "annually"] as const;
export type UsualFrequency = (typeof USUAL_FREQUENCIES)[number];

/** `custom` is a number of weeks, months or years. */
export const BILL_FREQUENCIES = [
  ...USUAL_FREQUENCIES,
  ...(["fortnightly", "four-weekly", "half-yearly", "custom", "once"] as const),
] as const;
export type BillFrequency = (typeof BILL_FREQUENCIES)[number];

/** The spec's four first; `twice-monthly` is two days of the month. */
export const INCOME_FREQUENCIES = [
  ...(["weekly", "biweekly", "monthly", "annually"] as const),
  ...(["four-weekly", "twice-monthly", "fortnightly", "half-yearly", "custom"] as const),
] as const;
export type IncomeFrequency = (typeof INCOME_FREQUENCIES)[number];

/** The longest custom interval, in weeks, months or years. */
export const MOST_EVERY = 60;

/** An interval as stored: its name, and for `custom` its numbers. */
type Stored<Word> = { frequency: Word; every: number | null; unit: Unit | null };

/** The interval of a bill. */
export const billInterval = ({ frequency, every, unit }: Stored<BillFrequency>): Frequency =>
  frequency === "custom" ? customInterval(every, unit) : frequency;

/** The interval of an income. */
export const incomeInterval = ({ frequency, every, unit }: Stored<IncomeFrequency>): Frequency | "twice-monthly" =>
  frequency === "custom" ? customInterval(every, unit) : frequency;

function customInterval(every: number | null, unit: Unit | null): Interval {
  if (every === null || unit === null) throw new RangeError("a custom interval without its numbers");
  return { every, unit };
}

/** The number of months in an interval of months or years. */
export const monthsIn = ({ every, unit }: Interval) => (unit === "year" ? 12 * every : every);

/** Weeks in a period as a fraction: a month is 4.33, n other months are n × 13/3 (so a year is 52), half a month is 4.33 / 2. */
export function weeksIn(frequency: Frequency | "twice-monthly"): { weeks: number; per: number } {
  if (frequency === "twice-monthly") return { weeks: 433, per: 200 };
  const interval = intervalOf(frequency);
  if (interval.unit === "week") return { weeks: interval.every, per: 1 };
  const months = monthsIn(interval);
  return months === 1 ? { weeks: 433, per: 100 } : { weeks: 13 * months, per: 3 };
}

/** The weekly amount of a recurring one, rounded half up to the cent. 129.90 per month is 30.00 per week */
export function weeklyAmount(amount: Cents, frequency: Frequency | "twice-monthly"): Cents {
  const { weeks, per } = weeksIn(frequency);
  return divide(amount, weeks, per);
}

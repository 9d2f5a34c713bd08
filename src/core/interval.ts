import { type Cents, divide } from "./money.ts";

/** Every so many weeks, months or years. */
export type Interval = { every: number; unit: Unit };

export const UNITS = ["week", "month", "year"] as const;
export type Unit = (typeof UNITS)[number];

/** The words people choose from, as intervals. The spec's four for bills and four for incomes are spellings of it. */
export const INTERVALS = {
  weekly: { every: 1, unit: "week" },
  fortnightly: { every: 2, unit: "week" },
  biweekly: { every: 2, unit: "week" },
  "four-weekly": { every: 4, unit: "week" },
  monthly: { every: 1, unit: "month" },
  quarterly: { every: 3, unit: "month" },
  "half-yearly": { every: 6, unit: "month" },
  annually: { every: 1, unit: "year" },
  // Whatever is due once has no second time within any plan; half of this is how early it can be paid.
  once: { every: 20, unit: "year" },
} as const satisfies Record<string, Interval>;
export type IntervalWord = keyof typeof INTERVALS;

/** Every word that says how often something comes, but for `custom`. */
export const INTERVAL_WORDS = [
  ...(["weekly", "fortnightly", "biweekly", "four-weekly", "monthly", "twice-monthly"] as const),
  ...(["quarterly", "half-yearly", "annually", "once"] as const),
] as const satisfies readonly (IntervalWord | "twice-monthly")[];

/** An interval, or a word for one. */
export type Frequency = IntervalWord | Interval;

export const intervalOf = (frequency: Frequency): Interval =>
  typeof frequency === "string" ? INTERVALS[frequency] : frequency;

export const isInWeeks = (frequency: Frequency) => intervalOf(frequency).unit === "week";

export function isSameInterval(one: Frequency, other: Frequency): boolean {
  const [a, b] = [intervalOf(one), intervalOf(other)];
  return a.every === b.every && a.unit === b.unit && (one === "once") === (other === "once");
}

/** How often most bills come: the four that every form begins with, and that a scan tells apart. */
export const USUAL_FREQUENCIES = ["weekly", "monthly", "quarterly", "annually"] as const;
export type UsualFrequency = (typeof USUAL_FREQUENCIES)[number];

/** `custom` says how many weeks, months or years. */
export const BILL_FREQUENCIES = [
  ...USUAL_FREQUENCIES,
  ...(["fortnightly", "four-weekly", "half-yearly", "custom", "once"] as const),
] as const;
export type BillFrequency = (typeof BILL_FREQUENCIES)[number];

/** The spec's four first, and on two days of the month. */
export const INCOME_FREQUENCIES = [
  ...(["weekly", "biweekly", "monthly", "annually"] as const),
  ...(["four-weekly", "twice-monthly", "fortnightly", "half-yearly", "custom"] as const),
] as const;
export type IncomeFrequency = (typeof INCOME_FREQUENCIES)[number];

/** How many weeks, months or years lie between two days of a custom interval, at most. */
export const MOST_EVERY = 60;

/** What is stored of an interval: a word, and for `custom` the numbers behind it. */
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

/** Of an interval in months or years. */
export const monthsIn = ({ every, unit }: Interval) => (unit === "year" ? 12 * every : every);

/** Weeks in a period as a fraction: a month has 4.33, three have 13, a year 52; any other number of months thirds of 13; half a month is half of 4.33. */
export function weeksIn(frequency: Frequency | "twice-monthly"): { weeks: number; per: number } {
  if (frequency === "twice-monthly") return { weeks: 433, per: 200 };
  const interval = intervalOf(frequency);
  if (interval.unit === "week") return { weeks: interval.every, per: 1 };
  const months = monthsIn(interval);
  return months === 1 ? { weeks: 433, per: 100 } : { weeks: 13 * months, per: 3 };
}

/** What to put aside (or what comes in) each week, half up to the cent. 129.90 a month is 30.00 a week */
export function weeklyAmount(amount: Cents, frequency: Frequency | "twice-monthly"): Cents {
  const { weeks, per } = weeksIn(frequency);
  return divide(amount, weeks, per);
}

import { addDays, addMonths, type Day, dayInMonth, daysBetween, weekdayOf } from "./day.ts";
import { type Cents, divide } from "./money.ts";

/** Every so many weeks, months or years. */
export type Interval = { every: number; unit: Unit };

export const UNITS = ["week", "month", "year"] as const;
export type Unit = (typeof UNITS)[number];

/** Days on which nothing comes: from one day up to another, which is the first that counts again; without one it goes on. */
export type Gap = { from: Day; until: Day | null };

/**
 * Days that come again: every interval from a first one, up to an end if there is one. A day of the month is clamped to the
 * month's last day and never drifts; a weekday moves each day of the month to that weekday, on or after it. Days in months
 * that are skipped, or in a gap, do not count.
 */
export type Recurrence = Interval & {
  first: Day;
  dayOfMonth?: number;
  weekday?: number;
  until?: Day;
  /** January is 1. */
  skippedMonths?: readonly number[];
  gap?: Gap;
};

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

const monthsIn = ({ every, unit }: Interval) => (unit === "year" ? 12 * every : every);

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

/** The same where nothing is due in some months: what the others need is put aside all year round. */
export function weeklyWithout(amount: Cents, days: Interval & Pick<Recurrence, "first" | "skippedMonths">): Cents {
  const { weeks, per } = weeksIn({ every: days.every, unit: days.unit });
  const { due, of } = partDue(days);
  return divide(amount, weeks * of, per * due);
}

/** How many of the days in a row count: of ten instalments a year, ten of twelve. */
function partDue(days: Interval & Pick<Recurrence, "first" | "skippedMonths">): { due: number; of: number } {
  const skipped = new Set(days.skippedMonths);
  if (skipped.size === 0) return { due: 1, of: 1 };
  const first = Number(days.first.slice(5, 7)) - 1;
  const step = days.unit === "week" ? 1 : monthsIn(days);
  const months = Array.from({ length: 12 }, (_, n) => ((first + n * step) % 12) + 1);
  const due = months.filter((month) => !skipped.has(month)).length;
  return { due: Math.max(1, due), of: 12 };
}

/** One interval after a day, or several. */
export function afterPeriods(interval: Interval, date: Day, count = 1): Day {
  return interval.unit === "week"
    ? addDays(date, 7 * interval.every * count)
    : addMonths(date, monthsIn(interval) * count);
}

/** The nth day, counted from the first, so that a short month never shifts the ones after it; also those that do not count. */
function anyDay(recurrence: Recurrence, n: number): Day {
  const { first, dayOfMonth, weekday } = recurrence;
  if (recurrence.unit === "week") return afterPeriods(recurrence, first, n);
  if (weekday !== undefined) return onWeekday(afterPeriods(recurrence, first, n), weekday);
  return dayInMonth(first, monthsIn(recurrence) * n, dayOfMonth ?? dayOf(first));
}

/** The nth day that counts; undefined past the end. Those before the first, which nobody owes, have numbers below zero. */
export function nthDay(recurrence: Recurrence, n: number): Day | undefined {
  if (recurrence.skippedMonths === undefined && recurrence.gap === undefined) return countedFrom(recurrence, n)?.day;
  const step = n < 0 ? -1 : 1;
  let found = countedFrom(recurrence, n < 0 ? -1 : 0, step);
  for (let left = n < 0 ? -n - 1 : n; left > 0 && found !== undefined; left -= 1) {
    found = countedFrom(recurrence, found.n + step, step);
  }
  return found?.day;
}

/** The first of the days later than a day; undefined after the end. */
export function nextAfter(recurrence: Recurrence, after: Day): Day | undefined {
  return countedFrom(recurrence, countUpTo(recurrence, after))?.day;
}

/** So many days in a row may not count before we say that none comes any more: eleven months of every week, and more. */
const MOST_SKIPPED = 60;

/** The first day that counts, from the nth on, and its number. */
function countedFrom(recurrence: Recurrence, from: number, step = 1): { n: number; day: Day } | undefined {
  const { until, gap, skippedMonths = [] } = recurrence;
  let skipped = 0;
  for (let n = from; skipped <= MOST_SKIPPED; n += step) {
    const day = anyDay(recurrence, n);
    if (until !== undefined && day > until) return undefined;
    if (gap !== undefined && day >= gap.from && (gap.until === null || day < gap.until)) {
      if (gap.until === null && step > 0) return undefined;
      continue;
    }
    if (!skippedMonths.includes(monthOf(day))) return { n, day };
    skipped += 1;
  }
  return undefined;
}

/** How many of the days are not later than a day, whether they count or not. */
function countUpTo(recurrence: Recurrence, date: Day): number {
  let n = Math.max(0, Math.floor(daysBetween(recurrence.first, date) / longestPeriod(recurrence)));
  while (anyDay(recurrence, n) <= date) n += 1;
  return n;
}

/** Every one of the days after a day up to and including another, oldest first. */
export function daysOf(recurrence: Recurrence, after: Day, upTo: Day): Day[] {
  const days: Day[] = [];
  // Counted on rather than looked up again: a year of a hundred bills is walked while somebody drags.
  for (
    let next = countedFrom(recurrence, countUpTo(recurrence, after));
    next !== undefined && next.day <= upTo;
    next = countedFrom(recurrence, next.n + 1)
  ) {
    days.push(next.day);
  }
  return days;
}

/** The last of the days of a recurrence that ends; undefined when it does not end, or has none. */
export function lastDay(recurrence: Recurrence): Day | undefined {
  const { until, ...endless } = recurrence;
  if (until === undefined) return undefined;
  const found = countedFrom(endless, countUpTo(recurrence, until) - 1, -1);
  return found === undefined || found.day < recurrence.first ? undefined : found.day;
}

/** Whether a day is one of them. */
export const isOneOf = (recurrence: Recurrence, date: Day) => nextAfter(recurrence, addDays(date, -1)) === date;

/** In days, and never shorter than a real period, so that a guess of how many have passed is never too far ahead. */
export function longestPeriod(interval: Interval): number {
  return interval.unit === "week" ? 7 * interval.every : 31 * monthsIn(interval) + 7;
}

/** The first such weekday on or after a day. */
export const onWeekday = (from: Day, weekday: number) => addDays(from, (weekday - weekdayOf(from) + 7) % 7);

const dayOf = (date: Day) => Number(date.slice(8, 10));
const monthOf = (date: Day) => Number(date.slice(5, 7));

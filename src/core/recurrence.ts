import { addDays, addMonths, type Day, dayInMonth, daysBetween, weekdayOf } from "./day.ts";
import { type Cents, divide } from "./money.ts";

/** Every so many weeks, months or years. */
export type Interval = { every: number; unit: Unit };

export const UNITS = ["week", "month", "year"] as const;
export type Unit = (typeof UNITS)[number];

/**
 * Days that come again: every interval from a first one, up to an end if there is one. A day of the month is clamped to the
 * month's last day and never drifts; a weekday moves each day of the month to that weekday, on or after it.
 */
export type Recurrence = Interval & { first: Day; dayOfMonth?: number; weekday?: number; until?: Day };

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
} as const satisfies Record<string, Interval>;
export type IntervalWord = keyof typeof INTERVALS;

export const BILL_FREQUENCIES = ["weekly", "monthly", "quarterly", "annually"] as const;
export type BillFrequency = (typeof BILL_FREQUENCIES)[number];

/** The spec's four words, every four weeks, and on two days of the month. */
export const INCOME_FREQUENCIES = [
  "weekly",
  "biweekly",
  "four-weekly",
  "monthly",
  "twice-monthly",
  "annually",
] as const;
export type IncomeFrequency = (typeof INCOME_FREQUENCIES)[number];

const monthsIn = ({ every, unit }: Interval) => (unit === "year" ? 12 * every : every);

/** Weeks in a period as a fraction: a month has 4.33, three have 13, a year 52; any other number of months thirds of 13; half a month is half of 4.33. */
export function weeksIn(word: IntervalWord | IncomeFrequency | Interval): { weeks: number; per: number } {
  if (word === "twice-monthly") return { weeks: 433, per: 200 };
  const interval = typeof word === "string" ? INTERVALS[word] : word;
  if (interval.unit === "week") return { weeks: interval.every, per: 1 };
  const months = monthsIn(interval);
  return months === 1 ? { weeks: 433, per: 100 } : { weeks: 13 * months, per: 3 };
}

/** What to put aside (or what comes in) each week, half up to the cent. 129.90 a month is 30.00 a week */
export function weeklyAmount(amount: Cents, interval: IntervalWord | IncomeFrequency | Interval): Cents {
  const { weeks, per } = weeksIn(interval);
  return divide(amount, weeks, per);
}

/** One interval after a day, or several. */
export function afterPeriods(interval: Interval, date: Day, count = 1): Day {
  return interval.unit === "week"
    ? addDays(date, 7 * interval.every * count)
    : addMonths(date, monthsIn(interval) * count);
}

/** The nth day, counted from the first, so that a short month never shifts the ones after it. */
export function nthDay(recurrence: Recurrence, n: number): Day {
  const { first, dayOfMonth, weekday } = recurrence;
  if (recurrence.unit === "week") return afterPeriods(recurrence, first, n);
  if (weekday !== undefined) return onWeekday(afterPeriods(recurrence, first, n), weekday);
  return dayInMonth(first, monthsIn(recurrence) * n, dayOfMonth ?? dayOf(first));
}

/** The first of the days later than a day; undefined after the end. */
export function nextAfter(recurrence: Recurrence, after: Day): Day | undefined {
  const found = firstAfter(recurrence, after);
  return recurrence.until !== undefined && found > recurrence.until ? undefined : found;
}

/** The same, as if it never ended. */
export const firstAfter = (recurrence: Recurrence, after: Day): Day => nthDay(recurrence, countUpTo(recurrence, after));

/** How many of the days are not later than a day. */
function countUpTo(recurrence: Recurrence, date: Day): number {
  let n = Math.max(0, Math.floor(daysBetween(recurrence.first, date) / longestPeriod(recurrence)));
  while (nthDay(recurrence, n) <= date) n += 1;
  return n;
}

/** Every one of the days after a day up to and including another, oldest first. */
export function daysOf(recurrence: Recurrence, after: Day, upTo: Day): Day[] {
  const days: Day[] = [];
  const last = recurrence.until !== undefined && recurrence.until < upTo ? recurrence.until : upTo;
  // Counted on rather than looked up again: a year of a hundred bills is walked while somebody drags.
  for (let n = countUpTo(recurrence, after), next = nthDay(recurrence, n); next <= last; next = nthDay(recurrence, n)) {
    days.push(next);
    n += 1;
  }
  return days;
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

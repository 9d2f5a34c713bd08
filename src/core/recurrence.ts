import { addDays, addMonths, type Day, dayInMonth, daysBetween, weekdayOf } from "./day.ts";
import { type Interval, monthsIn, weeksIn } from "./interval.ts";
import { type Cents, divide } from "./money.ts";

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
  const { until, gap, skippedMonths } = recurrence;
  let skipped = 0;
  for (let n = from; skipped <= MOST_SKIPPED; n += step) {
    const day = anyDay(recurrence, n);
    if (until !== undefined && day > until) return undefined;
    if (gap !== undefined && day >= gap.from && (gap.until === null || day < gap.until)) {
      if (gap.until === null && step > 0) return undefined;
      continue;
    }
    if (!skippedMonths?.includes(monthOf(day))) return { n, day };
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

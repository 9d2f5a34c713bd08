import { addDays, addMonths, type Day, dayInMonth, daysBetween, weekdayOf } from "./day.ts";
import { type Interval, monthsIn, weeksIn } from "./interval.ts";
import { type Cents, divide } from "./money.ts";

/** Days that don't count: from (inclusive) until (exclusive); null until means open-ended. */
export type Gap = { from: Day; until: Day | null };

/**
 * Recurring days: every interval from a first day, up to an optional end. A day of the month is clamped to the month's last
 * day and never drifts; a weekday moves each day of the month to that weekday, on or after it. Days in skipped months or in
 * a gap don't count.
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

/** The weekly amount with skipped months: what the other months need, spread over the whole year. */
export function weeklyWithSkippedMonths(
  amount: Cents,
  days: Interval & Pick<Recurrence, "first" | "skippedMonths">,
): Cents {
  const { weeks, per } = weeksIn({ every: days.every, unit: days.unit });
  const { due, of } = shareDue(days);
  return divide(amount, weeks * of, per * due);
}

/** What part of the days isn't skipped: with ten instalments per year, 10 of 12. */
function shareDue(days: Interval & Pick<Recurrence, "first" | "skippedMonths">): { due: number; of: number } {
  const skipped = new Set(days.skippedMonths);
  if (skipped.size === 0) return { due: 1, of: 1 };
  const first = Number(days.first.slice(5, 7)) - 1;
  const step = days.unit === "week" ? 1 : monthsIn(days);
  const months = Array.from({ length: 12 }, (_, n) => ((first + n * step) % 12) + 1);
  const due = months.filter((month) => !skipped.has(month)).length;
  return { due: Math.max(1, due), of: 12 };
}

/** A number of intervals after a day. */
export function addPeriods(interval: Interval, date: Day, count = 1): Day {
  return interval.unit === "week"
    ? addDays(date, 7 * interval.every * count)
    : addMonths(date, monthsIn(interval) * count);
}

/** The nth day counted from the first, so that a short month never shifts later days; includes days that don't count. */
function nthDayUnfiltered(recurrence: Recurrence, n: number): Day {
  const { first, dayOfMonth, weekday } = recurrence;
  if (recurrence.unit === "week") return addPeriods(recurrence, first, n);
  if (weekday !== undefined) return onWeekday(addPeriods(recurrence, first, n), weekday);
  return dayInMonth(first, monthsIn(recurrence) * n, dayOfMonth ?? dayOf(first));
}

/** The nth day that counts; undefined past the end. Negative for days before the first, which aren't owed. */
export function nthDay(recurrence: Recurrence, n: number): Day | undefined {
  if (recurrence.skippedMonths === undefined && recurrence.gap === undefined) return findCountedDay(recurrence, n)?.day;
  const step = n < 0 ? -1 : 1;
  let current = findCountedDay(recurrence, n < 0 ? -1 : 0, step);
  for (let remaining = n < 0 ? -n - 1 : n; remaining > 0 && current !== undefined; remaining -= 1) {
    current = findCountedDay(recurrence, current.n + step, step);
  }
  return current?.day;
}

/** The first recurring day after a given day; undefined after the end. */
export function nextAfter(recurrence: Recurrence, after: Day): Day | undefined {
  return findCountedDay(recurrence, countUpTo(recurrence, after))?.day;
}

/** How many consecutive skipped days mean that none follows: more than eleven months of weeks. */
const MAX_SKIPPED = 60;

/** The first day that counts from the nth on, with its number. */
function findCountedDay(recurrence: Recurrence, from: number, step = 1): { n: number; day: Day } | undefined {
  const { until, gap, skippedMonths } = recurrence;
  let skipped = 0;
  for (let n = from; skipped <= MAX_SKIPPED; n += step) {
    const day = nthDayUnfiltered(recurrence, n);
    if (until !== undefined && day > until) return undefined;
    if (isInGap(gap, day)) {
      if (gap?.until === null && step > 0) return undefined;
      continue;
    }
    if (!skippedMonths?.includes(monthOf(day))) return { n, day };
    skipped += 1;
  }
  return undefined;
}

const isInGap = (gap: Gap | undefined, day: Day) =>
  gap !== undefined && day >= gap.from && (gap.until === null || day < gap.until);

/** Whether nothing recurs on a day because it's in a skipped month or in a gap. */
export const isLeftOut = ({ skippedMonths = [], gap }: Pick<Recurrence, "skippedMonths" | "gap">, day: Day) =>
  isInGap(gap, day) || skippedMonths.includes(monthOf(day));

/** How many recurring days are on or before a day, including those that don't count. */
function countUpTo(recurrence: Recurrence, date: Day): number {
  let n = Math.max(0, Math.floor(daysBetween(recurrence.first, date) / longestPeriod(recurrence)));
  while (nthDayUnfiltered(recurrence, n) <= date) n += 1;
  return n;
}

/** The recurring days after one day up to and including another, oldest first. */
export function daysOf(recurrence: Recurrence, after: Day, upTo: Day): Day[] {
  const days: Day[] = [];
  // Continues counting rather than searching again: a year of a hundred bills is simulated while someone drags a slider.
  for (
    let next = findCountedDay(recurrence, countUpTo(recurrence, after));
    next !== undefined && next.day <= upTo;
    next = findCountedDay(recurrence, next.n + 1)
  ) {
    days.push(next.day);
  }
  return days;
}

/** The last day of a recurrence with an end; undefined if it has no end or no days. */
export function lastDay(recurrence: Recurrence): Day | undefined {
  const { until, ...endless } = recurrence;
  if (until === undefined) return undefined;
  const last = findCountedDay(endless, countUpTo(recurrence, until) - 1, -1);
  return last === undefined || last.day < recurrence.first ? undefined : last.day;
}

/** Whether a day is one of the recurring days. */
export const occursOn = (recurrence: Recurrence, date: Day) => nextAfter(recurrence, addDays(date, -1)) === date;

/** In days, never shorter than an actual period, so that an estimate of how many have passed is never too high. */
export function longestPeriod(interval: Interval): number {
  return interval.unit === "week" ? 7 * interval.every : 31 * monthsIn(interval) + 7;
}

/** The first given weekday on or after a day. */
export const onWeekday = (from: Day, weekday: number) => addDays(from, (weekday - weekdayOf(from) + 7) % 7);

const dayOf = (date: Day) => Number(date.slice(8, 10));
const monthOf = (date: Day) => Number(date.slice(5, 7));

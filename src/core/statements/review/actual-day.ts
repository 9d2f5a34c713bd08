import { type Day, daysBetween } from "#core/day.ts";
import { type Frequency, type Interval, intervalOf, isSameInterval, monthsIn } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import { addPeriods, nthDay, type Recurrence } from "#core/recurrence.ts";
import type { Recurring } from "#core/statements/recurring/find-recurring.ts";

/** The part of a bill that a statement is compared with. */
export type KnownBill = {
  id: number;
  name: string;
  amount: Cents;
  frequency: Frequency;
  nextDueDate: Day | null;
  /** Whether its days can be moved: no skipped months, no end and no pause. */
  isMovable: boolean;
};

const MONTH_DAYS = 30.44;
/** In days: a smaller deviation doesn't count. */
const MIN_DAYS_OFF = 2;
/** How many payments must agree on the other day. */
const AGREEING_PAYMENTS = 3;

const apart = (one: Day, other: Day) => Math.abs(daysBetween(one, other));

const periodOf = (interval: Interval) =>
  interval.unit === "week" ? 7 * interval.every : MONTH_DAYS * monthsIn(interval);

/** The day of a recurrence nearest to a date, including days before its first. */
function nearest(days: Recurrence, date: Day): Day {
  const n = Math.round(daysBetween(days.first, date) / periodOf(days));
  return [n - 1, n, n + 1]
    .map((one) => nthDay(days, one) ?? days.first)
    .reduce((best, one) => (apart(one, date) < apart(best, date) ? one : best));
}

const actualDays = ({ interval, next, dayOfMonth }: Recurring): Recurrence => ({
  ...interval,
  first: next,
  ...(dayOfMonth === null ? {} : { dayOfMonth }),
});

/** Whether a date is one of the days something recurs on; for long intervals, give or take a weekend. */
export const isOnItsDay = (recurring: Recurring, date: Day) =>
  apart(nearest(actualDays(recurring), date), date) <= Math.min(3, periodOf(recurring.interval) / 10);

/** Whether a bill's last payments were all made on a different day from its due day. */
export function isPaidOnOtherDay(recurring: Recurring, { frequency, nextDueDate, isMovable }: KnownBill): boolean {
  const { interval, lines, isStopped, reasons } = recurring;
  if (nextDueDate === null || !isMovable || isStopped || !isSameInterval(frequency, interval)) return false;
  const [actual, scheduled] = [actualDays(recurring), { ...interval, first: nextDueDate }];
  const last = lines.slice(-AGREEING_PAYMENTS);
  return (
    reasons.some(({ why }) => why === "regular") &&
    apart(nearest(actual, nextDueDate), nextDueDate) >= MIN_DAYS_OFF &&
    last.length === AGREEING_PAYMENTS &&
    last.every(({ day }) => apart(day, nearest(actual, day)) < apart(day, nearest(scheduled, day)))
  );
}

/**
 * The corrected next due of a bill that is paid on another day, after marking a number of dues as paid. Null if that day has
 * passed, as the open due mustn't be lost.
 */
export function correctedDue(
  { recurring, bill }: { recurring: Recurring; bill: KnownBill },
  { paid, today }: { paid: number; today: Day },
): Day | null {
  if (bill.nextDueDate === null) return null;
  const open = addPeriods(intervalOf(bill.frequency), bill.nextDueDate, paid);
  const due = nearest(actualDays(recurring), open);
  return due < today || due === open ? null : due;
}

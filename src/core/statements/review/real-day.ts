import { type Day, daysBetween } from "#core/day.ts";
import { type Frequency, intervalOf, isSameInterval, monthsIn } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import { afterPeriods, nthDay, type Recurrence } from "#core/recurrence.ts";
import type { Recurring } from "#core/statements/recurring/find-recurring.ts";

/** A bill as far as a statement is held against it. */
export type KnownBill = {
  id: number;
  name: string;
  amount: Cents;
  frequency: Frequency;
  nextDueDate: Day | null;
  /** Whether its days can be moved: it leaves out no months, has no end and is not paused. */
  isMovable: boolean;
};

const MONTH_DAYS = 30.44;
/** A day more or less is no other day; and so many payments have to say so. */
const OFF = 2;
const SAYING = 3;

const apart = (one: Day, other: Day) => Math.abs(daysBetween(one, other));

/** The day of a recurrence nearest to a date, also before its first. */
function nearest(days: Recurrence, date: Day): Day {
  const period = days.unit === "week" ? 7 * days.every : MONTH_DAYS * monthsIn(days);
  const n = Math.round(daysBetween(days.first, date) / period);
  return [n - 1, n, n + 1]
    .map((one) => nthDay(days, one) ?? days.first)
    .reduce((best, one) => (apart(one, date) < apart(best, date) ? one : best));
}

const realDays = ({ interval, next, dayOfMonth }: Recurring): Recurrence => ({
  ...interval,
  first: next,
  ...(dayOfMonth === null ? {} : { dayOfMonth }),
});

/** Whether the last payments of a bill all came on a day that is not the bill's. */
export function comesOnOtherDay(recurring: Recurring, { frequency, nextDueDate, isMovable }: KnownBill): boolean {
  const { interval, lines, isStopped, reasons } = recurring;
  if (nextDueDate === null || !isMovable || isStopped || !isSameInterval(frequency, interval)) return false;
  const [real, own] = [realDays(recurring), { ...interval, first: nextDueDate }];
  const last = lines.slice(-SAYING);
  return (
    reasons.some(({ why }) => why === "regular") &&
    apart(nearest(real, nextDueDate), nextDueDate) >= OFF &&
    last.length === SAYING &&
    last.every(({ day }) => apart(day, nearest(real, day)) < apart(day, nearest(own, day)))
  );
}

/**
 * When a bill whose payments come on another day is next due, once so many of its dues are marked as paid. Null when that day is
 * over: the due of that time is still open and must not be lost.
 */
export function correctedDue(
  { recurring, bill }: { recurring: Recurring; bill: KnownBill },
  { paid, today }: { paid: number; today: Day },
): Day | null {
  if (bill.nextDueDate === null) return null;
  const open = afterPeriods(intervalOf(bill.frequency), bill.nextDueDate, paid);
  const due = nearest(realDays(recurring), open);
  return due < today || due === open ? null : due;
}

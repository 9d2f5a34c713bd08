import { type Day, daysBetween } from "#core/day.ts";
import { type Frequency, intervalOf, isSameInterval, monthsIn } from "#core/interval.ts";
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

/** The day of a recurrence nearest to a date, including days before its first. */
function nearest(days: Recurrence, date: Day): Day {
  const period = days.unit === "week" ? 7 * days.every : MONTH_DAYS * monthsIn(days);
  const n = Math.round(daysBetween(days.first, date) / period);
  return [n - 1, n, n + 1]
    .map((one) => nthDay(days, one) ?? days.first)
    .reduce((best, one) => (apart(one, date) < apart(best, date) ? one : best));
}

const actualDays = ({ interval, next, dayOfMonth }: Recurring): Recurrence => ({
  ...interval,
  first: next,
  ...(dayOfMonth === null ? {} : { dayOfMonth }),
});

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

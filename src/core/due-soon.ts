import { type Day, day } from "./day.ts";
import type { DueProgress } from "./savings.ts";

type Dates = { nextDueDate: string | null; openPayments: readonly { dueDate: string | null }[] };

/**
 * The next day on which money is due: the bill's next due date or an earlier open payment. May be in the past, as a failed
 * payment is open too and a manual one may be overdue. Undefined if no date is known.
 */
export function nextDue({ nextDueDate, openPayments }: Dates): Day | undefined {
  const dates = [nextDueDate, ...openPayments.map((payment) => payment.dueDate)].filter((date) => date !== null);
  // Days sort as text.
  return dates.sort().map(day)[0];
}

export type DueSoon = { due: Day | undefined; progress: DueProgress };

const NEVER = Number.POSITIVE_INFINITY;
const FAR_FUTURE = "9999-12-31";

/** Soonest due first. Bills without a date come last, the nearest to fully saved first, by days and then percent. */
export function byDueSoon(a: DueSoon, b: DueSoon): number {
  const [due, other] = [a.due ?? FAR_FUTURE, b.due ?? FAR_FUTURE];
  if (due !== other) return due < other ? -1 : 1;
  const days = (one: DueSoon) => one.progress.daysToGo ?? NEVER;
  if (days(a) !== days(b)) return days(a) < days(b) ? -1 : 1;
  return b.progress.percent - a.progress.percent;
}

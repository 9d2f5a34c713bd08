import { type Day, day } from "./day.ts";
import type { DueProgress } from "./savings.ts";

type Dates = { nextDueDate: string | null; openPayments: readonly { dueDate: string | null }[] };

/**
 * The next day on which money is due: the bill's own next date, or an earlier payment that still waits. One that failed
 * waits too, and nobody may have paid one by hand, so its day may have passed. Undefined when no date is known.
 */
export function nextDue({ nextDueDate, openPayments }: Dates): Day | undefined {
  const dates = [nextDueDate, ...openPayments.map((payment) => payment.dueDate)].filter((date) => date !== null);
  // Days compare as text.
  return dates.sort().map(day)[0];
}

export type DueSoon = { due: Day | undefined; progress: DueProgress };

const NEVER = Number.POSITIVE_INFINITY;
const LAST = "9999-12-31";

/** Soonest due first; without a date last, nearest to fully saved first, in days and then in percent. */
export function byDueSoon(a: DueSoon, b: DueSoon): number {
  const [due, other] = [a.due ?? LAST, b.due ?? LAST];
  if (due !== other) return due < other ? -1 : 1;
  const days = (one: DueSoon) => one.progress.daysToGo ?? NEVER;
  if (days(a) !== days(b)) return days(a) < days(b) ? -1 : 1;
  return b.progress.percent - a.progress.percent;
}

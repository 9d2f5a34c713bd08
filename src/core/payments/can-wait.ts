import type { Day } from "#core/day.ts";

/** Whether a payment is scheduled rather than made now: a direct debit with a future due date. */
export function canWait(isDirectDebit: boolean, dueDate: Day | undefined, today: Day): boolean {
  return isDirectDebit && dueDate !== undefined && dueDate > today;
}

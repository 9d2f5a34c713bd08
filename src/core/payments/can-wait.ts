import type { Day } from "#core/day.ts";

/** Whether a payment can wait for its due date: one of a direct debit, with a due date still ahead. Anything else is paid now. */
export function canWait(isDirectDebit: boolean, dueDate: Day | undefined, today: Day): boolean {
  return isDirectDebit && dueDate !== undefined && dueDate > today;
}

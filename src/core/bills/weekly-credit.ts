import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";
import type { Bill } from "./bill.ts";

/** What a bill is credited for the weeks that are complete, all at once: how many, how much, and when the next is. */
export type WeeklyCredit = {
  /** Weeks are counted from the start; the credit is named for its first. */
  firstWeek: number;
  weeks: number;
  amount: Cents;
  /** The day on which the last of them was complete. */
  day: Day;
  nextCreditDate: Day;
};

/** The credit that a bill is owed by a day; undefined when no week is complete. The database does the same sum for many bills at once. */
export function weeklyCredit(
  { startDate, nextCreditDate, weeklyAmount }: Pick<Bill, "startDate" | "nextCreditDate" | "weeklyAmount">,
  by: Day,
): WeeklyCredit | undefined {
  if (nextCreditDate > by) return undefined;
  const weeks = Math.floor(daysBetween(nextCreditDate, by) / 7) + 1;
  return {
    firstWeek: Math.floor(daysBetween(startDate, nextCreditDate) / 7),
    weeks,
    amount: cents(weeklyAmount * weeks),
    day: addDays(nextCreditDate, 7 * (weeks - 1)),
    nextCreditDate: addDays(nextCreditDate, 7 * weeks),
  };
}

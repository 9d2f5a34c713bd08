import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type Cents, cents, ZERO } from "#core/money.ts";
import { type Bill, runningCatchUp } from "./bill.ts";

/** What a bill is credited for weeks in a row that are worth the same: how many, how much, and when the next is. */
export type WeeklyCredit = {
  /** Weeks are counted from the start; the credit is named for its first. */
  firstWeek: number;
  weeks: number;
  amount: Cents;
  /** The part of it that the catch-up adds. */
  catchUp: Cents;
  /** The day on which the last of them was complete. */
  day: Day;
  /** Null when its last due has come. */
  nextCreditDate: Day | null;
};

type Credited = Pick<
  Bill,
  "startDate" | "nextCreditDate" | "creditUntil" | "weeklyAmount" | "catchUpWeekly" | "catchUpUntil"
> & {
  /** What it is a week from a later day on. */
  next?: { from: Day; weekly: Cents } | null;
};

/**
 * The credits that a bill is owed by a day, oldest first: one for all of its weeks, or more where a catch-up ended or another amount began between them.
 * The database does the same sum for many bills at once.
 */
export function weeklyCredits(bill: Credited, by: Day): WeeklyCredit[] {
  const { startDate, nextCreditDate, creditUntil, weeklyAmount, next: change = null } = bill;
  if (nextCreditDate === null || nextCreditDate > by) return [];
  if (change !== null && change.from <= nextCreditDate)
    return weeklyCredits({ ...bill, weeklyAmount: change.weekly, next: null }, by);
  const catchUp = runningCatchUp(bill);
  const until =
    [by, catchUp?.until, creditUntil, change && addDays(change.from, -1)].flatMap((each) => each ?? []).sort()[0] ?? by;
  const weeks = Math.floor(daysBetween(nextCreditDate, until) / 7) + 1;
  const next = addDays(nextCreditDate, 7 * weeks);
  const credit = {
    firstWeek: Math.floor(daysBetween(startDate, nextCreditDate) / 7),
    weeks,
    amount: cents((weeklyAmount + (catchUp?.weekly ?? 0)) * weeks),
    catchUp: cents((catchUp?.weekly ?? ZERO) * weeks),
    day: addDays(nextCreditDate, 7 * (weeks - 1)),
    nextCreditDate: creditUntil !== null && next > creditUntil ? null : next,
  };
  return [credit, ...weeklyCredits({ ...bill, nextCreditDate: credit.nextCreditDate }, by)];
}

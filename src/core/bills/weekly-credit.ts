import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type Cents, cents, ZERO } from "#core/money.ts";
import { type Bill, runningCatchUp } from "./bill.ts";

/** One credit for consecutive weeks of the same amount. */
export type WeeklyCredit = {
  /** The first week it covers, counted from the start. */
  firstWeek: number;
  weeks: number;
  amount: Cents;
  /** The part of `amount` added by the catch-up. */
  catchUp: Cents;
  /** The day on which the last week was complete. */
  day: Day;
  /** Null once the last due is reached. */
  nextCreditDate: Day | null;
};

type Credited = Pick<
  Bill,
  "startDate" | "nextCreditDate" | "creditUntil" | "weeklyAmount" | "catchUpWeekly" | "catchUpUntil"
> & {
  /** The weekly amount from a later day. */
  next?: { from: Day; weekly: Cents } | null;
};

/**
 * The credits owed to a bill by a day, oldest first: one for all weeks, split where a catch-up ends or a new amount starts.
 * The database does the same calculation for many bills at once.
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

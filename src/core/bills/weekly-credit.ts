import { addDays, type Day, daysBetween, earliest } from "#core/day.ts";
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

type CreditedBill = Pick<
  Bill,
  "startDate" | "nextCreditDate" | "creditUntil" | "weeklyAmount" | "catchUpWeekly" | "catchUpUntil"
> & {
  /** The weekly amount from a later day. */
  next?: { from: Day; weekly: Cents } | null;
};

/** The first day after a given one on which a whole week since the start is complete: the next credit day. */
export const creditAfter = (start: Day, after: Day) =>
  addDays(start, 7 * Math.max(1, Math.floor(daysBetween(start, after) / 7) + 1));

/** A credit day, or null if it's after the last due. */
export const unlessAfterEnd = (next: Day, creditUntil: Day | null) =>
  creditUntil !== null && next > creditUntil ? null : next;

/** The number of credit days from the first one until a day, inclusive. */
export const countCreditDays = (first: Day, by: Day) => Math.max(0, Math.floor(daysBetween(first, by) / 7) + 1);

/** A weekly credit, with the catch-up separate. */
export type Week = { offset: number; level: Cents; catchUp: Cents };

type Weeks = {
  first: number;
  last: number;
  level: (offset: number) => Cents;
  catchUp: { weekly: Cents; last: number } | null;
};

/**
 * A bill's weekly credits: one every seventh day from the first to the last, each with the amount of its day and the catch-up
 * while it lasts. Offsets instead of dates, because the plan needs very many.
 */
export function weeksOf({ first, last, level, catchUp }: Weeks): Week[] {
  const weeks: Week[] = [];
  for (let offset = first; offset <= last; offset += 7) {
    weeks.push({
      offset,
      level: level(offset),
      catchUp: catchUp !== null && offset <= catchUp.last ? catchUp.weekly : ZERO,
    });
  }
  return weeks;
}

/**
 * The credits owed to a bill by a day, oldest first: one for all weeks, split where a catch-up ends or a new amount starts.
 * The database does the same calculation for many bills at once.
 */
export function weeklyCredits(bill: CreditedBill, by: Day): WeeklyCredit[] {
  const { startDate, nextCreditDate: first, creditUntil, weeklyAmount } = bill;
  if (first === null) return [];
  const offsetOf = (day: Day) => daysBetween(first, day);
  const catchUp = runningCatchUp(bill);
  const extraCredit = catchUp && { weekly: catchUp.weekly, last: offsetOf(catchUp.until) };
  const change = bill.next ?? { from: addDays(by, 1), weekly: weeklyAmount };
  const isChanged = (offset: number) => offset >= offsetOf(change.from);
  const weeks = weeksOf({
    first: 0,
    last: offsetOf(earliest(by, creditUntil)),
    level: (offset) => (isChanged(offset) ? change.weekly : weeklyAmount),
    catchUp: extraCredit,
  });
  const groupKeyOf = ({ offset }: Week) => `${isChanged(offset)} ${extraCredit !== null && offset <= extraCredit.last}`;
  return groupsOf(weeks, groupKeyOf).map((group) => {
    const [from, to] = [group[0]?.offset ?? 0, group.at(-1)?.offset ?? 0];
    const next = addDays(first, to + 7);
    return {
      firstWeek: Math.floor(daysBetween(startDate, addDays(first, from)) / 7),
      weeks: group.length,
      amount: cents(group.reduce((sum, week) => sum + week.level + week.catchUp, 0)),
      catchUp: cents(group.reduce((sum, week) => sum + week.catchUp, 0)),
      day: addDays(first, to),
      nextCreditDate: unlessAfterEnd(next, creditUntil),
    };
  });
}

/** Groups consecutive weeks of the same part. */
function groupsOf(weeks: readonly Week[], groupKeyOf: (week: Week) => string): Week[][] {
  const groups: Week[][] = [];
  let currentKey: string | undefined;
  for (const week of weeks) {
    if (groupKeyOf(week) === currentKey) groups.at(-1)?.push(week);
    else groups.push([week]);
    currentKey = groupKeyOf(week);
  }
  return groups;
}

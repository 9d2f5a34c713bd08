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

/** The first day after another on which a whole week since the start is complete: a bill's next credit day. */
export const creditAfter = (start: Day, after: Day) =>
  addDays(start, 7 * Math.max(1, Math.floor(daysBetween(start, after) / 7) + 1));

/** How many credit days there are from the first up to and including a day. */
export const weeksBy = (first: Day, by: Day) => Math.max(0, Math.floor(daysBetween(first, by) / 7) + 1);

/** One week's credit, apart from what its catch-up adds. */
export type Week = { offset: number; level: Cents; catchUp: Cents };

type Weeks = {
  first: number;
  last: number;
  level: Cents | ((offset: number) => Cents);
  catchUp: { weekly: Cents; last: number } | null;
};

/**
 * What each week of a bill credits, and on which day: every seventh day from the first to the last, the amount of that day,
 * and the catch-up as long as it runs. Days are counted from any one day, since the plan asks for very many.
 */
export function weeksOf({ first, last, level, catchUp }: Weeks): Week[] {
  const weeks: Week[] = [];
  for (let offset = first; offset <= last; offset += 7) {
    weeks.push({
      offset,
      level: typeof level === "number" ? level : level(offset),
      catchUp: catchUp !== null && offset <= catchUp.last ? catchUp.weekly : ZERO,
    });
  }
  return weeks;
}

/**
 * The credits that a bill is owed by a day, oldest first: one for all of its weeks, or more where a catch-up ended or another amount began between them.
 * The database does the same sum for many bills at once.
 */
export function weeklyCredits(bill: Credited, by: Day): WeeklyCredit[] {
  const { startDate, nextCreditDate: first, creditUntil, weeklyAmount, next: change = null } = bill;
  if (first === null) return [];
  const offsetOf = (day: Day) => daysBetween(first, day);
  const catchUp = runningCatchUp(bill);
  const extra = catchUp && { weekly: catchUp.weekly, last: offsetOf(catchUp.until) };
  const isChanged = (offset: number) => change !== null && offset >= offsetOf(change.from);
  const weeks = weeksOf({
    first: 0,
    last: offsetOf(creditUntil !== null && creditUntil < by ? creditUntil : by),
    level: (offset) => (change !== null && isChanged(offset) ? change.weekly : weeklyAmount),
    catchUp: extra,
  });
  const partOf = ({ offset }: Week) => `${isChanged(offset)} ${extra !== null && offset <= extra.last}`;
  return groupsOf(weeks, partOf).map((group) => {
    const [from, to] = [group[0]?.offset ?? 0, group.at(-1)?.offset ?? 0];
    const next = addDays(first, to + 7);
    return {
      firstWeek: Math.floor(daysBetween(startDate, addDays(first, from)) / 7),
      weeks: group.length,
      amount: cents(group.reduce((sum, week) => sum + week.level + week.catchUp, 0)),
      catchUp: cents(group.reduce((sum, week) => sum + week.catchUp, 0)),
      day: addDays(first, to),
      nextCreditDate: creditUntil !== null && next > creditUntil ? null : next,
    };
  });
}

/** Neighbours of the same part, together. */
function groupsOf(weeks: readonly Week[], partOf: (week: Week) => string): Week[][] {
  const groups: Week[][] = [];
  let part: string | undefined;
  for (const week of weeks) {
    if (partOf(week) === part) groups.at(-1)?.push(week);
    else groups.push([week]);
    part = partOf(week);
  }
  return groups;
}

import { addDays, type Day, daysBetween, weekdayOf } from "#core/day.ts";
import type { PlannedDue } from "#core/plan/simulate.ts";
import type { Told } from "./events.ts";

/** The longest lead that can be chosen. */
export const LONGEST_LEAD = 7;
/** A due that was missed longer ago than this is not brought up again. Less than the days of history, which say what was told. */
export const OVERDUE_DAYS = 30;
/** Paydays and weeks that nobody was told of in time are still told of for so many days. */
export const LATE_DAYS = 6;
export const HISTORY_DAYS = 90;

type DueTold = Extract<Told, { event: "due-short" | "due-covered" }>;

/** What could be told of dues today, to those with the longest lead. A day that is assumed never nags. */
export function dueReminders(dues: readonly PlannedDue[], names: ReadonlyMap<number, string>, today: Day): DueTold[] {
  return dues
    .filter(({ isAssumed, day, due }) => {
      return !isAssumed && daysBetween(today, day) <= LONGEST_LEAD && daysBetween(due, today) <= OVERDUE_DAYS;
    })
    .map(({ billId, due, day, amount, short, isByHand }) => ({
      event: short > 0 ? "due-short" : "due-covered",
      ...{ billId, billName: names.get(billId) ?? "", due, day, amount, short, isByHand },
    }));
}

/** Whether it is time to tell somebody with this lead. Everything but a due is told at once. */
export const isTime = (told: Told, lead: number, today: Day) => !isDue(told) || daysBetween(today, told.day) <= lead;

export const isDue = (told: Told): told is DueTold => told.event === "due-short" || told.event === "due-covered";

/** The Monday on or before a day. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** Whether it no longer says anything new: its week is over, or its day long past. */
export function isStale(told: Told, today: Day): boolean {
  if (told.event === "weekly-report") return daysBetween(told.monday, today) > LATE_DAYS;
  if (told.event === "payday") return daysBetween(told.payday, today) > LATE_DAYS;
  if (isDue(told)) return daysBetween(told.due, today) > OVERDUE_DAYS;
  return false;
}

import { addDays, type Day, daysBetween, weekdayOf } from "#core/day.ts";
import type { PlannedDue } from "#core/plan/simulate.ts";
import type { NotificationEvent } from "./events.ts";

/** The longest reminder lead time, in days. */
export const LONGEST_LEAD = 7;
/** Dues overdue for longer than this aren't reminded of. Shorter than HISTORY_DAYS, which prevents duplicates. */
export const OVERDUE_DAYS = 30;
/** For how many days a late payday reminder or weekly report is still sent. */
export const LATE_DAYS = 6;
export const HISTORY_DAYS = 90;

type DueEvent = Extract<NotificationEvent, { event: "due-short" | "due-covered" }>;

/** The due reminders for today at the longest lead time. An assumed due day is never reminded of. */
export function dueReminders(dues: readonly PlannedDue[], names: ReadonlyMap<number, string>, today: Day): DueEvent[] {
  return dues
    .filter(({ isAssumed, day, due }) => {
      return !isAssumed && daysBetween(today, day) <= LONGEST_LEAD && daysBetween(due, today) <= OVERDUE_DAYS;
    })
    .map(({ billId, due, day, amount, short, isByHand }) => ({
      event: short > 0 ? "due-short" : "due-covered",
      ...{ billId, billName: names.get(billId) ?? "", due, day, amount, short, isByHand },
    }));
}

/** Whether it's time to notify someone with this lead time. Only reminders of dues wait. */
export const isWithinLeadTime = (notification: NotificationEvent, lead: number, today: Day) =>
  !isDueEvent(notification) || daysBetween(today, notification.day) <= lead;

export const isDueEvent = (notification: NotificationEvent): notification is DueEvent =>
  notification.event === "due-short" || notification.event === "due-covered";

/** The Monday on or before a day. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** Whether an event is out of date: its week is over or its day long past. */
export function isStale(notification: NotificationEvent, today: Day): boolean {
  if (notification.event === "weekly-report") return daysBetween(notification.monday, today) > LATE_DAYS;
  if (notification.event === "payday") return daysBetween(notification.payday, today) > LATE_DAYS;
  if (isDueEvent(notification)) return daysBetween(notification.due, today) > OVERDUE_DAYS;
  return false;
}

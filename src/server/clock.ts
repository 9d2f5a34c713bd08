import { type Calendar, type Day, todayOf } from "#core/day.ts";

/** A household's calendar as it is kept: without a time zone it follows the server's. */
export type KeptCalendar = { timeZone: string | null; notBefore: Day | null };

/** For what belongs to no household, and for a household that is only being made. */
export const SERVER_CALENDAR: KeptCalendar = { timeZone: null, notBefore: null };

/** The only place that reads the time. Everything else is handed a Clock, an instant or a day. */
export type Clock = {
  now(): Date;
  /** The day it is for a household. */
  today(calendar: KeptCalendar): Day;
};

/** A household's calendar, with the server's time zone where it has none. */
export const calendarOf = ({ timeZone, notBefore }: KeptCalendar, ofServer: string): Calendar => ({
  timeZone: timeZone ?? ofServer,
  notBefore,
});

export function openClock(timezone: string) {
  const now = () => new Date();
  return { now, today: (calendar = SERVER_CALENDAR) => todayOf(calendarOf(calendar, timezone), now()) };
}

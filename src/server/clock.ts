import { type Calendar, type Day, todayOf } from "#core/day.ts";

/** A household's stored calendar: without a time zone it uses the server's. */
export type StoredCalendar = { timeZone: string | null; notBefore: Day | null };

/** For data without a household, and for a household that is being created. */
export const SERVER_CALENDAR: StoredCalendar = { timeZone: null, notBefore: null };

/** The only place that reads the time. Everything else receives a Clock, an instant or a day. */
export type Clock = {
  now(): Date;
  /** The household's current day. */
  today(calendar: StoredCalendar): Day;
};

/** A household's calendar, with the server's time zone as the default. */
export const calendarOf = ({ timeZone, notBefore }: StoredCalendar, ofServer: string): Calendar => ({
  timeZone: timeZone ?? ofServer,
  notBefore,
});

export function openClock(timezone: string) {
  const now = () => new Date();
  return { now, today: (calendar = SERVER_CALENDAR) => todayOf(calendarOf(calendar, timezone), now()) };
}

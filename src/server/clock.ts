import { type Day, dayIn } from "#core/day.ts";

/** The only place that reads the time. Everything else is handed a Clock, an instant or a day. */
export type Clock = {
  now(): Date;
  /** The day it is for this household. */
  today(): Day;
};

export function openClock(timezone: string): Clock {
  const now = () => new Date();
  return { now, today: () => dayIn(timezone, now()) };
}

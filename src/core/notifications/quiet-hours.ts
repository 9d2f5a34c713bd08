import { isTimeZone } from "#core/day.ts";

/** From one minute of the day until another, in the person's time zone. Spans midnight if it ends earlier than it starts. */
export type QuietHours = { from: number; until: number };

export const DAY_MINUTES = 1440;
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 21 * 60, until: 8 * 60 };

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-GB", {
    // One this server doesn't know is treated as by todayOf: a household must not stop the messages of the others.
    ...(isTimeZone(timeZone) && { timeZone }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The local time in minutes since midnight. */
export function minuteOfDay(instant: Date, timeZone: string): number {
  const [hours, minutes] = formatterIn(timeZone).format(instant).split(":");
  return Number(hours) * 60 + Number(minutes);
}

export function isQuiet(instant: Date, { from, until }: QuietHours, timeZone: string): boolean {
  const minute = minuteOfDay(instant, timeZone);
  return from <= until ? from <= minute && minute < until : from <= minute || minute < until;
}

const MINUTE = 60_000;
/** In minutes: no clock change has ever been larger. */
const LARGEST_CHANGE = 180;

/** The first moment from `now` outside quiet hours: `now` itself or the end of the quiet hours. */
export function nextSendTime(now: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (quiet === null || quiet.from === quiet.until || !isQuiet(now, quiet, timeZone)) return now;
  const after = (minutes: number) => new Date((Math.floor(now.getTime() / MINUTE) + minutes) * MINUTE);
  let minutesToWait = (quiet.until - minuteOfDay(now, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  // A clock change in between moves the end of the quiet hours, so correct the estimate minute by minute.
  for (let step = 0; step < LARGEST_CHANGE && isQuiet(after(minutesToWait), quiet, timeZone); step++)
    minutesToWait += 1;
  for (
    let step = 0;
    step < LARGEST_CHANGE && minutesToWait > 1 && !isQuiet(after(minutesToWait - 1), quiet, timeZone);
    step++
  )
    minutesToWait -= 1;
  return after(minutesToWait);
}

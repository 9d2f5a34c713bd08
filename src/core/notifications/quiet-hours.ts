/** From one minute of the day until another, in the person's time zone. Spans midnight if it ends earlier than it starts. */
export type QuietHours = { from: number; until: number };

export const DAY_MINUTES = 1440;
export const USUAL_QUIET: QuietHours = { from: 21 * 60, until: 8 * 60 };

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  clocks.set(timeZone, made);
  return made;
}

/** The local time in minutes since midnight. */
export function minuteOfDay(instant: Date, timeZone: string): number {
  const [hours, minutes] = clockIn(timeZone).format(instant).split(":");
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
export function firstLoud(now: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (quiet === null || quiet.from === quiet.until || !isQuiet(now, quiet, timeZone)) return now;
  const after = (minutes: number) => new Date((Math.floor(now.getTime() / MINUTE) + minutes) * MINUTE);
  let wait = (quiet.until - minuteOfDay(now, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  // A clock change in between moves the end of the quiet hours, so correct the estimate minute by minute.
  for (let step = 0; step < LARGEST_CHANGE && isQuiet(after(wait), quiet, timeZone); step++) wait += 1;
  for (let step = 0; step < LARGEST_CHANGE && wait > 1 && !isQuiet(after(wait - 1), quiet, timeZone); step++) wait -= 1;
  return after(wait);
}

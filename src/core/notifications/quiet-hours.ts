/** From one minute of the day up to another, both by the person's clock; over midnight when it ends earlier than it begins. */
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

/** What a clock on the wall shows, in minutes since midnight. */
export function minuteOfDay(instant: Date, timeZone: string): number {
  const [hours, minutes] = clockIn(timeZone).format(instant).split(":");
  return Number(hours) * 60 + Number(minutes);
}

export function isQuiet(instant: Date, { from, until }: QuietHours, timeZone: string): boolean {
  const minute = minuteOfDay(instant, timeZone);
  return from <= until ? from <= minute && minute < until : from <= minute || minute < until;
}

const MINUTE = 60_000;
/** No clock has ever been put on or back by more than this. */
const LARGEST_CHANGE = 180;

/** The first moment from a given one on at which somebody may be disturbed: that one itself, or the end of their quiet hours. */
export function firstLoud(now: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (quiet === null || quiet.from === quiet.until || !isQuiet(now, quiet, timeZone)) return now;
  const after = (minutes: number) => new Date((Math.floor(now.getTime() / MINUTE) + minutes) * MINUTE);
  let wait = (quiet.until - minuteOfDay(now, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  // Where the clock is put on or back in between, its end comes sooner or later than the clock made us think.
  for (let step = 0; step < LARGEST_CHANGE && isQuiet(after(wait), quiet, timeZone); step++) wait += 1;
  for (let step = 0; step < LARGEST_CHANGE && wait > 1 && !isQuiet(after(wait - 1), quiet, timeZone); step++) wait -= 1;
  return after(wait);
}

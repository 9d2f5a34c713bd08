/** A calendar day such as "2026-03-01", without a time zone. */
export type Day = string & { readonly unit: "day" };

const MS_PER_DAY = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

// Cached: the same few hundred days recur, and parsing and formatting them is most of a plan's cost.
const numbers = new Map<Day, number>();
const days = new Map<number, Day>();
const MAX_CACHED = 10_000;

function numberOf(day: Day): number {
  const cached = numbers.get(day);
  if (cached !== undefined) return cached;
  const number = Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
  if (numbers.size < MAX_CACHED) numbers.set(day, number);
  return number;
}

function dayOfNumber(number: number): Day {
  const cached = days.get(number);
  if (cached !== undefined) return cached;
  const day = new Date(number * MS_PER_DAY).toISOString().slice(0, 10) as Day;
  if (days.size < MAX_CACHED) days.set(number, day);
  return day;
}

/** Parses a valid day from 1900 to 2199; undefined for anything else, such as February 31st. */
export function parseDay(text: string): Day | undefined {
  const match = ISO_DAY.exec(text);
  if (!match || Number(match[1]) < 1900 || Number(match[1]) > 2199) return undefined;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? (text as Day) : undefined;
}

/** Parses a day that is known to be valid; throws otherwise. */
export function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new RangeError(`not a day: ${text}`);
  return parsed;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  formatters.set(timeZone, formatter);
  return formatter;
}

type Zoned = { toPlainDate: () => { toString: () => string } };
declare const Temporal:
  | { Instant: { fromEpochMilliseconds: (time: number) => { toZonedDateTimeISO: (timeZone: string) => Zoned } } }
  | undefined;

/** The day in a time zone at an instant. dayIn("America/New_York", 3 a.m. UTC on the 2nd) is the 1st */
export function dayIn(timeZone: string, instant: Date): Day {
  // Newer browsers don't need a formatter; a page's first one costs a phone a tenth of a second.
  if (typeof Temporal !== "undefined") {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
    return day(zoned.toPlainDate().toString());
  }
  return day(formatterIn(timeZone).format(instant));
}

/** The day at an instant in the device's own time zone, without the cost of looking that up. */
export function localDay(instant: Date): Day {
  return dayOfNumber(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()) / MS_PER_DAY);
}

/** Whether a name is a known time zone, such as Europe/London. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && dayIn(name, new Date(0)) !== undefined;
  } catch {
    return false;
  }
}

/** A household's time zone, and the day it had when it changed to that zone, before which it never goes back. */
export type Calendar = { timeZone: string; notBefore: Day | null };

/** Today for a household; never goes back. Falls back to the device's time zone if the household's is unknown. */
export function todayOf({ timeZone, notBefore }: Calendar, instant: Date): Day {
  const day = isTimeZone(timeZone) ? dayIn(timeZone, instant) : localDay(instant);
  return latest(day, notBefore);
}

/** The later of two days; one that's missing doesn't count. */
export function latest(day: Day, other: Day | null | undefined): Day {
  const another = other ?? day;
  return another > day ? another : day;
}

/** The earlier of two days; one that's missing doesn't count. */
export function earliest(day: Day, other: Day | null | undefined): Day {
  const another = other ?? day;
  return another < day ? another : day;
}

export function addDays(from: Day, days: number): Day {
  return dayOfNumber(numberOf(from) + days);
}

/** How many days `to` is after `from`; negative if it's earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from);
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(date: Day): number {
  return ((((numberOf(date) + 3) % 7) + 7) % 7) + 1;
}

/** A day of the month `months` after `from`, clamped to that month's last day. dayInMonth("2026-01-31", 1, 31) is February 28th */
export function dayInMonth(from: Day, months: number, dayOfMonth: number): Day {
  const year = Number(from.slice(0, 4));
  const month = Number(from.slice(5, 7)) - 1 + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOfNumber(Date.UTC(year, month, Math.min(dayOfMonth, last)) / MS_PER_DAY);
}

/** The same day of the month, months later, clamped to that month's last day. */
export function addMonths(from: Day, months: number): Day {
  return dayInMonth(from, months, Number(from.slice(8, 10)));
}

import { addDays, type Day, dayInMonth, weekdayOf } from "#core/day.ts";

export type Random = {
  next: () => number;
  whole: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
  digits: (count: number) => string;
};

export function makeRandom(next: () => number): Random {
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick: (list) => list[whole(0, list.length - 1)] as (typeof list)[number],
    chance: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(""),
  };
}

/** Days on which no bank books, besides weekends. */
const HOLIDAYS = new Set([
  "01-01",
  "12-25",
  "12-26",
  "05-01",
  "07-04",
  "10-03",
  "11-11",
  "04-25",
  "07-14",
  "08-15",
  "04-03",
  "04-06",
]);

const isOpen = (date: Day) => weekdayOf(date) < 6 && !HOLIDAYS.has(date.slice(5));

/** The day a bank books on: the next one it works on, or the one before. */
export function bankDay(date: Day, way: "next" | "previous"): Day {
  let found = date;
  while (!isOpen(found)) found = addDays(found, way === "next" ? 1 : -1);
  return found;
}

/** The last day of its month on which banks work. */
export const lastBankDay = (date: Day) => bankDay(dayInMonth(date, 0, 31), "previous");

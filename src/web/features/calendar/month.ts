import { addDays, addMonths, type Day, day, dayInMonth, weekdayOf } from "#core/day.ts";

/** "2026-11" */
export type Month = string;

export const monthOf = (date: Day): Month => date.slice(0, 7);
export const firstOf = (month: Month): Day => day(`${month}-01`);
const lastOf = (month: Month): Day => dayInMonth(firstOf(month), 0, 31);

/** The month so many months later. */
export const monthAfter = (month: Month, count: number): Month => monthOf(addMonths(firstOf(month), count));

/** The weeks that a month touches, each from Monday to Sunday; its first and last days may belong to the neighbours. */
export function weeksOf(month: Month): Day[][] {
  const weeks: Day[][] = [];
  for (let monday = mondayOf(firstOf(month)); monday <= lastOf(month); monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

const mondayOf = (date: Day) => addDays(date, 1 - weekdayOf(date));

/** Where a key leads in a grid of days; undefined for a key that does not move. */
export function moveByKey(from: Day, key: string): Day | undefined {
  const weekday = weekdayOf(from);
  if (key === "ArrowLeft") return addDays(from, -1);
  if (key === "ArrowRight") return addDays(from, 1);
  if (key === "ArrowUp") return addDays(from, -7);
  if (key === "ArrowDown") return addDays(from, 7);
  if (key === "Home") return addDays(from, 1 - weekday);
  if (key === "End") return addDays(from, 7 - weekday);
  if (key === "PageUp") return addMonths(from, -1);
  if (key === "PageDown") return addMonths(from, 1);
  return undefined;
}

/** The day itself, or the nearest of those that can be shown. */
export function within(date: Day, first: Month, last: Month): Day {
  if (date < firstOf(first)) return firstOf(first);
  return date > lastOf(last) ? lastOf(last) : date;
}

import { daysBetween } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { type DateOrder, datesIn, dayOf } from "./date-text.ts";
import { frequencyOfDays } from "./period.ts";

const MONTH = "(?:jan|feb|fev|mar|mrz|apr|avr|may|mai|jun|juin|jul|juil|aug|aou|sep|oct|okt|nov|dec|dez)[\\p{L}]*\\.?";
const JOIN = "\\s*(?:-|–|—|to|bis|au|through|until)\\s*";
/** "May 17 - June 16, 2026" and "17 May to 16 June 2026": the year stands once, at the end. */
const MONTH_FIRST = new RegExp(`(${MONTH}\\s+\\d{1,2})${JOIN}(${MONTH}\\s+\\d{1,2}),?\\s*(20\\d{2})`, "giu");
const DAY_FIRST = new RegExp(`(\\d{1,2}\\.?\\s+${MONTH})${JOIN}(\\d{1,2}\\.?\\s+${MONTH})\\s*(20\\d{2})`, "giu");
/** "1 - 30 April 2026". */
const IN_MONTH = new RegExp(`(?<![\\d./])(\\d{1,2})\\.?${JOIN}(\\d{1,2})\\.?\\s+(${MONTH})\\s*(20\\d{2})`, "giu");

/** A text in which both ends of a period have their year. */
function spelledOut(text: string): string {
  return text
    .replace(MONTH_FIRST, "$1, $3 - $2, $3")
    .replace(DAY_FIRST, "$1 $3 - $2 $3")
    .replace(IN_MONTH, "$1 $3 $4 - $2 $3 $4");
}

/** The frequency whose length a pair of dates in a text has. spanIn("May 17 - June 16, 2026") is "monthly" */
export function spanIn(text: string, order: DateOrder): UsualFrequency | undefined {
  const whole = spelledOut(text);
  const days = datesIn(whole).flatMap((found) => dayOf(found, order) ?? []);
  for (const [at, from] of days.entries()) {
    const to = days[at + 1];
    if (to === undefined) continue;
    // A year that stands once belongs to the end: December to January began the year before.
    const length = daysBetween(from, to) + 1;
    const frequency = frequencyOfDays(length < 0 && whole !== text ? length + 365 : length);
    if (frequency !== undefined) return frequency;
  }
  return undefined;
}

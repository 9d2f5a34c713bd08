import { type Day, weekdayOf } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { boxOf, type Found } from "./found.ts";
import type { Row } from "./rows.ts";
import { plain } from "./squash.ts";

const SAID = [
  /on (?:or (?:about|around) )?the (\d{1,2})(?:st|nd|rd|th)? (?:day )?of (?:each|every|the) (?:calendar )?month/,
  /(?:due|payable|collected|taken|debited) (?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th) (?:day )?(?:of )?(?:each|every) month/,
  /every month on the (\d{1,2})(?:st|nd|rd|th)?/,
  /(?:zum|am) (\d{1,2})\.? (?:eines )?(?:jeden?|des) monats/,
  /jeweils (?:zum|am) (\d{1,2})\./,
  /le (\d{1,2})(?:er)? (?:de )?(?:chaque|du) mois/,
  /payment day:? (\d{1,2})\b/,
];

/** The day such a bill is paid on: what the paper says of every month, else the day it is due; a weekday when weekly. */
export function findPaymentDay(
  rows: readonly Row[],
  dueDate: Found<Day> | undefined,
  frequency: UsualFrequency | undefined,
): Found<number> | undefined {
  for (const row of rows) {
    const text = plain(row.text);
    for (const pattern of SAID) {
      const day = Number(pattern.exec(text)?.[1]);
      if (day >= 1 && day <= 31) return { value: day, confidence: 0.9, place: { page: row.page, box: boxOf(row) } };
    }
  }
  if (dueDate === undefined) return undefined;
  const value = frequency === "weekly" ? weekdayOf(dueDate.value) : Number(dueDate.value.slice(8, 10));
  return { ...dueDate, value, confidence: dueDate.confidence * 0.9 };
}

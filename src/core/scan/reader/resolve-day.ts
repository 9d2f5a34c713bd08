import { addDays, type Day, dayInMonth, daysBetween, parseDay } from "#core/day.ts";
import type { Candidate } from "./candidates.ts";

type Moment = Exclude<Candidate, { kind: "money" }>;

/** A day without its year that would be further off than this has been. */
const AHEAD = 183;

/** The day a candidate speaks of: a year that is missing, a term and a day of every month count from the paper's own date. */
export function resolveDay(one: Moment, issued: Day | undefined): Day | undefined {
  if (one.kind === "date") return one.day;
  if (issued === undefined) return undefined;
  if (one.kind === "term") return addDays(issued, one.days);
  if (one.kind === "monthday") {
    const here = dayInMonth(issued, 0, one.date);
    return here > issued && one.isNext !== true ? here : dayInMonth(issued, 1, one.date);
  }
  const two = (value: number) => String(value).padStart(2, "0");
  const inYear = (year: number) => parseDay(`${year}-${two(one.month)}-${two(one.date)}`);
  const year = Number(issued.slice(0, 4));
  const here = inYear(year);
  if (here === undefined || here >= issued) return here;
  const next = inYear(year + 1);
  return next !== undefined && daysBetween(issued, next) <= AHEAD ? next : undefined;
}

import { type Day, daysBetween, parseDay } from "#core/day.ts";
import { monthOf } from "#core/scan/date-text.ts";
import { type DecimalMark, unwrapped } from "./amount-text.ts";

export const DATE_ORDERS = ["dmy", "mdy", "ymd"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const LONGEST = 40;
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:$|[T ,])/;
const FIGURES = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/.' ]\s?(\d{4}|\d{1,2})(?:$|[T ,])/;
const TOGETHER = /^(\d{4})(\d{2})(\d{2})(?:\d{4,6})?(?:$|[^\d])/;
const DAY_NAMED =
  /^(?:\p{L}{2,10}\.?,?\s+)?(\d{1,2})\.?(?:st|nd|rd|th)?[-\s/.]*(\p{L}{3,12})\.?[-\s/.,']*(\d{4}|\d{2})(?:$|[T ,])/u;
const MONTH_NAMED = /^(?:\p{L}{2,10}\.?,\s+)?(\p{L}{3,12})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:$|[T ,])/u;

const fullYear = (text: string) => (text.length <= 2 ? (Number(text) < 70 ? 2000 : 1900) + Number(text) : Number(text));
const two = (value: number) => String(value).padStart(2, "0");
const dayFrom = (year: number, month: number, day: number) => parseDay(`${year}-${two(month)}-${two(day)}`);
const monthNamed = (name: string) => monthOf(name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());

/** Parses a date as banks write it, in the file's order; undefined if it isn't a date. */
export function readDate(cell: string, order: DateOrder): Day | undefined {
  if (cell.length > LONGEST) return undefined;
  const text = unwrapped(cell);
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 57) {
    const figures = YEAR_FIRST.exec(text) ?? TOGETHER.exec(text);
    if (figures) {
      const [, year, month, day] = figures;
      return dayFrom(Number(year), Number(month), Number(day));
    }
    const three = FIGURES.exec(text);
    if (three) {
      const [, a = "", b = "", c = ""] = three;
      if (order === "dmy") return dayFrom(fullYear(c), Number(b), Number(a));
      if (order === "mdy") return dayFrom(fullYear(c), Number(a), Number(b));
      return c.length === 4 ? undefined : dayFrom(fullYear(a), Number(b), Number(c));
    }
  }
  const named = DAY_NAMED.exec(text);
  if (named) return dayFrom(fullYear(named[3] ?? ""), monthNamed(named[2] ?? ""), Number(named[1]));
  const american = MONTH_NAMED.exec(text);
  return american ? dayFrom(Number(american[3]), monthNamed(american[1] ?? ""), Number(american[2])) : undefined;
}

/** Whether a cell looks like a date in any order. */
export const isDate = (cell: string) => DATE_ORDERS.some((order) => readDate(cell, order) !== undefined);

type OrderHints = {
  /** The order that the format has by default. */
  defaultOrder?: DateOrder;
  /** Each row's amount and name. */
  labels?: readonly string[];
};

/**
 * The order of a column's dates: the one in which most are valid, or of equals the one in which rows are closest together,
 * since a statement runs day by day. But what is paid again and again is paid monthly rather than on consecutive days. Nobody who
 * writes a decimal comma writes the month first.
 */
export function guessOrder(
  cells: readonly string[],
  mark: DecimalMark,
  { defaultOrder, labels = [] }: OrderHints = {},
): DateOrder {
  // Dates with the year first are read in any order, so they are counted separately.
  const yearFirst = cells.filter((cell) => cell.length <= LONGEST && YEAR_FIRST.test(unwrapped(cell))).length;
  const fallback = yearFirst > cells.length / 2 ? "ymd" : (defaultOrder ?? "dmy");
  const ranked = DATE_ORDERS.map((order) => {
    const dated = cells.map((cell) => readDate(cell, order));
    const days = dated.flatMap((day) => day ?? []);
    let distance = 0;
    for (let at = 1; at < days.length; at += 1) {
      const [previous, current] = [days[at - 1], days[at]];
      if (previous !== undefined && current !== undefined) distance += Math.abs(daysBetween(previous, current));
    }
    const isMonthly = isMostlyMonthly(dated, labels) || (order === defaultOrder && isMonthlySeries(days));
    return { order, count: days.length, distance, isMonthly };
  });
  const isUnlikely = (order: DateOrder) => Number(mark === "," && order === "mdy");
  ranked.sort(
    (one, other) =>
      other.count - one.count ||
      isUnlikely(one.order) - isUnlikely(other.order) ||
      Number(other.isMonthly) - Number(one.isMonthly) ||
      one.distance - other.distance ||
      Number(other.order === fallback) - Number(one.order === fallback),
  );
  return ranked[0]?.order ?? fallback;
}

const LEAST_REPEATS = 3;

/** Whether most rows repeat an earlier amount and name a month later. */
function isMostlyMonthly(dated: readonly (Day | undefined)[], labels: readonly string[]): boolean {
  const latest = new Map<string, Day>();
  let repeats = 0;
  for (const [at, day] of dated.entries()) {
    const label = labels[at];
    if (day === undefined || label === undefined) continue;
    const gap = Math.abs(daysBetween(latest.get(label) ?? day, day));
    if (gap >= 28 && gap <= 31) repeats += 1;
    latest.set(label, day);
  }
  return repeats >= LEAST_REPEATS && repeats >= dated.length / 2;
}

/** Whether there is one row a month, always on the same day. */
function isMonthlySeries(days: readonly Day[]): boolean {
  const steps = days.slice(1).map((day, at) => Math.abs(daysBetween(days[at] ?? day, day)));
  return steps.length >= LEAST_REPEATS && steps.every((step) => step >= 28 && step <= 31);
}

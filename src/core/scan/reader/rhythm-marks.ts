import type { Candidate } from "./candidates.ts";
import type { Mark } from "./tokens.ts";

const DAYS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
/** Likely multiples of one payment, other than twelve. */
const TIMES = [2, 3, 4, 6, 10, 11, 26, 52] as const;
/** More values than this are a table of something else. */
const MOST = 80;

/** Marks 53 and 74 to 79: amounts that are multiples of others, and days a week, month, quarter or year apart. */
export function markRhythm(mark: Mark, candidates: readonly Candidate[]): void {
  const sums = candidates.filter((one) => one.kind === "money").slice(0, MOST);
  const sizes = new Set(sums.map(({ amount }) => Math.abs(amount)).filter((size) => size >= 100));
  for (const { amount, first } of sums) {
    const size = Math.abs(amount);
    if (size < 100) continue;
    mark(first, 74, hasMultiple(sizes, size, 12));
    mark(first, 75, hasFraction(sizes, size, 12));
    mark(
      first,
      76,
      TIMES.some((times) => hasMultiple(sizes, size, times)),
    );
    mark(
      first,
      77,
      TIMES.some((times) => hasFraction(sizes, size, times)),
    );
  }
  const days = candidates.filter((one) => one.kind === "date" || one.kind === "part").slice(0, MOST);
  for (const one of days) {
    const apart = days.map((other) => intervalBetween(one, other));
    mark(one.first, 53, apart.includes("month"));
    mark(one.first, 78, apart.includes("quarter") || apart.includes("year"));
    mark(one.first, 79, apart.includes("week"));
  }
}

/** Whether a multiple of an amount is in the document, allowing for rounded parts of a yearly amount. */
const hasMultiple = (sizes: ReadonlySet<number>, size: number, times: number) =>
  [...sizes].some((other) => Math.abs(other - size * times) <= times / 2);
const hasFraction = (sizes: ReadonlySet<number>, size: number, times: number) =>
  [...sizes].some((other) => Math.abs(other * times - size) <= times / 2);

type Moment = Extract<Candidate, { kind: "date" | "part" }>;

/** The frequency between two days, if any. Days without a year are less than a year apart. */
function intervalBetween(one: Moment, other: Moment): "week" | "month" | "quarter" | "year" | undefined {
  const [a, b] = [dayOfYear(one), dayOfYear(other)];
  const years = one.kind === "date" && other.kind === "date" ? yearOf(other.day) - yearOf(one.day) : undefined;
  if (years === undefined || years === 0) return nameOf(Math.abs(a - b)) ?? nameOf(365 - Math.abs(a - b));
  const apart = Math.abs(365 * years + b - a);
  return apart >= 363 && apart <= 367 ? "year" : nameOf(apart);
}

const yearOf = (day: string) => Number(day.slice(0, 4));

function nameOf(days: number): "week" | "month" | "quarter" | undefined {
  if (days === 7 || days === 14) return "week";
  if (days >= 28 && days <= 31) return "month";
  return days >= 90 && days <= 92 ? "quarter" : undefined;
}

/** The day of the year. */
function dayOfYear(one: Moment): number {
  const [month, date] =
    one.kind === "part" ? [one.month, one.date] : [Number(one.day.slice(5, 7)), Number(one.day.slice(8))];
  return (DAYS[month - 1] ?? 0) + date;
}

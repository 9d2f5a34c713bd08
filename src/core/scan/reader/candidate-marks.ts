import { type Day, daysBetween, parseDay } from "#core/day.ts";
import { frequencyOfDays } from "#core/scan/find-frequency.ts";
import { plain } from "#core/scan/squash.ts";
import type { Candidate } from "./candidates.ts";
import type { Mark, Token } from "./tokens.ts";

const KINDS = ["money", "date", "part", "term", "monthday"] as const;
const BETWEEN = /^(?:[-–—]|to|bis|au|until|through|thru|al|a|tot|till|t\/m|and|do|e|und|et|y)?$/;

/** Marks 0 to 29: a word's kind of value, and how it compares with others in the document. */
export function markCandidates(mark: Mark, tokens: readonly Token[], candidates: readonly Candidate[]): void {
  for (const { kind, first, last } of candidates)
    for (let at = first; at <= last; at++) mark(at, KINDS.indexOf(kind), true);
  markMoney(mark, candidates);
  markDates(mark, candidates);
  markPeriods(mark, tokens, candidates);
}

function markMoney(mark: Mark, candidates: readonly Candidate[]): void {
  const all = candidates.filter((one) => one.kind === "money");
  const sizes = [...new Set(all.map(({ amount }) => Math.abs(amount)))].sort((a, b) => b - a);
  const plus = sizes.filter((size) => size > 0).slice(0, 60);
  const sums = new Set(plus.flatMap((one, at) => plus.slice(at).map((other) => one + other)));
  const differences = new Set(plus.flatMap((one) => plus.map((other) => one - other)));
  for (const [nth, { amount, isMarked, first }] of all.entries()) {
    const size = Math.abs(amount);
    const rank = sizes.indexOf(size);
    mark(first, 5, amount < 0);
    mark(first, 6, isMarked);
    mark(first, 7, Math.log10(1 + size) / 4);
    mark(first, 8, 1 / (1 + rank));
    mark(first, 9, Math.min(3, all.filter((other) => Math.abs(other.amount) === size).length - 1) / 2);
    mark(first, 10, size % 100 === 0);
    mark(first, 11, rank / Math.max(1, sizes.length));
    mark(first, 12, sums.has(size));
    mark(first, 13, size > 0 && differences.has(size));
    mark(
      first,
      14,
      isColumnSum(
        all.map((one) => one.amount),
        nth,
      ),
    );
    mark(first, 15, size === 0);
    mark(first, 16, nth === all.length - 1);
  }
}

/** Whether a figure is the sum of up to twelve figures right before it. */
function isColumnSum(amounts: readonly number[], nth: number): boolean {
  let sum = 0;
  for (let back = 1; back <= 12 && nth - back >= 0; back++) {
    sum += amounts[nth - back] ?? 0;
    if (back > 1 && sum === amounts[nth]) return true;
  }
  return false;
}

function markDates(mark: Mark, candidates: readonly Candidate[]): void {
  const all = candidates.filter((one) => one.kind === "date");
  const days = [...new Set(all.map(({ day }) => day))].sort();
  const [earliest, latest] = [days[0], days.at(-1)];
  if (earliest === undefined || latest === undefined) return;
  for (const { day, first } of all) {
    mark(first, 17, days.indexOf(day) / Math.max(1, days.length - 1));
    mark(first, 18, day === latest);
    mark(first, 19, day === earliest);
    mark(first, 20, daysBetween(earliest, day) / 60);
    mark(first, 21, daysBetween(day, latest) / 60);
    mark(first, 22, Math.min(3, all.filter((other) => other.day === day).length - 1) / 2);
  }
}

/** Two days with only a dash between them are a period, whose length suggests the frequency. */
function markPeriods(mark: Mark, tokens: readonly Token[], candidates: readonly Candidate[]): void {
  const days = candidates.filter((one) => one.kind === "date" || one.kind === "part");
  for (const [at, to] of days.entries()) {
    const from = days[at - 1];
    if (from === undefined || to.first - from.last > 3) continue;
    const between = tokens
      .slice(from.last + 1, to.first)
      .map(({ text }) => plain(text))
      .join("");
    if (!BETWEEN.test(between)) continue;
    const length = lengthOf(from, to);
    const frequency = length === undefined ? undefined : frequencyOfDays(length);
    const which =
      length === undefined ? 28 : frequency ? 23 + ORDER.indexOf(frequency) : length > 34 && length < 84 ? 27 : 28;
    mark(from.first, which, true);
    mark(to.first, which, true);
    mark(to.first, 29, true);
  }
}

const ORDER = ["weekly", "monthly", "quarterly", "annually"] as const;
type Moment = Extract<Candidate, { kind: "date" | "part" }>;

/** Days from one to the other, inclusive; a missing year is the other's. */
function lengthOf(from: Moment, to: Moment): number | undefined {
  const year =
    to.kind === "date" ? Number(to.day.slice(0, 4)) : from.kind === "date" ? Number(from.day.slice(0, 4)) : 2025;
  const start = from.kind === "date" ? from.day : dayIn(year, from);
  const end = to.kind === "date" ? to.day : dayIn(year, to);
  if (start === undefined || end === undefined) return undefined;
  const length = daysBetween(start, end) + 1;
  return length < 0 ? length + 365 : length;
}

function dayIn(year: number, { month, date }: { month: number; date: number }): Day | undefined {
  const two = (value: number) => String(value).padStart(2, "0");
  return parseDay(`${year}-${two(month)}-${two(date)}`);
}

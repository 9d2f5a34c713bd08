import { addDays, type Day, dayInMonth, daysBetween, parseDay } from "#core/day.ts";
import { type DateOrder, datesIn, dayOf, MONTH_NAME } from "#core/scan/date-text.ts";
import { moneyIn } from "#core/scan/money-text.ts";
import { plain } from "#core/scan/squash.ts";
import { partsIn } from "./date-parts.ts";
import type { Token } from "./tokens.ts";

/** A document's words and values, before the network is run. */
export type Parsed = {
  tokens: readonly Token[];
  candidates: readonly Candidate[];
  /** For each value, the words that may be its label. */
  near: Int16Array;
};

/** A possible value of a field, and its words. */
export type Candidate = { first: number; last: number } & (
  | { kind: "money"; amount: number; isMarked: boolean }
  | { kind: "date"; day: Day }
  /** A date without its year. */
  | { kind: "part"; month: number; date: number }
  /** A number of days from the document's date. */
  | { kind: "term"; days: number }
  /** A day of every month, or of the month after the document's date. */
  | { kind: "monthday"; date: number; isNext?: boolean }
);

/** A cell's text with the token of every letter. */
type CellText = { text: string; owner: number[] };

/** All possible amounts and days in a document. They don't overlap. */
export function candidatesIn(tokens: readonly Token[], order: DateOrder): Candidate[] {
  const cells = cellsOf(tokens);
  const broken = cells.flatMap((cell, at) => dayAcrossLines(tokens, cells, cell, at, order));
  const whole = cells.flatMap((cell) => {
    const found: { at: number; end: number; candidate: Candidate }[] = [];
    const add = (at: number, length: number, createCandidate: (first: number, last: number) => Candidate) => {
      const end = at + cell.text.slice(at, at + length).trimEnd().length;
      const from = at + (cell.text.slice(at, end).length - cell.text.slice(at, end).trimStart().length);
      if (end <= from || found.some((other) => from < other.end && other.at < end)) return;
      const [first = 0, last = first] = [cell.owner[from], cell.owner[end - 1]];
      found.push({ at: from, end, candidate: createCandidate(first, last) });
    };
    for (const one of datesIn(cell.text)) {
      const day = "isLoose" in one && one.isLoose ? undefined : dayOf(one, order);
      if (day !== undefined) add(one.at, one.length, (first, last) => ({ kind: "date", day, first, last }));
    }
    for (const { at, length, ...part } of partsIn(plainSameLength(cell.text), order))
      add(at, length, (first, last) => ({ ...part, first, last }));
    for (const { at, length, amount: read, isMarked } of moneyIn(cell.text)) {
      const amount = isInSentence(cell.text, at, length) ? Math.abs(read) : read;
      add(at, length, (first, last) => ({ kind: "money", amount, isMarked, first, last }));
    }
    return found.sort((a, b) => a.at - b.at).map(({ candidate }) => candidate);
  });
  const taken = new Set(
    broken.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  );
  return [...whole.filter(({ first }) => !taken.has(first)), ...broken].sort((a, b) => a.first - b.first);
}

/** Where a date may break across lines. */
const OPEN = new RegExp(`^(?:${MONTH_NAME}|\\d{1,2}(?:st|nd|rd|th|er)?|de)\\.?,?$`);
/** The most words of a date before the line break. */
const TAIL = 3;

/** A date that continues from the end of a line on the line below. */
function dayAcrossLines(
  tokens: readonly Token[],
  cells: readonly CellText[],
  cell: CellText,
  at: number,
  order: DateOrder,
): Candidate[] {
  const last = cell.owner.at(-1) ?? 0;
  const [end, begin] = [tokens[last], tokens[cell.owner[0] ?? 0]];
  if (end === undefined || begin === undefined || !OPEN.test(plain(end.text))) return [];
  const below = cells.slice(at + 1, at + 8).find(({ owner }) => {
    const token = tokens[owner[0] ?? 0];
    return token?.row !== end.row && token?.page === end.page && Math.abs(token.x - begin.x) < 2 * end.height;
  });
  const next = tokens[below?.owner[0] ?? 0];
  if (below === undefined || next === undefined || next.y - end.y > 3 * end.height) return [];
  for (let count = 1; count <= TAIL && last - count + 1 >= (cell.owner[0] ?? 0); count++) {
    const tail = tokens.slice(last - count + 1, last + 1).map(({ text }) => text);
    const text = `${tail.join(" ")} ${below.text}`;
    const length = text.length - below.text.length - 1;
    for (const one of datesIn(text)) {
      const isAcross = one.at < length && one.at + one.length > length + 1;
      const day = isAcross && !("isLoose" in one && one.isLoose) ? dayOf(one, order) : undefined;
      if (day !== undefined && one.at === 0) return [{ kind: "date", day, first: last - count + 1, last }];
    }
  }
  return [];
}

/** 'thirty euros (30.00)': brackets in a sentence aren't a minus. */
const isInSentence = (text: string, at: number, length: number) =>
  text[at] === "(" && /\p{L} $/u.test(text.slice(0, at)) && /^\)?,? ?\p{Ll}/u.test(text.slice(at + length));

/** Removes accents if that doesn't change positions. */
function plainSameLength(text: string): string {
  const plainText = plain(text);
  return plainText.length === text.length ? plainText : text.toLowerCase();
}

function cellsOf(tokens: readonly Token[]): CellText[] {
  const cells: (CellText & { cell: number })[] = [];
  for (const [at, { text, cell }] of tokens.entries()) {
    const last = cells.at(-1);
    if (last?.cell === cell) {
      last.text += ` ${text}`;
      last.owner.push(at);
    } else cells.push({ text, owner: [], cell });
    cells.at(-1)?.owner.push(...Array.from(text, () => at));
  }
  return cells;
}

type Moment = Exclude<Candidate, { kind: "money" }>;

/** In days: a day without a year that would be further ahead is in the past. */
const AHEAD = 183;

/** The day of a candidate. A missing year, a term and a day of the month are resolved from the document's date. */
export function resolveDay(one: Moment, issued: Day | undefined): Day | undefined {
  if (one.kind === "date") return one.day;
  if (issued === undefined) return undefined;
  if (one.kind === "term") return addDays(issued, one.days);
  if (one.kind === "monthday") {
    const inSameMonth = dayInMonth(issued, 0, one.date);
    return inSameMonth > issued && one.isNext !== true ? inSameMonth : dayInMonth(issued, 1, one.date);
  }
  const year = yearOf(issued);
  const inSameYear = dayInYear(one, year);
  if (inSameYear === undefined || inSameYear >= issued) return inSameYear;
  const next = dayInYear(one, year + 1);
  return next !== undefined && daysBetween(issued, next) <= AHEAD ? next : undefined;
}

/** A day without a year on a document that has no year anywhere: the nearest one to today. */
export function nearestDay(one: Extract<Candidate, { kind: "part" }>, today: Day): Day | undefined {
  const distance = (day: Day) => Math.abs(daysBetween(today, day));
  return [-1, 0, 1]
    .flatMap((years) => dayInYear(one, yearOf(today) + years) ?? [])
    .sort((a, b) => distance(a) - distance(b))[0];
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

function dayInYear({ month, date }: { month: number; date: number }, year: number): Day | undefined {
  const two = (value: number) => String(value).padStart(2, "0");
  return parseDay(`${year}-${two(month)}-${two(date)}`);
}

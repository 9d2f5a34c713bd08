import type { Day } from "#core/day.ts";
import { dateOrderOf } from "#core/scan/date-text.ts";
import type { Page } from "#core/scan/page.ts";
import { type Rules, readRules } from "#core/scan/read-bill.ts";
import { type Row, rowsOf } from "#core/scan/rows.ts";
import { amountPenalties } from "./amount-doubts.ts";
import { markCandidates } from "./candidate-marks.ts";
import { candidatesIn, type Parsed } from "./candidates.ts";
import { dayDoubt } from "./day-doubts.ts";
import { debitSentencesIn } from "./debit-hints.ts";
import { gramsOf, PIECES } from "./grams.ts";
import { pairsIn } from "./instalments.ts";
import { neighboursOf } from "./neighbours.ts";
import { markRhythm } from "./rhythm-marks.ts";
import { type Mark, type Token, tokensOf } from "./tokens.ts";
import { markRules, markWords } from "./word-marks.ts";

/** A penalty of this size is a mark of 1. */
const WHOLE = 4;

/** The number of marks of a word, and of its position values. */
export const MARKS = 84;
export const PLACES = 5;
/** Marks are stored in fiftieths, so that training and reading use identical numbers. */
export const STEPS = 50;

/** The network's input for a document, and the values its answers refer to. */
export type Features = Parsed & {
  today: Day;
  rows: readonly Row[];
  rules: Rules;
  /** For each word, the buckets of its character n-grams. */
  pieces: Int16Array;
  /** For each word, its marks in fiftieths. */
  marks: Int8Array;
  /** For each word, left, top, right and bottom as fractions of its page, and the page, in 8192nds. */
  places: Int16Array;
};

/** Converts positioned words to numbers. Training uses this module's output too. */
export function featuresOf(pages: readonly Page[], { today }: { today: Day }): Features {
  const rows = rowsOf(pages);
  const order = dateOrderOf(rows.map(({ text }) => text));
  const rules = readRules(rows, pages, { order, today });
  const tokens = tokensOf(pages);
  const candidates = candidatesIn(tokens, order);
  const marks = new Int8Array(tokens.length * MARKS);
  const mark: Mark = (token, at, value) => {
    marks[token * MARKS + at] = Math.round(Math.max(-2.5, Math.min(2.5, Number(value))) * STEPS);
  };
  markCandidates(mark, tokens, candidates);
  markWords(mark, tokens, rows);
  markRules(mark, tokens, candidates, rules);
  markRhythm(mark, candidates);
  const pieces = new Int16Array(tokens.length * PIECES);
  const places = new Int16Array(tokens.length * PLACES);
  for (const [at, token] of tokens.entries()) {
    pieces.set(gramsOf(token.text), at * PIECES);
    places.set(placeOf(token, pages[token.page] ?? { width: 1, height: 1 }), at * PLACES);
  }
  const near = neighboursOf(tokens, candidates);
  markDoubts(mark, { tokens, candidates, near });
  return { today, tokens, candidates, rows, rules, pieces, marks, places, near };
}

function placeOf({ x, y, width, height, page }: Token, on: { width: number; height: number }): number[] {
  const share = (value: number, whole: number) => Math.round(Math.max(-1, Math.min(2, value / whole)) * 8192);
  return [
    share(x, on.width),
    share(y, on.height),
    share(x + width, on.width),
    share(y + height, on.height),
    page * 1024,
  ];
}

/** Marks 80 to 83: penalties of amounts and days, amounts to be debited, and instalments with their days. */
function markDoubts(mark: Mark, paper: Parsed): void {
  for (const [{ first }, doubt] of amountPenalties(paper, false)) mark(first, 80, doubt / WHOLE);
  for (const one of paper.candidates) if (one.kind !== "money") mark(one.first, 82, dayDoubt(paper, one) / WHOLE);
  for (const { first, last } of debitSentencesIn(paper)) for (let at = first; at <= last; at++) mark(at, 81, true);
  const pairs = pairsIn(paper).sort((one, other) => (one.day < other.day ? -1 : 1));
  for (const [nth, { date, sum }] of pairs.entries())
    for (const { first } of [date, sum]) mark(first, 83, nth === 0 ? 1 : 0.5);
}

import type { Day } from "#core/day.ts";
import { dateOrderOf } from "#core/scan/date-order.ts";
import type { Page } from "#core/scan/page.ts";
import { type Rules, readRules } from "#core/scan/read-bill.ts";
import { type Row, rowsOf } from "#core/scan/rows.ts";
import { markCandidates } from "./candidate-marks.ts";
import { candidatesIn } from "./candidates.ts";
import { markDoubts } from "./doubt-marks.ts";
import { gramsOf, PIECES } from "./grams.ts";
import { neighboursOf } from "./neighbours.ts";
import type { Parsed } from "./parsed.ts";
import { markRhythm } from "./rhythm-marks.ts";
import { markRules } from "./rule-marks.ts";
import { type Mark, type Token, tokensOf } from "./tokens.ts";
import { markWords } from "./word-marks.ts";

/** Facts about one word, and numbers of its place. */
export const MARKS = 84;
export const PLACES = 5;
/** Marks are kept in fiftieths, so that training and reading see the same numbers. */
export const STEPS = 50;

/** What the reading network sees of a paper, and what its answers are about. */
export type Features = Parsed & {
  rows: readonly Row[];
  rules: Rules;
  /** For each word the drawers of its pieces. */
  pieces: Int16Array;
  /** For each word its marks, in fiftieths. */
  marks: Int8Array;
  /** For each word left, top, right and bottom in shares of its page, and the page, in 8192nds. */
  places: Int16Array;
};

/** From words with their places to numbers. There is one such module: training reads what it wrote. */
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
  return { tokens, candidates, rows, rules, pieces, marks, places, near };
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

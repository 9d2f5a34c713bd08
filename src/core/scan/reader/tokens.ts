import { MONTH_NAME } from "#core/scan/date-text.ts";
import { type Box, boundingBox, type Page, type Word } from "#core/scan/page.ts";
import { rowsOf } from "#core/scan/rows.ts";
import { plain } from "#core/scan/squash.ts";

/** A word as the network sees it, in reading order, with the gap to the previous word. */
export type Token = Box & { text: string; page: number; row: number; cell: number; gap: number };

/** Sets a mark of a word, from -2.5 to 2.5 in fiftieths. */
export type Mark = (token: number, mark: number, value: number | boolean) => void;

/** The most words considered, which is more than the relevant part of any bill. */
export const MOST_TOKENS = 512;

/** The words of a document in reading order. Touching pieces are one word, since some programs place every letter. */
export function tokensOf(pages: readonly Page[]): Token[] {
  const tokens: Token[] = [];
  let cell = 0;
  for (const [row, { cells, page }] of rowsOf(pages).entries()) {
    let end: number | undefined;
    for (const each of cells) {
      for (const word of each.words.flatMap(wordsIn)) {
        const gap = end === undefined ? 9 : (word.x - end) / Math.max(word.height, 0.001);
        const last = tokens.at(-1);
        if (last?.cell === cell && last.row === row && gap <= 0.12) join(last, word);
        else tokens.push({ ...word, page, row, cell, gap });
        end = word.x + word.width;
      }
      cell++;
    }
  }
  return tokens.length <= MOST_TOKENS ? tokens : keepRelevant(tokens);
}

/** Splits recognised lines into words, each with its share of the line's width. */
function wordsIn(line: Word): Word[] {
  const { text, x, y, width, height } = line;
  if (!/\s/.test(text.trim())) return [{ text: text.trim(), x, y, width, height }];
  const each = width / text.length;
  return [...text.matchAll(/\S+/g)].map((found) => ({
    text: found[0],
    x: x + found.index * each,
    y,
    width: found[0].length * each,
    height,
  }));
}

function join(token: Token, word: Word): void {
  Object.assign(token, boundingBox([token, word]));
  token.text += word.text;
}

const HAS_FIGURE = /\d[.,]\d{2}|\d{2}[./-]\d/;
const IS_MONTH = new RegExp(`(?:^|[^a-z])${MONTH_NAME}(?![a-z])`);
const HAS_DAY = /(?:^|\D)[0-3]?\d(?!\d)/;

/** The relevant rows of a long document: as much of the first page as fits, then rows with amounts or dates and those above them. */
function keepRelevant(tokens: readonly Token[]): Token[] {
  const relevant = new Set<number>();
  for (const [at, { text, row }] of tokens.entries()) {
    const isDate = () =>
      IS_MONTH.test(plain(text)) && [text, textAt(at - 1), textAt(at + 1)].some((near) => HAS_DAY.test(near));
    if (HAS_FIGURE.test(text) || isDate()) relevant.add(row).add(row - 1);
  }
  const first = tokens.slice(0, MOST_TOKENS / 2);
  const rest = tokens.slice(MOST_TOKENS / 2).filter(({ row }) => relevant.has(row));
  return [...first, ...rest].slice(0, MOST_TOKENS);

  function textAt(at: number): string {
    return tokens[at]?.text ?? "";
  }
}

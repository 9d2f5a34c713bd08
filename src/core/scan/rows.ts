import { type Box, boundingBox, type Page, type Word } from "./page.ts";

/** Words close together, such as a label or a figure. */
export type Cell = Box & { text: string; words: readonly Word[] };

/** The cells on one line of a page, from left to right. */
export type Row = Box & { page: number; text: string; cells: readonly Cell[] };

/** The typical row height. */
export function usualHeight(rows: readonly Row[]): number {
  const heights = rows.map((row) => row.height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}

/** The vertical overlap of two words relative to the shorter one, 0 to 1. */
function verticalOverlap(word: Box, top: number, bottom: number): number {
  const shared = Math.min(word.y + word.height, bottom) - Math.max(word.y, top);
  return shared / Math.min(word.height, bottom - top);
}

type Band = { words: Word[]; top: number; bottom: number };

/** The rows of all pages from top to bottom. */
export function rowsOf(pages: readonly Page[]): Row[] {
  return pages.flatMap((page, number) => {
    const bands: Band[] = [];
    const words = page.words.filter((word) => word.height > 0 && word.text.trim() !== "");
    for (const word of words.toSorted((a, b) => a.y + a.height / 2 - (b.y + b.height / 2))) {
      // Rows end in order, so only the last few can still get a word.
      const band = bands.slice(-4).findLast(({ top, bottom }) => verticalOverlap(word, top, bottom) > 0.5);
      if (band === undefined) {
        bands.push({ words: [word], top: word.y, bottom: word.y + word.height });
        continue;
      }
      const count = band.words.push(word);
      band.top += (word.y - band.top) / count;
      band.bottom += (word.y + word.height - band.bottom) / count;
    }
    return bands.map(({ words }) => rowOf(words, number)).sort((a, b) => a.y - b.y);
  });
}

function rowOf(words: readonly Word[], page: number): Row {
  const cells: Word[][] = [];
  let last: Word | undefined;
  for (const word of words.toSorted((a, b) => a.x - b.x)) {
    const gap = last === undefined ? Number.POSITIVE_INFINITY : word.x - (last.x + last.width);
    // Words that overlap are on two lines of a tilted page.
    const isApart = last === undefined || gap > 1.1 * Math.min(word.height, last.height) || gap < -0.8 * word.height;
    if (isApart) cells.push([word]);
    else cells.at(-1)?.push(word);
    last = word;
  }
  const rowCells = cells.map((each) => ({ ...boundingBox(each), text: textOf(each), words: each }));
  return { ...boundingBox(words), page, text: rowCells.map((cell) => cell.text).join("  "), cells: rowCells };
}

/** Joins words into text; touching pieces are one word, since some programs place every letter. */
function textOf(words: readonly Word[]): string {
  let text = "";
  let end: number | undefined;
  for (const word of words) {
    if (end !== undefined && word.x - end > 0.12 * word.height) text += " ";
    text += word.text;
    end = word.x + word.width;
  }
  return text;
}

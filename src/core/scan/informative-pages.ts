import { contextOf, labelScore } from "./labels.ts";
import { moneyIn } from "./money-text.ts";
import type { Page } from "./page.ts";
import { rowsOf } from "./rows.ts";

/** So many pages of one file are looked at as pictures. */
export const MOST_LOOKED = 5;

/** What a total or an amount due scores; a subtotal or a line of a table scores less. */
const TOTAL = 9;

/** Which pages name a total, the plainest first, then the earliest; as indexes. */
export function informativePages(pages: readonly Page[], most: number): number[] {
  return pages
    .map((page, at) => ({ at, score: bestLabel(page) }))
    .filter(({ score }) => score >= TOTAL)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, most)
    .map(({ at }) => at);
}

function bestLabel(page: Page): number {
  const rows = rowsOf([page]);
  const scores = rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell) =>
      moneyIn(cell.text).map(({ at }) => {
        const { left, above } = contextOf(rows, row, cell, at);
        return Math.max(labelScore(left.replace(/[\d%]+$/, "")), left === "" ? labelScore(above) : 0);
      }),
    ),
  );
  return Math.max(0, ...scores);
}

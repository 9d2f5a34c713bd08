import { contextOf, labelScore } from "./labels.ts";
import { moneyIn } from "./money-text.ts";
import type { Page } from "./page.ts";
import { rowsOf } from "./rows.ts";

/** How many pages of one file are read by text recognition. */
export const MAX_PAGES_READ = 5;

/** The score of a total or an amount due; subtotals and table lines score less. */
const TOTAL = 9;

/** The indexes of pages with a total, the clearest first, then the earliest. */
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

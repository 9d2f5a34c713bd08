import type { Cell, Row } from "./rows.ts";
import { squash } from "./squash.ts";

/** What stands around a value: left of it, above it in its column, on the row above, and what follows it. */
export type Context = { left: string; above: string; rowAbove: string; after: string };

const overlaps = (a: Cell, b: Cell) => Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x);

/** The words around a piece of a cell, squashed. */
export function contextOf(rows: readonly Row[], at: number, cell: Cell, from: number): Context {
  const row = rows[at];
  if (row === undefined) return { left: "", above: "", rowAbove: "", after: "" };
  const before = row.cells.filter((each) => each.x < cell.x).map((each) => each.text);
  // "Total (includes tax of 3.64)" names the figure that follows, not the one inside.
  const left = squash([...before, cell.text.slice(0, from)].join(" ").replace(/\([^)]*\d[.,]\d{2}[^)]*\)/g, " "));
  const behind = row.cells.filter((each) => each.x > cell.x).map((each) => each.text);
  const previous = rows[at - 1];
  const isNear =
    previous !== undefined && previous.page === row.page && row.y - (previous.y + previous.height) < 2.5 * row.height;
  const over = isNear ? previous.cells.filter((each) => overlaps(each, cell)) : [];
  return {
    left,
    above: squash(over.map((each) => each.text).join(" ")),
    rowAbove: isNear ? squash(previous.text) : "",
    after: squash([cell.text.slice(from), ...behind, rows[at + 1]?.text ?? ""].join(" ")),
  };
}

import { readDate } from "#core/statements/date-text.ts";
import { type CsvLayout, columnsOf } from "./layout.ts";

const LOOKED_AT = 200;
const MONEY = ["amount", "out", "in", "balance"] as const;

/**
 * Whether a table ends in the midst of its last row: no line ends there, and the row lacks cells that all others have, or its
 * last amount lacks decimals that all others have. What is left of -132.50 may read -13, which nobody would notice.
 */
export function isCutOff(text: string, rows: readonly (readonly string[])[], layout: CsvLayout): boolean {
  if (/[\r\n]\s*$/.test(text.slice(-LOOKED_AT))) return false;
  const last = rows.at(-1) ?? [];
  const others = rows.slice(layout.firstRow, -1).slice(-LOOKED_AT);
  const dated = columnsOf(layout, "date")[0] ?? -1;
  if (others.length === 0 || readDate(last[dated] ?? "", layout.dateOrder) === undefined) return false;
  if (others.every(({ length }) => length > last.length)) return true;
  const end = last.length - 1;
  if (!MONEY.some((role) => columnsOf(layout, role).includes(end))) return false;
  const written = others.flatMap((row) => (row[end]?.trim() ? [decimalsIn(row[end], layout)] : []));
  return (last[end] ?? "").trim() !== "" && written.length > 0 && Math.min(...written) > decimalsIn(last[end], layout);
}

function decimalsIn(cell: string | undefined, { decimalMark }: CsvLayout): number {
  const [, decimals = ""] = (cell ?? "").split(decimalMark);
  return decimals.replace(/\D/g, "").length;
}

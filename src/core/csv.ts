/** Tells a spreadsheet that the text is UTF-8. */
export const CSV_START = "\uFEFF";

export type Cell = string | number | boolean | null;

// A formula begins with a plain sign, or its full-width, small or typographic form, which spreadsheets read alike. Spaces,
// control characters and marks without width do not keep a sign from being the first.
const FORMULA = /^(?=["\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]|[\t\r\n])/u;
// The same after what other programs part cells at: they do not honour the quotes that our comma asked for.
const PARTED_FORMULA =
  /[;|\t\r\n](?![;|\t\r\n])(?=["\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212])/gu;
const NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",;\r\n\t]/;

/** One line of a table for spreadsheets (RFC 4180); what would run as a formula there gets an apostrophe before it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  const plain = String(cell);
  // A plain number may begin with a minus and stay one.
  const safe = NUMBER.test(plain) ? plain : plain.replace(PARTED_FORMULA, "$&'").replace(FORMULA, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

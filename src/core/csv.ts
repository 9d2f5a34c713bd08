/** The byte order mark that tells spreadsheets the text is UTF-8. */
export const CSV_BOM = "\uFEFF";

export type Cell = string | number | boolean | null;

// A formula starts with a sign in its ASCII, full-width, small or typographic form, which spreadsheets treat alike. Leading
// spaces, control characters and zero-width marks don't prevent it.
const FORMULA = /^(?=["\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]|[\t\r\n])/u;
// The same after separators that other programs split cells at, as they ignore our quotes.
const SPLIT_FORMULA =
  /[;|\t\r\n](?![;|\t\r\n])(?=["\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212])/gu;
const NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",;\r\n\t]/;

/** One CSV line (RFC 4180). Anything a spreadsheet would run as a formula gets a leading apostrophe. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  const plain = String(cell);
  // A plain negative number isn't a formula.
  const escaped = NUMBER.test(plain) ? plain : plain.replace(SPLIT_FORMULA, "$&'").replace(FORMULA, "'");
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

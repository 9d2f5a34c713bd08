/** Tells a spreadsheet that the text is UTF-8. */
export const CSV_START = "\uFEFF";

export type Cell = string | number | boolean | null;

// What begins a formula: the plain signs, and their full-width, small and typographic forms, which spreadsheets read alike.
const SIGN = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212]/.source;
// Spaces, control characters and marks without width do not keep a sign from being the first; nor does a quote, once parted.
const UNSEEN = /["\s\p{Cc}\p{Cf}]/u.source;
const FORMULA = new RegExp(`^(?=${UNSEEN}*${SIGN}|[\\t\\r\\n])`, "u");
// Programs that part cells elsewhere do not honour the quotes that our comma asked for.
const PARTED_FORMULA = new RegExp(`[;|\\t\\r\\n]+(?=${UNSEEN}*${SIGN})`, "gu");
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

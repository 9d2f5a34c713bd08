/** Tells a spreadsheet that the text is UTF-8. */
export const CSV_START = "\uFEFF";

export type Cell = string | number | boolean | null;

// What spreadsheets take for a formula. A plain number may begin with a minus and stay one.
const FORMULA = /^[=+\-@\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",;\r\n\t]/;

/** One line of a table for spreadsheets (RFC 4180); text that would run as a formula there gets an apostrophe before it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  const plain = String(cell);
  const safe = FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

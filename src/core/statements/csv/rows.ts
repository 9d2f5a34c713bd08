import { STATEMENT_MAX_LINES } from "#core/statements/statement.ts";

export const DELIMITERS = [";", ",", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A few more than lines: headings, blank rows and sums are rows too. */
export const MOST_ROWS = STATEMENT_MAX_LINES + 1_000;
const MOST_CELLS = 100;
const LONGEST_CELL = 2_000;
/** A quoted cell longer than this has lost its closing quote. */
const LONGEST_QUOTED = 5_000;
const SEPARATOR = /^sep=(.)\r?\n/;

/** The rows of a table, at most so many; undefined when there are more. Time grows with the text alone. */
export function readRows(text: string, delimiter: Delimiter, most = MOST_ROWS): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = SEPARATOR.exec(text.slice(0, 8))?.[0].length ?? 0;
  let plainUntil = 0;
  const push = (cell: string) => {
    if (row.length < MOST_CELLS) row.push(cell.length > LONGEST_CELL ? cell.slice(0, LONGEST_CELL) : cell);
  };
  while (at < text.length) {
    if (rows.length >= most) return undefined;
    let end = -1;
    if (text.charCodeAt(at) === 34 && at >= plainUntil) {
      const quoted = readQuoted(text, at, delimiter);
      if (quoted === undefined) plainUntil = at + LONGEST_QUOTED;
      else {
        push(quoted.cell);
        end = quoted.end;
      }
    }
    if (end < 0) {
      end = at;
      while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1;
      push(text.slice(at, end));
    }
    const sign = text[end];
    at = end + 1;
    if (sign === delimiter && at < text.length) continue;
    if (sign === delimiter) push("");
    if (sign === "\r" && text[at] === "\n") at += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A quoted cell and where it ends; undefined when it never closes. */
function readQuoted(text: string, from: number, delimiter: Delimiter): { cell: string; end: number } | undefined {
  let cell = "";
  let at = from + 1;
  const last = Math.min(text.length, from + LONGEST_QUOTED);
  while (at < last) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote >= last) return undefined;
    cell += text.slice(at, quote);
    const next = text[quote + 1];
    if (next === undefined || next === delimiter || next === "\n" || next === "\r") return { cell, end: quote + 1 };
    // Doubled it stands for itself; so does one that no bank should have left there.
    cell += '"';
    at = quote + (next === '"' ? 2 : 1);
  }
  return undefined;
}

const HEAD = 64 * 1024;

/** What parts the cells: what the file says itself, else what gives most rows the same number of cells. */
export function guessDelimiter(text: string): Delimiter {
  const stated = SEPARATOR.exec(text.slice(0, 8))?.[1];
  const known = DELIMITERS.find((delimiter) => delimiter === stated);
  if (known) return known;
  const head = text.slice(0, HEAD);
  const judged = DELIMITERS.map((delimiter) => {
    const widths = new Map<number, number>();
    for (const row of readRows(head, delimiter) ?? [])
      if (row.length > 1) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
    const [width = 0, count = 0] = [...widths].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [];
    return { delimiter, count, width };
  });
  judged.sort((one, other) => other.count - one.count || other.width - one.width);
  return judged[0]?.delimiter ?? ",";
}

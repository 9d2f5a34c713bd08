import { STATEMENT_MAX_LINES } from "#core/statements/statement.ts";

export const DELIMITERS = [";", ",", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A few more than the most lines, since headings, blank rows and totals are rows too. */
export const MOST_ROWS = STATEMENT_MAX_LINES + 1_000;
const MOST_CELLS = 100;
const LONGEST_CELL = 2_000;
/** A quoted cell longer than this is missing its closing quote. */
const LONGEST_QUOTED = 5_000;
const SEPARATOR = /^sep=(.)\r?\n/;

/** Splits text into rows; undefined if there are more than `most`. Runs in linear time. */
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

/** A quoted cell and its end; undefined if it never closes. */
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
    // A doubled quote is a literal one, and so is a stray quote.
    cell += '"';
    at = quote + (next === '"' ? 2 : 1);
  }
  return undefined;
}

const HEAD = 64 * 1024;

/**
 * The delimiter that the file states, or else those that give many rows the same number of cells, the likeliest first. More
 * cells count more: a decimal comma also splits every row in two.
 */
export function likelyDelimiters(text: string): Delimiter[] {
  const stated = SEPARATOR.exec(text.slice(0, 8))?.[1];
  const known = DELIMITERS.find((delimiter) => delimiter === stated);
  if (known) return [known];
  const head = text.slice(0, HEAD);
  const ranked = DELIMITERS.map((delimiter) => {
    const widths = new Map<number, number>();
    for (const row of readRows(head, delimiter) ?? [])
      if (row.length > 1) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
    const marks = [...widths].map(([width, count]) => count * (width - 1));
    return { delimiter, marks: Math.max(0, ...marks) };
  });
  const likely = ranked.filter(({ marks }) => marks > 0).sort((one, other) => other.marks - one.marks);
  return likely.length === 0 ? [","] : likely.map(({ delimiter }) => delimiter);
}

import { detectLayout } from "#core/statements/csv/detect-layout.ts";
import { type CsvLayout, columnsOf, layoutKey } from "#core/statements/csv/layout.ts";
import { readCsv } from "#core/statements/csv/read-csv.ts";
import { likelyDelimiters, readRows } from "#core/statements/csv/rows.ts";
import { readCamt } from "./camt.ts";
import { readDate } from "./date-text.ts";
import { decodeText, type Encoding } from "./decode.ts";
import { readMt940 } from "./mt940.ts";
import { readOfx } from "./ofx.ts";
import { readQif } from "./qif.ts";
import {
  STATEMENT_MAX_BYTES,
  type StatementFailure,
  type StatementFormat,
  type StatementProblem,
  type StatementResult,
} from "./statement.ts";

const CHECKED_ROWS = 200;
const MONEY = ["amount", "out", "in", "balance"] as const;

/** A preview of a bank's CSV file, for the person to correct. */
export type CsvPreview = { layout: CsvLayout; key: string; width: number; rows: string[][] };

/** The result of reading a file; `csv` is null for other formats. */
export type ReadFile = (StatementResult | StatementFailure) & {
  format: StatementFormat | null;
  encoding: Encoding;
  csv: CsvPreview | null;
};

const PREVIEW_ROWS = 12;
/** Files that aren't statements, by their first bytes. */
const NOT_STATEMENTS: readonly (readonly [StatementProblem, readonly number[]])[] = [
  ["spreadsheet", [0x50, 0x4b, 0x03, 0x04]],
  ["spreadsheet", [0xd0, 0xcf, 0x11, 0xe0]],
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0x47, 0x49, 0x46, 0x38]],
];

/** The format of a statement; CSV if it's no other. */
export function formatOf(text: string): StatementFormat | StatementProblem {
  const head = text.slice(0, 4_096).trimStart();
  if (/^OFXHEADER|^<\?OFX|<OFX>/i.test(head)) return "ofx";
  if (/^!(type|account|option|clear)/im.test(head)) return "qif";
  if (/^(\{1:|:20:)/m.test(head) && /^:(25|60F|60M|28C?)[P]?:/m.test(head)) return "mt940";
  if (/^<(!doctype html|html|table|head|body|meta)/i.test(head)) return "web-page";
  if (/^<[?!]?\w/.test(head))
    return /camt\.05[234]|<(\w+:)?BkToCstmr/.test(head)
      ? "camt"
      : /<!(DOCTYPE|ENTITY)/i.test(head)
        ? "has-entities"
        : "not-a-statement";
  return "csv";
}

/**
 * Reads a bank statement file of any format, regardless of its name. `layoutFor` provides a corrected layout for files with
 * the same columns. Never throws; an unreadable file gives a problem.
 */
export function readStatement(bytes: Uint8Array, layoutFor?: (key: string) => CsvLayout | undefined): ReadFile {
  const unread = { format: null, encoding: "utf-8", csv: null } as const;
  if (bytes.length === 0) return { ...unread, problem: "empty" };
  if (bytes.length > STATEMENT_MAX_BYTES) return { ...unread, problem: "too-large" };
  const known = NOT_STATEMENTS.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (known) return { ...unread, problem: known[0] };
  const { text, encoding } = decodeText(bytes);
  if (text.trim() === "") return { ...unread, encoding, problem: "empty" };
  if (looksBinary(text)) return { ...unread, encoding, problem: "not-text" };
  const format = formatOf(text);
  const base = { format: null, encoding, csv: null };
  if (format === "ofx") return { ...base, format, ...readOfx(text) };
  if (format === "qif") return { ...base, format, ...readQif(text) };
  if (format === "mt940") return { ...base, format, ...readMt940(text) };
  if (format === "camt") return { ...base, format, ...readCamt(text) };
  return format === "csv" ? { ...base, format, ...readTable(text, layoutFor) } : { ...base, problem: format };
}

function readTable(
  text: string,
  layoutFor?: (key: string) => CsvLayout | undefined,
): (StatementResult | StatementFailure) & { csv: CsvPreview | null } {
  const table = findTable(text);
  if (table === "too-many-lines" || table === "no-columns") return { problem: table, csv: null };
  const { rows, detected } = table;
  const key = layoutKey(rows, detected);
  const remembered = layoutFor?.(key);
  const layout =
    remembered && remembered.roles.length === detected.roles.length
      ? { ...remembered, headerRow: detected.headerRow, firstRow: detected.firstRow, delimiter: detected.delimiter }
      : detected;
  const shown = rows.slice(layout.firstRow, layout.firstRow + PREVIEW_ROWS);
  const names = layout.headerRow === null ? [] : [rows[layout.headerRow] ?? []];
  const read = isCutOff(text, rows, layout) ? ({ problem: "cut-off" } as const) : readCsv(rows, layout);
  return { ...read, csv: { layout, key, width: layout.roles.length, rows: [...names, ...shown] } };
}

/** The rows of the likeliest delimiter that gives a table, and its layout. */
function findTable(text: string): { rows: string[][]; detected: CsvLayout } | "too-many-lines" | "no-columns" {
  for (const delimiter of likelyDelimiters(text)) {
    const rows = readRows(text, delimiter);
    if (rows === undefined) return "too-many-lines";
    const detected = detectLayout(rows, delimiter);
    if (detected) return { rows, detected };
  }
  return "no-columns";
}

/** Whether the content is binary: zeros or many control characters. */
function looksBinary(text: string): boolean {
  const head = text.slice(0, 4_096);
  const controls = head.match(/[^\P{Cc}\s]/gu) ?? [];
  return head.includes("\0") || controls.length > head.length / 50;
}

/**
 * Whether a table is cut off in its last row: without a line break, that row lacks cells that all others have, or its last
 * amount lacks decimals that all others have. Otherwise -132.50 could be read as -13 unnoticed.
 */
function isCutOff(text: string, rows: readonly (readonly string[])[], layout: CsvLayout): boolean {
  if (/[\r\n]\s*$/.test(text.slice(-CHECKED_ROWS))) return false;
  const last = rows.at(-1) ?? [];
  const others = rows.slice(layout.firstRow, -1).slice(-CHECKED_ROWS);
  const dated = columnsOf(layout, "date")[0] ?? -1;
  if (others.length === 0 || readDate(last[dated] ?? "", layout.dateOrder) === undefined) return false;
  if (others.every(({ length }) => length > last.length)) return true;
  const end = last.length - 1;
  if (!MONEY.some((role) => columnsOf(layout, role).includes(end))) return false;
  const decimalCounts = others.flatMap((row) => (row[end]?.trim() ? [decimalsIn(row[end], layout)] : []));
  return (
    (last[end] ?? "").trim() !== "" &&
    decimalCounts.length > 0 &&
    Math.min(...decimalCounts) > decimalsIn(last[end], layout)
  );
}

function decimalsIn(cell: string | undefined, { decimalMark }: CsvLayout): number {
  const [, decimals = ""] = (cell ?? "").split(decimalMark);
  return decimals.replace(/\D/g, "").length;
}

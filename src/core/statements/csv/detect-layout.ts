import { guessMark, isAmount } from "#core/statements/amount-text.ts";
import { THOUSANDTHS } from "#core/statements/currency-codes.ts";
import { guessOrder, isDate, readDate } from "#core/statements/date-text.ts";
import { type Assignment, assignAmounts } from "./assign-amounts.ts";
import {
  best,
  type Column,
  columnOf,
  isCurrency,
  isIgnored,
  isMoney,
  isNamed,
  type Rows,
  weightOf,
} from "./columns.ts";
import type { RowOrder } from "./follow-balance.ts";
import { directionOf, isBookingState } from "./header-words.ts";
import type { ColumnRole, CsvLayout } from "./layout.ts";
import { looksTurned } from "./looks-turned.ts";
import type { Delimiter } from "./rows.ts";

const [SAMPLE, PREAMBLE] = [300, 60];

/** Detects a table's layout from its column names and contents; undefined without dates and amounts. */
export function detectLayout(rows: Rows, delimiter: Delimiter): CsvLayout | undefined {
  const firstRow = findFirstRow(rows);
  if (firstRow === undefined) return undefined;
  const width = rows[firstRow]?.length ?? 0;
  const headerRow = findHeader(rows, firstRow, width);
  const sample = rows.slice(firstRow, firstRow + SAMPLE).filter((row) => row.length > 1);
  const headings = headerRow === null ? [] : (rows[headerRow] ?? []);
  const columns = Array.from({ length: width }, (_, at) => columnOf(sample, at, headings[at] ?? ""));
  const roles = columns.map((): ColumnRole => "ignore");
  const assign = (column: Column | undefined, role: ColumnRole) => {
    if (column) roles[column.at] = role;
  };
  const isFree = ({ at }: Column) => roles[at] === "ignore";

  const date = best(
    columns.filter(({ dates, filled }) => dates >= 0.6 * filled && filled >= 0.5),
    "date",
  );
  if (date === undefined) return undefined;
  assign(date, "date");
  const money = columns.filter((column) => isFree(column) && isMoney(column));
  const order = rowOrderOf(date, money);
  assignAmounts(money, { columns, assign, isFree, order, hasHeadings: headerRow !== null });
  assign(
    best(
      columns.filter((column) => isFree(column) && !isIgnored(column) && isCurrency(column)),
      "currency",
    ),
    "currency",
  );
  const isStatus = (column: Column) =>
    (isNamed(column, "status") && new Set(column.cells).size <= 8) ||
    (column.cells.length > 0 && column.cells.every(isBookingState));
  assign(
    columns.find((column) => isFree(column) && isStatus(column)),
    "status",
  );
  assign(
    columns.find((column) => isFree(column) && isNamed(column, "id") && column.distinct > 0.98),
    "id",
  );
  assignNames(
    columns.filter((column) => isFree(column) && column.letters > 0.3 && column.dates < 0.5),
    assign,
  );
  const amounts = columns.filter(({ at }) => ["amount", "out", "in", "balance"].includes(roles[at] ?? ""));
  if (!amounts.some(({ at }) => roles[at] !== "balance")) return undefined;
  const currencies = columns.filter(({ at }) => roles[at] === "currency").flatMap(({ cells }) => cells);
  const hasThousandths = [...currencies, ...headings].some((text) =>
    text.split(/[^A-Z]+/).some((word) => THOUSANDTHS.has(word)),
  );
  const decimalMark = guessMark(
    amounts.flatMap(({ cells }) => cells),
    hasThousandths,
  );
  const layout: CsvLayout = {
    delimiter,
    headerRow,
    firstRow,
    dateOrder: guessOrder(date.all, decimalMark, { labels: labelsOf(sample, roles) }),
    decimalMark,
    isTurned: false,
    roles,
  };
  return { ...layout, isTurned: looksTurned(columns, layout, { headings, order }) };
}

/** Which way a file runs, by its first and last day. */
function rowOrderOf(date: Column, money: readonly Column[]): RowOrder {
  const order = guessOrder(date.all, guessMark(money.flatMap(({ cells }) => cells)));
  const days = date.cells.flatMap((cell) => readDate(cell, order) ?? []);
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return first === last ? undefined : first < last ? "oldest-first" : "newest-first";
}

/** Each row's amount and name. */
const labelsOf = (sample: Rows, roles: readonly ColumnRole[]): string[] =>
  sample.map((row) => row.filter((_, at) => ["amount", "out", "in", "name"].includes(roles[at] ?? "")).join(" "));

/** The first row with a date and an amount. */
function findFirstRow(rows: Rows): number | undefined {
  const found = rows.slice(0, PREAMBLE).findIndex((row, at) => {
    const isLike = (other: readonly string[] | undefined) =>
      other === undefined || other.length === row.length || other.length < 2;
    return row.some(isDate) && row.some((cell) => !isDate(cell) && isAmount(cell)) && isLike(rows[at + 1]);
  });
  return found < 0 ? undefined : found;
}

/** The header row before it, which has text but no date or amount. */
function findHeader(rows: Rows, firstRow: number, width: number): number | null {
  for (let at = firstRow - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    const filled = row.filter((cell) => cell.trim() !== "");
    if (filled.length === 0) continue;
    return filled.length >= Math.min(2, width) &&
      filled.length >= width / 3 &&
      !filled.some((cell) => isDate(cell) || isAmount(cell))
      ? at
      : null;
  }
  return null;
}

/** Assigns the payee, the payer and other text. Without a column name, the payee is the column with the most distinct texts. */
function assignNames(columns: readonly Column[], assign: Assignment["assign"]): void {
  const texts = columns.filter((column) => !isIgnored(column) && !isMoney(column));
  const payer = texts.find((column) => column.named[0]?.role === "payer");
  const isMarker = ({ cells }: Column) => cells.every((cell) => directionOf(cell) !== undefined);
  const nameScore = (column: Column) =>
    (weightOf(column, "name") + Math.min(3, lengthOf(column) / 8)) * (1 + column.filled);
  const candidates = texts.filter((column) => column !== payer && column.filled > 0.3 && !isMarker(column));
  const name = candidates.sort((one, other) => nameScore(other) - nameScore(one))[0] ?? columns[0];
  for (const column of texts) assign(column, "text");
  if (payer && payer !== name) assign(payer, name && isNamed(name, "name") ? "payer" : "text");
  assign(name, "name");
}

const lengthOf = ({ cells, distinct }: Column) =>
  distinct * Math.min(40, cells.reduce((all, cell) => all + cell.length, 0) / Math.max(1, cells.length));

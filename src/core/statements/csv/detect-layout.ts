import { guessMark, isAmount, readAmount } from "#core/statements/amount-text.ts";
import { guessOrder, isDate } from "#core/statements/date-text.ts";
import { directionOf, rolesNamed } from "./header-words.ts";
import type { ColumnRole, CsvLayout } from "./layout.ts";
import type { Delimiter } from "./rows.ts";

type Rows = readonly (readonly string[])[];

const [SAMPLE, PREAMBLE] = [300, 60];

/** Statistics of a column; numbers are fractions of the sampled rows. */
type Column = {
  at: number;
  cells: string[];
  filled: number;
  dates: number;
  amounts: number;
  signed: number;
  distinct: number;
  letters: number;
  named: { role: ColumnRole; weight: number }[];
};

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
  assignAmounts(money, { columns, assign, isFree });
  assign(
    best(
      columns.filter((column) => isFree(column) && isCurrency(column)),
      "currency",
    ),
    "currency",
  );
  const isStatus = (column: Column) => isNamed(column, "status") && new Set(column.cells).size <= 8;
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
  const decimalMark = guessMark(amounts.flatMap(({ cells }) => cells));
  const layout: CsvLayout = {
    delimiter,
    headerRow,
    firstRow,
    dateOrder: guessOrder(date.cells),
    decimalMark,
    isTurned: false,
    roles,
  };
  return { ...layout, isTurned: looksInverted(columns, layout) };
}

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

function columnOf(sample: Rows, at: number, heading: string): Column {
  const cells = sample.map((row) => row[at] ?? "");
  const filled = cells.filter((cell) => cell.trim() !== "");
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / Math.max(1, cells.length);
  return {
    at,
    cells: filled,
    filled: filled.length / Math.max(1, cells.length),
    dates: share(isDate),
    amounts: share((cell) => isAmount(cell) && !/^\d{9,}$/.test(cell.trim())),
    signed: share((cell) => isAmount(cell) && /^\s*[-−(]|[-−)]\s*$/.test(cell)),
    distinct: new Set(filled).size / Math.max(1, filled.length),
    letters: share((cell) => /\p{L}/u.test(cell)),
    named: rolesNamed(heading),
  };
}

const weightOf = ({ named }: Column, role: ColumnRole) => named.find((one) => one.role === role)?.weight ?? 0;
const isNamed = (column: Column, role: ColumnRole) => weightOf(column, role) > 0;
/** Whether a column has amounts: nearly always, or at least half if its name says so. */
function isMoney(column: Column): boolean {
  const isNamedSo = (["amount", "out", "in", "balance"] as const).some((role) => isNamed(column, role));
  return column.amounts > 0 && column.amounts >= (isNamedSo ? 0.5 : 0.9) * column.filled && column.dates < 0.5;
}

const isIgnored = (column: Column) => column.named[0]?.role === "ignore";

/** The column whose name fits a role best; the first of equals. */
function best(columns: readonly Column[], role: ColumnRole): Column | undefined {
  return [...columns].sort((one, other) => weightOf(other, role) - weightOf(one, role) || one.at - other.at)[0];
}

const isCurrency = ({ cells, named, distinct }: Column) =>
  cells.length > 0 &&
  cells.every((cell) => /^[A-Za-z]{3}$/.test(cell.trim())) &&
  (named.some(({ role }) => role === "currency") || distinct < 0.5 || cells.length < 4);

type Assignment = {
  columns: readonly Column[];
  assign: (column: Column | undefined, role: ColumnRole) => void;
  isFree: (column: Column) => boolean;
};

/** Assigns amounts: one signed column, two unsigned columns, or one with a marker column; and the balance. */
function assignAmounts(money: readonly Column[], { columns, assign, isFree }: Assignment): void {
  const markers = columns.filter(
    (column) => isFree(column) && column.filled > 0.9 && column.cells.every((cell) => directionOf(cell) !== undefined),
  );
  const named = money.filter((column) => !isIgnored(column));
  const balance = named.find((column) => isNamed(column, "balance")) ?? findBalance(money);
  const unassigned = named.filter((column) => column !== balance);
  const [out, into] = [
    unassigned.find((column) => isNamed(column, "out")),
    unassigned.find((column) => isNamed(column, "in")),
  ];
  const amount = best(
    unassigned.filter((column) => isNamed(column, "amount")),
    "amount",
  );
  assign(balance, "balance");
  if (out && into && out !== into) {
    assign(out, "out");
    assign(into, "in");
    return;
  }
  const pair = amount ? undefined : findPair(unassigned);
  if (pair) {
    assign(pair[0], "out");
    assign(pair[1], "in");
    return;
  }
  const chosen =
    amount ?? out ?? into ?? mostFilled(unassigned) ?? mostFilled(money.filter((column) => column !== balance));
  assign(chosen, "amount");
  const otherMarkers = markers.filter((column) => column !== chosen);
  if (chosen?.signed === 0) assign(best(otherMarkers, "marker"), "marker");
}

const mostFilled = (columns: readonly Column[]) =>
  [...columns].sort((one, other) => other.signed - one.signed || other.filled - one.filled || one.at - other.at)[0];

/** Two columns of which each row has exactly one filled. */
function findPair(columns: readonly Column[]): [Column, Column] | undefined {
  for (const one of columns)
    for (const other of columns)
      if (
        one.at < other.at &&
        one.filled < 0.99 &&
        other.filled < 0.99 &&
        Math.abs(one.filled + other.filled - 1) < 0.02
      )
        return [one, other];
  return undefined;
}

/** Finds an unnamed balance: a column that changes by another column's amounts. */
function findBalance(columns: readonly Column[]): Column | undefined {
  const mark = guessMark(columns.flatMap(({ cells }) => cells));
  const figures = columns.map((column) => ({
    column,
    values: column.cells.map((cell) => readAmount(cell, mark) ?? 0),
  }));
  for (const balance of figures)
    for (const amount of figures) {
      if (balance === amount || balance.values.length !== amount.values.length || balance.values.length < 3) continue;
      const fits = (step: 1 | -1) => {
        let count = 0;
        for (let at = 1; at < balance.values.length; at += 1) {
          const moved = (balance.values[at] ?? 0) - (balance.values[at - 1] ?? 0);
          if (moved === (step === 1 ? (amount.values[at] ?? 0) : -(amount.values[at - 1] ?? 0))) count += 1;
        }
        return count >= 0.8 * (balance.values.length - 1);
      };
      if (fits(1) || fits(-1)) return balance.column;
    }
  return undefined;
}

/** Assigns the payee, the payer and other text. Without a column name, the payee is the column with the most distinct texts. */
function assignNames(columns: readonly Column[], assign: Assignment["assign"]): void {
  const texts = columns.filter((column) => !isIgnored(column));
  const payer = texts.find((column) => column.named[0]?.role === "payer");
  const isMarker = ({ cells }: Column) => cells.every((cell) => directionOf(cell) !== undefined);
  const nameScore = (column: Column) => weightOf(column, "name") + Math.min(3, lengthOf(column) / 8);
  const candidates = texts.filter((column) => column !== payer && column.filled > 0.3 && !isMarker(column));
  const name = candidates.sort((one, other) => nameScore(other) - nameScore(one))[0] ?? columns[0];
  for (const column of texts) assign(column, "text");
  if (payer && payer !== name) assign(payer, name && isNamed(name, "name") ? "payer" : "text");
  assign(name, "name");
}

const lengthOf = ({ cells, distinct }: Column) =>
  distinct * Math.min(40, cells.reduce((all, cell) => all + cell.length, 0) / Math.max(1, cells.length));

/** Credit card statements often show spending without a minus and repayments with one. */
function looksInverted(columns: readonly Column[], { roles, decimalMark }: CsvLayout): boolean {
  const amount = columns.find(({ at }) => roles[at] === "amount");
  if (amount === undefined || roles.includes("marker") || roles.includes("balance")) return false;
  const values = amount.cells.flatMap((cell) => readAmount(cell, decimalMark) ?? []);
  const positiveCount = values.filter((value) => value > 0).length;
  return values.length >= 5 && positiveCount >= 0.7 * values.length && positiveCount < values.length;
}

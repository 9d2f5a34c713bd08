import { isAmount } from "#core/statements/amount-text.ts";
import { CURRENCY_CODES } from "#core/statements/currency-codes.ts";
import { isDate } from "#core/statements/date-text.ts";
import { rolesNamed } from "./header-words.ts";
import type { ColumnRole } from "./layout.ts";

export type Rows = readonly (readonly string[])[];

/** Statistics of a column; numbers are fractions of the sampled rows. */
export type Column = {
  at: number;
  /** Those of all sampled rows, and those that aren't empty. */
  all: string[];
  cells: string[];
  filled: number;
  dates: number;
  amounts: number;
  signed: number;
  distinct: number;
  letters: number;
  named: { role: ColumnRole; weight: number }[];
};

export function columnOf(sample: Rows, at: number, heading: string): Column {
  const all = sample.map((row) => row[at] ?? "");
  const filled = all.filter((cell) => cell.trim() !== "");
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / Math.max(1, all.length);
  return {
    ...{ at, all },
    cells: filled,
    filled: filled.length / Math.max(1, all.length),
    dates: share(isDate),
    amounts: share((cell) => isAmount(cell) && !/^\d{9,}$/.test(cell.trim())),
    signed: share((cell) => isAmount(cell) && /^\s*[-−(]|[-−)]\s*$/.test(cell)),
    distinct: new Set(filled).size / Math.max(1, filled.length),
    letters: share((cell) => /\p{L}/u.test(cell)),
    named: rolesNamed(heading),
  };
}

export const weightOf = ({ named }: Column, role: ColumnRole) => named.find((one) => one.role === role)?.weight ?? 0;
export const isNamed = (column: Column, role: ColumnRole) => weightOf(column, role) > 0;

/** Whether a column has amounts: nearly always, or at least half if its name says so. */
export function isMoney(column: Column): boolean {
  const isNamedSo = (["amount", "out", "in", "balance"] as const).some((role) => isNamed(column, role));
  return column.amounts > 0 && column.amounts >= (isNamedSo ? 0.5 : 0.9) * column.filled && column.dates < 0.5;
}

/** Whether a column has nothing, or only dashes. */
export const isEmpty = ({ cells }: Column) => !cells.some((cell) => /[\p{L}\p{N}]/u.test(cell));

export const isIgnored = (column: Column) => column.named[0]?.role === "ignore";

/** The column whose name fits a role best; the first of equals. */
export function best(columns: readonly Column[], role: ColumnRole): Column | undefined {
  return [...columns].sort((one, other) => weightOf(other, role) - weightOf(one, role) || one.at - other.at)[0];
}

/** A column of currency codes. Without a name for it, three letters may also be a kind of transaction, or a payee. */
export function isCurrency({ cells, named }: Column): boolean {
  const isNamedSo = named.some(({ role }) => role === "currency");
  const isCode = (text: string) => (isNamedSo ? /^[A-Za-z]{3}$/.test(text) : CURRENCY_CODES.has(text));
  return cells.length > 0 && cells.every((cell) => isCode(cell.trim()));
}

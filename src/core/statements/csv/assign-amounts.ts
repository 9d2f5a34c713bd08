import { guessMark, readAmount } from "#core/statements/amount-text.ts";
import { best, type Column, isEmpty, isIgnored, isNamed } from "./columns.ts";
import { directionOf } from "./header-words.ts";
import type { ColumnRole } from "./layout.ts";

export type Assignment = {
  columns: readonly Column[];
  assign: (column: Column | undefined, role: ColumnRole) => void;
  isFree: (column: Column) => boolean;
};

/** Assigns amounts: one signed column, two unsigned columns, or one with a marker column; and the balance. */
export function assignAmounts(money: readonly Column[], { columns, assign, isFree }: Assignment): void {
  const markers = columns.filter(
    (column) => isFree(column) && column.filled > 0.9 && column.cells.every((cell) => directionOf(cell) !== undefined),
  );
  const named = money.filter((column) => !isIgnored(column));
  const balance = named.find((column) => isNamed(column, "balance")) ?? findBalance(money);
  const unassigned = named.filter((column) => column !== balance);
  const amount = best(
    unassigned.filter((column) => isNamed(column, "amount")),
    "amount",
  );
  // A month without deposits leaves their column empty.
  const empty = columns.filter((column) => isFree(column) && isEmpty(column) && !isIgnored(column));
  const find = (role: ColumnRole) => [...unassigned, ...empty].find((column) => isNamed(column, role));
  const [out, into] = [find("out"), find("in")];
  const filled = unassigned.filter((column) => column === out || column === into);
  // Another column named amount says more than half a pair.
  const [half] = filled.length === 1 && (!amount || filled.includes(amount)) ? filled : [];
  assign(balance, "balance");
  if (out && into && (filled.length === 2 || (half && (half === out || isMostlyUnsigned(half))))) {
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
  const isAlone = half && isMostlyUnsigned(half) && !markers.some((column) => column !== half);
  // "Amount in EUR" isn't only money in.
  if (isAlone && (half === out || !isNamed(half, "amount"))) {
    assign(half, half === out ? "out" : "in");
    return;
  }
  const chosen =
    amount ?? out ?? into ?? mostFilled(unassigned) ?? mostFilled(money.filter((column) => column !== balance));
  assign(chosen, "amount");
  const otherMarkers = markers.filter((column) => column !== chosen);
  if (chosen?.signed === 0) assign(best(otherMarkers, "marker"), "marker");
}

const isMostlyUnsigned = ({ signed, filled }: Column) => signed <= filled / 2;

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

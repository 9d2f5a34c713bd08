import { best, type Column, isEmpty, isIgnored, isNamed } from "./columns.ts";
import { findFollowed, followPair, isFeeApart, type RowOrder } from "./follow-balance.ts";
import { directionOf } from "./header-words.ts";
import type { ColumnRole } from "./layout.ts";

export type Assignment = {
  columns: readonly Column[];
  assign: (column: Column | undefined, role: ColumnRole) => void;
  isFree: (column: Column) => boolean;
  order: RowOrder;
  hasHeadings: boolean;
};

/** Assigns amounts: one signed column, two unsigned columns, or one with a marker column; and the balance. */
export function assignAmounts(money: readonly Column[], assignment: Assignment): void {
  const { columns, assign, isFree, order, hasHeadings } = assignment;
  const markers = columns.filter(
    (column) => isFree(column) && column.filled > 0.9 && column.cells.every((cell) => directionOf(cell) !== undefined),
  );
  const named = money.filter((column) => !isIgnored(column));
  const namedBalance = named.find((column) => isNamed(column, "balance"));
  const [marker] = markers;
  const amounts = marker ? named.map((column) => signedBy(marker, column)) : named;
  const followed = findFollowed({ balances: namedBalance ? [namedBalance] : named, amounts }, order);
  const pairBeside = (one: Column) => findPair(named.filter((column) => column !== one));
  const ofPair = named.find((column) => {
    const pair = followed ? undefined : pairBeside(column);
    return pair && followPair(column, pair, order);
  });
  const balance = namedBalance ?? followed?.balance ?? ofPair;
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
    const { out: first, into: second } = (balance && followPair(balance, pair, order)) ?? {
      out: pair[0],
      into: pair[1],
    };
    assign(first, "out");
    assign(second, "in");
    return;
  }
  const isAlone = half && isMostlyUnsigned(half) && !markers.some((column) => column !== half);
  // "Amount in EUR" isn't only money in.
  if (isAlone && (half === out || !isNamed(half, "amount"))) {
    assign(half, half === out ? "out" : "in");
    return;
  }
  const isNamedSo = (amount ?? out ?? into) !== undefined;
  const unnamed =
    followed?.amount ?? mostFilled(unassigned) ?? mostFilled(money.filter((column) => column !== balance));
  const chosen = amount ?? out ?? into ?? unnamed;
  if (chosen === undefined) return;
  if (!isNamedSo && chosen.signed === 0 && markers.length === 0) {
    const beside = empty.find(({ at }) => at === chosen.at + 1) ?? empty.find(({ at }) => at === chosen.at - 1);
    const isOut = followed ? followed.sign === -1 : !hasHeadings && beside !== undefined && beside.at > chosen.at;
    if (isOut) {
      assign(chosen, "out");
      assign(beside, "in");
      return;
    }
  }
  assign(chosen, "amount");
  const fee = money.find((column) => isNamed(column, "fee"));
  if (balance && fee && fee !== chosen && isFeeApart(balance, { amount: chosen, fee }, order)) assign(fee, "fee");
  const otherMarkers = markers.filter((column) => column !== chosen);
  if (chosen.signed === 0) assign(best(otherMarkers, "marker"), "marker");
}

/** A column with a minus where the marker says that money went out. */
const signedBy = (marker: Column, column: Column): Column =>
  marker === column || column.signed > 0
    ? column
    : {
        ...column,
        all: column.all.map((cell, at) => (directionOf(marker.all[at] ?? "") === "out" ? `-${cell}` : cell)),
      };

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

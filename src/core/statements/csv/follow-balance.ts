import { guessMark, readAmount } from "#core/statements/amount-text.ts";
import type { Column } from "./columns.ts";

/** Which way a file runs; undefined if its days don't tell. */
export type RowOrder = "oldest-first" | "newest-first" | undefined;

/** An amount that the balance follows, or the opposite of which. */
export type Followed = { balance: Column; amount: Column; sign: 1 | -1; fits: number };

type Figures = readonly (number | undefined)[];
const LEAST_SHARE = 0.8;

/** How often a balance changes by exactly an amount; zero if that is too seldom to be more than chance. */
function countFits(balance: Figures, amount: Figures, isNewestFirst: boolean): number {
  let [fits, compared] = [0, 0];
  let last: { balance: number; amount: number | undefined } | undefined;
  for (const [at, current] of balance.entries()) {
    if (current === undefined) continue;
    if (last !== undefined) {
      const change = isNewestFirst ? last.balance - current : current - last.balance;
      compared += 1;
      if (change !== 0 && change === (isNewestFirst ? last.amount : amount[at])) fits += 1;
    }
    last = { balance: current, amount: amount[at] };
  }
  return compared > 0 && fits >= Math.min(2, compared) && fits >= LEAST_SHARE * compared ? fits : 0;
}

const fitsInOrder = (balance: Figures, amount: Figures, order: RowOrder) =>
  Math.max(
    order === "newest-first" ? 0 : countFits(balance, amount, false),
    order === "oldest-first" ? 0 : countFits(balance, amount, true),
  );

const sumOf = (one: Figures, other: Figures, sign: 1 | -1): Figures =>
  one.map((value, at) =>
    value === undefined && other[at] === undefined ? undefined : (value ?? 0) + sign * (other[at] ?? 0),
  );

const negated = (figures: Figures): Figures => figures.map((value) => value && -value);

/** Reads the columns' figures, all with one decimal mark. */
function figuresOf(columns: readonly Column[]): (column: Column) => Figures {
  const mark = guessMark(columns.flatMap(({ cells }) => cells));
  const known = new Map(columns.map((column) => [column, column.all.map((cell) => readAmount(cell, mark))]));
  return (column) => known.get(column) ?? [];
}

/** The balance and the amount that fit each other best. */
export function findFollowed(
  { balances, amounts }: { balances: readonly Column[]; amounts: readonly Column[] },
  order: RowOrder,
): Followed | undefined {
  const figures = figuresOf([...balances, ...amounts]);
  let best: Followed | undefined;
  for (const balance of balances)
    for (const amount of amounts)
      for (const sign of [1, -1] as const) {
        if (balance.at === amount.at) continue;
        const values = figures(amount);
        const fits = fitsInOrder(figures(balance), sign === 1 ? values : negated(values), order);
        if (fits > (best?.fits ?? 0)) best = { balance, amount, sign, fits };
      }
  return best;
}

/** Two columns of which each row has one filled, and which way round a balance follows them; undefined if it doesn't. */
export function followPair(
  balance: Column,
  pair: readonly [Column, Column],
  order: RowOrder,
): { out: Column; into: Column } | undefined {
  const [one, other] = pair;
  const figures = figuresOf([balance, one, other]);
  const change = sumOf(figures(other), figures(one), -1);
  const [asIs, swapped] = [change, negated(change)].map((each) => fitsInOrder(figures(balance), each, order));
  if (!asIs && !swapped) return undefined;
  return (swapped ?? 0) > (asIs ?? 0) ? { out: other, into: one } : { out: one, into: other };
}

/** Whether a fee leaves the account besides an amount; not if the amount includes it. */
export function isFeeApart(
  balance: Column,
  { amount, fee }: { amount: Column; fee: Column },
  order: RowOrder,
): boolean {
  const figures = figuresOf([balance, amount, fee]);
  const fees = figures(fee).map((value) => value && Math.abs(value));
  const together = fitsInOrder(figures(balance), sumOf(figures(amount), fees, -1), order);
  return together > 0 && together >= fitsInOrder(figures(balance), figures(amount), order);
}

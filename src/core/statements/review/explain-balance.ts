import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type Cents, shownCents } from "#core/money.ts";

type Movement = { day: Day; amount: Cents; name: string };

/** One cause of a difference from the bank's balance: only at the bank, only here, or from before the statement. */
export type Difference = { what: "only-bank" | "only-here" | "before"; day: Day; name: string; amount: Cents };

const DAYS_APART = 5;

type BalanceComparison = {
  bank: Cents;
  here: Cents;
  /** The last day before those compared. */
  before: Day;
  lines: readonly Movement[];
  entries: readonly Movement[];
};

type ComparedDays = { first: Day; last: Day; since: Day; today: Day };

/**
 * From which day lines and entries are compared: earlier ones are part of the account's opening balance. A statement that ends
 * before the account begins here has none, and `before` is its last day.
 */
export function comparedDays({ first, last, since, today }: ComparedDays): { from: Day; before: Day } {
  const opened = addDays(since, 1);
  const from = first > opened ? first : opened;
  const [before = today] = [addDays(from, -1), last, today].sort();
  return { from, before };
}

/**
 * Why the bank's balance differs from ours, line by line. The parts add up exactly to the difference. A line and an entry of
 * the same amount within a few days match.
 */
export function explainBalance({ bank, here, before: lastBefore, lines, entries }: BalanceComparison): {
  difference: Cents;
  parts: Difference[];
} {
  const difference = shownCents(bank - here);
  const byAmount = new Map<number, Movement[]>();
  for (const entry of entries) {
    const same = byAmount.get(entry.amount);
    if (same) same.push(entry);
    else byAmount.set(entry.amount, [entry]);
  }
  const matched = new Set<Movement>();
  const onlyBank = lines.filter(({ day, amount }) => {
    const entry = byAmount
      .get(amount)
      ?.find((one) => !matched.has(one) && Math.abs(daysBetween(one.day, day)) <= DAYS_APART);
    if (entry) matched.add(entry);
    return entry === undefined;
  });
  const onlyHere = entries.filter((entry) => !matched.has(entry));
  const sum = (list: readonly Movement[]) => list.reduce((all, { amount }) => all + amount, 0);
  const before = difference - sum(onlyBank) + sum(onlyHere);
  const parts: Difference[] = [
    ...onlyBank.map((one) => ({ what: "only-bank" as const, ...one })),
    ...onlyHere.map(({ amount, ...one }) => ({ what: "only-here" as const, ...one, amount: shownCents(-amount) })),
    ...(before === 0 ? [] : [{ what: "before" as const, day: lastBefore, name: "", amount: shownCents(before) }]),
  ];
  parts.sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  return { difference, parts };
}

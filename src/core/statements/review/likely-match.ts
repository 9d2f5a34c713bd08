import { type Frequency, isSameInterval } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import type { Recurring } from "#core/statements/recurring/find-recurring.ts";
import { isOnItsDay, type KnownBill } from "./actual-day.ts";

/** The part of an income that a statement is compared with. */
export type KnownIncome = { name: string; amount: Cents; frequency: Frequency | "twice-monthly" };

const MAX_DEVIATION = 0.03;
/** Words in any payment's text. */
const COMMON = new Set(["bill", "bills", "card", "pay", "payment", "monthly", "the", "and", "for"]);

/**
 * Pairs found bills or incomes with existing ones of another name that they probably are: the same interval, about the same
 * amount (or that before the last change), and `isAlike`. Each is paired at most once, the nearest amounts first.
 */
export function pairLikely<K extends KnownIncome>(
  found: readonly Recurring[],
  existing: readonly K[],
  isAlike: (recurring: Recurring, known: K) => boolean = () => true,
): Map<Recurring, K> {
  const possible = found.flatMap((recurring) =>
    existing
      .filter((known) => hasInterval(recurring, known) && isAlike(recurring, known))
      .map((known) => ({ recurring, known, deviation: deviationOf(recurring, known.amount) })),
  );
  const pairs = new Map<Recurring, K>();
  const paired = new Set<K>();
  for (const { recurring, known, deviation } of possible.sort((one, other) => one.deviation - other.deviation)) {
    if (deviation > MAX_DEVIATION || pairs.has(recurring) || paired.has(known)) continue;
    pairs.set(recurring, known);
    paired.add(known);
  }
  return pairs;
}

/** Whether a found bill shares a word with an existing one, or its day. */
export const isLikeBill = (recurring: Recurring, { name, nextDueDate }: KnownBill) =>
  sharesWord(recurring, name) || (nextDueDate !== null && isOnItsDay(recurring, nextDueDate));

const hasInterval = ({ interval, secondDay }: Recurring, { frequency }: KnownIncome) =>
  frequency === "twice-monthly" ? secondDay !== null : secondDay === null && isSameInterval(frequency, interval);

/** How far an amount is from the found one, or from that before its last change, as a share of it. */
function deviationOf({ amount, changed }: Recurring, known: Cents): number {
  const amounts = changed === null ? [amount] : [amount, changed.from];
  return Math.min(...amounts.map((one) => Math.abs(one - known) / known));
}

function sharesWord({ name, lines }: Recurring, existing: string): boolean {
  const line = lines.at(-1);
  const found = wordsOf(`${name} ${line?.name ?? ""} ${line?.text ?? ""}`);
  return wordsOf(existing).some((word) => found.some((other) => isSameWord(word, other)));
}

/** Also the beginning of a longer word: rent and rental. */
const isSameWord = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one)));

const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !COMMON.has(word));

import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { StatementLine } from "#core/statements/statement.ts";
import type { KeyedLine } from "./review.ts";

type Fresh = StatementLine & { key: string };
type Told = { day: Day; amount: Cents };

/**
 * A file's lines with what is known of them, and the known ones that are not in it. A line is known by its key. What is left on
 * both sides with the same day and amount is the same line in other words: another format of the same bank, or a text that the
 * bank has completed since. It keeps the key it had.
 */
export function matchLines(
  fresh: readonly Fresh[],
  known: readonly KeyedLine[],
): { lines: KeyedLine[]; earlier: KeyedLine[] } {
  const left = new Map(known.map((line) => [line.key, line]));
  const found = fresh.map((line) => {
    const same = left.get(line.key);
    left.delete(line.key);
    return same;
  });
  const waiting = new Map<string, KeyedLine[]>();
  const nameOf = ({ day, amount }: Told) => `${day} ${amount}`;
  for (const line of left.values()) {
    const same = waiting.get(nameOf(line));
    if (same) same.push(line);
    else waiting.set(nameOf(line), [line]);
  }
  const lines = fresh.map((line, at): KeyedLine => {
    const same = found[at] ?? waiting.get(nameOf(line))?.shift();
    if (same) left.delete(same.key);
    return { ...line, key: same?.key ?? line.key, billId: same?.billId ?? null, paymentId: same?.paymentId ?? null };
  });
  return { lines, earlier: [...left.values()] };
}

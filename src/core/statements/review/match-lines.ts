import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { StatementLine } from "#core/statements/statement.ts";
import type { KeyedLine } from "./review.ts";

type Fresh = StatementLine & { key: string };
type Movement = { day: Day; amount: Cents };

/**
 * Matches a file's lines to known ones by key. Of the rest, lines with the same day and amount are the same line with another
 * text, from another format of the same bank or because the bank completed the text. They keep the known key. `earlier` are
 * the known lines that aren't in the file.
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
  const nameOf = ({ day, amount }: Movement) => `${day} ${amount}`;
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

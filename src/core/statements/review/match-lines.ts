import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { StatementLine } from "#core/statements/statement.ts";

/** A line with its key and its bill and payment from an earlier import. */
export type KeyedLine = StatementLine & { key: string; billId: number | null; paymentId: number | null };

type FileLine = StatementLine & { key: string };
type Movement = { day: Day; amount: Cents };

/**
 * Matches a file's lines to known ones by key. Of the rest, lines with the same day and amount are the same line with another
 * text, from another format of the same bank or because the bank completed the text. They keep the known key. `earlier` are
 * the known lines that aren't in the file.
 */
export function matchLines(
  fileLines: readonly FileLine[],
  known: readonly KeyedLine[],
): { lines: KeyedLine[]; earlier: KeyedLine[] } {
  const unmatched = new Map(known.map((line) => [line.key, line]));
  const matchedByKey = fileLines.map((line) => {
    const same = unmatched.get(line.key);
    unmatched.delete(line.key);
    return same;
  });
  const unmatchedByMovement = new Map<string, KeyedLine[]>();
  const movementKey = ({ day, amount }: Movement) => `${day} ${amount}`;
  for (const line of unmatched.values()) {
    const same = unmatchedByMovement.get(movementKey(line));
    if (same) same.push(line);
    else unmatchedByMovement.set(movementKey(line), [line]);
  }
  const lines = fileLines.map((line, at): KeyedLine => {
    const same = matchedByKey[at] ?? unmatchedByMovement.get(movementKey(line))?.shift();
    if (same) unmatched.delete(same.key);
    return { ...line, key: same?.key ?? line.key, billId: same?.billId ?? null, paymentId: same?.paymentId ?? null };
  });
  return { lines, earlier: [...unmatched.values()] };
}

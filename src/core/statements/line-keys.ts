import { formatMoney } from "#core/money.ts";
import type { StatementLine } from "./statement.ts";

export const LINE_KEY_LENGTH = 200;

/**
 * A key for each line that is the same in every file: the bank's id, or else its day, amount and text, with a counter for
 * equal lines of one day. Files contain whole days, so overlapping files count the same.
 */
export function lineKeys(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ day, amount, name, text, bankId }) => {
    const words = `${name} ${text}`
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    // Some banks give all parts of a batch the same id, so it isn't enough on its own.
    const base = (
      bankId === null ? `${day} ${formatMoney(amount)} ${words}` : `#${bankId} ${day} ${formatMoney(amount)}`
    )
      .slice(0, LINE_KEY_LENGTH - 8)
      // Stored keys are trimmed, and a long text may be cut right after a space.
      .trimEnd();
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base} ~${count}`;
  });
}

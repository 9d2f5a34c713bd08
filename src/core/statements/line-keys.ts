import { formatMoney } from "#core/money.ts";
import type { StatementLine } from "./statement.ts";

export const LINE_KEY_LENGTH = 200;

/**
 * A name for each line that is the same in every file it comes in: the bank's number, else its day, amount and text, with a
 * count for those alike on one day. A file holds whole days, so two that overlap count alike.
 */
export function lineKeys(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ day, amount, name, text, bankId }) => {
    const said = `${name} ${text}`
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    // Some banks give one number to all the parts of a booking, so it alone is not enough.
    const base = (
      bankId === null ? `${day} ${formatMoney(amount)} ${said}` : `#${bankId} ${day} ${formatMoney(amount)}`
    )
      .slice(0, LINE_KEY_LENGTH - 8)
      // Stored keys have no space at their end; a long text may be cut right after one.
      .trimEnd();
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base} ~${count}`;
  });
}

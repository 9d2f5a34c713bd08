import type { Entry } from "#contract/accounts.ts";
import { type Cents, cents } from "#core/money.ts";
import { centsOf } from "#web/domain/bill-figures.ts";

/** Consecutive credits of one day and kind, shown as one expandable line. */
export type EntryGroup = { kind: Entry["kind"]; day: string; entries: Entry[]; amount: Cents; balanceAfter: string };

const GROUPED = new Set<Entry["kind"]>(["weekly", "add-week", "remove-week"]);

/** The ledger's lines, newest first: single entries, or a day's weekly credits grouped. */
export function groupEntries(entries: readonly Entry[]): (Entry | EntryGroup)[] {
  const lines: (Entry | EntryGroup)[] = [];
  for (let from = 0; from < entries.length; ) {
    const first = entries[from];
    if (first === undefined) break;
    let end = from + 1;
    while (belongTogether(first, entries[end])) end += 1;
    const group = entries.slice(from, end);
    lines.push(group.length === 1 ? first : groupOf(first, group));
    from = end;
  }
  return lines;
}

const belongTogether = (first: Entry, next: Entry | undefined) =>
  next !== undefined &&
  GROUPED.has(first.kind) &&
  next.kind === first.kind &&
  next.day === first.day &&
  next.createdAt === first.createdAt;

const groupOf = ({ kind, day, balanceAfter }: Entry, entries: Entry[]): EntryGroup => ({
  kind,
  day,
  entries,
  amount: cents(entries.reduce((sum, { amount }) => sum + centsOf(amount), 0)),
  balanceAfter,
});

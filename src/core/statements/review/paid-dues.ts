import { addDays, type Day, daysBetween } from "#core/day.ts";
import { intervalOf } from "#core/interval.ts";
import { type Cents, cents } from "#core/money.ts";
import { addPeriods } from "#core/recurrence.ts";
import { matchName } from "#core/scan/match-name.ts";
import { groupByCounterparty, shownName } from "#core/statements/recurring/counterparty.ts";
import type { KnownBill } from "./actual-day.ts";
import type { KeyedLine } from "./match-lines.ts";

/** A due that the statement shows as paid. */
export type PaidDue = { billId: number; due: Day; key: string; day: Day; amount: Cents };

type DatedBill = KnownBill & { nextDueDate: Day };
/** A due that a line may settle, with how well they match. */
type Candidate = { paid: PaidDue; match: number; difference: number };

type Options = { lines: readonly KeyedLine[]; bills: readonly KnownBill[]; today: Day };

/** Lines that settle dues: with a similar name and amount near the due day; each line and due at most once. */
export function findPaid({ lines, bills, today }: Options): PaidDue[] {
  const dated = bills.flatMap((bill) =>
    bill.nextDueDate === null ? [] : [{ ...bill, nextDueDate: bill.nextDueDate }],
  );
  const first = dated.map(({ nextDueDate }) => nextDueDate).sort()[0];
  if (first === undefined) return [];
  const since = addDays(first, -190);
  const recent = lines.filter(
    ({ day, amount, paymentId }) => amount < 0 && paymentId === null && day >= since && day <= today,
  );
  const groups = groupByCounterparty(recent).map(({ lines: ownLines, wordsOf }) => ({
    ownLines,
    name: shownName(ownLines, wordsOf),
  }));
  const candidates = dated.flatMap((bill) =>
    groups.flatMap(({ ownLines, name }) => {
      const match = matchOf(bill, { name, ownLines });
      return match === undefined ? [] : ownLines.flatMap((line) => candidateOf(bill, line, match) ?? []);
    }),
  );
  const chosen = chooseBest(candidates);
  return dated.flatMap((bill) => withoutGaps(bill, chosen));
}

const [LINKED_LINE, LINKED, SAME_NAME, SIMILAR_NAME] = [3, 2, 1, 0];

/** How well a counterparty's lines match a bill: linked to it before, or with the same or a similar name. */
function matchOf({ id, ...bill }: DatedBill, group: { name: string; ownLines: readonly KeyedLine[] }) {
  if (group.ownLines.some(({ billId }) => billId === id)) return LINKED;
  const named = matchName(group.name, [bill]);
  return named && (named.reason === "exact" ? SAME_NAME : SIMILAR_NAME);
}

function candidateOf(bill: DatedBill, line: KeyedLine, match: number): Candidate | undefined {
  const { key, day } = line;
  const amount = cents(-line.amount);
  const due = dueNear(bill, day);
  if (due === undefined || amount <= bill.amount / 2 || amount >= 2 * bill.amount) return undefined;
  return {
    paid: { billId: bill.id, due, key, day, amount },
    match: line.billId === bill.id ? LINKED_LINE : match,
    difference: Math.abs(amount - bill.amount),
  };
}

/** The due less than half a period from a day. */
function dueNear({ frequency, nextDueDate }: DatedBill, day: Day): Day | undefined {
  const interval = intervalOf(frequency);
  for (let count = 0; ; count += 1) {
    const due = addPeriods(interval, nextDueDate, count);
    const half = daysBetween(due, addPeriods(interval, due)) / 2;
    const distance = daysBetween(due, day);
    if (distance < half) return distance > -half ? due : undefined;
  }
}

/** The best matches first, then the nearest amounts, then the oldest lines. */
function chooseBest(candidates: readonly Candidate[]): PaidDue[] {
  const sorted = candidates.toSorted(
    (one, other) =>
      other.match - one.match || one.difference - other.difference || daysBetween(other.paid.day, one.paid.day),
  );
  const taken = new Set<string>();
  return sorted.flatMap(({ paid }) => {
    const [line, due] = [`line ${paid.key}`, `due ${paid.billId} ${paid.due}`];
    if (taken.has(line) || taken.has(due)) return [];
    taken.add(line).add(due);
    return [paid];
  });
}

/** A bill's dues in order, up to the first that isn't paid. */
function withoutGaps({ id, frequency, nextDueDate }: DatedBill, chosen: readonly PaidDue[]): PaidDue[] {
  const own = chosen.filter(({ billId }) => billId === id).sort((one, other) => (one.due < other.due ? -1 : 1));
  const gap = own.findIndex(({ due }, count) => due !== addPeriods(intervalOf(frequency), nextDueDate, count));
  return gap < 0 ? own : own.slice(0, gap);
}

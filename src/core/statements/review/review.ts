import { addDays, type Day, daysBetween } from "#core/day.ts";
import { intervalOf } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import { addPeriods } from "#core/recurrence.ts";
import { matchName } from "#core/scan/match-name.ts";
import { groupByCounterparty, shownName } from "#core/statements/recurring/counterparty.ts";
import { findRecurring, isTicked, type Recurring } from "#core/statements/recurring/find-recurring.ts";
import type { StatementLine } from "#core/statements/statement.ts";
import { isPaidOnOtherDay, type KnownBill } from "./actual-day.ts";
import { billTerms, incomeTerms, nextFrom, type Terms } from "./terms.ts";

/** A line with its key and its bill and payment from an earlier import. */
export type KeyedLine = StatementLine & { key: string; billId: number | null; paymentId: number | null };

export type Proposal = { recurring: Recurring; nextDue: Day; terms: Terms<string>; isTicked: boolean; keys: string[] };
/** An existing bill, compared with the statement. */
export type Recognised = {
  billId: number;
  bill: KnownBill;
  recurring: Recurring;
  change: "rose" | "fell" | "stopped" | null;
  isTicked: boolean;
  /** Whether its payments are made on a different day from its due day. */
  isOtherDay: boolean;
};
/** A due that the statement shows as paid. */
export type PaidDue = { billId: number; due: Day; key: string; day: Day; amount: Cents };

export type Review = {
  bills: Proposal[];
  incomes: Proposal[];
  others: Recurring[];
  recognised: Recognised[];
  paid: PaidDue[];
};

type ReviewInput = {
  lines: readonly KeyedLine[];
  bills: readonly KnownBill[];
  incomes: readonly { name: string }[];
  until: Day;
  today: Day;
};

/** Compares a statement with a household: new bills and incomes, changed bills, and paid dues. */
export function reviewStatement({ lines, bills, incomes, until, today }: ReviewInput): Review {
  const keys = new Map<StatementLine, KeyedLine>(lines.map((line) => [line, line]));
  const keysOf = ({ lines: ownLines }: Recurring) => ownLines.flatMap((line) => keys.get(line)?.key ?? []);
  const found = findRecurring(lines, until);
  const recognised: Recognised[] = [];
  const unrecognised: Recurring[] = [];
  for (const recurring of found) {
    const bill = recurring.kind === "bill" ? recognise(recurring, bills, keys) : undefined;
    if (bill && !recognised.some(({ billId }) => billId === bill.id)) recognised.push(compareWithBill(recurring, bill));
    else unrecognised.push(recurring);
  }
  const propose = (recurring: Recurring, terms: Terms<string>): Proposal => ({
    ...{ recurring, terms, nextDue: nextFrom(recurring, today), keys: keysOf(recurring).slice(-600) },
    isTicked: isTicked(recurring),
  });
  const isNew = ({ kind, name }: Recurring) => kind === "income" && matchName(name, incomes) === undefined;
  return {
    bills: unrecognised.filter(({ kind }) => kind === "bill").map((one) => propose(one, billTerms(one.interval))),
    incomes: unrecognised.filter(isNew).map((one) => propose(one, incomeTerms(one))),
    others: unrecognised.filter(({ kind }) => kind === "own-transfer"),
    recognised,
    paid: findPaid({ lines, bills, today }),
  };
}

/** The matching bill: linked to its lines before, or else with a similar name and amount. */
function recognise(
  recurring: Recurring,
  bills: readonly KnownBill[],
  keys: ReadonlyMap<StatementLine, KeyedLine>,
): KnownBill | undefined {
  const linked = recurring.lines.flatMap((line) => keys.get(line)?.billId ?? []).at(-1);
  const known = bills.find(({ id }) => id === linked);
  if (known) return known;
  const near = bills.filter(({ amount }) => recurring.amount > amount / 2 && recurring.amount < 2 * amount);
  return matchName(recurring.name, near)?.bill;
}

function compareWithBill(recurring: Recurring, bill: KnownBill): Recognised {
  const { id: billId, amount } = bill;
  const { range, isStopped, confidence } = recurring;
  const isWithin = range !== null && amount >= range.least && amount <= range.most;
  const priceChange = recurring.amount === amount || isWithin ? null : recurring.amount > amount ? "rose" : "fell";
  const change = isStopped ? "stopped" : priceChange;
  return {
    ...{ billId, bill, recurring, change },
    isOtherDay: isPaidOnOtherDay(recurring, bill),
    isTicked: (change === "rose" || change === "fell") && range === null && confidence > 0.8,
  };
}

/** Lines that settle dues: with a similar name and amount near the due day; each line and due at most once. */
function findPaid({ lines, bills, today }: Pick<ReviewInput, "lines" | "bills" | "today">): PaidDue[] {
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
  return dated.flatMap((bill) => {
    const ownLines = groups.flatMap((group) =>
      group.ownLines.filter(({ billId }) => billId === bill.id).length > 0 ||
      matchName(group.name, [bill]) !== undefined
        ? group.ownLines
        : [],
    );
    return settleDues(
      bill,
      ownLines.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    );
  });
}

function settleDues(bill: KnownBill & { nextDueDate: Day }, lines: readonly KeyedLine[]): PaidDue[] {
  const interval = intervalOf(bill.frequency);
  const paid: PaidDue[] = [];
  for (const { key, day, amount } of lines) {
    const due = addPeriods(interval, bill.nextDueDate, paid.length);
    const half = daysBetween(due, addPeriods(interval, due)) / 2;
    const size = -amount;
    const isNear = Math.abs(daysBetween(due, day)) < half && size > bill.amount / 2 && size < 2 * bill.amount;
    if (isNear) paid.push({ billId: bill.id, due, key, day, amount: size as Cents });
  }
  return paid;
}

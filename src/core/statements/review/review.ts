import type { Day } from "#core/day.ts";
import { matchName } from "#core/scan/match-name.ts";
import { findRecurring, isTicked, type Recurring } from "#core/statements/recurring/find-recurring.ts";
import type { StatementLine } from "#core/statements/statement.ts";
import { isPaidOnOtherDay, type KnownBill } from "./actual-day.ts";
import { isLikeBill, type KnownIncome, pairLikely } from "./likely-match.ts";
import type { KeyedLine } from "./match-lines.ts";
import { findPaid, type PaidDue } from "./paid-dues.ts";
import { billTerms, incomeTerms, nextFrom, type Terms } from "./terms.ts";

export type Proposal = {
  recurring: Recurring;
  nextDue: Day;
  terms: Terms<string>;
  isTicked: boolean;
  keys: string[];
  /** The existing bill or income that it probably is; bills can be linked. */
  likely: { name: string; bill: Recognised | null } | null;
};

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
  incomes: readonly KnownIncome[];
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
  const paid = findPaid({ lines, bills, today });
  const newBills = unrecognised.filter(({ kind }) => kind === "bill");
  const foundIncomes = unrecognised.filter(({ kind }) => kind === "income");
  const newIncomes = foundIncomes.filter(({ name }) => matchName(name, incomes) === undefined);
  // Those with lines of their own here are not what was found under another name.
  const newKeys = new Set(newBills.flatMap(keysOf));
  const others = [...recognised, ...paid.filter(({ key }) => !newKeys.has(key))];
  const billsWithLines = new Set(others.map(({ billId }) => billId));
  const incomesWithLines = new Set(foundIncomes.map(({ name }) => matchName(name, incomes)?.bill));
  const likelyBills = pairLikely(
    newBills,
    bills.filter(({ id }) => !billsWithLines.has(id)),
    isLikeBill,
  );
  const likelyIncomes = pairLikely(
    newIncomes,
    incomes.filter((one) => !incomesWithLines.has(one)),
  );
  const likelyOf = (recurring: Recurring): Proposal["likely"] => {
    const bill = likelyBills.get(recurring);
    const known = bill ?? likelyIncomes.get(recurring);
    return known ? { name: known.name, bill: bill ? compareWithBill(recurring, bill) : null } : null;
  };
  const propose = (recurring: Recurring, terms: Terms<string>): Proposal => {
    const likely = likelyOf(recurring);
    return {
      ...{ recurring, terms, nextDue: nextFrom(recurring, today), keys: keysOf(recurring).slice(-600), likely },
      isTicked: likely === null && isTicked(recurring),
    };
  };
  return {
    bills: newBills.map((one) => propose(one, billTerms(one.interval))),
    incomes: newIncomes.map((one) => propose(one, incomeTerms(one))),
    others: unrecognised.filter(({ kind }) => kind === "own-transfer"),
    recognised,
    paid,
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

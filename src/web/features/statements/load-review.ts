import type { Account } from "#contract/accounts.ts";
import type { Bill } from "#contract/bills.ts";
import type { Income } from "#contract/incomes.ts";
import { listEntries } from "#contract/requests/accounts.ts";
import { categorize } from "#contract/requests/bills.ts";
import { listStatementLines } from "#contract/requests/statements.ts";
import { type Day, day, localDay } from "#core/day.ts";
import { billInterval, incomeInterval } from "#core/interval.ts";
import type { KnownBill } from "#core/statements/review/actual-day.ts";
import type { KnownIncome } from "#core/statements/review/likely-match.ts";
import { centsOf } from "#web/domain/bill-figures.ts";
import { ask } from "#web/lib/ask.ts";
import type { Draft } from "./draft.ts";
import type { Balance, KnownLine } from "./worker-messages.ts";

const PAGE_SIZE = 500;
const MAX_PAGES = 20;

export const knownBill = ({ id, name, amount, nextDueDate, ...bill }: Bill): KnownBill => ({
  ...{ id, name, frequency: billInterval(bill) },
  amount: centsOf(amount),
  nextDueDate: nextDueDate === null ? null : day(nextDueDate),
  isMovable: bill.skippedMonths.length === 0 && bill.endsOn === null && bill.pausedFrom === null,
});

export const knownIncome = ({ name, amount, ...income }: Income): KnownIncome => ({
  ...{ name, amount: centsOf(amount), frequency: incomeInterval(income) },
});

/** The latest transactions of earlier statements: with them, a monthly payment shows its interval. */
export async function loadKnownLines(accountId: number): Promise<KnownLine[]> {
  const known: KnownLine[] = [];
  let before: number | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await ask(listStatementLines, { query: { accountId, limit: PAGE_SIZE, before } });
    known.push(
      ...items.map(({ key, day: on, amount, name, text, billId, paymentId }) => ({
        key,
        day: on,
        amount,
        name,
        text,
        billId,
        paymentId,
      })),
    );
    if (next === null) break;
    before = next;
  }
  return known;
}

/** The account's ledger entries since a day, for the balance comparison. */
export async function loadBalance(account: Account, bank: number, from: Day): Promise<Balance> {
  const entries: Balance["entries"] = [];
  let before: number | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await ask(listEntries, { params: { id: account.id }, query: { limit: 200, before } });
    const recent = items.filter((entry) => entry.day >= from);
    entries.push(
      ...recent.map(({ day: on, amount, billName, kind }) => ({
        day: day(on),
        amount: centsOf(amount),
        name: billName ?? kind,
      })),
    );
    if (next === null || recent.length < items.length) break;
    before = next;
  }
  return { bank, recorded: centsOf(account.balance), since: localDay(new Date(account.createdAt)), entries };
}

/** Suggests a category for each bill, one by one; failures change nothing. */
export async function suggestCategories(
  drafts: readonly Draft[],
  onFound: (draft: Draft, category: Draft["category"]) => void,
): Promise<void> {
  for (const draft of drafts.filter(({ kind }) => kind === "bill").slice(0, 60)) {
    const answer = await ask(categorize, { input: { name: draft.name.slice(0, 255) || "Bill" } }).catch(
      () => undefined,
    );
    const [best] = answer?.suggestions ?? [];
    if (best) onFound(draft, best.category);
  }
}

import type { Day } from "#core/day.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { checkBills } from "./check-bills.ts";
import { checkLedger } from "./check-ledger.ts";
import { checkPayments } from "./check-payments.ts";
import { byId, contradiction, type File } from "./file.ts";
import { checkStatements } from "./statements.ts";

/**
 * Checks a file for everything the doctor would report after the import. It may have been edited or forged: nothing in
 * it is trusted.
 */
export async function checkFile(file: File, today: Day): Promise<void> {
  for (const check of [checkNumbers, checkReferences, checkLedger, checkBills, checkPayments, checkStatements]) {
    check(file, today);
    // Each of these goes through all of a long ledger.
    await yieldToEventLoop();
  }
}

const LISTS = [
  ...(["accounts", "bills", "incomes", "payments", "operations", "entries", "transfers"] as const),
  ...(["statements", "statementLines", "documents"] as const),
];

/** Checks that ids and keys are unique, and that keys match their kind. */
function checkNumbers(file: File): void {
  for (const list of LISTS) {
    if (byId<{ id: number }>(file[list]).size !== file[list].length)
      throw contradiction(`two ${list} have the same id`);
  }
  const keys = new Set<string>();
  const claimKey = (key: string, kind: string) => {
    if (key.split("/")[1] !== kind) throw contradiction(`the key ${key} does not belong to a ${kind}`);
    if (keys.has(key)) throw contradiction(`the key ${key} occurs twice`);
    keys.add(key);
  };
  for (const { key } of file.accounts) claimKey(key, "account");
  for (const { key } of file.bills) claimKey(key, "bill");
  for (const { key } of file.incomes) claimKey(key, "income");
  for (const { key } of file.payments) claimKey(key, "payment");
  for (const { key, kind } of file.gone) claimKey(key, kind);
}

/** Rejects references to an account, bill or operation that is not in the file. */
function checkReferences(file: File): void {
  const accounts = byId(file.accounts);
  const bills = byId(file.bills);
  const operations = byId(file.operations);
  const exists = (id: number | null, all: Map<number, unknown>) => id === null || all.has(id);
  for (const [what, items] of [
    ["bill", file.bills],
    ["income", file.incomes],
    ["payment", file.payments],
  ] as const) {
    if (items.some(({ accountId }) => !exists(accountId, accounts)))
      throw contradiction(`a ${what} has an unknown account`);
  }
  if (file.payments.some(({ billId }) => !exists(billId, bills))) throw contradiction("a payment has an unknown bill");
  if (file.payments.some(({ operationId }) => !exists(operationId, operations))) {
    throw contradiction("a payment has an unknown operation");
  }
  const payments = byId(file.payments);
  for (const { billId, paymentId } of file.documents) {
    if (!bills.has(billId)) throw contradiction("a document has an unknown bill");
    if (paymentId !== null && payments.get(paymentId)?.billId !== billId)
      throw contradiction("a document has a payment of another bill");
  }
  const incomes = byId(file.incomes);
  if (file.transfers.some(({ incomeId, accountId }) => !incomes.has(incomeId) || !accounts.has(accountId))) {
    throw contradiction("a transfer has an unknown income or account");
  }
  if (file.transfers.some(({ operationId }) => !exists(operationId, operations))) {
    throw contradiction("a transfer has an unknown operation");
  }
  if (file.entries.some(({ operationId }) => !operations.has(operationId))) {
    throw contradiction("an entry has an unknown operation");
  }
  const deleted = new Set(file.gone.map(({ kind, id }) => `${kind} ${id}`));
  for (const { accountId, billId } of file.entries) {
    if (!exists(accountId, accounts) && !deleted.has(`account ${accountId}`)) {
      throw contradiction("an entry has an unknown account");
    }
    if (!exists(billId, bills) && !deleted.has(`bill ${billId}`)) throw contradiction("an entry has an unknown bill");
  }
  if (file.operations.some(({ billId }) => !exists(billId, bills) && !deleted.has(`bill ${billId}`))) {
    throw contradiction("a weekly credit has an unknown bill");
  }
  for (const { kind, id } of file.gone) {
    if ((kind === "account" && accounts.has(id)) || (kind === "bill" && bills.has(id))) {
      throw contradiction("something is both present and deleted");
    }
  }
}

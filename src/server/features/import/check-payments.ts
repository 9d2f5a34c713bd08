import type { Day } from "#core/day.ts";
import { groupBy } from "#server/group-by.ts";
import { oldestAllowed } from "./check-bills.ts";
import { byId, contradiction, type File, type FileEntry, type FileOperation, type FilePayment } from "./file.ts";

/** Checks that every completed payment took its amount from its account once, and every undone one has its reversal. */
export function checkPayments(file: File, today: Day): void {
  const operations = byId(file.operations);
  const payments = byId(file.payments);
  const accountEntries = groupBy(
    file.entries.filter(({ pot }) => pot === "account"),
    ({ operationId }) => operationId,
  );
  const undonePayments = new Set<number>();
  for (const { id, kind, undoes } of file.operations) {
    if ((kind === "reversal") !== (undoes !== null)) throw contradiction("a reversal has no payment to reverse");
    if (undoes === null) continue;
    const payment = payments.get(undoes);
    if (payment === undefined || undonePayments.has(undoes)) throw contradiction("a reversal has an unknown payment");
    const [paymentEntry] = accountEntries.get(payment.operationId ?? 0) ?? [];
    const [reversalEntry, ...extraEntries] = accountEntries.get(id) ?? [];
    if (
      reversalEntry?.amount !== payment.amount ||
      reversalEntry.accountId !== paymentEntry?.accountId ||
      extraEntries.length > 0
    ) {
      throw contradiction(`an undone payment of ${payment.billName} did not return its amount`);
    }
    undonePayments.add(undoes);
  }
  const usedOperations = new Set<number>();
  const settledDues = new Set<string>();
  for (const payment of file.payments) {
    checkMoney(payment, payment.operationId === null ? undefined : operations.get(payment.operationId), {
      entries: accountEntries.get(payment.operationId ?? 0) ?? [],
      isUndone: undonePayments.has(payment.id),
    });
    if (payment.operationId !== null) {
      if (usedOperations.has(payment.operationId)) throw contradiction("two payments have the same operation");
      usedOperations.add(payment.operationId);
    }
    checkNextTry(payment, today);
    if (payment.billId === null || payment.settlesDue === null) continue;
    const due = `${payment.billId} ${payment.settlesDue}`;
    if (settledDues.has(due)) throw contradiction(`${payment.billName} is paid twice for ${payment.settlesDue}`);
    settledDues.add(due);
  }
  if (file.operations.some(({ id, kind }) => kind === "payment" && !usedOperations.has(id))) {
    throw contradiction("a payment operation has no payment");
  }
}

type MoneyMoves = { entries: readonly FileEntry[]; isUndone: boolean };

function checkMoney(
  payment: FilePayment,
  operation: FileOperation | undefined,
  { entries, isUndone }: MoneyMoves,
): void {
  const { billName, status, amount, billId, accountId, processedAt } = payment;
  if (operation === undefined) {
    if (status === "completed" || isUndone) throw contradiction(`a payment of ${billName} moved no money`);
    return;
  }
  const isCompleted = status === "completed";
  if (operation.kind !== "payment" || isCompleted === isUndone || (!isCompleted && status !== "cancelled")) {
    throw contradiction(`a payment of ${billName} is neither completed nor undone`);
  }
  const [entry, ...extraEntries] = entries;
  const isConsistent =
    entry !== undefined &&
    extraEntries.length === 0 &&
    entry.amount === -amount &&
    entry.billId !== null &&
    (billId === null || entry.billId === billId) &&
    (accountId === null || entry.accountId === accountId) &&
    processedAt !== null;
  if (!isConsistent) throw contradiction(`a payment of ${billName} did not take its amount from its account`);
}

function checkNextTry({ billId, billName, status, nextTryDate }: FilePayment, today: Day): void {
  const isOpen = status === "scheduled" || status === "failed";
  if (billId !== null && isOpen !== (nextTryDate !== null))
    throw contradiction(`a payment of ${billName} has no next attempt date`);
  if (nextTryDate !== null && nextTryDate < oldestAllowed(today))
    throw contradiction(`a payment of ${billName} is years late`);
}

import { type Account, canPay } from "#core/accounts/account.ts";
import { type Bill, isPaused } from "#core/bills/bill.ts";
import { addDays, type Day } from "#core/day.ts";
import type { Move } from "#core/ledger.ts";
import { type Cents, cents, ZERO } from "#core/money.ts";
import { isMadeByScheduler, isOpen, type Payment, type PaymentStatus, undoUntil } from "./payment.ts";

type AccountBalance = Pick<Account, "id" | "balance">;

/** Why a payment can't be made now. */
export type RefusedPayment = { refused: "insufficient-funds" | "needs-account" };

type PaymentToMake = {
  billId: number;
  amount: Cents;
  account: AccountBalance | undefined;
  saved: Cents;
  isPart?: boolean;
};

/**
 * The moves of a payment, or why it can't be made. The account decreases by the amount; the bill's savings reset to zero, or
 * decrease by the amount for a part payment.
 */
export function pay({
  billId,
  amount,
  account,
  saved,
  isPart = false,
}: PaymentToMake): { account: AccountBalance; moves: Move[] } | RefusedPayment {
  if (account === undefined) return { refused: "needs-account" };
  if (!canPay(account, amount)) return { refused: "insufficient-funds" };
  const after = cents(account.balance - amount);
  const usedSavings = isPart ? Math.min(saved, amount) : saved;
  return {
    account,
    moves: [
      { pot: "account", accountId: account.id, billId, amount: cents(-amount), after },
      { pot: "savings", billId, amount: cents(-usedSavings), after: cents(saved - usedSavings) },
    ],
  };
}

type PaymentToUndo = {
  payment: Pick<Payment, "amount" | "billId">;
  account: AccountBalance;
  /** The bill's savings, and what they would be without the payment; undefined if the bill was deleted. */
  savings: { saved: Cents; without: Cents } | undefined;
};

/** A credit to a bill's savings, or a correction of them; or a part payment, which takes at most what is there. */
export type SavingsChange = { operationId: number; credit: Cents } | { operationId: number; part: Cents };

/** A bill's savings after a list of changes, in the order of their operations, starting from nothing. */
export function savingsAfter(changes: readonly SavingsChange[]): Cents {
  const inOrder = changes.toSorted((one, other) => one.operationId - other.operationId);
  return inOrder.reduce<Cents>(
    (saved, change) => cents(Math.max(0, "part" in change ? saved - change.part : saved + change.credit)),
    ZERO,
  );
}

/** The moves of undoing a payment: the account is refunded, and savings are as if it had never been made. */
export function undo({ payment: { amount, billId }, account, savings }: PaymentToUndo): Move[] {
  const after = cents(account.balance + amount);
  const refund: Move = { pot: "account", accountId: account.id, billId, amount, after };
  if (billId === null || savings === undefined || savings.without === savings.saved) return [refund];
  const restored = cents(savings.without - savings.saved);
  return [refund, { pot: "savings", billId, amount: restored, after: savings.without }];
}

type OpenPayment = Pick<Payment, "id" | "amount" | "source">;

/**
 * The amount of a scheduled or failed payment once a part of its due is undone. It grows by the part if it was reduced by it,
 * or was made later for just the rest; a later amount of its own stays.
 */
export function amountWithoutPart(
  payment: OpenPayment,
  part: Pick<Payment, "id" | "amount">,
  restWithPart: Cents,
): Cents {
  const isForRest = payment.id < part.id || isMadeByScheduler(payment) || payment.amount === restWithPart;
  return isForRest ? cents(payment.amount + part.amount) : payment.amount;
}

/** Whether a payment can be undone now, or why not. */
export function canUndo(payment: Pick<Payment, "status" | "processedAt">, now: Date): "yes" | "not-made" | "too-late" {
  const until = undoUntil(payment);
  if (until === null) return "not-made";
  return now > until ? "too-late" : "yes";
}

/** The changes of cancelling a payment: a scheduled due is open again, a failed one is skipped. Undefined if it can't be cancelled. */
export function cancel(payment: Payment) {
  if (!isOpen(payment)) return undefined;
  const isSkipped = payment.status === "failed";
  return {
    isSkipped,
    change: {
      status: "cancelled" as const,
      nextTryDate: null,
      ...(isSkipped ? {} : { settlesDue: null }),
    },
  };
}

type BillStatus = Pick<Bill, "archivedOn" | "pausedFrom" | "pausedUntil">;

/** Whether a payment may stay open for a bill. Archiving cancels all scheduled payments; a pause only those inside it. */
export function mayStayOpen(
  bill: BillStatus,
  { dueDate }: Pick<Payment, "dueDate">,
  reinstated: { status: PaymentStatus },
) {
  if (bill.archivedOn !== null) return false;
  return reinstated.status === "failed" || dueDate === null || !isPaused(bill, dueDate);
}

/**
 * Reinstates a replaced payment for a due: scheduled again if both their days are ahead, or retried from tomorrow if the
 * scheduler had made it, and failed. Undefined for one whose day came while it was replaced: it's left to the person.
 */
export function reinstate(replaced: Pick<Payment, "dueDate" | "processedAt" | "source">, due: Day, today: Day) {
  const { dueDate, processedAt } = replaced;
  const returned = { settlesDue: due, settledBy: null };
  if (processedAt === null && dueDate !== null && dueDate > today && due > today)
    return { ...returned, status: "scheduled" as const, nextTryDate: dueDate, failureReason: null };
  if (processedAt === null && !isMadeByScheduler(replaced)) return undefined;
  const failureReason = "replacement-undone" as const;
  return { ...returned, status: "failed" as const, nextTryDate: addDays(today, 1), failureReason };
}

import { type Account, canPay } from "#core/accounts/account.ts";
import { type Bill, isPaused } from "#core/bills/bill.ts";
import { addDays, type Day } from "#core/day.ts";
import type { Move } from "#core/ledger.ts";
import { type Cents, cents } from "#core/money.ts";
import { isOpen, type Payment, type PaymentStatus, undoUntil } from "./payment.ts";

type Pot = Pick<Account, "id" | "balance">;

/** Why a payment cannot be made now. */
export type Refused = { refused: "insufficient-funds" | "needs-account" };

type Paying = { billId: number; amount: Cents; account: Pot | undefined; saved: Cents; isPart?: boolean };

/**
 * What a payment moves: the account falls by the amount, the bill's savings begin anew; of a part, they fall by as much. Or
 * why it cannot be made.
 */
export function pay({
  billId,
  amount,
  account,
  saved,
  isPart = false,
}: Paying): { account: Pot; moves: Move[] } | Refused {
  if (account === undefined) return { refused: "needs-account" };
  if (!canPay(account, amount)) return { refused: "insufficient-funds" };
  const after = cents(account.balance - amount);
  const used = isPart ? Math.min(saved, amount) : saved;
  return {
    account,
    moves: [
      { pot: "account", accountId: account.id, billId, amount: cents(-amount), after },
      { pot: "savings", billId, amount: cents(-used), after: cents(saved - used) },
    ],
  };
}

type Undoing = {
  payment: Pick<Payment, "amount" | "billId">;
  account: Pot;
  /** What the bill has saved, and what it would have saved had the payment never been made; none when the bill is gone. */
  savings: { saved: Cents; without: Cents } | undefined;
};

/** What undoing a payment moves: the account gets its money back, the savings are as if it had never been made. */
export function undo({ payment: { amount, billId }, account, savings }: Undoing): Move[] {
  const after = cents(account.balance + amount);
  const toAccount: Move = { pot: "account", accountId: account.id, billId, amount, after };
  if (billId === null || savings === undefined || savings.without === savings.saved) return [toAccount];
  const back = cents(savings.without - savings.saved);
  return [toAccount, { pot: "savings", billId, amount: back, after: savings.without }];
}

/** Whether a payment can be undone now; if not, why. */
export function canUndo(payment: Pick<Payment, "status" | "processedAt">, now: Date): "yes" | "not-made" | "too-late" {
  const until = undoUntil(payment);
  if (until === null) return "not-made";
  return now > until ? "too-late" : "yes";
}

/** What cancelling changes: a due that waited is open again, one that failed is skipped. Undefined when it cannot be cancelled. */
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

type Resting = Pick<Bill, "archivedOn" | "pausedFrom" | "pausedUntil">;

/** Whether a payment may wait for a bill as it is now: the archive cancels whatever waits, a pause what waits for one of its days. */
export function isStillWanted(bill: Resting, { dueDate }: Pick<Payment, "dueDate">, back: { status: PaymentStatus }) {
  if (bill.archivedOn !== null) return false;
  return back.status === "failed" || dueDate === null || !isPaused(bill, dueDate);
}

/** How a payment that was replaced comes back for a due: it waits for its day again, or is tried from tomorrow on. */
export function comeBack({ dueDate, processedAt }: Payment, due: Day, today: Day) {
  const isAhead = dueDate !== null && dueDate > today && processedAt === null;
  return {
    ...(isAhead
      ? { status: "scheduled" as const, nextTryDate: dueDate, failureReason: null }
      : { status: "failed" as const, nextTryDate: addDays(today, 1), failureReason: "replacement-undone" as const }),
    settlesDue: due,
    settledBy: null,
  };
}

import type { DueRecord, DueState } from "#core/bills/dues.ts";
import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";

export const PAYMENT_STATUSES = ["scheduled", "completed", "failed", "cancelled"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_SOURCES = ["manual", "scan", "automatic", "direct-debit"] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** Why a payment failed or was cancelled. */
export const FAILURE_REASON_CODES = [
  "insufficient-funds",
  "needs-account",
  "bill-deleted",
  "undone",
  "replaced",
  "replacement-undone",
] as const;
export type FailureReason = (typeof FAILURE_REASON_CODES)[number];

export type Payment = {
  household: string;
  id: number;
  billId: number | null;
  /** Kept when the bill is deleted. */
  billName: string;
  accountId: number | null;
  amount: Cents;
  status: PaymentStatus;
  source: PaymentSource;
  dueDate: Day | null;
  processedAt: Date | null;
  failureReason: FailureReason | null;
  /** When the scheduler next tries it. */
  nextTryDate: Day | null;
  operationId: number | null;
  /** The due it settles or will settle; the due is skipped if the payment was cancelled and still has it. */
  settlesDue: Day | null;
  /** An extra payment, which never settles a due. */
  isExtra: boolean;
  /** The due that it paid in part; the rest stays due. */
  partOf: Day | null;
  /** The due that it had paid before it was undone, which is now left to the person. */
  undoneDue: Day | null;
  /** The payment that replaced it. */
  settledBy: number | null;
  createdAt: Date;
};

/** Whether the scheduler made it automatically. */
export const isMadeByScheduler = ({ source }: Pick<Payment, "source">) =>
  source === "automatic" || source === "direct-debit";

/** Whether it's scheduled, or failed and will be retried. */
export const isOpen = ({ status }: Pick<Payment, "status">) => status === "scheduled" || status === "failed";

export const UNDO_HOURS = 24;

/** Until when a payment can be undone; null unless completed. */
export function undoUntil({ status, processedAt }: Pick<Payment, "status" | "processedAt">): Date | null {
  return status === "completed" && processedAt ? new Date(processedAt.getTime() + UNDO_HOURS * 3_600_000) : null;
}

/** Payments made before this moment can't be undone any more. */
export const undoSince = (now: Date): Date => new Date(now.getTime() - UNDO_HOURS * 3_600_000);

/** The recorded state of a due, with its payment. */
export type PaidDue = DueRecord & { paymentId: number };

const STATES = { scheduled: "scheduled", failed: "failed", completed: "paid", cancelled: "skipped" } as const;

/** The due records of a list of payments. */
export function recordsOf(payments: readonly Pick<Payment, "id" | "status" | "settlesDue" | "undoneDue">[]): PaidDue[] {
  return payments.flatMap(({ id: paymentId, status, settlesDue, undoneDue }) => {
    const state: DueState = settlesDue === null ? "undone" : STATES[status];
    const due = settlesDue ?? undoneDue;
    return due === null ? [] : [{ paymentId, due, state }];
  });
}

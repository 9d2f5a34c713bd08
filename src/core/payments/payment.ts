import type { DueRecord, DueState } from "#core/bills/dues.ts";
import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";

export const PAYMENT_STATUSES = ["scheduled", "completed", "failed", "cancelled"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_SOURCES = ["manual", "scan", "automatic", "direct-debit"] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** Why a payment was not made or no longer stands. */
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
  /** When the scheduler looks at it (again). */
  nextTryDate: Day | null;
  operationId: number | null;
  /** The due it stands for: scheduled, failed or paid; skipped when it was cancelled and still stands for it. */
  settlesDue: Day | null;
  /** Paid in addition to what is due: it never stands for a due. */
  isExtra: boolean;
  /** The due of which it paid a part; the rest stays due. */
  partOf: Day | null;
  /** The due it had paid before it was undone; that one is left to the person. */
  undoneDue: Day | null;
  /** The payment that took its place. */
  settledBy: number | null;
  createdAt: Date;
};

/** Whether the scheduler made it for a due day by itself. */
export const isOccurrence = ({ source }: Pick<Payment, "source">) =>
  source === "automatic" || source === "direct-debit";

/** Whether it waits for its day, or failed and is tried again. */
export const isOpen = ({ status }: Pick<Payment, "status">) => status === "scheduled" || status === "failed";

export const UNDO_HOURS = 24;

/** Until when a completed payment can be undone. */
export function undoUntil({ status, processedAt }: Pick<Payment, "status" | "processedAt">): Date | null {
  return status === "completed" && processedAt ? new Date(processedAt.getTime() + UNDO_HOURS * 3_600_000) : null;
}

/** What is recorded of a due, and the payment that says so. */
export type PaidDue = DueRecord & { paymentId: number };

const STATES = { scheduled: "scheduled", failed: "failed", completed: "paid", cancelled: "skipped" } as const;

/** What payments say of dues. */
export function recordsOf(payments: readonly Pick<Payment, "id" | "status" | "settlesDue" | "undoneDue">[]): PaidDue[] {
  return payments.flatMap(({ id: paymentId, status, settlesDue, undoneDue }) => {
    const state: DueState = settlesDue === null ? "undone" : STATES[status];
    const due = settlesDue ?? undoneDue;
    return due === null ? [] : [{ paymentId, due, state }];
  });
}

import { FAILURE_REASON_CODES, type FailureReason } from "#core/payments/payment.ts";

/** Why a payment failed or was cancelled, as shown to people. Only the codes are stored. */
export const FAILURE_TEXTS: Record<FailureReason, string> = {
  "insufficient-funds": "Insufficient funds to make this payment.",
  "needs-account": "This bill needs an account",
  "bill-deleted": "The bill was deleted",
  undone: "Undone",
  replaced: "Settled by another payment",
  "replacement-undone": "The payment that settled it was undone",
};

/** The code for a shown text, as found in an exported file; null for any other text. */
export const failureReasonOf = (words: string | null): FailureReason | null =>
  FAILURE_REASON_CODES.find((code) => FAILURE_TEXTS[code] === words) ?? null;

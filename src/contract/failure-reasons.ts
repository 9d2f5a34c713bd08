import { FAILURE_REASON_CODES, type FailureReason } from "#core/payments/payment.ts";

/** The words for why a payment was not made or no longer stands: codes are stored, and the words are made here alone. */
export const FAILURE_WORDS: Record<FailureReason, string> = {
  "insufficient-funds": "Insufficient funds to make this payment.",
  "needs-account": "This bill needs an account",
  "bill-deleted": "The bill was deleted",
  undone: "Undone",
  replaced: "Settled by another payment",
  "replacement-undone": "The payment that settled it was undone",
};

/** The code of words that were shown, as an exported file has them; null for any others. */
export const failureReasonOf = (words: string | null): FailureReason | null =>
  FAILURE_REASON_CODES.find((code) => FAILURE_WORDS[code] === words) ?? null;

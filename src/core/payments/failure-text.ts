import { FAILURE_REASON_CODES, type FailureReason } from "./payment.ts";

type Texts = {
  /** In lists, in responses and in exported files, which are read back by it. */
  shown: string;
  /** A sentence of a notification. */
  sentence: string;
};

/** Why a payment failed or was cancelled, as shown to people. Only the codes are stored. */
const TEXTS: Record<FailureReason, Texts> = {
  "insufficient-funds": {
    shown: "Insufficient funds to make this payment.",
    sentence: "There isn't enough money in the account.",
  },
  "needs-account": {
    shown: "This bill needs an account",
    sentence: "The bill has no account to pay from.",
  },
  "bill-deleted": { shown: "The bill was deleted", sentence: "The bill was deleted." },
  undone: { shown: "Undone", sentence: "It was undone." },
  replaced: { shown: "Settled by another payment", sentence: "Another payment replaced it." },
  "replacement-undone": {
    shown: "The payment that settled it was undone",
    sentence: "The payment that replaced it was undone.",
  },
};

export const failureText = (reason: FailureReason) => TEXTS[reason].shown;

export const failureSentence = (reason: FailureReason) => TEXTS[reason].sentence;

/** The code for a shown text, as found in an exported file; null for any other text. */
export const failureReasonOf = (text: string | null): FailureReason | null =>
  FAILURE_REASON_CODES.find((code) => failureText(code) === text) ?? null;

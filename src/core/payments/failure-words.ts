import { FAILURE_REASON_CODES, type FailureReason } from "./payment.ts";

type Words = {
  /** In lists, in answers and in exported files. */
  shown: string;
  /** A sentence of a message. */
  told: string;
};

/** The words for why a payment was not made or no longer stands: codes are stored, and the words are made here alone. */
const WORDS: Record<FailureReason, Words> = {
  "insufficient-funds": {
    shown: "Insufficient funds to make this payment.",
    told: "The account does not hold enough.",
  },
  "needs-account": {
    shown: "This bill needs an account",
    told: "The bill has no account to be paid from.",
  },
  "bill-deleted": { shown: "The bill was deleted", told: "The bill was deleted." },
  undone: { shown: "Undone", told: "It was undone." },
  replaced: { shown: "Settled by another payment", told: "Another payment took its place." },
  "replacement-undone": {
    shown: "The payment that settled it was undone",
    told: "The payment that took its place was undone.",
  },
};

export const failureWords = (reason: FailureReason) => WORDS[reason].shown;

export const failureSentence = (reason: FailureReason) => WORDS[reason].told;

/** The code of words that were shown, as an exported file has them; null for any others. */
export const failureReasonOf = (words: string | null): FailureReason | null =>
  FAILURE_REASON_CODES.find((code) => failureWords(code) === words) ?? null;

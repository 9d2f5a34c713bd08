import { describe, expect, it } from "vitest";
import { failureReasonOf, failureSentence, failureText } from "./failure-text.ts";
import { FAILURE_REASON_CODES } from "./payment.ts";

const TEXTS = {
  "insufficient-funds": ["Insufficient funds to make this payment.", "There isn't enough money in the account."],
  "needs-account": ["This bill needs an account", "The bill has no account to pay from."],
  "bill-deleted": ["The bill was deleted", "The bill was deleted."],
  undone: ["Undone", "It was undone."],
  replaced: ["Settled by another payment", "Another payment replaced it."],
  "replacement-undone": ["The payment that settled it was undone", "The payment that replaced it was undone."],
} as const;

describe("why a payment failed or was cancelled", () => {
  it.each(FAILURE_REASON_CODES)("%s: in a list, in a notification, and read back from a file", (code) => {
    expect([failureText(code), failureSentence(code)]).toEqual(TEXTS[code]);
    expect(failureReasonOf(failureText(code))).toBe(code);
  });

  it("is unknown for any other text", () => {
    expect(failureReasonOf("The bank was closed")).toBeNull();
    expect(failureReasonOf(null)).toBeNull();
  });
});

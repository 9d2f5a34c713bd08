import { expect, it } from "vitest";
import type { ListedBill } from "#contract/bills.ts";
import { billFixture, paymentFixture as open } from "#web/domain/testing.ts";
import { nextPaymentText } from "./row-parts.tsx";

const bill = (changes: Partial<ListedBill>): ListedBill =>
  billFixture({
    isDirectDebit: true,
    nextDueDate: "2026-12-31",
    nextPaymentDate: "2026-12-31",
    paymentDay: 31,
    ...changes,
  });

const BY_HAND = { nextPaymentDate: null, isDirectDebit: false };

it.each<[string, Partial<ListedBill>, string | undefined]>([
  ["the next payment", {}, "Next payment 12/31/2026"],
  [
    "the one after, when one is scheduled before it",
    { openPayments: [open("scheduled", "2026-11-30")] },
    "Following payment 12/31/2026",
  ],
  ["the scheduled one itself", { openPayments: [open("scheduled", "2026-12-31")] }, "Next payment 12/31/2026"],
  ["the next, though an older one failed", { openPayments: [open("failed", "2026-11-30")] }, "Next payment 12/31/2026"],
  ["that a day is missing", { nextPaymentDate: null }, "No payment day set"],
  ["nothing of a bill paid by hand", { nextPaymentDate: null, nextDueDate: null, isDirectDebit: false }, undefined],
  [
    "about when one without a date is due",
    { ...BY_HAND, nextDueDate: null, assumedDueDate: "2199-12-03" },
    "Due about 3 Dec 2199",
  ],
  ["when one paid by hand is due", { ...BY_HAND, nextDueDate: "2199-12-03" }, "Due 12/03/2199"],
  ["that its day has passed", { ...BY_HAND, nextDueDate: "2020-12-03" }, "Was due on 12/03/2020"],
])("a row names %s", (_, changes, words) => {
  expect(nextPaymentText(bill(changes))).toBe(words);
});

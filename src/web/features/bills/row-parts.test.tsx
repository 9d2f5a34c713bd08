import { expect, it } from "vitest";
import type { Bill } from "#contract/bills.ts";
import { nextPaymentWords } from "./row-parts.tsx";

type Open = Bill["openPayments"][number];

const open = (status: Open["status"], dueDate: string | null): Open => ({
  id: 1,
  billId: 1,
  billName: "Gym",
  accountId: 1,
  amount: "60.00",
  status,
  source: "direct-debit",
  dueDate,
  settlesDue: dueDate,
  isExtra: false,
  processedAt: null,
  failureReason: null,
  undoUntil: null,
  createdAt: "2026-11-16T12:00:00.000Z",
});

const bill = (changes: Partial<Bill>): Bill => ({
  id: 1,
  name: "Gym",
  amount: "60.00",
  frequency: "monthly",
  category: "healthcare",
  accountId: 1,
  weeklyAmount: "13.86",
  startDate: "2026-11-16",
  lastPaidDate: null,
  isAutomatic: false,
  isDirectDebit: true,
  nextDueDate: "2026-12-31",
  nextPaymentDate: "2026-12-31",
  paymentDay: 31,
  paymentDayType: "monthly",
  createdAt: "2026-11-16T12:00:00.000Z",
  updatedAt: "2026-11-16T12:00:00.000Z",
  savings: null,
  account: null,
  openPayments: [],
  ...changes,
});

it.each<[string, Partial<Bill>, string | undefined]>([
  ["the next payment", {}, "Next payment 12/31/2026"],
  [
    "the one after, when one is scheduled before it",
    { openPayments: [open("scheduled", "2026-11-30")] },
    "Following payment 12/31/2026",
  ],
  ["the scheduled one itself", { openPayments: [open("scheduled", "2026-12-31")] }, "Next payment 12/31/2026"],
  ["the next, though an older one failed", { openPayments: [open("failed", "2026-11-30")] }, "Next payment 12/31/2026"],
  ["that a day is missing", { nextPaymentDate: null }, "No payment day set"],
  ["nothing of a bill paid by hand", { nextPaymentDate: null, isDirectDebit: false }, undefined],
])("a row names %s", (_, changes, words) => {
  expect(nextPaymentWords(bill(changes))).toBe(words);
});

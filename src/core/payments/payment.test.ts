import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import {
  isMadeByScheduler,
  isOpen,
  PAYMENT_SOURCES,
  PAYMENT_STATUSES,
  type PaymentStatus,
  recordsOf,
  undoUntil,
} from "./payment.ts";

it("recognises automatic payments", () => {
  expect(PAYMENT_SOURCES.filter((source) => isMadeByScheduler({ source }))).toEqual(["automatic", "direct-debit"]);
});

it("recognises open payments", () => {
  expect(PAYMENT_STATUSES.filter((status) => isOpen({ status }))).toEqual(["scheduled", "failed"]);
});

it("allows undoing a completed payment for 24 hours", () => {
  const processedAt = new Date("2026-03-02T10:00:00Z");
  expect(undoUntil({ status: "completed", processedAt })).toEqual(new Date("2026-03-03T10:00:00Z"));
  expect(undoUntil({ status: "completed", processedAt: null })).toBeNull();
  expect(undoUntil({ status: "cancelled", processedAt })).toBeNull();
});

const DUE = day("2026-03-01");
const payment = (status: PaymentStatus, overrides: { settlesDue?: typeof DUE; undoneDue?: typeof DUE } = {}) => ({
  ...{ id: 4, status, settlesDue: null, undoneDue: null },
  ...overrides,
});

it.each([
  ["scheduled", "scheduled"],
  ["failed", "failed"],
  ["completed", "paid"],
  ["cancelled", "skipped"],
] as const)("records the due of a %s payment as %s", (status, state) => {
  expect(recordsOf([payment(status, { settlesDue: DUE })])).toEqual([{ paymentId: 4, due: DUE, state }]);
});

it("records an undone due, and nothing for a payment without a due", () => {
  expect(recordsOf([payment("cancelled", { undoneDue: DUE }), payment("completed")])).toEqual([
    { paymentId: 4, due: DUE, state: "undone" },
  ]);
});

import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import {
  isOccurrence,
  isOpen,
  PAYMENT_SOURCES,
  PAYMENT_STATUSES,
  type PaymentStatus,
  recordsOf,
  undoUntil,
} from "./payment.ts";

it("knows the payments that Weekwise made by itself", () => {
  expect(PAYMENT_SOURCES.filter((source) => isOccurrence({ source }))).toEqual(["automatic", "direct-debit"]);
});

it("knows the payments that are still to be made", () => {
  expect(PAYMENT_STATUSES.filter((status) => isOpen({ status }))).toEqual(["scheduled", "failed"]);
});

it("lets a payment be undone for 24 hours, once it is made", () => {
  const processedAt = new Date("2026-03-02T10:00:00Z");
  expect(undoUntil({ status: "completed", processedAt })).toEqual(new Date("2026-03-03T10:00:00Z"));
  expect(undoUntil({ status: "completed", processedAt: null })).toBeNull();
  expect(undoUntil({ status: "cancelled", processedAt })).toBeNull();
});

const DUE = day("2026-03-01");
const payment = (status: PaymentStatus, over: { settlesDue?: typeof DUE; undoneDue?: typeof DUE } = {}) => ({
  ...{ id: 4, status, settlesDue: null, undoneDue: null },
  ...over,
});

it.each([
  ["scheduled", "scheduled"],
  ["failed", "failed"],
  ["completed", "paid"],
  ["cancelled", "skipped"],
] as const)("says of the due of a payment that is %s that it is %s", (status, state) => {
  expect(recordsOf([payment(status, { settlesDue: DUE })])).toEqual([{ paymentId: 4, due: DUE, state }]);
});

it("says that a due is undone, and nothing of a payment that stands for none", () => {
  expect(recordsOf([payment("cancelled", { undoneDue: DUE }), payment("completed")])).toEqual([
    { paymentId: 4, due: DUE, state: "undone" },
  ]);
});

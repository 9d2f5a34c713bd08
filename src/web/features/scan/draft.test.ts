import { expect, it } from "vitest";
import { CreateBillInput } from "#contract/bills.ts";
import { PayInput } from "#contract/payments.ts";
import type { ScanResult } from "#contract/scan.ts";
import { day } from "#core/day.ts";
import { type BillValues, newBill } from "#web/domain/bill-form/bill-values.ts";
import { newBillOf, paymentInput } from "./draft.ts";
import { confidenceIn } from "./field-confidence.tsx";

const empty: ScanResult = {
  name: null,
  amount: null,
  frequency: null,
  category: null,
  dueDate: null,
  paymentDay: null,
  isDirectDebit: null,
  date: null,
  currency: null,
  findings: {},
  pages: [],
  unread: [],
  ...{ readAs: null, layout: [], values: [], otherAmounts: [], lesson: null },
  engine: "picture",
};
const full: ScanResult = {
  ...empty,
  name: "Power",
  amount: "84.20",
  frequency: "quarterly",
  category: "utilities",
  dueDate: "2026-12-13",
  paymentDay: 14,
  isDirectDebit: true,
};

const today = day("2026-11-16");

const scanned = (result: ScanResult): BillValues => ({ ...newBillOf(result, today), accountId: 3 });

it("leaves missing fields empty, except frequency (monthly) and category (other)", () => {
  expect(newBillOf(empty, today)).toEqual({
    name: "",
    amount: "",
    amountFrom: "",
    frequency: "monthly",
    ...{ every: "2", unit: "month", skippedMonths: [], ends: "never", endsOn: "", endsAfter: "", estimate: null },
    category: "other",
    accountId: undefined,
    newAccount: undefined,
    isAutomatic: false,
    isDirectDebit: false,
    nextDueDate: "",
    paymentDayType: "monthly",
    notes: "",
    website: "",
    customerNumber: "",
    paymentDay: undefined,
  });
});

it.each([
  ["as printed", full, "monthly", 14],
  ["from the due date", { ...full, paymentDay: null }, "monthly", 13],
  ["of the week for a weekly bill", { ...full, frequency: "weekly" as const }, "weekly", 7],
  ["none", { ...full, paymentDay: null, dueDate: null }, "monthly", undefined],
])("takes the payment day %s", (_, result, paymentDayType, paymentDay) => {
  expect(newBillOf(result, today)).toMatchObject({ paymentDayType, paymentDay });
});

it.each([
  ["as read, with its month", { ...full, isDirectDebit: false }, "2026-12-13"],
  ["today's", { ...full, isDirectDebit: false, dueDate: "2026-11-16" }, "2026-11-16"],
  ["on the printed day for a direct debit", full, "2026-12-14"],
  ["a quarter after one that has passed", { ...full, isDirectDebit: false, dueDate: "2026-11-10" }, "2027-02-10"],
  [
    "in the same month of next year",
    { ...full, paymentDay: null, frequency: "annually", dueDate: "2026-09-30" },
    "2027-09-30",
  ],
  ["none", { ...full, dueDate: null }, ""],
] as const)("the next due date is %s", (_, result, nextDueDate) => {
  const bill = scanned(result);
  expect(bill.nextDueDate).toBe(nextDueDate);
  expect(newBill(bill)?.nextDueDate).toBe(nextDueDate || undefined);
  expect(CreateBillInput.safeParse(newBill(bill)).success).toBe(true);
});

it("sends whether the last day of a short month means that number, also for a bill paid by hand", () => {
  const bill = scanned({ ...full, isDirectDebit: false, dueDate: "2026-11-30" });
  expect(newBill(bill)).toMatchObject({ nextDueDate: "2026-11-30", paymentDay: 30, paymentDayType: "monthly" });
  expect(newBill({ ...bill, paymentDay: 31 })).toMatchObject({ nextDueDate: "2026-11-30", paymentDay: 31 });
});

it("sends the payment day only for automatic payments and direct debits", () => {
  const bill = scanned(full);
  expect(newBill(bill)).toMatchObject({
    accountId: 3,
    isDirectDebit: true,
    paymentDay: 14,
    paymentDayType: "monthly",
  });
  expect(newBill({ ...bill, isDirectDebit: false })).not.toHaveProperty("paymentDay");
  expect(newBill({ ...bill, isDirectDebit: false })).not.toHaveProperty("paymentDayType");
  expect(CreateBillInput.safeParse(newBill(bill)).success).toBe(true);
});

it("pays now or on the due date", () => {
  const payment = { billId: "7", amount: "84.20", dueDate: "2026-12-13" };
  const request = { billId: 7, amount: "84.20", dueDate: "2026-12-13", source: "scan" };
  expect(paymentInput(payment, "scheduled")).toEqual({ ...request, processImmediately: false });
  expect(paymentInput(payment, "immediate")).toEqual({ ...request, processImmediately: true });
  const debit = { ...payment, becomesDebit: true };
  expect(paymentInput(debit, "scheduled")).toMatchObject({ becomesDirectDebit: true });
  expect(paymentInput(debit, "immediate")).not.toHaveProperty("becomesDirectDebit");
  expect(paymentInput({ ...payment, dueDate: "" }, "immediate").dueDate).toBeNull();
  expect(PayInput.safeParse(paymentInput(payment, "scheduled")).success).toBe(true);
});

it("asks to check fields below 60 percent confidence", () => {
  const at = (confidence: number) => ({ ...full, findings: { name: { confidence, page: null, box: null } } });
  expect([confidenceIn(at(0.6), "name"), confidenceIn(at(0.59), "name")]).toEqual(["sure", "check"]);
  expect([confidenceIn(full, "name"), confidenceIn(empty, "name")]).toEqual(["check", "missing"]);
});

import { expect, it } from "vitest";
import { CreateBillInput } from "#contract/bills.ts";
import { PayInput } from "#contract/payments.ts";
import type { ScanResult } from "#contract/scan.ts";
import { billInput, newBillOf, paymentInput } from "./draft.ts";
import { trustOf } from "./found.ts";

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

it("leaves empty what was not found, but for how often (monthly) and the category (other)", () => {
  expect(newBillOf(empty)).toEqual({
    name: "",
    amount: "",
    frequency: "monthly",
    category: "other",
    isAutomatic: false,
    isDirectDebit: false,
    paymentDayType: "monthly",
    paymentDay: "",
  });
});

it.each([
  ["as printed", full, "monthly", "14"],
  ["from the due date", { ...full, paymentDay: null }, "monthly", "13"],
  ["of the week for a weekly bill", { ...full, frequency: "weekly" as const }, "weekly", "7"],
  ["none", { ...full, paymentDay: null, dueDate: null }, "monthly", ""],
])("takes the payment day %s", (_, result, paymentDayType, paymentDay) => {
  expect(newBillOf(result)).toMatchObject({ paymentDayType, paymentDay });
});

it("sends the payment day only when the bill pays by itself", () => {
  const bill = { ...newBillOf(full), accountId: "3" };
  expect(billInput(bill)).toMatchObject({
    accountId: 3,
    isDirectDebit: true,
    paymentDay: 14,
    paymentDayType: "monthly",
  });
  expect(billInput({ ...bill, isDirectDebit: false })).not.toHaveProperty("paymentDay");
  expect(billInput({ ...bill, isDirectDebit: false })).not.toHaveProperty("paymentDayType");
  expect(CreateBillInput.safeParse(billInput(bill)).success).toBe(true);
});

it("asks for an account in the contract's words", () => {
  const found = CreateBillInput.safeParse(billInput({ ...newBillOf(full), accountId: "" }));
  expect(found.error?.issues).toMatchObject([{ path: ["accountId"], message: "Please select an account" }]);
});

it("pays now or on the due date", () => {
  const payment = { billId: "7", amount: "84.20", dueDate: "2026-12-13" };
  const request = { billId: 7, amount: "84.20", dueDate: "2026-12-13", source: "scan" };
  expect(paymentInput(payment, "scheduled")).toEqual({ ...request, processImmediately: false });
  expect(paymentInput(payment, "immediate")).toEqual({ ...request, processImmediately: true });
  expect(paymentInput({ ...payment, dueDate: "" }, "immediate").dueDate).toBeNull();
  expect(PayInput.safeParse(paymentInput(payment, "scheduled")).success).toBe(true);
});

it("asks to check what it is less than 60 percent sure of", () => {
  const at = (confidence: number) => ({ ...full, findings: { name: { confidence, page: null, box: null } } });
  expect([trustOf(at(0.6), "name"), trustOf(at(0.59), "name")]).toEqual(["sure", "check"]);
  expect([trustOf(full, "name"), trustOf(empty, "name")]).toEqual(["check", "missing"]);
});

import { describe, expect, it } from "vitest";
import { billFixture } from "#web/domain/testing.ts";
import { type BillValues, bodyOf, checkBill, startValues } from "./bill-values.ts";

const values = (changes: Partial<BillValues> = {}): BillValues => ({
  ...startValues(undefined),
  name: "Internet",
  amount: "60",
  accountId: 7,
  ...changes,
});

const messages = async (changes: Partial<BillValues>) => {
  const { errors } = await checkBill(values(changes), undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

describe("bodyOf", () => {
  it("omits the payment day unless payments are automatic or by direct debit", () => {
    const day = { paymentDay: 5, paymentDayType: "weekly" } as const;
    expect(bodyOf(values(day))).toEqual({
      name: "Internet",
      amount: "60",
      frequency: "monthly",
      category: "other",
      accountId: 7,
      isAutomatic: false,
      isDirectDebit: false,
    });
    expect(bodyOf(values({ ...day, isAutomatic: true }))).toMatchObject(day);
    expect(bodyOf(values({ ...day, isDirectDebit: true }))).toMatchObject(day);
    expect(bodyOf(values({ isDirectDebit: true }))).toMatchObject({ paymentDay: null });
  });

  it("sends the next due date when it was filled in or changed, and null when it was emptied", () => {
    const september = { ...values({ frequency: "annually", nextDueDate: "2027-09-10" }), paymentDay: 10 };
    expect(bodyOf(september)).toMatchObject({ frequency: "annually", nextDueDate: "2027-09-10" });
    expect(bodyOf(september)).not.toHaveProperty("paymentDay");
    const bill = billFixture({ nextDueDate: "2027-09-10", frequency: "annually", paymentDay: 10 });
    expect(bodyOf(startValues(bill), bill)).not.toHaveProperty("nextDueDate");
    expect(bodyOf({ ...startValues(bill), nextDueDate: "" }, bill)).toMatchObject({ nextDueDate: null });
    expect(bodyOf({ ...startValues(bill), nextDueDate: "2027-09-12" }, bill)).toMatchObject({
      nextDueDate: "2027-09-12",
    });
  });

  it("sends the payment day for the last day of a short month, also for a bill paid by hand", () => {
    const november = values({ nextDueDate: "2026-11-30", paymentDay: 30 });
    expect(bodyOf(november)).toMatchObject({ paymentDay: 30, paymentDayType: "monthly" });
    expect(bodyOf({ ...november, paymentDay: 31 })).toMatchObject({ nextDueDate: "2026-11-30", paymentDay: 31 });
    expect(bodyOf(values({ nextDueDate: "2026-12-31", paymentDay: 31 }))).not.toHaveProperty("paymentDay");
    expect(bodyOf({ ...november, frequency: "weekly" })).not.toHaveProperty("paymentDay");
  });

  it("derives the payment day from the date when none is set", () => {
    const emptied = values({ isAutomatic: true, nextDueDate: "2026-12-25", paymentDay: undefined });
    expect(bodyOf(emptied)).toMatchObject({ paymentDay: 25, paymentDayType: "monthly" });
  });

  it("needs an account", () => {
    expect(bodyOf(values({ accountId: undefined }))).toBeUndefined();
  });
});

describe("checkBill", () => {
  it.each<[Partial<BillValues>, Record<string, string>]>([
    [{}, {}],
    [{ amount: ".5" }, {}],
    [{ name: "  " }, { name: "Bill name is required" }],
    [{ amount: "" }, { amount: "Amount is required" }],
    [{ amount: "0" }, { amount: "Amount must be more than 0" }],
    [{ amount: "-4" }, { amount: "Amount must be more than 0" }],
    [{ accountId: undefined }, { accountId: "Please select an account" }],
    // A hidden payment day is not validated.
    [{ paymentDay: 99 }, {}],
    [{ nextDueDate: "" }, {}],
    [{ nextDueDate: "2026-02-31" }, { nextDueDate: "Next due date must be a valid date, such as 2026-03-31" }],
    [{ newAccount: "" }, {}],
    [{ newAccount: "Joint" }, { newAccount: "Press Add to create this account, or Cancel" }],
  ])("%j", async (changes, expected) => {
    expect(await messages(changes)).toEqual(expected);
  });

  it("refuses a day that the schedule does not have", async () => {
    expect(await messages({ isAutomatic: true, paymentDay: 32 })).toHaveProperty("paymentDay");
    expect(await messages({ isAutomatic: true, paymentDay: 8, paymentDayType: "weekly" })).toHaveProperty("paymentDay");
  });
});

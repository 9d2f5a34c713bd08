import { describe, expect, it } from "vitest";
import { billFixture } from "#web/domain/testing.ts";
import { type BillValues, billEdit, checkBill, newBill, startValues } from "./bill-values.ts";

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

describe("the request", () => {
  it("omits the payment day unless payments are automatic or by direct debit", () => {
    const day = { paymentDay: 5, paymentDayType: "weekly" } as const;
    expect(newBill(values(day))).toEqual({
      name: "Internet",
      amount: "60",
      frequency: "monthly",
      category: "other",
      accountId: 7,
      isAutomatic: false,
      isDirectDebit: false,
    });
    expect(newBill(values({ ...day, isAutomatic: true }))).toMatchObject(day);
    expect(newBill(values({ ...day, isDirectDebit: true }))).toMatchObject(day);
    expect(newBill(values({ isDirectDebit: true }))).toMatchObject({ paymentDay: null });
  });

  it("sends the next due date when it was filled in or changed, and null when it was emptied", () => {
    const september = { ...values({ frequency: "annually", nextDueDate: "2027-09-10" }), paymentDay: 10 };
    expect(newBill(september)).toMatchObject({ frequency: "annually", nextDueDate: "2027-09-10" });
    expect(newBill(september)).not.toHaveProperty("paymentDay");
    const bill = billFixture({ nextDueDate: "2027-09-10", frequency: "annually", paymentDay: 10 });
    expect(billEdit(startValues(bill), bill)).not.toHaveProperty("nextDueDate");
    expect(billEdit({ ...startValues(bill), nextDueDate: "" }, bill)).toMatchObject({ nextDueDate: null });
    expect(billEdit({ ...startValues(bill), nextDueDate: "2027-09-12" }, bill)).toMatchObject({
      nextDueDate: "2027-09-12",
    });
  });

  it("sends the payment day for the last day of a short month, also for a bill paid by hand", () => {
    const november = values({ nextDueDate: "2026-11-30", paymentDay: 30 });
    expect(newBill(november)).toMatchObject({ paymentDay: 30, paymentDayType: "monthly" });
    expect(newBill({ ...november, paymentDay: 31 })).toMatchObject({ nextDueDate: "2026-11-30", paymentDay: 31 });
    expect(newBill(values({ nextDueDate: "2026-12-31", paymentDay: 31 }))).not.toHaveProperty("paymentDay");
    expect(newBill({ ...november, frequency: "weekly" })).not.toHaveProperty("paymentDay");
  });

  it("derives the payment day from the date when none is set", () => {
    const emptied = values({ isAutomatic: true, nextDueDate: "2026-12-25", paymentDay: undefined });
    expect(newBill(emptied)).toMatchObject({ paymentDay: 25, paymentDayType: "monthly" });
  });

  it.each<[string, Partial<BillValues>, object]>([
    ["nothing when nothing changed", {}, {}],
    ["the amount alone", { amount: "950" }, { amount: "950" }],
    ["nothing for the same amount written differently", { amount: "900" }, {}],
    [
      "the later amount",
      { amount: "950", amountFrom: "2027-01-01" },
      { nextAmount: "950", nextAmountFrom: "2027-01-01" },
    ],
    ["the name and a cleared estimate", { name: "Flat", estimate: null }, { name: "Flat", estimate: null }],
    [
      "all that decides the due dates together",
      { frequency: "weekly" },
      { frequency: "weekly", isAutomatic: true, isDirectDebit: false, paymentDay: 5, paymentDayType: "monthly" },
    ],
    [
      "the custom interval with the switch",
      { frequency: "custom", every: "2", unit: "month", isAutomatic: false },
      { frequency: "custom", every: 2, unit: "month", isAutomatic: false, isDirectDebit: false },
    ],
  ])("sends %s of an edited bill", (_, changes, body) => {
    const bill = billFixture({ amount: "900.00", isAutomatic: true, paymentDay: 5, estimate: "last" });
    expect(billEdit({ ...startValues(bill), ...changes }, bill)).toEqual(body);
  });

  it("needs an account", () => {
    expect(newBill(values({ accountId: undefined }))).toBeUndefined();
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

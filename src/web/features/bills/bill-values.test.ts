import { describe, expect, it } from "vitest";
import { type BillValues, bodyOf, checkBill, startValues } from "./bill-values.ts";

const values = (changes: Partial<BillValues> = {}): BillValues => ({
  ...startValues(undefined),
  name: "Internet",
  amount: "60",
  accountId: 7,
  ...changes,
});

const complaints = async (changes: Partial<BillValues>) => {
  const { errors } = await checkBill(values(changes), undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

describe("bodyOf", () => {
  it("leaves the payment day out unless money leaves by itself", () => {
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
    // A day that nobody is asked for does not stand in the way.
    [{ paymentDay: 99 }, {}],
    [{ newAccount: "" }, {}],
    [{ newAccount: "Joint" }, { newAccount: "Press Add to create this account, or Cancel" }],
  ])("%j", async (changes, expected) => {
    expect(await complaints(changes)).toEqual(expected);
  });

  it("refuses a day that the schedule does not have", async () => {
    expect(await complaints({ isAutomatic: true, paymentDay: 32 })).toHaveProperty("paymentDay");
    expect(await complaints({ isAutomatic: true, paymentDay: 8, paymentDayType: "weekly" })).toHaveProperty(
      "paymentDay",
    );
  });
});

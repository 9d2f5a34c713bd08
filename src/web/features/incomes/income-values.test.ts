import { describe, expect, it } from "vitest";
import type { Income } from "#contract/incomes.ts";
import { day } from "#core/day.ts";
import { asksLastDay, type IncomeValues, incomeEdit, newIncome, startValues, usualPayday } from "./income-values.ts";

const NOW = day("2026-11-17");
const typed = (changes: Partial<IncomeValues>): IncomeValues => ({
  ...startValues(undefined),
  ...{ name: "Salary", amount: "1500.00", frequency: "monthly" },
  ...changes,
});
const saved: Income = {
  ...{
    id: 1,
    name: "Salary",
    amount: "1500.00",
    frequency: "monthly",
    every: null,
    unit: null,
    memberId: null,
    accountId: null,
    weeklyAmount: "346.42",
  },
  ...{ startDate: "2026-01-01", paymentDay: 25, paymentDayType: "monthly", secondPaymentDay: null },
  ...{ nextPayday: "2026-11-25", createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
};
const daysIn = (values: IncomeValues) => {
  const { name: _n, amount: _a, frequency: _f, accountId: _i, ...days } = newIncome(values, NOW) ?? {};
  return days;
};

describe("the request", () => {
  it.each<[string, Partial<IncomeValues>, object]>([
    ["nothing without a date", {}, {}],
    ["the date", { nextPayday: "2026-11-25" }, { nextPayday: "2026-11-25" }],
    [
      "the 30th when the month ends on it",
      { nextPayday: "2026-11-30" },
      { nextPayday: "2026-11-30", paymentDay: 30, paymentDayType: "monthly" },
    ],
    [
      "the last day when that is meant",
      { nextPayday: "2026-11-30", paymentDay: "31" },
      { nextPayday: "2026-11-30", paymentDay: 31, paymentDayType: "monthly" },
    ],
    [
      "two days of the month, and the next of them",
      { frequency: "twice-monthly", paymentDay: "1", secondPaymentDay: "15" },
      { paymentDay: 1, secondPaymentDay: 15, paymentDayType: "monthly", nextPayday: "2026-12-01" },
    ],
    [
      "today when it is one of the two",
      { frequency: "twice-monthly", paymentDay: "31", secondPaymentDay: "17" },
      { paymentDay: 31, secondPaymentDay: 17, paymentDayType: "monthly", nextPayday: "2026-11-17" },
    ],
  ])("has %s as days of a new income", (_, values, days) => {
    expect(daysIn(typed(values))).toEqual(days);
  });

  it.each<[string, Partial<IncomeValues>, object]>([
    ["nothing when nothing changed", {}, {}],
    ["the amount alone", { amount: "1600" }, { amount: "1600" }],
    ["the account that was removed", { accountId: null }, { accountId: null }],
    ["another date", { nextPayday: "2026-11-27" }, { frequency: "monthly", nextPayday: "2026-11-27" }],
    ["that there is none any more", { nextPayday: "" }, { frequency: "monthly", nextPayday: null }],
    [
      "the same date for another frequency",
      { frequency: "biweekly" },
      { frequency: "biweekly", nextPayday: "2026-11-25" },
    ],
  ])("has %s for one that is edited", (_, values, body) => {
    const income = { ...saved, accountId: 7 };
    expect(incomeEdit({ ...startValues(income), ...values }, income, NOW)).toEqual(body);
  });
});

it.each([
  ["weekly", "friday", "2026-11-20"],
  ["biweekly", "tuesday", "2026-11-17"],
  ["four-weekly", "monday", "2026-11-23"],
  ["monthly", "friday", ""],
  ["", "friday", ""],
] as const)("begins a new %s income on the pay day of Settings, %s: %s", (frequency, payDay, payday) => {
  expect(usualPayday({ ...startValues(undefined), frequency }, payDay, NOW)).toBe(payday);
});

it.each([
  ["monthly", "2026-11-30", true],
  ["monthly", "2026-12-31", false],
  ["annually", "2027-02-28", true],
  ["biweekly", "2026-11-30", false],
  ["monthly", "", false],
] as const)("asks about a %s payday on %s: %s", (frequency, nextPayday, asks) => {
  expect(asksLastDay({ ...startValues(undefined), frequency, nextPayday })).toBe(asks);
});

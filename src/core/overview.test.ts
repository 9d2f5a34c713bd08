import { expect, it } from "vitest";
import { cents } from "./money.ts";
import { overview, PAY_FREQUENCIES, perPayPeriod, weeklyByCategory } from "./overview.ts";

it("converts a weekly amount to each pay period", () => {
  const amounts = PAY_FREQUENCIES.map((frequency) => [frequency, perPayPeriod(cents(3000), frequency)]);
  expect(amounts).toEqual([
    ["weekly", 3000],
    ["fortnightly", 6000],
    ["monthly", 12990],
    ["quarterly", 39000],
    ["annually", 156000],
  ]);
});

it.each([
  [[5000, 1000], [4000, 500], { income: 12000, expenses: 9000, rest: 3000, isShort: false }],
  [[1000], [4000], { income: 2000, expenses: 8000, rest: 6000, isShort: true }],
  [[1000], [400, 600], { income: 2000, expenses: 2000, rest: 0, isShort: false }],
  [[], [], { income: 0, expenses: 0, rest: 0, isShort: false }],
])("shows the surplus or shortfall with %j coming in and %j going out per week", (incomes, bills, expected) => {
  const weekly = { weeklyIncomes: incomes.map(cents), weeklyBills: bills.map(cents) };
  const result = overview({ ...weekly, saved: [cents(700), cents(50)], frequency: "fortnightly" });
  expect(result).toEqual({ ...expected, saved: 750 });
});

it("adds up each category, largest first", () => {
  const bills = [
    { category: "housing", weekly: cents(2500) },
    { category: "food", weekly: cents(1000) },
    { category: "food", weekly: cents(4000) },
    { category: "other", weekly: cents(300) },
  ] as const;
  expect(weeklyByCategory(bills)).toEqual([
    { category: "food", weekly: 5000 },
    { category: "housing", weekly: 2500 },
    { category: "other", weekly: 300 },
  ]);
});

import { expect, it } from "vitest";
import { day } from "./day.ts";
import { cents, MAX_CENTS } from "./money.ts";
import { percentsOf, statistics } from "./statistics.ts";

const today = day("2026-03-15");
const nothing = { bills: [], incomes: [], accounts: [], payments: [] };
const bill = (category: "food" | "housing" | "savings", weekly: number, saved = 0, isBuffer = false) => ({
  category,
  weekly: cents(weekly),
  saved: cents(saved),
  isBuffer,
});

it("is all zero for an empty household", () => {
  expect(statistics(nothing, today)).toEqual({
    groups: { bills: 0, savings: 0, expenses: 0 },
    bills: 0,
    incomes: 0,
    accounts: 0,
    balance: 0,
    saved: 0,
    weeklyLoad: 0,
    weeklyIncome: 0,
    byCategory: [],
    paidThisMonth: { count: 0, amount: 0 },
  });
});

it("counts and adds up, largest category first", () => {
  const result = statistics(
    {
      bills: [bill("food", 1000, 500), bill("housing", 25000, 70000), bill("food", 4000, 1), bill("savings", 10000)],
      incomes: [{ weekly: cents(90000) }],
      accounts: [{ balance: cents(-500) }, { balance: cents(10000) }],
      payments: [],
    },
    today,
  );
  expect(result).toMatchObject({
    groups: { bills: 1, savings: 1, expenses: 2 },
    bills: 4,
    balance: 9500,
    saved: 70501,
    weeklyLoad: 40000,
    weeklyIncome: 90000,
  });
  expect(result.byCategory).toEqual([
    { category: "housing", count: 1, weekly: 25000, percent: 63 },
    { category: "savings", count: 1, weekly: 10000, percent: 25 },
    { category: "food", count: 2, weekly: 5000, percent: 12 },
  ]);
});

it("puts the largest category first regardless of the usual order", () => {
  const { byCategory } = statistics({ ...nothing, bills: [bill("housing", 100), bill("food", 300)] }, today);
  expect(byCategory.map(({ category }) => category)).toEqual(["food", "housing"]);
});

it("doesn't count a buffer as saved", () => {
  expect(statistics({ ...nothing, bills: [bill("food", 100, 150, true)] }, today).saved).toBe(0);
});

it("counts what was paid from the first of the month on", () => {
  const days = ["2026-02-28", "2026-03-01", "2026-03-15", "2026-03-31", "2025-03-15"];
  const payments = days.map((each) => ({ amount: cents(100), day: day(each) }));
  expect(statistics({ ...nothing, payments }, today).paidThisMonth).toEqual({ count: 3, amount: 300 });
});

it("adds up past what a column holds", () => {
  const accounts = [{ balance: MAX_CENTS }, { balance: MAX_CENTS }];
  expect(statistics({ ...nothing, accounts }, today).balance).toBe(2 * MAX_CENTS);
});

it.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [999, 1],
    [100, 0],
  ],
  [[5000], [100]],
  [
    [301, 99],
    [75, 25],
  ],
  [
    [1, 1, 1, 1, 1, 1, 1],
    [15, 15, 14, 14, 14, 14, 14],
  ],
])("splits %j into %j percent", (parts, percents) => {
  expect(percentsOf(parts.map(cents))).toEqual(percents);
});

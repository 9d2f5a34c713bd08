import { describe, expect, it } from "vitest";
import { day } from "./day.ts";
import { cents, MAX_CENTS } from "./money.ts";
import { overview, perPayPeriod, weeklyByCategory } from "./overview.ts";
import { dueProgress, lastAddedWeek, shownSavings, weeklyCreditOn, weekToRemove, wholeWeeks } from "./savings.ts";

describe("saved amount shown", () => {
  const bill = { savedAmount: undefined, startDate: day("2026-03-01"), weeklyAmount: cents(1001), isAutomatic: false };
  it.each([
    ["2026-02-01", 0],
    ["2026-03-01", 0],
    ["2026-03-07", 0],
    ["2026-03-08", 1],
    ["2026-03-14", 1],
    ["2027-03-01", 52],
  ])("counts up to %s %i whole weeks", (today, weeks) => {
    expect(wholeWeeks(bill.startDate, day(today))).toBe(weeks);
    expect(shownSavings(bill, day(today))).toEqual({ amount: weeks * 1001, isBuffer: false });
  });
  it("is the savings record's value if there is one, even zero, even for an automatic bill", () => {
    expect(shownSavings({ ...bill, savedAmount: cents(0), isAutomatic: true }, day("2026-06-01"))).toEqual({
      amount: 0,
      isBuffer: false,
    });
  });
  it("is a buffer of one and a half weeks for an automatic bill without a record, rounded half up", () => {
    expect(shownSavings({ ...bill, isAutomatic: true }, day("2026-06-01"))).toEqual({ amount: 1502, isBuffer: true });
  });
});

describe("due-soon progress", () => {
  it.each([
    [0, 6000, 1000, { percent: 0, isReady: false, daysToGo: 42 }],
    [3000, 6000, 1000, { percent: 50, isReady: false, daysToGo: 21 }],
    [5999, 6000, 1000, { percent: 99, isReady: false, daysToGo: 1 }],
    [6000, 6000, 1000, { percent: 100, isReady: true, daysToGo: 0 }],
    [9000, 6000, 1000, { percent: 100, isReady: true, daysToGo: 0 }],
    [0, 25, 0, { percent: 0, isReady: false, daysToGo: undefined }],
  ])("%i of %i at %i per week", (saved, amount, weekly, expected) =>
    expect(dueProgress(cents(saved), cents(amount), cents(weekly))).toEqual(expected),
  );
});

it.each([
  [0, 1000, 0],
  [400, 1000, 400],
  [1000, 1000, 1000],
  [2500, 1000, 1000],
  [2500, 0, 0],
  [-100, 1000, 0],
])("with %i saved at %i per week, removing a week takes %i", (saved, weekly, taken) =>
  expect(weekToRemove(cents(saved), cents(weekly))).toBe(taken),
);

it("includes the catch-up in a week up to and including its last day", () => {
  const catchUp = { weekly: cents(250), until: day("2026-03-20") };
  expect(weeklyCreditOn({ weekly: cents(1000), catchUp: null }, day("2026-03-20"))).toBe(1000);
  expect(weeklyCreditOn({ weekly: cents(1000), catchUp }, day("2026-03-20"))).toBe(1250);
  expect(weeklyCreditOn({ weekly: cents(1000), catchUp }, day("2026-03-21"))).toBe(1000);
});

describe("the added week to remove", () => {
  const moves = (...words: [kind: string, amount: number][]) =>
    words.map(([kind, amount]) => ({ kind, amount: cents(amount) }));
  it.each([
    ["the last", moves(["add-week", 900], ["add-week", 1000]), 900],
    [
      "the previous one if the last was removed",
      moves(["remove-week", -900], ["add-week", 900], ["add-week", 1000]),
      1000,
    ],
    ["none if all were removed", moves(["remove-week", -900], ["add-week", 900], ["weekly", 1000]), undefined],
    ["none if something came after it", moves(["weekly", 800], ["add-week", 900]), undefined],
    ["none without moves", [], undefined],
  ])("is %s", (_, newestFirst, amount) => expect(lastAddedWeek(newestFirst)).toBe(amount));
});

it("sums the overview in the pay period", () => {
  expect(perPayPeriod(cents(3000), "monthly")).toBe(12_990);
  expect(perPayPeriod(cents(3), "monthly")).toBe(13);
  const sums = {
    weeklyIncomes: [cents(50_000)],
    weeklyBills: [cents(30_000), cents(1)],
    saved: [cents(700)],
    frequency: "fortnightly",
  } as const;
  expect(overview(sums)).toEqual({ income: 100_000, expenses: 60_002, saved: 700, rest: 39_998, isShort: false });
  expect(overview({ ...sums, weeklyIncomes: [] })).toMatchObject({ rest: 60_002, isShort: true });
});

it("shows sums too large for a column: a household's largest bills over a year", () => {
  const largest = Array.from({ length: 500 }, () => MAX_CENTS);
  const sums = { weeklyIncomes: [], weeklyBills: largest, saved: largest, frequency: "annually" as const };
  expect(overview(sums)).toMatchObject({ expenses: 500 * 52 * MAX_CENTS, saved: 500 * MAX_CENTS, isShort: true });
  const bill = { savedAmount: undefined, startDate: day("2026-01-01"), weeklyAmount: MAX_CENTS };
  expect(shownSavings({ ...bill, isAutomatic: true }, day("2026-01-01")).amount).toBe(14_999_999_999);
  expect(shownSavings({ ...bill, isAutomatic: false }, day("2027-01-01")).amount).toBe(52 * MAX_CENTS);
});

it("lists the weekly total of each category, largest first", () => {
  expect(weeklyByCategory([])).toEqual([]);
  expect(
    weeklyByCategory([
      { category: "food", weekly: cents(100) },
      { category: "housing", weekly: cents(250) },
      { category: "food", weekly: cents(200) },
    ]),
  ).toEqual([
    { category: "food", weekly: 300 },
    { category: "housing", weekly: 250 },
  ]);
});

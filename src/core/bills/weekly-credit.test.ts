import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { weeklyCredits } from "./weekly-credit.ts";

const bill = {
  startDate: day("2026-03-02"),
  nextCreditDate: day("2026-03-09"),
  weeklyAmount: cents(1250),
  catchUpWeekly: null,
  catchUpUntil: null,
  creditUntil: null,
};

it("credits nothing before the first week is complete", () =>
  expect(weeklyCredits(bill, day("2026-03-08"))).toEqual([]));

it.each([
  ["2026-03-09", 1, 1250, "2026-03-09", "2026-03-16"],
  ["2026-03-15", 1, 1250, "2026-03-09", "2026-03-16"],
  ["2026-03-16", 2, 2500, "2026-03-16", "2026-03-23"],
  ["2027-03-01", 52, 65000, "2027-03-01", "2027-03-08"],
])("by %s credits %i weeks", (by, weeks, amount, on, next) => {
  expect(weeklyCredits(bill, day(by))).toEqual([
    { firstWeek: 1, weeks, amount, catchUp: 0, day: on, nextCreditDate: next },
  ]);
});

it("has the number of the first week not yet credited", () => {
  const later = { ...bill, nextCreditDate: day("2026-03-30") };
  expect(weeklyCredits(later, day("2026-04-06"))).toMatchObject([{ firstWeek: 4, weeks: 2 }]);
});

it("includes a catch-up up to and including its last day", () => {
  const late = { ...bill, catchUpWeekly: cents(100), catchUpUntil: day("2026-03-16") };
  expect(
    weeklyCredits(late, day("2026-04-06")).map(({ firstWeek, weeks, amount, catchUp }) => [
      firstWeek,
      weeks,
      amount,
      catchUp,
    ]),
  ).toEqual([
    [1, 2, 2700, 200],
    [3, 3, 3750, 0],
  ]);
  expect(weeklyCredits({ ...late, catchUpUntil: day("2026-03-08") }, day("2026-03-09"))).toMatchObject([
    { amount: 1250 },
  ]);
});

it.each([
  [
    "between two weeks",
    "2026-03-20",
    [
      [1, 2, 2500, "2026-03-16"],
      [3, 3, 6000, "2026-04-06"],
    ],
  ],
  [
    "on a credit day",
    "2026-03-23",
    [
      [1, 2, 2500, "2026-03-16"],
      [3, 3, 6000, "2026-04-06"],
    ],
  ],
  [
    "the day after a credit day",
    "2026-03-24",
    [
      [1, 3, 3750, "2026-03-23"],
      [4, 2, 4000, "2026-04-06"],
    ],
  ],
  ["with the first week", "2026-03-09", [[1, 5, 10_000, "2026-04-06"]]],
  ["after the last week", "2026-04-07", [[1, 5, 6250, "2026-04-06"]]],
])("uses a new amount from the first week that ends on or after its start, %s", (_, from, expected) => {
  const rises = { ...bill, next: { from: day(from), weekly: cents(2000) } };
  const credits = weeklyCredits(rises, day("2026-04-06"));
  expect(credits.map((credit) => [credit.firstWeek, credit.weeks, credit.amount, credit.day])).toEqual(expected);
});

it("stops after the last due", () => {
  const ends = { ...bill, creditUntil: day("2026-03-23") };
  expect(weeklyCredits(ends, day("2026-04-06"))).toMatchObject([{ weeks: 3, nextCreditDate: null }]);
  expect(weeklyCredits(ends, day("2026-03-16"))).toMatchObject([{ weeks: 2, nextCreditDate: "2026-03-23" }]);
  expect(weeklyCredits({ ...ends, nextCreditDate: null }, day("2026-04-06"))).toEqual([]);
});

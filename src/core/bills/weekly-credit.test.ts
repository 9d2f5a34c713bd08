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

it("is nothing before the first week is complete", () => expect(weeklyCredits(bill, day("2026-03-08"))).toEqual([]));

it.each([
  ["2026-03-09", 1, 1250, "2026-03-09", "2026-03-16"],
  ["2026-03-15", 1, 1250, "2026-03-09", "2026-03-16"],
  ["2026-03-16", 2, 2500, "2026-03-16", "2026-03-23"],
  ["2027-03-01", 52, 65000, "2027-03-01", "2027-03-08"],
])("by %s it is of %i weeks", (by, weeks, amount, on, next) => {
  expect(weeklyCredits(bill, day(by))).toEqual([
    { firstWeek: 1, weeks, amount, catchUp: 0, day: on, nextCreditDate: next },
  ]);
});

it("is named for the first week that was not credited yet", () => {
  const later = { ...bill, nextCreditDate: day("2026-03-30") };
  expect(weeklyCredits(later, day("2026-04-06"))).toMatchObject([{ firstWeek: 4, weeks: 2 }]);
});

it("has a catch-up in it up to and including its last day, and ends by itself", () => {
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

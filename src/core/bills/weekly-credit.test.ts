import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { weeklyCredit } from "./weekly-credit.ts";

const bill = { startDate: day("2026-03-02"), nextCreditDate: day("2026-03-09"), weeklyAmount: cents(1250) };

it("is nothing before the first week is complete", () => expect(weeklyCredit(bill, day("2026-03-08"))).toBeUndefined());

it.each([
  ["2026-03-09", 1, 1250, "2026-03-09", "2026-03-16"],
  ["2026-03-15", 1, 1250, "2026-03-09", "2026-03-16"],
  ["2026-03-16", 2, 2500, "2026-03-16", "2026-03-23"],
  ["2027-03-01", 52, 65000, "2027-03-01", "2027-03-08"],
])("by %s it is of %i weeks", (by, weeks, amount, on, next) => {
  expect(weeklyCredit(bill, day(by))).toEqual({ firstWeek: 1, weeks, amount, day: on, nextCreditDate: next });
});

it("is named for the first week that was not credited yet", () => {
  const later = { ...bill, nextCreditDate: day("2026-03-30") };
  expect(weeklyCredit(later, day("2026-04-06"))).toMatchObject({ firstWeek: 4, weeks: 2 });
});

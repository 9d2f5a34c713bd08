import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { bill, dayOrNull, TODAY } from "./testing.ts";
import { billWeekly, missingPerWeek } from "./weekly.ts";

it.each([
  ["weekly", 3_000, 3_000],
  ["fortnightly", 3_000, 1_500],
  ["four-weekly", 3_000, 750],
  ["monthly", 12_990, 3_000],
  ["quarterly", 13_000, 1_000],
  ["half-yearly", 26_000, 1_000],
  ["annually", 52_000, 1_000],
] as const)("a %s bill of %i cents needs %i per week, regardless of savings", (frequency, amount, weekly) => {
  expect(billWeekly(bill({ frequency, amount: cents(amount) }), cents(500))).toBe(weekly);
});

it("spreads the months in which it is due over the whole year, counted from its due date", () => {
  const quarterly = { frequency: "quarterly", amount: cents(13_000), startDate: day("2026-01-05") } as const;
  // Counted from February it's also due in May; counted from January it isn't.
  const inMay = { ...quarterly, skippedMonths: [5] };
  expect(billWeekly(bill({ ...inMay, anchorDate: day("2027-02-20") }), cents(0))).toBe(750);
  expect(billWeekly(bill({ ...inMay, anchorDate: null }), cents(0))).toBe(1_000);
});

it("spreads the missing amount of a one-time bill, rounded up to the cent", () => {
  const once = { frequency: "once", nextCreditDate: day("2026-11-24"), creditUntil: day("2026-12-08") } as const;
  expect(billWeekly(bill({ ...once, amount: cents(10_000) }), cents(999))).toBe(3_001);
  expect(billWeekly(bill({ ...once, amount: cents(10_000) }), cents(10_001))).toBe(0);
});

it.each([
  ["2026-11-24", "2026-11-24", 100],
  ["2026-11-24", "2026-11-30", 100],
  ["2026-11-24", "2026-12-01", 50],
  ["2026-11-24", "2026-11-23", 0],
  [null, "2026-11-24", 0],
  ["2026-11-24", null, 0],
])("from %s to %s, the missing amount is %i per week", (next, until, expected) => {
  expect(missingPerWeek(cents(100), dayOrNull(next), dayOrNull(until))).toBe(expected);
});

it("is zero if no week is left", () => {
  expect(billWeekly(bill({ frequency: "once", nextCreditDate: null, creditUntil: TODAY }), cents(0))).toBe(0);
});

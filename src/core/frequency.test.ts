import { expect, it } from "vitest";
import { weeklyAmount } from "./frequency.ts";
import { cents } from "./money.ts";

it.each([
  ["weekly", 1000, 1000],
  ["monthly", 12_990, 3000],
  ["monthly", 1000, 231],
  ["quarterly", 10_000, 769],
  ["annually", 52_000, 1000],
  ["annually", 25, 0],
  ["annually", 26, 1],
  ["biweekly", 150_001, 75_001],
] as const)("%s %i is %i a week", (frequency, amount, week) => {
  expect(weeklyAmount(cents(amount), frequency)).toBe(week);
});

import { expect, it } from "vitest";
import { billInterval, incomeInterval, isInWeeks, isSameInterval } from "./interval.ts";

it.each([
  ["fortnightly", "biweekly", true],
  ["fortnightly", { every: 2, unit: "week" }, true],
  ["monthly", { every: 1, unit: "month" }, true],
  ["weekly", "fortnightly", false],
  ["weekly", "monthly", false],
  [{ every: 3, unit: "week" }, { every: 3, unit: "month" }, false],
  [{ every: 3, unit: "month" }, { every: 4, unit: "month" }, false],
  ["once", "once", true],
  // 'once' is stored as twenty years, but isn't the same interval.
  ["once", { every: 20, unit: "year" }, false],
  [{ every: 20, unit: "year" }, "once", false],
] as const)("%j and %j are the same interval: %s", (one, other, expected) =>
  expect(isSameInterval(one, other)).toBe(expected),
);

it.each([
  ["four-weekly", true],
  [{ every: 3, unit: "week" }, true],
  ["monthly", false],
  [{ every: 1, unit: "year" }, false],
] as const)("%j is counted in weeks: %s", (frequency, expected) => expect(isInWeeks(frequency)).toBe(expected));

it.each([
  ["a bill", billInterval],
  ["an income", incomeInterval],
])("%s has a named interval or a custom one", (_, intervalIn) => {
  expect(intervalIn({ frequency: "weekly", every: null, unit: null })).toBe("weekly");
  expect(intervalIn({ frequency: "custom", every: 5, unit: "month" })).toEqual({ every: 5, unit: "month" });
  const halves = [
    { every: 5, unit: null },
    { every: null, unit: "month" },
  ] as const;
  for (const half of halves) {
    expect(() => intervalIn({ frequency: "custom", ...half })).toThrow(
      new RangeError("a custom interval without its numbers"),
    );
  }
});

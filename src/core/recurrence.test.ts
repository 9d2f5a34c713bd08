import { expect, it } from "vitest";
import { day } from "./day.ts";
import { weeklyAmount } from "./interval.ts";
import { cents } from "./money.ts";
import {
  daysOf,
  lastDay,
  longestPeriod,
  nextAfter,
  nthDay,
  occursOn,
  type Recurrence,
  weeklyWithSkippedMonths,
} from "./recurrence.ts";

it.each([
  ["weekly", 1000, 1000],
  ["monthly", 12_990, 3000],
  ["monthly", 1000, 231],
  ["quarterly", 10_000, 769],
  ["annually", 52_000, 1000],
  ["annually", 25, 0],
  ["annually", 26, 1],
  ["biweekly", 150_001, 75_001],
] as const)("%s %i is %i per week", (frequency, amount, week) => {
  expect(weeklyAmount(cents(amount), frequency)).toBe(week);
});

it.each([
  [{ every: 2, unit: "week" }, 1000, 500],
  [{ every: 4, unit: "week" }, 1000, 250],
  [{ every: 6, unit: "month" }, 26_000, 1000],
  [{ every: 2, unit: "month" }, 2600, 300],
  [{ every: 5, unit: "month" }, 1000, 46],
  [{ every: 12, unit: "month" }, 52_000, 1000],
  [{ every: 2, unit: "year" }, 104_000, 1000],
] as const)("every %o, %i is %i per week", (interval, amount, week) => {
  expect(weeklyAmount(cents(amount), interval)).toBe(week);
});

const list = (recurrence: Recurrence, after: string, upTo: string) => daysOf(recurrence, day(after), day(upTo));

it("clamps a day of the month and never drifts", () => {
  const last: Recurrence = { every: 1, unit: "month", first: day("2026-01-31"), dayOfMonth: 31 };
  expect(list(last, "2026-01-01", "2026-05-31")).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
  ]);
  const leap: Recurrence = { every: 1, unit: "year", first: day("2024-02-29") };
  expect(list(leap, "2024-02-28", "2028-12-31").slice(0, 5)).toEqual([
    "2024-02-29",
    "2025-02-28",
    "2026-02-28",
    "2027-02-28",
    "2028-02-29",
  ]);
});

it("counts weeks from the first day, across the end of a year too", () => {
  const rent: Recurrence = { every: 4, unit: "week", first: day("2026-12-04") };
  expect(list(rent, "2026-12-01", "2027-02-01")).toEqual(["2026-12-04", "2027-01-01", "2027-01-29"]);
});

it("moves to the weekday on or after the day, and ends on its last day", () => {
  const aligned: Recurrence = {
    every: 1,
    unit: "month",
    first: day("2026-03-02"),
    weekday: 5,
    until: day("2026-05-08"),
  };
  expect(list(aligned, "2026-03-01", "2026-12-31")).toEqual(["2026-03-06", "2026-04-03", "2026-05-08"]);
  expect(nextAfter(aligned, day("2026-05-08"))).toBeUndefined();
  expect(occursOn(aligned, day("2026-04-03"))).toBe(true);
  expect(occursOn(aligned, day("2026-06-05"))).toBe(false);
});

const monthly: Recurrence = { every: 1, unit: "month", first: day("2026-03-31"), dayOfMonth: 31 };

it("counts back from the first day, skipping days that don't count", () => {
  expect([-1, -2, -3].map((n) => nthDay(monthly, n))).toEqual(["2026-02-28", "2026-01-31", "2025-12-31"]);
  const gaps = { ...monthly, skippedMonths: [2], gap: { from: day("2025-12-01"), until: day("2026-01-01") } };
  expect([-1, -2, -3].map((n) => nthDay(gaps, n))).toEqual(["2026-01-31", "2025-11-30", "2025-10-31"]);
  expect([0, 1, 2].map((n) => nthDay(gaps, n))).toEqual(["2026-03-31", "2026-04-30", "2026-05-31"]);
});

it("has no days after an open-ended pause, but those before it", () => {
  const paused = { ...monthly, gap: { from: day("2026-05-01"), until: null } };
  expect(list(paused, "2026-03-01", "2027-12-31")).toEqual(["2026-03-31", "2026-04-30"]);
  expect([2, 5].map((n) => nthDay(paused, n))).toEqual([undefined, undefined]);
  expect(nthDay({ ...monthly, until: day("2026-12-31") }, 50)).toBeUndefined();
  expect(lastDay({ ...paused, until: day("2026-12-31") })).toBe("2026-04-30");
  expect(lastDay(paused)).toBeUndefined();
  expect(lastDay({ ...monthly, until: day("2026-03-30") })).toBeUndefined();
  const never: Recurrence = { every: 1, unit: "year", first: day("2026-09-10"), skippedMonths: [9] };
  expect(lastDay({ ...never, until: day("2030-01-01") })).toBeUndefined();
});

it("finds the next weekly day after eleven skipped months", () => {
  const weeks: Recurrence = {
    every: 1,
    unit: "week",
    first: day("2026-01-02"),
    skippedMonths: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  };
  expect(nextAfter(weeks, day("2026-01-30"))).toBe("2027-01-01");
});

it("spreads the weeks of six months over the whole year", () => {
  const weeks = { every: 2, unit: "week", first: day("2026-01-02"), skippedMonths: [1, 3, 5, 7, 9, 11] } as const;
  expect(weeklyWithSkippedMonths(cents(10_000), weeks)).toBe(2_500);
  expect(weeklyWithSkippedMonths(cents(10_000), { ...weeks, skippedMonths: [] })).toBe(5_000);
});

it("never underestimates a period", () => {
  expect(longestPeriod({ every: 3, unit: "week" })).toBe(21);
  expect(longestPeriod({ every: 1, unit: "month" })).toBeGreaterThanOrEqual(31);
  expect(longestPeriod({ every: 2, unit: "year" })).toBeGreaterThanOrEqual(731);
});

import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { canPay, isCheckDue } from "./account.ts";

it.each([
  [null, "2026-11-17", true],
  ["2026-10-17", "2026-11-16", false],
  ["2026-10-17", "2026-11-17", true],
  ["2026-10-17", "2026-11-18", true],
  ["2027-01-31", "2027-02-27", false],
  ["2027-01-31", "2027-02-28", true],
])("asks to check a balance last checked on %s on %s: %s", (checkedOn, today, expected) => {
  expect(isCheckDue(checkedOn === null ? null : day(checkedOn), day(today))).toBe(expected);
});

it.each([
  [9_999, true],
  [10_000, true],
  [10_001, false],
])("pays %i cents from an account of 10000: %s", (amount, expected) => {
  expect(canPay({ balance: cents(10_000) }, cents(amount))).toBe(expected);
});

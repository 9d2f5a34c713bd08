import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { amountOnDue, checkNextAmount, hasTakenEffect, scheduledAmounts } from "./next-amount.ts";
import { bill, dayOrNull, TODAY } from "./testing.ts";

const rises = (from: string, overrides: Parameters<typeof bill>[0] = {}) =>
  bill({ amount: cents(12_990), nextAmount: cents(15_155), nextAmountFrom: day(from), ...overrides });

describe("a scheduled future amount", () => {
  it.each([
    ["tomorrow", "2026-11-18", null],
    ["in ten years", "2036-11-17", null],
    ["on the last day of the bill", "2027-03-20", "2027-03-20"],
    ["before the bill ends", "2027-03-19", "2027-03-20"],
  ])("may start %s", (_, from, endsOn) => {
    expect(checkNextAmount(rises(from, { endsOn: dayOrNull(endsOn) }), TODAY)).toEqual({
      nextAmount: 15_155,
      nextAmountFrom: from,
    });
  });

  it.each([
    ["today", "2026-11-17", {}, "not-ahead"],
    ["in the past", "2026-11-16", {}, "not-ahead"],
    ["in ten years and a day", "2036-11-18", {}, "too-far-ahead"],
    ["after the bill ended", "2027-03-21", { endsOn: day("2027-03-20") }, "after-the-end"],
    ["for a one-time bill", "2026-11-18", { frequency: "once" }, "due-once"],
  ] as const)("can't start %s", (_, from, overrides, refused) => {
    expect(checkNextAmount(rises(from, overrides), TODAY)).toEqual({ refused });
  });

  it.each([
    ["is neither an amount nor a day", {}],
    ["is no amount", { nextAmountFrom: day("2026-12-01") }],
    ["is no day", { nextAmount: cents(15_155) }],
  ])("is null if there %s", (_, overrides) => {
    expect(checkNextAmount(bill(overrides), TODAY)).toEqual({ nextAmount: null, nextAmountFrom: null });
    expect(scheduledAmounts(bill(overrides))).toEqual([]);
    expect(amountOnDue(bill(overrides), day("2027-01-20"))).toBe(12_990);
  });

  it("applies from its day", () => {
    const bills = rises("2026-12-20");
    expect(["2026-12-19", "2026-12-20", "2026-12-21"].map((on) => hasTakenEffect(bills, day(on)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(["2026-11-20", "2026-12-20", "2027-01-20"].map((due) => amountOnDue(bills, day(due)))).toEqual([
      ...[12_990, 15_155, 15_155],
    ]);
    expect(hasTakenEffect(bill(), TODAY)).toBe(false);
  });

  it("has a weekly amount", () => {
    // 151.55 per month is 35.00 per week.
    expect(scheduledAmounts(rises("2026-12-20"))).toEqual([{ from: "2026-12-20", amount: 15_155, weekly: 3_500 }]);
  });

  it("is ignored for a one-time bill", () => {
    expect(scheduledAmounts(rises("2026-12-20", { frequency: "once" }))).toEqual([]);
  });
});

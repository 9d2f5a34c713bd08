import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { amountOnDue, checkNextAmount, comingAmounts, hasBegun } from "./next-amount.ts";
import { bill, dayOrNull, TODAY } from "./testing.ts";

const rises = (from: string, over: Parameters<typeof bill>[0] = {}) =>
  bill({ amount: cents(12_990), nextAmount: cents(15_155), nextAmountFrom: day(from), ...over });

describe("an amount that begins later", () => {
  it.each([
    ["tomorrow", "2026-11-18", null],
    ["in ten years", "2036-11-17", null],
    ["on the last day of the bill", "2027-03-20", "2027-03-20"],
    ["before the bill ends", "2027-03-19", "2027-03-20"],
  ])("may begin %s", (_, from, endsOn) => {
    expect(checkNextAmount(rises(from, { endsOn: dayOrNull(endsOn) }), TODAY)).toEqual({
      nextAmount: 15_155,
      nextAmountFrom: from,
    });
  });

  it.each([
    ["today", "2026-11-17", {}, "not-ahead"],
    ["in the past", "2026-11-16", {}, "not-ahead"],
    ["a day after ten years", "2036-11-18", {}, "too-far-ahead"],
    ["after the bill ended", "2027-03-21", { endsOn: day("2027-03-20") }, "after-the-end"],
    ["for what is due once", "2026-11-18", { frequency: "once" }, "due-once"],
  ] as const)("does not begin %s", (_, from, over, refused) => {
    expect(checkNextAmount(rises(from, over), TODAY)).toEqual({ refused });
  });

  it.each([
    ["is neither", {}],
    ["is no amount", { nextAmountFrom: day("2026-12-01") }],
    ["is no day", { nextAmount: cents(15_155) }],
  ])("is none where there %s", (_, over) => {
    expect(checkNextAmount(bill(over), TODAY)).toEqual({ nextAmount: null, nextAmountFrom: null });
    expect(comingAmounts(bill(over))).toEqual([]);
    expect(amountOnDue(bill(over), day("2027-01-20"))).toBe(12_990);
  });

  it("counts from its day on", () => {
    const bills = rises("2026-12-20");
    expect(["2026-12-19", "2026-12-20", "2026-12-21"].map((on) => hasBegun(bills, day(on)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(["2026-11-20", "2026-12-20", "2027-01-20"].map((due) => amountOnDue(bills, day(due)))).toEqual([
      ...[12_990, 15_155, 15_155],
    ]);
    expect(hasBegun(bill(), TODAY)).toBe(false);
  });

  it("is so much a week", () => {
    // 151.55 a month is 35.00 a week.
    expect(comingAmounts(rises("2026-12-20"))).toEqual([{ from: "2026-12-20", amount: 15_155, weekly: 3_500 }]);
  });

  it("is none of what is due once", () => {
    expect(comingAmounts(rises("2026-12-20", { frequency: "once" }))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { addDays, type Day, day } from "#core/day.ts";
import { nextPaydayOf, paydaysOf, withPayday } from "./income.ts";

type PaydayFields = Parameters<typeof paydaysOf>[0];

/** A Tuesday. */
const TODAY = day("2026-11-17");

const income = (overrides: Partial<PaydayFields> = {}): PaydayFields => ({
  ...{ frequency: "monthly", every: null, unit: null, payday: null, startDate: day("2026-01-05") },
  ...{ paymentDay: null, paymentDayType: "monthly", secondPaymentDay: null },
  ...overrides,
});

const twice = (paymentDay: number | null, secondPaymentDay: number | null, overrides: Partial<PaydayFields> = {}) =>
  income({ frequency: "twice-monthly", paymentDay, secondPaymentDay, ...overrides });

/** The next few paydays from a given day. */
function paydays(of: PaydayFields, count: number, from = TODAY): Day[] {
  const next = nextPaydayOf(of, from);
  return next === null || count === 0 ? [] : [next, ...paydays(of, count - 1, addDays(next, 1))];
}

const FRIDAY = { payday: day("2026-11-20") };
const ON_FRIDAYS = { paymentDay: 5, paymentDayType: "weekly" } as const;
const END_OF_NOVEMBER = { payday: day("2026-11-30") };

describe("an income is paid", () => {
  it.each([
    ["each week from a given day", { frequency: "weekly", ...FRIDAY }, ["2026-11-20", "2026-11-27", "2026-12-04"]],
    ["every other week", { frequency: "biweekly", ...FRIDAY }, ["2026-11-20", "2026-12-04", "2026-12-18"]],
    ["every four weeks", { frequency: "four-weekly", ...FRIDAY }, ["2026-11-20", "2026-12-18", "2027-01-15"]],
    ["every six weeks", { frequency: "custom", every: 6, unit: "week", ...FRIDAY }, ["2026-11-20", "2027-01-01"]],
    ["every two months", { frequency: "custom", every: 2, unit: "month", ...FRIDAY }, ["2026-11-20", "2027-01-20"]],
    ["twice a year", { frequency: "half-yearly", ...FRIDAY }, ["2026-11-20", "2027-05-20", "2027-11-20"]],
    ["once a year", { frequency: "annually", payday: day("2026-03-15") }, ["2027-03-15", "2028-03-15"]],
    ["today", { payday: TODAY }, ["2026-11-17", "2026-12-17"]],
    ["on a weekday", { frequency: "weekly", ...ON_FRIDAYS }, ["2026-11-20", "2026-11-27"]],
    [
      "on a weekday of every other week, counted from the start",
      { frequency: "fortnightly", ...ON_FRIDAYS, startDate: day("2026-11-10") },
      ["2026-11-27", "2026-12-11"],
    ],
    ["on a day of the month", { paymentDay: 5 }, ["2026-12-05", "2027-01-05"]],
    ["on the last of the month", { paymentDay: 31 }, ["2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28"]],
    ["on the last day if one was given", { paymentDay: 31, ...END_OF_NOVEMBER }, ["2026-11-30", "2026-12-31"]],
    ["on the 30th", { paymentDay: 30, ...END_OF_NOVEMBER }, ["2026-11-30", "2026-12-30", "2027-01-30", "2027-02-28"]],
    ["on the given 30th", END_OF_NOVEMBER, ["2026-11-30", "2026-12-30"]],
    [
      "on the given day rather than the payment day",
      { paymentDay: 15, ...END_OF_NOVEMBER },
      ["2026-11-30", "2026-12-30"],
    ],
    ["on two days", { frequency: "twice-monthly", paymentDay: 1, secondPaymentDay: 15 }, ["2026-12-01", "2026-12-15"]],
    [
      "on the 15th and the last",
      { frequency: "twice-monthly", paymentDay: 15, secondPaymentDay: 31 },
      ["2026-11-30", "2026-12-15", "2026-12-31", "2027-01-15"],
    ],
    [
      "on both days if the second was given",
      { frequency: "twice-monthly", paymentDay: 1, secondPaymentDay: 15, payday: day("2026-12-15") },
      ["2026-12-15", "2027-01-01", "2027-01-15"],
    ],
    [
      "on both days if the earlier was given last",
      { frequency: "twice-monthly", paymentDay: 31, secondPaymentDay: 17, startDate: TODAY },
      ["2026-11-17", "2026-11-30", "2026-12-17"],
    ],
    [
      "on both days if the earlier was given first",
      { frequency: "twice-monthly", paymentDay: 17, secondPaymentDay: 31, startDate: TODAY },
      ["2026-11-17", "2026-11-30", "2026-12-17"],
    ],
    [
      "on one day if it's no longer twice-monthly",
      { paymentDay: 31, secondPaymentDay: 17, startDate: TODAY },
      ["2026-11-30", "2026-12-31"],
    ],
    ["on the one known day of two", { frequency: "twice-monthly", paymentDay: 15 }, ["2026-12-15", "2027-01-15"]],
    [
      "on the given day and another",
      { frequency: "twice-monthly", secondPaymentDay: 1, ...FRIDAY },
      ["2026-11-20", "2026-12-01", "2026-12-20"],
    ],
  ] satisfies [string, Partial<PaydayFields>, string[]][])("%s", (_, overrides, expected) => {
    expect(paydays(income(overrides), expected.length)).toEqual(expected);
  });

  it("on the 29th of February in a leap year", () => {
    expect(paydays(income({ paymentDay: 31 }), 2, day("2028-02-01"))).toEqual(["2028-02-29", "2028-03-31"]);
  });

  it.each([
    ["nothing is known", {}],
    ["a monthly income only has a weekday", { ...ON_FRIDAYS }],
    ["a weekly income only has a day of the month", { frequency: "weekly", paymentDay: 5 }],
    ["a twice-monthly income only has weekdays", { frequency: "twice-monthly", ...ON_FRIDAYS, secondPaymentDay: 5 }],
    ["only the second of two days is known", { frequency: "twice-monthly", secondPaymentDay: 15 }],
  ] satisfies [string, Partial<PaydayFields>][])("on no known day when %s", (_, overrides) => {
    expect(nextPaydayOf(income(overrides), TODAY)).toBeNull();
    expect(paydaysOf(income(overrides))).toEqual([]);
  });

  it("weekly without a day of the month", () => {
    expect(paydaysOf(income({ frequency: "weekly", ...FRIDAY }))).toEqual([
      { every: 1, unit: "week", first: "2026-11-20" },
    ]);
  });
});

const edited = (of: PaydayFields, request: Parameters<typeof withPayday>[1]) => withPayday(of, request, TODAY);

describe("a given payday", () => {
  it.each([
    ["yesterday", "2026-11-16", "in-the-past"],
    ["a day more than ten years ahead", "2036-11-18", "too-far-ahead"],
  ])("is refused when it is %s", (_, nextPayday, expected) => {
    expect(edited(income(), { nextPayday: day(nextPayday) })).toBe(expected);
  });

  it.each(["2026-11-17", "2036-11-17"])("may be %s", (nextPayday) => {
    expect(edited(income(), { nextPayday: day(nextPayday) })).toMatchObject({ payday: nextPayday, paymentDay: 17 });
  });

  it.each([
    ["the day of the month", income(), { paymentDay: 20, paymentDayType: "monthly" }],
    ["another day of the month", income({ paymentDay: 3 }), { paymentDay: 20, paymentDayType: "monthly" }],
    [
      "the only day if it's no longer twice-monthly",
      income({ paymentDay: 3, secondPaymentDay: 20 }),
      { paymentDay: 20, secondPaymentDay: null },
    ],
    ["the weekday", income({ frequency: "biweekly" }), { paymentDay: 5, paymentDayType: "weekly" }],
    ["the current weekday", income({ frequency: "weekly", ...ON_FRIDAYS, payday: TODAY }), ON_FRIDAYS],
    ["the first of two days", twice(null, 5), { paymentDay: 20, secondPaymentDay: 5 }],
    ["one of two days", twice(5, 20, { payday: day("2027-02-05") }), { paymentDay: 5, secondPaymentDay: 20 }],
  ] as [string, PaydayFields, Partial<PaydayFields>][])("sets %s", (_, of, expected) => {
    expect(edited(of, { nextPayday: day("2026-11-20") })).toEqual({ ...of, ...expected, ...FRIDAY });
  });

  it("keeps the last of the month if it falls on it", () => {
    const two = twice(31, 5, { payday: day("2027-02-05") });
    expect(edited(two, { nextPayday: day("2026-11-30") })).toEqual({ ...two, ...END_OF_NOVEMBER });
    expect(
      edited(income({ paymentDay: 31, payday: TODAY }), { nextPayday: day("2026-11-30"), paymentDay: 31 }),
    ).toEqual(income({ paymentDay: 31, ...END_OF_NOVEMBER }));
  });

  it.each([
    ["the day of the month", income({ paymentDay: 21 }), 21],
    ["the weekday", income({ frequency: "weekly", paymentDay: 4, paymentDayType: "weekly" }), 4],
    ["either of two days", twice(1, 15), 1],
  ])("must fall on %s given with it", (_, of, paymentDay) => {
    expect(edited(of, { nextPayday: day("2026-11-20"), paymentDay })).toBe("not-on-the-payment-day");
  });

  it("must fall on the one given day if the other is unknown", () => {
    const request = { nextPayday: day("2026-11-30"), paymentDay: 15 };
    expect(edited(twice(15, null), request)).toBe("not-on-the-payment-day");
  });

  it("may fall on the second of two given days, and both are paydays", () => {
    const both = edited(twice(31, 17, { payday: day("2026-12-31") }), { nextPayday: TODAY, paymentDay: 31 });
    if (typeof both === "string") throw new Error(both);
    expect(paydays(both, 3)).toEqual(["2026-11-17", "2026-11-30", "2026-12-17"]);
  });

  it("can be removed together with the days", () => {
    const known = twice(1, 15, FRIDAY);
    expect(edited(known, { nextPayday: null })).toEqual(twice(null, null));
    expect(edited(known, { nextPayday: null, paymentDay: 3 })).toEqual(twice(3, null));
  });
});

describe("an edit without another payday", () => {
  const monthly = income({ paymentDay: 20, ...FRIDAY });

  it("keeps the days", () => {
    expect(edited(monthly, {})).toEqual(monthly);
    expect(edited(monthly, { nextPayday: day("2026-11-20") })).toEqual(monthly);
    expect(edited(monthly, { paymentDay: 20 })).toEqual(monthly);
    expect(edited({ ...monthly, payday: day("2026-08-20") }, { nextPayday: day("2026-11-20") })).toMatchObject({
      payday: "2026-08-20",
    });
  });

  it("moves them with another payment day, from today", () => {
    expect(edited({ ...monthly, paymentDay: 10 }, { paymentDay: 10 })).toMatchObject({ payday: "2026-12-10" });
    expect(edited({ ...monthly, paymentDay: 18 }, { paymentDay: 18 })).toMatchObject({ payday: "2026-11-18" });
  });

  it("keeps the payday if the payment day is removed or was never given", () => {
    expect(edited({ ...monthly, paymentDay: null }, { paymentDay: null })).toMatchObject(FRIDAY);
    expect(edited(income({ paymentDay: 10 }), { paymentDay: 10 })).toMatchObject({ payday: null });
  });

  it("drops the second day if pay is monthly", () => {
    expect(edited({ ...monthly, secondPaymentDay: 5 }, {})).toEqual(monthly);
  });

  it("moves both of two days, from the earlier one", () => {
    expect(edited(twice(31, 18, FRIDAY), { paymentDay: 31 })).toMatchObject({ payday: "2026-11-18" });
  });
});

describe("pay that comes twice a month", () => {
  it.each([
    ["has two days", twice(1, 15)],
    ["has no known days", twice(null, null)],
  ])("%s", (_, of) => expect(edited(of, {})).toEqual(of));

  it.each([
    ["one", twice(1, null)],
    ["one, twice", twice(15, 15)],
    ["a payday alone", twice(null, null, FRIDAY)],
    ["a payday and its own day again", twice(null, 20, FRIDAY)],
  ])("needs both days when it has %s", (_, of) => expect(edited(of, {})).toBe("needs-both-days"));
});

import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { nextDays } from "./dues.ts";
import {
  continueSchedule,
  dueFromAfterReopening,
  dueOnPaymentDay,
  isLastOfShortMonth,
  isOnPaymentDay,
  isUsualDayType,
  paymentDayFor,
  paymentDayOf,
  startSchedule,
  turnOnAutomaticPayments,
} from "./plan.ts";

const monthly = (paymentDay: number) => ({ frequency: "monthly", dayType: "monthly", paymentDay }) as const;
const today = day("2026-11-20");

/** The next due days after an edit on 20 November. */
function nextAfter(
  timing: Parameters<typeof continueSchedule>[0],
  before: { last?: string; next?: string },
  frequency: UsualFrequency = "monthly",
) {
  const lastSettled = before.last === undefined ? undefined : day(before.last);
  const nextDue = before.next === undefined ? undefined : day(before.next);
  const records = lastSettled === undefined ? [] : [{ due: lastSettled, state: "paid" as const }];
  return nextDays(continueSchedule(timing, { frequency, lastSettled, nextDue }, today), records);
}

describe("an edit continues from the last settled due", () => {
  it.each([
    ["a day later", monthly(26), { last: "2026-11-25" }, "2026-12-26"],
    ["the same day", monthly(25), { last: "2026-11-25" }, "2026-12-25"],
    ["less than half a period later", monthly(5), { last: "2026-11-25" }, "2027-01-05"],
    ["half a period later", monthly(10), { last: "2026-11-25" }, "2026-12-10"],
    ["from a due long ago", monthly(10), { last: "2024-02-10" }, "2026-12-10"],
    ["from monthly to quarterly", { ...monthly(25), frequency: "quarterly" }, { last: "2026-11-25" }, "2027-02-25"],
    ["from quarterly to monthly", monthly(15), { last: "2026-10-15" }, "2026-12-15"],
    [
      "in the same month for a yearly bill",
      { ...monthly(12), frequency: "annually" },
      { last: "2026-09-10" },
      "2027-09-12",
    ],
    ["to a weekday", { frequency: "weekly", dayType: "weekly", paymentDay: 5 }, { last: "2026-11-19" }, "2026-11-27"],
  ] as const)("%s", (_, timing, before, next) => expect(nextAfter(timing, before).nextDue).toBe(next));
});

it("creates no earlier dues than the last settled one", () => {
  const before = { frequency: "quarterly", lastSettled: day("2027-01-29"), lastDone: day("2027-01-29") } as const;
  const schedule = continueSchedule(monthly(6), { ...before, nextDue: day("2027-04-06") }, today);
  expect(nextDays(schedule, [{ due: day("2027-01-29"), state: "paid" }]).nextDue).toBe("2027-03-06");
});

it.each([
  ["was paid ahead: earlier ones count again", monthly(9), "2026-12-09", "2026-12-09", "2026-11-20"],
  ["was moved before the first day", monthly(18), "2026-11-20", "2026-11-20", "2026-11-18"],
  ["was moved to a later day", monthly(28), "2026-11-20", "2026-11-20", "2026-11-20"],
  [
    "has others of a new interval after it",
    { ...monthly(3), frequency: "weekly" },
    "2026-11-20",
    "2026-11-03",
    "2026-11-20",
  ],
] as const)("the first day once a due is reopened that %s", (_, timing, from, due, expected) => {
  const schedule = { ...timing, anchor: day("2026-11-03"), from: day(from) };
  expect(dueFromAfterReopening(schedule, day(due), today)).toBe(expected);
});

describe("an edit on 20 November", () => {
  const continueWith = (
    timing: Parameters<typeof continueSchedule>[0],
    dates: Record<string, string>,
    frequency: UsualFrequency,
  ) => {
    const { anchor, from, paysFrom } = continueSchedule(
      timing,
      {
        frequency,
        lastSettled: dates.last === undefined ? undefined : day(dates.last),
        lastDone: dates.done === undefined ? undefined : day(dates.done),
        nextDue: dates.next === undefined ? undefined : day(dates.next),
      },
      today,
    );
    return { anchor, from, paysFrom };
  };
  it.each([
    [
      "of a bill with a missed due",
      monthly(9),
      { last: "2026-09-07", next: "2026-10-07" },
      "2026-09-09",
      "2026-10-09",
      "2026-11-20",
    ],
    [
      "of a bill with a future due",
      monthly(9),
      { last: "2026-11-07", next: "2026-12-07" },
      "2026-11-09",
      "2026-11-20",
      undefined,
    ],
    [
      "of a bill that is paid ahead",
      monthly(9),
      { last: "2026-11-07", done: "2026-12-07" },
      "2026-11-09",
      "2026-12-07",
      undefined,
    ],
    [
      "of a bill paid long ago",
      monthly(9),
      { last: "2026-09-07", done: "2026-09-07" },
      "2026-09-09",
      "2026-11-20",
      undefined,
    ],
    ["of a bill never paid", monthly(25), { next: "2026-12-07" }, "2026-12-25", "2026-12-25", undefined],
    ["to a day that has passed", monthly(9), { next: "2026-11-22" }, "2026-12-09", "2026-12-09", undefined],
    ["of a bill without a due day", monthly(9), {}, "2026-12-09", "2026-12-09", undefined],
    [
      "of a weekly bill that is due today",
      { frequency: "weekly", dayType: "monthly", paymentDay: 9 },
      { next: "2026-11-20" },
      "2026-11-20",
      "2026-11-20",
      undefined,
    ],
    [
      "of a weekly bill with a day of the month",
      { frequency: "weekly", dayType: "monthly", paymentDay: 9 },
      { last: "2026-11-18", next: "2026-12-18" },
      "2026-11-18",
      "2026-11-20",
      undefined,
    ],
  ] as const)("%s continues the schedule", (_, timing, dates, anchor, from, paysFrom) => {
    expect(continueWith(timing, dates, "monthly")).toEqual({ anchor, from, paysFrom });
  });
});

it("knows the usual payment day type", () => {
  const usual = (frequency: UsualFrequency) =>
    (["weekly", "monthly"] as const).filter((type) => isUsualDayType(frequency, type));
  expect([usual("weekly"), usual("monthly"), usual("annually")]).toEqual([["weekly"], ["monthly"], ["monthly"]]);
});

describe("a due missed before an edit", () => {
  it.each([
    ["stays open for the person on its new day", monthly(9), { next: "2026-10-07" }, "2026-10-09", "2026-12-09"],
    [
      "stays open after a settled one too",
      monthly(9),
      { last: "2026-09-07", next: "2026-10-07" },
      "2026-10-09",
      "2026-12-09",
    ],
    [
      "stays open if it's due today and its new day has passed",
      monthly(9),
      { last: "2026-10-20", next: "2026-11-20" },
      "2026-11-09",
      "2026-12-09",
    ],
    [
      "stays open if it's still to come and its new day has passed",
      monthly(15),
      { last: "2026-10-25", next: "2026-11-25" },
      "2026-11-15",
      "2026-12-15",
    ],
    [
      "is settled if its new day is less than half a period after the last one",
      monthly(2),
      { last: "2026-10-25", next: "2026-11-25" },
      "2026-12-02",
      "2026-12-02",
    ],
    ["is paid today if its new day is today too", monthly(20), { next: "2026-11-20" }, "2026-11-20", "2026-11-20"],
    ["can move to a future day", monthly(25), { last: "2026-10-07", next: "2026-11-07" }, "2026-11-25", "2026-11-25"],
    [
      "is dropped with another interval",
      { ...monthly(7), frequency: "quarterly" },
      { next: "2026-10-07" },
      "2026-12-07",
      "2026-12-07",
    ],
  ] as const)("%s", (_, timing, before, nextDue, nextPayment) =>
    expect(nextAfter(timing, before)).toEqual({ nextDue, nextPayment }),
  );

  it("stays open but unpaid when automatic payments are turned on", () => {
    const schedule = turnOnAutomaticPayments(startSchedule(monthly(7), day("2026-09-20")), today);
    expect(nextDays(schedule, [])).toEqual({ nextDue: "2026-10-07", nextPayment: "2026-12-07" });
    const paid = [{ due: day("2026-10-07"), state: "paid" as const }];
    expect(nextDays(schedule, paid)).toEqual({ nextDue: "2026-11-07", nextPayment: "2026-12-07" });
  });
});

describe("before anything is settled", () => {
  it.each([
    [
      "keeps the month of the coming due",
      { ...monthly(12), frequency: "annually" },
      { next: "2027-09-10" },
      "2027-09-12",
    ],
    ["moves a past day to the next month", monthly(5), { next: "2026-11-25" }, "2026-12-05"],
    ["starts with the next payment day without a date", monthly(21), {}, "2026-11-21"],
  ] as const)("%s", (_, timing, before, next) => expect(nextAfter(timing, before).nextDue).toBe(next));
});

it("starts on the given date, or else on the first payment day", () => {
  expect(startSchedule(monthly(31), today, day("2027-02-28"))).toMatchObject({ anchor: "2027-02-28" });
  expect(nextDays(startSchedule(monthly(31), today, day("2027-02-28")), [])).toMatchObject({ nextDue: "2027-02-28" });
  expect(startSchedule(monthly(15), today)).toMatchObject({ anchor: "2026-12-15", from: "2026-12-15" });
});

it("knows which dates a payment day allows", () => {
  const last = { dayType: "monthly", paymentDay: 31 } as const;
  expect(isOnPaymentDay(last, "monthly", day("2027-02-28"))).toBe(true);
  expect(isOnPaymentDay(last, "monthly", day("2027-03-30"))).toBe(false);
  expect(isOnPaymentDay(last, "weekly", day("2027-03-30"))).toBe(true);
  expect(isOnPaymentDay({ dayType: "weekly", paymentDay: 5 }, "monthly", day("2026-11-20"))).toBe(true);
  expect(isOnPaymentDay({ dayType: "weekly", paymentDay: 4 }, "monthly", day("2026-11-20"))).toBe(false);
});

it("derives the payment day from a date", () => {
  expect(paymentDayOf("annually", day("2027-09-30"))).toEqual({ dayType: "monthly", paymentDay: 30 });
  expect(paymentDayOf("weekly", day("2026-11-20"))).toEqual({ dayType: "weekly", paymentDay: 5 });
});

describe("a matching payment day and date", () => {
  const weekly = (paymentDay: number | null) => ({ frequency: "weekly", dayType: "weekly", paymentDay }) as const;
  it.each([
    ["of a bill without a payment day", { ...monthly(1), paymentDay: null }, "2026-12-25", "monthly", 25],
    ["of a weekly bill without a payment day", weekly(null), "2026-12-25", "weekly", 5],
    ["of a weekly bill without a day of the month", { ...weekly(null), dayType: "monthly" }, "2026-12-25", "weekly", 5],
    ["that fits", monthly(31), "2026-11-30", "monthly", 31],
    ["that does not fit", monthly(31), "2026-11-29", "monthly", 29],
    ["by the week", { ...weekly(1), frequency: "quarterly" }, "2026-12-25", "weekly", 5],
  ] as const)("the day %s", (_, timing, date, dayType, paymentDay) => {
    expect(paymentDayFor(timing, day(date))).toEqual({ dayType, paymentDay });
  });
  it.each([
    ["in its month", monthly(28), "2026-11-25", "2026-11-28"],
    ["today", monthly(20), "2026-11-25", "2026-11-20"],
    ["a month later if that has passed", monthly(3), "2026-11-25", "2026-12-03"],
    ["in the same month, years ahead", { ...monthly(3), frequency: "annually" }, "2028-09-25", "2028-09-03"],
    ["a year later, never another month", { ...monthly(3), frequency: "annually" }, "2026-11-25", "2027-11-03"],
    ["at most the last of the month", monthly(31), "2027-02-10", "2027-02-28"],
    ["on the weekday after", { frequency: "weekly", dayType: "weekly", paymentDay: 1 }, "2026-11-25", "2026-11-30"],
  ] as const)("the date %s", (_, timing, date, expected) => {
    expect(dueOnPaymentDay(timing, day(date), today)).toBe(expected);
  });
  it("recognises the last day of a short month", () => {
    const dates = ["2027-02-28", "2028-02-28", "2028-02-29", "2026-11-30", "2026-12-30", "2026-12-31"];
    expect(dates.filter((date) => isLastOfShortMonth(day(date)))).toEqual(["2027-02-28", "2028-02-29", "2026-11-30"]);
  });
});

import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import type { Bill } from "./bill.ts";
import { dueAfterEdit, scheduleEdited, scheduleNew } from "./re-plan.ts";
import { bill, dayOrNull, TODAY } from "./testing.ts";

/** A bill's schedule fields: payment day, anchor, and the days from which it's due and paid. */
const due = (paymentDay: number | null, anchor: string | null, overrides: Partial<Bill> = {}) => ({
  ...{ paymentDay, paymentDayType: "monthly", anchorDate: anchor, dueFrom: anchor, paysFrom: null },
  ...overrides,
});
const WEEKLY = { paymentDayType: "weekly" } as const;

describe("a new bill is due", () => {
  const added = (overrides: Partial<Bill>, nextDueDate: string | null) =>
    scheduleNew(bill({ paymentDay: null, ...overrides }), dayOrNull(nextDueDate), TODAY);

  it.each([
    ["on no known day by default", {}, null, due(null, null)],
    ["on no known day with a payment day but paid by hand", { paymentDay: 5 }, null, due(5, null)],
    ["on no known day if paid automatically without a payment day", { isAutomatic: true }, null, due(null, null)],
    [
      "on its first payment day if paid automatically",
      { isAutomatic: true, paymentDay: 5 },
      null,
      due(5, "2026-12-05"),
    ],
    ["today if that is its payment day", { isDirectDebit: true, paymentDay: 17 }, null, due(17, "2026-11-17")],
    ["on the given day of the month", {}, "2026-12-24", due(24, "2026-12-24")],
    ["on the given weekday", { frequency: "weekly" }, "2026-11-20", due(5, "2026-11-20", WEEKLY)],
    ["on the last of the month", { paymentDay: 31 }, "2026-11-30", due(31, "2026-11-30")],
    ["today", {}, "2026-11-17", due(17, "2026-11-17")],
    ["in ten years", {}, "2036-11-17", due(17, "2036-11-17")],
    ["once on a given day", { frequency: "once" }, "2026-12-24", due(24, "2026-12-24")],
    ["outside its skipped months", { skippedMonths: [7, 8] }, "2027-09-20", due(20, "2027-09-20")],
    [
      "once on its payment day if paid automatically",
      { frequency: "once", isAutomatic: true, paymentDay: 5 },
      null,
      due(5, "2026-12-05"),
    ],
  ] as [string, Partial<Bill>, string | null, object][])("%s", (_, overrides, date, expected) => {
    expect(added(overrides, date)).toEqual(expected);
  });

  it.each([
    ["yesterday", {}, "2026-11-16", "in-the-past"],
    ["in more than ten years", {}, "2036-11-18", "too-far-ahead"],
    ["on another day than its payment day", { paymentDay: 25 }, "2026-12-24", "not-on-the-payment-day"],
    ["in a skipped month", { skippedMonths: [7, 8] }, "2027-08-20", "in-a-skipped-month"],
    ["once without a given day", { frequency: "once" }, null, "needs-a-date"],
    ["with skipped months without a given day", { skippedMonths: [8] }, null, "needs-a-date"],
  ] as [string, Partial<Bill>, string | null, string][])("not %s", (_, overrides, date, refused) => {
    expect(added(overrides, date)).toEqual({ refused });
  });
});

type Edit = Parameters<typeof scheduleEdited>[0];

const edit = (before: Bill, change: Partial<Bill>, more: Partial<Edit> = {}) =>
  scheduleEdited({
    ...{
      before,
      after: { ...before, ...change },
      given: {},
      lastSettled: undefined,
      lastDone: undefined,
      today: TODAY,
    },
    ...more,
  });
const named = (nextDueDate: string | null, given: Edit["given"] = {}) => ({
  given: { nextDueDate: dayOrNull(nextDueDate), ...given },
});

const byHand = bill();
const automatic = bill({ isAutomatic: true, nextPaymentDate: day("2026-11-20") });
const dateless = bill({ anchorDate: null, dueFrom: null, nextDueDate: null });

describe("an edit", () => {
  it("that doesn't concern its days keeps them", () => {
    const known = { dueFrom: day("2026-12-01"), paysFrom: day("2026-12-05") };
    expect(edit(bill(known), { name: "Gas" })).toEqual(due(20, "2026-11-20", known));
    expect(edit(dateless, { name: "Gas" })).toEqual(due(20, null));
    expect(edit(automatic, { isAutomatic: false })).toEqual(due(20, "2026-11-20"));
  });

  it("that gives its current day keeps it", () => {
    expect(edit(bill({ dueFrom: day("2026-11-01") }), {}, named("2026-11-20"))).toEqual(
      due(20, "2026-11-20", { dueFrom: day("2026-11-01") }),
    );
  });

  it.each([
    ["another day", {}, named("2026-12-24"), due(24, "2026-12-24")],
    ["another day and payment day", { paymentDay: 24 }, named("2026-12-24", { paymentDay: 24 }), due(24, "2026-12-24")],
    ["the last of the month", { paymentDay: 31 }, named("2026-11-30", { paymentDay: 31 }), due(31, "2026-11-30")],
    [
      "a day but no payment day",
      { paymentDay: null },
      named("2026-12-24", { paymentDay: null }),
      due(24, "2026-12-24"),
    ],
    ["a later day in the same month", {}, named("2026-11-28"), due(28, "2026-11-28")],
  ])("that gives %s continues from there", (_, change, more, expected) => {
    expect(edit(byHand, change, more)).toEqual(expected);
  });

  it.each([
    ["in the past", {}, named("2026-11-16"), "in-the-past"],
    [
      "not on the payment day given with it",
      { paymentDay: 25 },
      named("2026-12-24", { paymentDay: 25 }),
      "not-on-the-payment-day",
    ],
    ["in a skipped month", { skippedMonths: [12] }, named("2026-12-24"), "in-a-skipped-month"],
  ])("can't give a day %s", (_, change, more, refused) => {
    expect(edit(byHand, change, more)).toEqual({ refused });
  });

  it.each([
    ["that is paid by hand, leaving none", byHand, {}, due(20, null)],
    ["that is paid automatically, which continues", automatic, {}, due(20, "2026-11-20")],
    ["that is a one-time bill, which is refused", byHand, { frequency: "once" }, { refused: "needs-a-date" }],
    ["with skipped months, which is refused", byHand, { skippedMonths: [8] }, { refused: "needs-a-date" }],
  ] as [string, Bill, Partial<Bill>, object][])(
    "may remove the due day of a bill %s",
    (_, before, change, expected) => {
      expect(edit(before, change, named(null))).toEqual(expected);
    },
  );

  it("may remove the payment day, but not of a one-time bill", () => {
    expect(edit(byHand, { paymentDay: null }, { given: { paymentDay: null } })).toEqual(due(null, null));
    expect(edit(automatic, { paymentDay: null }, { given: { paymentDay: null } })).toEqual(due(null, null));
    expect(edit(bill({ frequency: "once" }), { paymentDay: null })).toEqual({ refused: "needs-a-date" });
  });

  it("that turns on automatic payments doesn't pay earlier dues", () => {
    expect(edit(byHand, { isAutomatic: true })).toEqual(due(20, "2026-11-20", { paysFrom: TODAY }));
    expect(edit(automatic, { isAutomatic: false, isDirectDebit: true })).toEqual(due(20, "2026-11-20"));
    expect(edit(dateless, { isAutomatic: true })).toEqual(due(20, "2026-11-20"));
    expect(edit({ ...dateless, paymentDay: null }, { isAutomatic: true })).toEqual(due(null, null));
  });

  it("to another payment day continues from the last settled due, or else from the next", () => {
    expect(edit(byHand, { paymentDay: 25 })).toEqual(due(25, "2026-11-25"));
    expect(edit(byHand, { paymentDay: 25 }, { lastSettled: day("2026-10-20") })).toEqual(
      due(25, "2026-10-25", { dueFrom: TODAY }),
    );
    const ahead = { lastSettled: day("2026-10-20"), lastDone: day("2026-12-20") };
    expect(edit(byHand, { paymentDay: 25 }, ahead)).toEqual(due(25, "2026-10-25", { dueFrom: day("2026-12-20") }));
  });

  it("to a weekday continues on it", () => {
    const given = { paymentDay: 1, paymentDayType: "weekly" } as const;
    expect(edit(byHand, given, { given })).toEqual(due(1, "2026-11-23", WEEKLY));
  });

  it("of only the payment day type moves it", () => {
    const third = bill({ paymentDay: 3, anchorDate: day("2026-12-03"), nextDueDate: day("2026-12-03") });
    expect(edit(third, WEEKLY, { given: WEEKLY })).toEqual(due(3, "2026-12-09", WEEKLY));
  });

  it("of the skipped months continues from the next due", () => {
    const other = bill({ anchorDate: day("2026-01-20"), dueFrom: day("2026-03-01"), skippedMonths: [7, 8] });
    expect(edit(other, { skippedMonths: [8] })).toEqual(due(20, "2026-11-20"));
    expect(edit(other, { skippedMonths: [7, 8] })).toEqual(due(20, "2026-01-20", { dueFrom: day("2026-03-01") }));
  });

  it("keeps a missed due open on its new day", () => {
    const missed = bill({ nextDueDate: day("2026-10-20"), anchorDate: day("2026-10-20") });
    expect(edit(missed, { paymentDay: 22 })).toEqual(due(22, "2026-10-22", { paysFrom: TODAY }));
  });
});

describe("an edit of the interval", () => {
  it.each([
    [
      "to weeks continues on the weekday of the next due",
      byHand,
      { frequency: "weekly" },
      {},
      due(5, "2026-11-20", WEEKLY),
    ],
    [
      "to weeks continues on the weekday of the last settled due",
      byHand,
      { frequency: "weekly" },
      { lastSettled: day("2026-11-19") },
      due(4, "2026-11-19", { ...WEEKLY, dueFrom: TODAY }),
    ],
    ["to other months keeps its payment day", byHand, { frequency: "quarterly" }, {}, due(20, "2026-11-20")],
    [
      "to other months keeps the last of the month",
      bill({ paymentDay: 31, anchorDate: day("2026-11-30"), nextDueDate: day("2026-11-30") }),
      { frequency: "quarterly" },
      {},
      due(31, "2026-11-30"),
    ],
    ["of a bill without a due day leaves it without one", dateless, { frequency: "weekly" }, {}, due(20, null)],
    [
      "without a payment day leaves it without one",
      bill({ paymentDay: null }),
      { frequency: "weekly" },
      {},
      due(null, null),
    ],
    [
      "of an automatically paid bill keeps its payment day",
      automatic,
      { frequency: "weekly" },
      {},
      due(20, "2026-11-20"),
    ],
    [
      "with a given payment day uses that",
      byHand,
      { frequency: "weekly", paymentDay: 24 },
      { given: { paymentDay: 24 } },
      due(24, "2026-11-20"),
    ],
    [
      "with a given payment day type uses that",
      byHand,
      { frequency: "weekly" },
      { given: { paymentDayType: "monthly" } },
      due(20, "2026-11-20"),
    ],
    [
      "from weeks to months continues on the day of the month",
      bill({ frequency: "weekly", paymentDay: 5, ...WEEKLY }),
      { frequency: "monthly" },
      {},
      due(20, "2026-11-20"),
    ],
    ["to once is due on what was its next due day", byHand, { frequency: "once" }, {}, due(20, "2026-11-20")],
    [
      "to once on another payment day moves that due day",
      byHand,
      { frequency: "once", paymentDay: 28 },
      { given: { paymentDay: 28 } },
      due(28, "2026-11-28"),
    ],
    [
      "that stays once moves the due day to a new payment day ahead",
      bill({ frequency: "once" }),
      { paymentDay: 9 },
      { given: { paymentDay: 9 } },
      due(9, "2026-12-09"),
    ],
    [
      "to once ignores settled dues",
      bill({ frequency: "weekly", paymentDay: 5, ...WEEKLY }),
      { frequency: "once" },
      { lastSettled: day("2026-11-13") },
      due(20, "2026-11-20"),
    ],
    [
      "to once needs a date if no due is coming",
      bill({ nextDueDate: null }),
      { frequency: "once" },
      {},
      { refused: "needs-a-date" },
    ],
    [
      "to once with a given date is due then",
      byHand,
      { frequency: "once" },
      named("2026-12-24"),
      due(24, "2026-12-24"),
    ],
    [
      "keeps the date of an unusual weekday when the months change",
      bill({ paymentDay: 5, ...WEEKLY }),
      { frequency: "quarterly" },
      {},
      due(20, "2026-11-20"),
    ],
    [
      "to an equivalent one changes nothing",
      bill({ dueFrom: day("2026-10-20"), paymentDay: 5, ...WEEKLY }),
      { frequency: "custom", every: 1, unit: "month" },
      {},
      due(5, "2026-11-20", { ...WEEKLY, dueFrom: day("2026-10-20") }),
    ],
  ] as [string, Bill, Partial<Bill>, Partial<Edit>, object][])("%s", (_, before, change, more, expected) => {
    expect(edit(before, change, more)).toEqual(expected);
  });
});

describe("an open due after an edit", () => {
  const days = (paymentDay: number, anchorDate: string | null, nextDueDate = anchorDate) =>
    bill({ paymentDay, anchorDate: dayOrNull(anchorDate), nextDueDate: dayOrNull(nextDueDate) });

  it.each([
    ["is the next one, however far", days(20, "2026-11-20"), days(5, "2027-02-05"), "2026-11-20", "2027-02-05"],
    ["is near by if it is a later one", days(20, "2026-11-20"), days(22, "2026-11-22"), "2026-12-20", "2026-12-22"],
    ["is near by while hidden", days(20, "2026-11-20", null), days(22, "2026-11-22", null), "2026-11-20", "2026-11-22"],
    [
      "is the chosen one while hidden",
      days(20, "2026-11-20", null),
      days(5, "2027-02-05", null),
      "2026-11-20",
      "2027-02-05",
    ],
    ["has no day without a date", days(20, "2026-11-20"), days(20, null), "2026-11-20", undefined],
  ] as const)("%s", (_, before, after, open, expected) => {
    expect(dueAfterEdit(before, after, day(open))).toBe(expected);
  });
});

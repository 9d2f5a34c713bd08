import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import {
  datesOf,
  gapOf,
  isPaidAutomatically,
  isPaused,
  lastDueOf,
  runningCatchUp,
  scheduleOf,
  withoutOpenEndedPause,
} from "./bill.ts";
import type { DueRecord } from "./dues.ts";
import { bill, dayOrNull } from "./testing.ts";

it.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])("with automatic %s and direct debit %s, is paid automatically: %s", (isAutomatic, isDirectDebit, expected) => {
  expect(isPaidAutomatically({ isAutomatic, isDirectDebit })).toBe(expected);
});

describe("a catch-up", () => {
  const late = { catchUpWeekly: cents(500), catchUpUntil: day("2026-12-01"), nextCreditDate: day("2026-12-01") };
  it("runs up to and including its last day", () => {
    expect(runningCatchUp(late)).toEqual({ weekly: 500, until: "2026-12-01" });
    expect(runningCatchUp({ ...late, nextCreditDate: day("2026-12-02") })).toBeNull();
  });
  it.each([
    ["there is no catch-up", { catchUpWeekly: null, catchUpUntil: null }],
    ["there is no amount", { catchUpWeekly: null }],
    ["there is no last day", { catchUpUntil: null }],
    ["no more weeks are credited", { nextCreditDate: null }],
  ])("does not run when %s", (_, overrides) => expect(runningCatchUp({ ...late, ...overrides })).toBeNull());
});

describe("a pause", () => {
  it.each([
    [null, null, "2026-11-17", false],
    ["2026-11-17", null, "2026-11-16", false],
    ["2026-11-17", null, "2026-11-17", true],
    ["2026-11-17", null, "2036-11-17", true],
    ["2026-11-17", "2026-12-01", "2026-11-16", false],
    ["2026-11-17", "2026-12-01", "2026-11-30", true],
    ["2026-11-17", "2026-12-01", "2026-12-01", false],
  ])("from %s to %s includes %s: %s", (pausedFrom, pausedUntil, on, expected) => {
    expect(isPaused({ pausedFrom, pausedUntil }, on)).toBe(expected);
  });
  it("becomes a gap in the schedule", () => {
    const pausedFrom = day("2026-11-17");
    expect(gapOf({})).toBeUndefined();
    expect(gapOf({ pausedFrom: null, pausedUntil: day("2026-12-01") })).toBeUndefined();
    expect(gapOf({ pausedFrom })).toEqual({ from: pausedFrom, until: null });
    expect(gapOf({ pausedFrom, pausedUntil: day("2026-12-01") })).toEqual({ from: pausedFrom, until: "2026-12-01" });
  });
});

describe("a bill's schedule", () => {
  it("is undefined without a due day", () => {
    expect(scheduleOf(bill({ paymentDay: null }))).toBeUndefined();
    expect(scheduleOf(bill({ anchorDate: null }))).toBeUndefined();
  });
  it("has the bill's fields", () => {
    const [pausedFrom, pausedUntil] = [day("2027-02-01"), day("2027-04-01")];
    const known = {
      pausedFrom,
      pausedUntil,
      skippedMonths: [8],
      endsOn: day("2028-01-20"),
      paysFrom: day("2026-12-01"),
    };
    expect(scheduleOf(bill({ ...known, dueFrom: day("2026-12-20") }))).toEqual({
      ...{ frequency: "monthly", skippedMonths: [8], dayType: "monthly", paymentDay: 20, anchor: "2026-11-20" },
      ...{ gap: { from: pausedFrom, until: pausedUntil }, until: "2028-01-20", from: "2026-12-20" },
      paysFrom: "2026-12-01",
    });
  });
  it("counts from its first due by default", () => {
    expect(scheduleOf(bill({ dueFrom: null }))).toMatchObject({
      from: "2026-11-20",
      until: undefined,
      paysFrom: undefined,
    });
  });
});

const paid = (...dues: string[]): DueRecord[] => dues.map((due) => ({ due: day(due), state: "paid" }));
const dates = (overrides: Parameters<typeof bill>[0], records: DueRecord[] = [], since?: string) =>
  datesOf(bill(overrides), scheduleOf(bill(overrides)), {
    records,
    since: since === undefined ? undefined : day(since),
  });

describe("a bill's dates", () => {
  const none = { nextDueDate: null, nextPaymentDate: null, duesLeft: null };
  it.each([
    ["paid by hand", {}, [], { ...none, nextDueDate: "2026-11-20" }],
    [
      "that is paid automatically",
      { isAutomatic: true },
      [],
      { ...none, nextDueDate: "2026-11-20", nextPaymentDate: "2026-11-20" },
    ],
    ["without a day", { anchorDate: null, isAutomatic: true }, [], none],
    ["that is archived", { archivedOn: day("2026-11-17") }, [], none],
    ["whose first due is paid", {}, paid("2026-11-20"), { ...none, nextDueDate: "2026-12-20" }],
    ["that ends", { endsOn: day("2027-01-20") }, [], { ...none, nextDueDate: "2026-11-20", duesLeft: 3 }],
    [
      "that ends, once one is paid",
      { endsOn: day("2027-01-20") },
      paid("2026-11-20"),
      { ...none, nextDueDate: "2026-12-20", duesLeft: 2 },
    ],
    ["that ended", { endsOn: day("2026-11-20") }, paid("2026-11-20"), { ...none, duesLeft: 0 }],
    [
      "that ends and is archived",
      { endsOn: day("2027-01-20"), archivedOn: day("2026-11-17") },
      [],
      { ...none, duesLeft: 3 },
    ],
    [
      "that ends, paused until further notice",
      { endsOn: day("2027-01-20"), pausedFrom: day("2026-11-17") },
      [],
      { ...none, duesLeft: 3 },
    ],
    [
      "that ends, paused for a month",
      { endsOn: day("2027-01-20"), pausedFrom: day("2026-11-17"), pausedUntil: day("2026-12-17") },
      [],
      { ...none, nextDueDate: "2026-12-20", duesLeft: 2 },
    ],
  ])("of one %s", (_, overrides, records, expected) => expect(dates(overrides, records)).toEqual(expected));

  it("are searched from a day before which nothing is open", () => {
    expect(dates({ endsOn: day("2027-01-20"), isAutomatic: true }, [], "2026-12-01")).toEqual({
      ...{ nextDueDate: "2026-12-20", nextPaymentDate: "2026-12-20", duesLeft: 2 },
    });
  });
});

describe("the last due", () => {
  it.each([
    ["of a bill without an end", null, null, null],
    ["of a bill that ends on a due day", "2027-01-20", null, "2027-01-20"],
    ["of a bill that ends between two dues", "2027-02-19", null, "2027-01-20"],
    ["of a bill that ends before its first due", "2026-11-19", null, "2026-11-19"],
    ["of a bill that is paused until further notice", "2027-01-20", "2026-11-17", "2027-01-20"],
  ])("%s", (_, endsOn, pausedFrom, expected) => {
    const schedule = scheduleOf(bill({ endsOn: dayOrNull(endsOn), pausedFrom: dayOrNull(pausedFrom) }));
    expect(lastDueOf(schedule)).toBe(expected);
  });
  it("is null without a schedule", () => expect(lastDueOf(undefined)).toBeNull());
  it("is before a pause that lasts past the end", () => {
    const schedule = scheduleOf(
      bill({ endsOn: day("2027-01-20"), pausedFrom: day("2026-12-01"), pausedUntil: day("2027-03-01") }),
    );
    expect(lastDueOf(schedule)).toBe("2026-11-20");
    expect(schedule && withoutOpenEndedPause(schedule)).toBe(schedule);
  });
});

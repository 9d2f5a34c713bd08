import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import type { DueRecord, DueState } from "./dues.ts";
import { endOf, endToKeep, exceedsEnd, isDone, type RequestedEnd, waitingDues } from "./end.ts";
import { bill, TODAY } from "./testing.ts";

const record = (due: string, state: DueState): DueRecord => ({ due: day(due), state });
const end = (requested: RequestedEnd, overrides: Parameters<typeof bill>[0] = {}, records: DueRecord[] = []) =>
  endOf(bill(overrides), requested, { records, today: TODAY });

describe("a bill ends", () => {
  it.each([
    ["never", "never", {}, { endsOn: null, endsBy: null }],
    ["on a day", { on: day("2027-02-01") }, {}, { endsOn: "2027-02-01", endsBy: "date" }],
    ["on its next due at the earliest", { on: day("2026-11-20") }, {}, { endsOn: "2026-11-20", endsBy: "date" }],
    ["not before its next due", { on: day("2026-11-19") }, {}, { refused: "before-the-start" }],
    ["fifty years ahead at the latest", { on: day("2076-11-17") }, {}, { endsOn: "2076-11-17", endsBy: "date" }],
    ["not later than in fifty years", { on: day("2076-11-18") }, {}, { refused: "too-late" }],
    [
      "not on a day if it's never due",
      { on: day("2030-01-01") },
      { frequency: "annually", skippedMonths: [11] },
      { refused: "before-the-start" },
    ],
    ["after a number of payments", { after: 2 }, {}, { endsOn: "2026-12-20", endsBy: "count" }],
    [
      "after fifty years of payments at most",
      { after: 600 },
      { paymentDay: 17, anchorDate: day("2026-12-17"), dueFrom: day("2026-12-17") },
      { endsOn: "2076-11-17", endsBy: "count" },
    ],
    ["not after more than fifty years of payments", { after: 601 }, {}, { refused: "lasts-too-long" }],
    [
      "not after payments that are never due",
      { after: 1 },
      { frequency: "annually", skippedMonths: [11] },
      { refused: "lasts-too-long" },
    ],
    [
      "as before",
      { kept: { endsOn: day("2026-01-01"), endsBy: "count" } },
      {},
      { endsOn: "2026-01-01", endsBy: "count" },
    ],
    [
      "on its due day if it's a one-time bill",
      { after: 5 },
      { frequency: "once" },
      { endsOn: "2026-11-20", endsBy: "date" },
    ],
    [
      "after a number of payments even if it had an earlier end",
      { after: 3 },
      { endsOn: day("2026-11-20") },
      { endsOn: "2027-01-20", endsBy: "count" },
    ],
    [
      "after a number of payments, ignoring an open-ended pause",
      { after: 2 },
      { pausedFrom: TODAY },
      { endsOn: "2026-12-20", endsBy: "count" },
    ],
    ["not without a due day", { on: day("2027-02-01") }, { anchorDate: null }, { refused: "needs-a-date" }],
  ] as [string, RequestedEnd, Parameters<typeof bill>[0], object][])("%s", (_, requested, overrides, expected) => {
    expect(end(requested, overrides)).toEqual(expected);
  });

  it("after the scheduled payments if no more are wanted", () => {
    const waiting = [record("2026-12-20", "scheduled"), record("2026-11-20", "failed")];
    expect(end({ after: 1 }, {}, waiting)).toEqual({ endsOn: "2026-12-20", endsBy: "count" });
    expect(end({ after: 2 }, {}, waiting)).toEqual({ endsOn: "2026-12-20", endsBy: "count" });
    expect(end({ after: 3 }, {}, waiting)).toEqual({ endsOn: "2027-01-20", endsBy: "count" });
  });

  it("after a scheduled payment with nothing open before it but those", () => {
    const waiting = [record("2026-12-20", "scheduled")];
    expect(end({ after: 2 }, {}, waiting)).toEqual({ endsOn: "2026-12-20", endsBy: "count" });
  });

  it("counted from the day before which nothing is open", () => {
    const since = day("2027-01-01");
    expect(endOf(bill(), { after: 2 }, { records: [], since, today: TODAY })).toMatchObject({ endsOn: "2027-02-20" });
    expect(endOf(bill(), { on: day("2026-12-31") }, { records: [], since, today: TODAY })).toEqual({
      refused: "before-the-start",
    });
  });
});

it.each([
  ["the day before a scheduled payment", { on: day("2026-11-20") }, "2026-11-20", 1, ["2026-12-20"], true],
  ["the day of a scheduled payment", { on: day("2026-12-20") }, "2026-12-20", 1, ["2026-12-20"], false],
  ["one payment with one open before a scheduled one", { after: 1 }, "2026-12-20", 1, ["2026-12-20"], true],
  ["two payments with one open before a scheduled one", { after: 2 }, "2026-12-20", 1, ["2026-12-20"], false],
  ["one payment with two scheduled", { after: 1 }, "2026-12-20", 0, ["2026-11-20", "2026-12-20"], true],
] as const)("leaves room for scheduled payments: %s", (_, requested, endsOn, duesLeft, waiting, expected) => {
  const records = waiting.map((due) => record(due, "scheduled"));
  expect(exceedsEnd(requested, { endsOn: day(endsOn), duesLeft }, records)).toBe(expected);
});

const RECORDS = [
  ...[record("2026-07-20", "paid"), record("2026-08-20", "skipped"), record("2026-09-20", "failed")],
  ...[record("2026-10-20", "undone"), record("2026-11-20", "scheduled")],
];

it("finds the dues with a scheduled or failed payment", () => {
  expect(waitingDues(RECORDS)).toEqual(["2026-09-20", "2026-11-20"]);
});

it.each([
  [0, [], true],
  [1, [], false],
  [null, [], false],
  [0, RECORDS, false],
  [0, RECORDS.slice(0, 2), true],
])("with %s dues left and records %j, is done: %s", (duesLeft, records, expected) => {
  expect(isDone({ duesLeft }, records)).toBe(expected);
});

describe("an edit keeps the end", () => {
  const endsOn = day("2027-01-20");
  it.each([
    ["if there is none", {}, [], "never"],
    ["of a one-time bill, derived from its day", { frequency: "once", endsOn, endsBy: "date" }, [], "never"],
    ["on a day", { endsOn, endsBy: "date", duesLeft: 3 }, [], { on: endsOn }],
    ["after a number of payments", { endsOn, endsBy: "count", duesLeft: 3 }, [], { after: 3 }],
    [
      "after a number of payments, scheduled ones included",
      { endsOn, endsBy: "count", duesLeft: 3 },
      RECORDS,
      { after: 5 },
    ],
    ["after the scheduled payments", { endsOn, endsBy: "count", duesLeft: null }, RECORDS, { after: 2 }],
    [
      "on its date, also with only scheduled payments left",
      { endsOn, endsBy: "date", duesLeft: 0 },
      RECORDS,
      { kept: { endsOn, endsBy: "date" } },
    ],
    ["that has been reached", { endsOn, endsBy: "count", duesLeft: 0 }, [], { kept: { endsOn, endsBy: "count" } }],
  ] as [string, Parameters<typeof bill>[0], DueRecord[], RequestedEnd][])("%s", (_, overrides, records, expected) => {
    expect(endToKeep(bill(overrides), records)).toEqual(expected);
  });
});

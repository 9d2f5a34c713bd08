import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, day } from "#core/day.ts";
import { duesBetween } from "#core/schedule.ts";
import { datesOf, isPaused, type ScheduleFields, scheduleOf } from "./bill.ts";
import { isStopped, nextCredit, openSince, pause, resume, unarchive } from "./pause.ts";
import { bill, dayOrNull } from "./testing.ts";

const TODAY = day("2026-11-17");
const END = addDays(TODAY, 420);
const BY_HAND = { isAutomatic: false, isDirectDebit: false, archivedOn: null };

/** A number of days after the previous step: start a pause of given length or until further notice, or end the current one. */
type Step = { after: number; days: number | null };
type Paused = { from: Day; until: Day | null };

const anyBill: fc.Arbitrary<ScheduleFields> = fc
  .record({
    frequency: fc.constantFrom("weekly" as const, "fortnightly" as const, "four-weekly" as const, "monthly" as const),
    skippedMonths: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
  })
  .map((fields) => ({
    ...fields,
    ...{ every: null, unit: null, endsOn: null, pausedFrom: null, pausedUntil: null, paysFrom: null },
    ...(fields.frequency === "monthly"
      ? ({ paymentDayType: "monthly", paymentDay: 20 } as const)
      : ({ paymentDayType: "weekly", paymentDay: 5 } as const)),
    ...{ anchorDate: day("2026-11-20"), dueFrom: day("2026-11-20") },
  }));

const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ after: fc.integer({ min: 1, max: 60 }), days: fc.option(fc.integer({ min: 1, max: 90 })) }),
  { maxLength: 5 },
);

/** More than a year in which each due is paid on its day, or a day later if the bill is paused or resumed on that day. */
function simulateYear(bill: ScheduleFields, steps: readonly Step[]) {
  let now = { ...bill, archivedOn: null, nextDueDate: bill.dueFrom };
  const records: { due: Day; state: "paid" }[] = [];
  const pauses: Paused[] = [];
  const nextDue = (since: Day | undefined) => datesOf(BY_HAND, scheduleOf(now), { records, since }).nextDueDate;
  const [lastStep, remainingSteps] = [{ next: TODAY }, [...steps]];
  const nextStepDay = () => remainingSteps[0] && addDays(lastStep.next, remainingSteps[0].after);
  for (let today = TODAY; today <= END; today = addDays(today, 1)) {
    const due = now.nextDueDate;
    if (today !== nextStepDay()) {
      if (due === null || due > today) continue;
      records.push({ due, state: "paid" });
      now = { ...now, nextDueDate: nextDue(due) };
      continue;
    }
    lastStep.next = today;
    const days = remainingSteps.shift()?.days ?? null;
    const wasPaused = isPaused(now, today);
    const state = wasPaused
      ? resume(now, today)
      : pause(now, { today, until: days === null ? null : addDays(today, days) });
    if ("refused" in state) continue;
    const last = pauses.at(-1);
    if (wasPaused && last !== undefined) last.until = today;
    else pauses.push({ from: today, until: state.pausedUntil });
    const since = openSince(now, today);
    now = { ...now, ...state };
    now = { ...now, nextDueDate: nextDue(since) };
  }
  return { paid: records.map(({ due }) => due), pauses };
}

it("neither loses nor repeats dues outside pauses, however often it is paused and resumed", () => {
  fc.assert(
    fc.property(anyBill, anySteps, (bill, steps) => {
      const { paid, pauses } = simulateYear(bill, steps);
      const schedule = scheduleOf(bill);
      if (schedule === undefined) throw new Error("it has no days");
      const isIn = (due: Day) => pauses.some(({ from, until }) => due >= from && (until === null || due < until));
      expect(paid).toEqual(duesBetween(schedule, addDays(TODAY, -1), END).filter((due) => !isIn(due)));
    }),
    { numRuns: 100 },
  );
});

const paused = (from: string | null, until: string | null) => ({
  pausedFrom: dayOrNull(from),
  pausedUntil: dayOrNull(until),
});

describe("a pause", () => {
  it.each([
    ["until further notice", null],
    ["up to tomorrow", "2026-11-18"],
    ["for ten years", "2036-11-17"],
  ])("may be %s, starting today", (_, until) => {
    expect(pause(bill(), { today: TODAY, until: dayOrNull(until) })).toEqual({
      ...paused("2026-11-17", until),
      dueFrom: "2026-11-20",
    });
  });

  it.each([
    ["it ends today", {}, "2026-11-17", "in-the-past"],
    ["it ended yesterday", {}, "2026-11-16", "in-the-past"],
    ["it is longer than ten years", {}, "2036-11-18", "too-far-ahead"],
    ["the bill is archived", { archivedOn: TODAY }, "2026-12-01", "archived"],
    [
      "the bill has an open due from before an earlier pause",
      { ...paused("2026-09-01", "2026-10-01"), nextDueDate: day("2026-08-31") },
      "2026-12-01",
      "owes-from-before",
    ],
  ])("is refused when %s", (_, overrides, until, refused) => {
    expect(pause(bill(overrides), { today: TODAY, until: day(until) })).toEqual({ refused });
  });

  it.each([
    ["until further notice", null],
    ["up to tomorrow", "2026-11-18"],
  ])("that lasts %s can get another end", (_, until) => {
    const now = bill({ ...paused("2026-09-01", until), nextDueDate: day("2026-08-20") });
    expect(pause(now, { today: TODAY, until: day("2026-12-01") })).toEqual(paused("2026-09-01", "2026-12-01"));
    expect(pause(now, { today: TODAY, until: null })).toEqual(paused("2026-09-01", null));
  });

  it.each([
    ["ended today", paused("2026-09-01", "2026-11-17"), "2026-08-20", "2026-11-17"],
    ["ended long ago", paused("2025-09-01", "2025-10-01"), "2026-08-20", "2026-08-20"],
    ["ended on the first due", paused("2026-08-01", "2026-08-20"), "2026-08-20", "2026-08-20"],
    ["ended, of a bill without a due day", paused("2025-09-01", "2025-10-01"), null, null],
  ])("after one that %s doesn't make skipped dues count", (_, earlier, dueFrom, expected) => {
    const now = bill({
      ...earlier,
      dueFrom: dayOrNull(dueFrom),
      nextDueDate: dueFrom === null ? null : day("2026-11-20"),
    });
    expect(pause(now, { today: TODAY, until: null })).toEqual({ ...paused("2026-11-17", null), dueFrom: expected });
  });

  it("after an earlier one is accepted with an open due on the earlier one's first day", () => {
    const now = bill({ ...paused("2026-09-20", "2026-09-21"), nextDueDate: day("2026-09-20") });
    expect(pause(now, { today: TODAY, until: null })).toMatchObject(paused("2026-11-17", null));
  });

  it.each([
    ["that doesn't exist", paused(null, null), paused(null, null)],
    ["that is over", paused("2026-09-01", "2026-10-01"), paused("2026-09-01", "2026-10-01")],
    ["that ends today", paused("2026-09-01", "2026-11-17"), paused("2026-09-01", "2026-11-17")],
    ["that ends tomorrow", paused("2026-09-01", "2026-11-18"), paused("2026-09-01", "2026-11-17")],
    ["without an end", paused("2026-09-01", null), paused("2026-09-01", "2026-11-17")],
    ["that started today", paused("2026-11-17", null), paused(null, null)],
    ["that started today and has an end", paused("2026-11-17", "2026-12-01"), paused(null, null)],
  ])("%s can be ended today", (_, before, after) => expect(resume(before, TODAY)).toEqual(after));
});

describe("a bill restored from the archive", () => {
  const restore = (overrides: Parameters<typeof bill>[0], today: string, paid: string[] = []) =>
    unarchive(
      bill({ archivedOn: day("2026-11-18"), ...overrides }),
      paid.map((due) => ({ due: day(due), state: "paid" })),
      day(today),
    );

  it.each([
    ["what fell due in the archive", {}, "2027-01-05", [], "2027-01-05"],
    ["what fell due on the day it was archived", { archivedOn: day("2026-11-20") }, "2027-01-05", [], "2027-01-05"],
    ["what was due yesterday", {}, "2026-11-21", [], "2026-11-21"],
  ])("doesn't owe %s", (_, overrides, today, paid, dueFrom) => {
    expect(restore(overrides, today, paid)).toEqual({ archivedOn: null, dueFrom });
  });

  it.each([
    ["what is due today", {}, "2026-11-20", []],
    ["what is due later", {}, "2026-11-19", []],
    ["what it owed before", { archivedOn: day("2026-11-21") }, "2027-01-05", []],
    ["the next due when the rest is paid", {}, "2026-12-19", ["2026-11-20"]],
    ["what is due after a pause", paused("2026-11-01", "2027-02-01"), "2027-01-05", []],
  ])("still owes %s", (_, overrides, today, paid) => {
    expect(restore(overrides, today, paid)).toEqual({ archivedOn: null, dueFrom: "2026-11-20" });
  });

  it("still owes what is due today, with its schedule unchanged", () => {
    const since = { anchorDate: day("2026-10-20"), dueFrom: day("2026-10-20") };
    expect(restore(since, "2026-11-20", ["2026-10-20"])).toEqual({ archivedOn: null, dueFrom: "2026-10-20" });
  });

  it("still has no due day if it had none", () => {
    expect(restore({ anchorDate: null, dueFrom: null }, "2027-01-05")).toEqual({ archivedOn: null, dueFrom: null });
  });

  it("is resumed if it was paused until further notice", () => {
    expect(restore(paused("2026-11-01", null), "2027-01-05")).toEqual({
      archivedOn: null,
      ...paused("2026-11-01", "2027-01-05"),
    });
    expect(restore(paused("2026-11-20", null), "2026-11-20")).toEqual({ archivedOn: null, ...paused(null, null) });
  });
});

it.each([
  ["its next due", paused(null, null), "2026-11-20", "2026-11-20"],
  ["the first day of its pause", paused("2026-11-10", "2026-12-01"), "2026-12-20", "2026-11-10"],
  ["its next due, before the pause", paused("2026-11-10", null), "2026-11-05", "2026-11-05"],
  ["its next due, after a pause that is over", paused("2026-10-10", "2026-11-17"), "2026-11-20", "2026-11-20"],
  ["its next due, before a future pause", paused("2026-11-18", null), "2026-11-20", "2026-11-20"],
  ["the first day of a pause until further notice", paused("2026-11-10", null), null, "2026-11-10"],
  ["no day", paused(null, null), null, undefined],
])("has nothing open before %s", (_, pause, nextDueDate, expected) => {
  const now = bill({ ...pause, nextDueDate: dayOrNull(nextDueDate) });
  expect(openSince(now, TODAY)).toBe(expected);
  expect(openSince({ ...now, archivedOn: TODAY }, TODAY)).toBeUndefined();
});

describe("the next week is credited", () => {
  it.each([
    ["a week after the start", {}, "2026-11-24"],
    ["a week after a future start", { startDate: day("2026-12-01") }, "2026-12-08"],
    ["on its own weekday", { startDate: day("2026-09-03") }, "2026-11-19"],
    ["a week later on the day of a credit", { startDate: day("2026-09-01") }, "2026-11-24"],
    ["after a pause", paused("2026-11-17", "2026-12-02"), "2026-12-08"],
    ["on the day a pause ends", paused("2026-11-17", "2026-12-01"), "2026-12-01"],
    [
      "after today, when a pause is over",
      { startDate: day("2026-09-01"), ...paused("2026-10-01", "2026-11-01") },
      "2026-11-24",
    ],
    ["after a future pause", paused("2026-12-01", "2026-12-02"), "2026-12-08"],
    ["on its last due", { creditUntil: day("2026-11-24") }, "2026-11-24"],
    ["never after its last due", { creditUntil: day("2026-11-23") }, null],
    ["never while it is paused until further notice", paused("2026-11-17", null), null],
    ["never while archived", { archivedOn: TODAY }, null],
  ])("%s", (_, overrides, expected) => {
    const now = bill({ ...overrides, nextCreditDate: day("2027-01-01") });
    expect(nextCredit(now, TODAY, { isKept: false })).toBe(expected);
    expect(nextCredit({ ...now, nextCreditDate: null }, TODAY, { isKept: true })).toBe(expected);
  });

  it("on its current day if that is kept", () => {
    expect(nextCredit(bill({ nextCreditDate: day("2027-01-05") }), TODAY, { isKept: true })).toBe("2027-01-05");
    const ends = bill({ nextCreditDate: day("2027-01-05"), creditUntil: day("2027-01-04") });
    expect(nextCredit(ends, TODAY, { isKept: true })).toBeNull();
  });

  it("until it's stopped", () => {
    expect(isStopped(bill())).toBe(false);
    expect(isStopped(bill(paused("2026-11-17", "2026-12-01")))).toBe(false);
    expect(isStopped(bill(paused("2026-11-17", null)))).toBe(true);
    expect(isStopped(bill({ archivedOn: TODAY }))).toBe(true);
  });
});

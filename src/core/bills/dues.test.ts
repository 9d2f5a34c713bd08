import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day, daysBetween } from "#core/day.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { nextDueAfter, nthDue } from "#core/schedule.ts";
import {
  type DueRecord,
  type DueState,
  dueBefore,
  dueNear,
  dueSettledBy,
  dueToSettle,
  isSettled,
  nextDays,
  nthOpenDue,
  openUntilEnd,
  recordsFrom,
  type Schedule,
  settledOrUndoneDays,
  withDue,
} from "./dues.ts";

const schedule = (overrides: Partial<Schedule> = {}): Schedule => ({
  frequency: "monthly",
  dayType: "monthly",
  paymentDay: 25,
  anchor: day("2026-01-25"),
  from: day("2026-11-01"),
  ...overrides,
});

const paid = (...dues: string[]): DueRecord[] => dues.map((due) => ({ due: day(due), state: "paid" }));
const record = (due: string, state: DueState): DueRecord => ({ due: day(due), state });
const bill = (records: DueRecord[], overrides: Partial<Schedule> = {}) => ({
  frequency: overrides.frequency ?? ("monthly" as const),
  schedule: schedule(overrides),
  records,
});

describe("the next dates", () => {
  it.each([
    ["nothing is recorded", [], "2026-11-25", "2026-11-25"],
    ["the first is paid", paid("2026-11-25"), "2026-12-25", "2026-12-25"],
    ["a later one is paid", paid("2026-12-25"), "2026-11-25", "2026-11-25"],
    ["two are settled", paid("2026-11-25", "2026-12-25"), "2027-01-25", "2027-01-25"],
    ["the first failed", [{ due: day("2026-11-25"), state: "failed" }], "2026-12-25", "2026-12-25"],
    ["the first was undone", [{ due: day("2026-11-25"), state: "undone" }], "2026-11-25", "2026-12-25"],
    ["the day before was settled", paid("2026-11-24"), "2026-12-25", "2026-12-25"],
    ["the day after was settled", paid("2026-11-26"), "2026-12-25", "2026-12-25"],
    ["a due over half a month before was settled", paid("2026-11-09"), "2026-11-25", "2026-11-25"],
  ] as [string, DueRecord[], string, string][])("when %s", (_, records, nextDue, nextPayment) => {
    expect(nextDays(schedule(), records)).toEqual({ nextDue, nextPayment });
  });
});

describe("a manual payment settles", () => {
  const failed: DueRecord = { due: day("2026-12-01"), state: "failed" };
  it.each([
    ["the coming due within half a period", [], "2026-11-20", "2026-11-25"],
    ["nothing further ahead", [], "2026-11-09", undefined],
    ["the oldest open due", [], "2027-02-20", "2026-11-25"],
    ["the one with a scheduled payment", [{ due: day("2026-11-25"), state: "scheduled" }], "2026-11-20", "2026-11-25"],
    ["nothing once the due is paid", paid("2026-11-25"), "2026-11-21", undefined],
    ["a due whose payment was undone", [{ due: day("2026-11-25"), state: "undone" }], "2026-12-20", "2026-11-25"],
    ["the next due if one was skipped", [{ due: day("2026-11-25"), state: "skipped" }], "2026-12-20", "2026-12-25"],
  ] as [string, DueRecord[], string, string | undefined][])("%s", (_, records, on, due) => {
    expect(dueToSettle(bill(records), day(on))).toBe(due);
  });

  it("the oldest of several, recorded in any order", () => {
    const records = [record("2026-12-25", "scheduled"), record("2026-11-25", "failed")];
    expect(dueToSettle(bill(records), day("2026-12-20"))).toBe("2026-11-25");
    expect(dueToSettle(bill(records.toReversed()), day("2026-12-20"))).toBe("2026-11-25");
  });

  it("the coming due within half the time to the next one, when months in between are skipped", () => {
    const summer = { skippedMonths: [7, 8, 9, 10], from: day("2026-06-01") };
    // There are 153 days from 25 June to 25 November.
    expect(dueToSettle(bill([], summer), day("2026-04-10"))).toBe("2026-06-25");
    expect(dueToSettle(bill([], summer), day("2026-04-09"))).toBeUndefined();
  });

  it("only the failed due, not the coming one", () => {
    const first = { paymentDay: 1, anchor: day("2026-12-01"), from: day("2026-12-01") };
    expect(dueToSettle(bill([failed], first), day("2026-12-20"))).toBe("2026-12-01");
  });

  it("a due scheduled under an earlier plan, even if the next due of this plan is near", () => {
    const records: DueRecord[] = [{ due: day("2026-11-20"), state: "scheduled" }];
    expect(dueToSettle(bill(records, { from: day("2026-12-01") }), day("2026-11-10"))).toBe("2026-11-20");
    expect(dueNear(bill(records), day("2026-11-13"))?.due).toBe("2026-11-20");
  });

  it("a scheduled due of a bill without a due day", () => {
    const records: DueRecord[] = [{ due: day("2026-11-25"), state: "scheduled" }];
    const none = { frequency: "monthly" as const, schedule: undefined, records };
    expect(dueToSettle(none, day("2026-11-20"))).toBe("2026-11-25");
    expect(dueToSettle(none, day("2026-11-01"))).toBeUndefined();
  });
});

describe("a payment on a future day is for", () => {
  const fifth = { paymentDay: 5, anchor: day("2026-01-05"), from: day("2026-02-05") };
  const near = (records: DueRecord[], date: string) => dueNear(bill(records, fifth), day(date));
  it.each([
    ["the coming due", [], "2026-02-03", "2026-02-05"],
    ["the due on that day", [], "2026-03-05", "2026-03-05"],
    ["the coming due, even when late", [], "2026-02-12", "2026-02-05"],
    ["a later due", [], "2026-06-01", "2026-06-05"],
    ["the earlier of two equally near", [], "2026-04-20", "2026-04-05"],
    ["the later if the earlier is settled", paid("2026-04-05"), "2026-04-20", "2026-05-05"],
    ["a due in ten years", [], "2036-02-01", "2036-02-05"],
  ] as [string, DueRecord[], string, string][])("%s", (_, records, date, due) =>
    expect(near(records, date)).toEqual({ due, isPaid: false }),
  );

  it("no due more than half a period before the first one, however far ahead that is", () => {
    const failed: DueRecord[] = [{ due: day("2027-12-29"), state: "failed" }];
    const later = { frequency: "weekly", anchor: day("2028-02-22"), from: day("2028-02-22") } as const;
    expect(dueNear(bill(failed, later), day("2028-01-22"))).toBeUndefined();
    expect(dueNear(bill(failed, later), day("2028-01-01"))).toEqual({ due: "2027-12-29", isPaid: false });
  });

  it("the nearest scheduled due", () => {
    const waiting: DueRecord[] = ["2026-04-05", "2026-04-12"].map((due) => ({ due: day(due), state: "scheduled" }));
    expect(near(waiting, "2026-04-09")?.due).toBe("2026-04-12");
    expect(near(waiting, "2026-04-08")?.due).toBe("2026-04-05");
  });

  it("an undone due of a bill without a due day", () => {
    const undone = { frequency: "monthly" as const, schedule: undefined, records: [record("2026-02-05", "undone")] };
    expect(dueNear(undone, day("2026-02-07"))).toEqual({ due: "2026-02-05", isPaid: false });
    const again = { ...undone, records: [record("2026-02-05", "undone"), record("2026-02-05", "paid")] };
    expect(dueNear(again, day("2026-02-07"))).toEqual({ due: "2026-02-05", isPaid: true });
  });

  it("a paid due if no other is near", () => {
    expect(near([record("2026-02-05", "skipped")], "2026-02-05")).toEqual({ due: "2026-02-05", isPaid: true });
    expect(near(paid("2026-02-05"), "2026-02-05")).toEqual({ due: "2026-02-05", isPaid: true });
  });

  it("no due that was undone and paid again since", () => {
    const due = day("2026-02-05");
    const again: DueRecord[] = [
      { due, state: "undone" },
      { due, state: "paid" },
    ];
    expect(near(again, "2026-02-05")).toEqual({ due, isPaid: true });
    expect(near(again.slice(0, 1), "2026-02-05")).toEqual({ due, isPaid: false });
  });

  it("no due long after the end", () =>
    expect(dueNear(bill([], { ...fifth, until: day("2026-03-05") }), day("2027-06-05"))).toBeUndefined());

  it("the earlier of two equally near, recorded in any order", () => {
    const waiting: DueRecord[] = ["2026-05-05", "2026-04-05"].map((due) => ({ due: day(due), state: "scheduled" }));
    expect(near(waiting, "2026-04-20")?.due).toBe("2026-04-05");
    expect(near(waiting.toReversed(), "2026-04-20")?.due).toBe("2026-04-05");
  });

  it("no due before the schedule starts", () => expect(near([], "2026-01-10")).toBeUndefined());

  it("its own day if the bill has no due day", () => {
    const none = { frequency: "monthly" as const, schedule: undefined, records: [] };
    expect(dueNear(none, day("2026-02-03"))).toEqual({ due: "2026-02-03", isPaid: false });
  });
});

const anySchedule = fc
  .record({
    frequency: fc.constantFrom(...USUAL_FREQUENCIES),
    paymentDay: fc.integer({ min: 1, max: 31 }),
    start: fc.integer({ min: 0, max: 4000 }),
  })
  .map(({ frequency, paymentDay, start }) => {
    const anchor = addDays(day("2020-01-01"), start);
    return schedule({ frequency, paymentDay, anchor, from: anchor });
  });

describe("for any schedule", () => {
  it("a settled day counts for one due at most, less than half a period away", () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: -400, max: 2000 }), (each, offset) => {
        const settled = addDays(each.anchor, offset);
        const due = dueSettledBy(each, settled);
        const nearest = [...Array(300).keys()].flatMap((n) => nthDue(each, n) ?? []);
        const distance = Math.min(...nearest.map((one) => Math.abs(daysBetween(one, settled))));
        if (due === undefined) return;
        expect(Math.abs(daysBetween(due, settled))).toBe(distance);
        expect(nearest).toContain(due);
      }),
    );
  });

  it("each manual payment settles the next due, in order, until none is near", () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 0, max: 200 }), (each, days) => {
        const records: DueRecord[] = [];
        const today = addDays(each.anchor, days);
        for (let last = ""; ; ) {
          const due = dueToSettle({ frequency: each.frequency, schedule: each, records }, today);
          if (due === undefined) break;
          expect(due > last).toBe(true);
          last = due;
          records.push({ due, state: "paid" });
        }
        const nextDue = nextDays(each, records).nextDue ?? each.anchor;
        const ahead = daysBetween(today, nextDue);
        expect(ahead).toBeGreaterThan(0);
        expect(2 * ahead).toBeGreaterThan(daysBetween(nextDue, nextDueAfter(each, nextDue) ?? nextDue));
      }),
    );
  });
});

it.each([
  ["early", "2026-11-14", "2026-11-25"],
  ["late", "2026-12-01", "2026-11-25"],
  ["half a period early", "2026-11-10", "2026-11-25"],
  ["too long ago, for another due", "2026-11-09", undefined],
])("finds the due before that was paid %s", (_, paidOn, expected) => {
  expect(dueBefore(bill(paid("2026-11-25")), day(paidOn))).toBe(expected);
});

it("finds no earlier due for a bill without a due day or a coming due", () => {
  const none = { frequency: "monthly" as const, schedule: undefined, records: [] };
  expect(dueBefore(none, day("2026-11-14"))).toBeUndefined();
  expect(dueBefore(bill(paid("2026-11-25"), { until: day("2026-11-25") }), day("2026-11-14"))).toBeUndefined();
});

describe("the next dates are searched", () => {
  const next = (overrides: Partial<Schedule>, records: DueRecord[] = [], since?: string) =>
    nextDays(schedule(overrides), records, since === undefined ? undefined : day(since));
  it.each([
    ["from a day before which nothing is open", {}, [], "2026-12-26", "2027-01-25", "2027-01-25"],
    ["no earlier than the day from which dues count", {}, [], "2026-01-01", "2026-11-25", "2026-11-25"],
    ["from the day from which dues count", { from: day("2026-11-25") }, [], undefined, "2026-11-25", "2026-11-25"],
    ["separately for the scheduler", { paysFrom: day("2027-01-01") }, [], undefined, "2026-11-25", "2027-01-25"],
    [
      "separately for the scheduler from a due day",
      { paysFrom: day("2026-12-25") },
      [],
      undefined,
      "2026-11-25",
      "2026-12-25",
    ],
    [
      "together if the scheduler pays from an earlier day",
      { paysFrom: day("2026-01-01") },
      [],
      undefined,
      "2026-11-25",
      "2026-11-25",
    ],
    ["up to the end", { until: day("2026-11-25") }, paid("2026-11-25"), undefined, null, null],
    [
      "separately if several dues are undone",
      {},
      [record("2026-11-25", "undone"), record("2026-12-25", "undone")],
      undefined,
      "2026-11-25",
      "2027-01-25",
    ],
    [
      "past an undone due that was paid again",
      {},
      [record("2026-11-25", "undone"), record("2026-11-25", "paid")],
      undefined,
      "2026-12-25",
      "2026-12-25",
    ],
  ] as [string, Partial<Schedule>, DueRecord[], string | undefined, string | null, string | null][])(
    "%s",
    (_, overrides, records, since, nextDue, nextPayment) => {
      expect(next(overrides, records, since)).toEqual({ nextDue, nextPayment });
    },
  );
});

describe("the remaining dues", () => {
  const ends = schedule({ until: day("2027-02-25") });
  it("are those without a payment until the end", () => {
    expect(openUntilEnd(ends, [record("2026-12-25", "paid"), record("2027-01-25", "undone")])).toEqual([
      ...["2026-11-25", "2027-01-25", "2027-02-25"],
    ]);
    expect(openUntilEnd(ends, [], day("2027-01-25"))).toEqual(["2027-01-25", "2027-02-25"]);
    expect(openUntilEnd(ends, [], day("2026-01-01"))).toHaveLength(4);
    expect(openUntilEnd({ ...ends, until: day("2027-02-24") }, [])).toHaveLength(3);
  });
  it("are empty without an end", () => expect(openUntilEnd(schedule(), [])).toEqual([]));
  it("are counted past the end", () => {
    const third = (overrides: Partial<Schedule>, records: DueRecord[] = [], since?: string) =>
      nthOpenDue(schedule(overrides), records, 3, since === undefined ? undefined : day(since));
    expect(third({})).toBe("2027-01-25");
    expect(third({ until: day("2026-12-01") })).toBe("2027-01-25");
    expect(third({}, paid("2026-12-25"))).toBe("2027-02-25");
    expect(third({}, [], "2027-01-25")).toBe("2027-03-25");
    expect(third({}, [], "2026-01-01")).toBe("2027-01-25");
    expect(third({ gap: { from: day("2026-12-01"), until: null } })).toBeUndefined();
    expect(nthOpenDue(schedule(), [], 1)).toBe("2026-11-25");
  });
});

it("doesn't pay a settled or undone due again", () => {
  const records = [record("2026-11-24", "paid"), record("2026-12-25", "undone"), record("2027-01-25", "failed")];
  expect([...settledOrUndoneDays(schedule(), records)].sort()).toEqual(["2026-11-25", "2026-12-25", "2027-01-25"]);
});

describe("a due is settled", () => {
  it.each([
    ["if it's paid", [record("2026-11-25", "paid")], "2026-11-25", true],
    ["if it's skipped", [record("2026-11-25", "skipped")], "2026-11-25", true],
    ["if it's paid under another day", [record("2026-11-28", "paid")], "2026-11-25", true],
    ["if it's paid, and named by its earlier day", [record("2026-11-25", "paid")], "2026-11-22", true],
    ["if both days are earlier ones", [record("2026-11-28", "paid")], "2026-11-22", true],
    ["not if another is paid", [record("2026-10-25", "paid")], "2026-11-25", false],
    ["not if its payment was undone", [record("2026-11-25", "undone")], "2026-11-25", false],
    ["not if only scheduled", [record("2026-11-28", "scheduled")], "2026-11-25", false],
    [
      "not with an open payment of its own",
      [record("2026-11-18", "paid"), record("2026-11-25", "failed")],
      "2026-11-25",
      false,
    ],
    ["not if no due is near", [record("2026-12-10", "paid")], "2026-12-11", false],
  ] as [string, DueRecord[], string, boolean][])("%s", (_, records, due, expected) =>
    expect(isSettled(bill(records), day(due))).toBe(expected),
  );
  it("by its own day alone if the bill has no due day", () => {
    const none = { schedule: undefined, records: paid("2026-11-25") };
    expect([isSettled(none, day("2026-11-25")), isSettled(none, day("2026-11-24"))]).toEqual([true, false]);
  });
});

it("replaces the record of a due", () => {
  const [one, other] = [record("2026-11-25", "failed"), record("2026-12-25", "paid")];
  expect(withDue([one, other], one.due, "paid")).toEqual([other, record("2026-11-25", "paid")]);
  expect(withDue([one, other], one.due)).toEqual([other]);
  expect(withDue([one, other], undefined, "paid")).toEqual([one, other]);
  expect(withDue([one], other.due, "skipped")).toEqual([one, record("2026-12-25", "skipped")]);
});

it("needs records from as far back as the longest time between two dues", () => {
  // The longest month, and up to six days for a weekday.
  expect(recordsFrom("monthly", day("2026-11-25"))).toBe("2026-10-18");
  expect(recordsFrom("weekly", day("2026-11-25"))).toBe("2026-11-18");
  expect(recordsFrom("monthly", day("2026-11-25"), [8, 9])).toBe("2026-08-03");
});

describe("a settled day counts for", () => {
  it.each([
    ["itself", {}, "2026-11-25", "2026-11-25"],
    ["the due before it", {}, "2026-12-09", "2026-11-25"],
    ["the due after it", {}, "2026-12-11", "2026-12-25"],
    ["no due if it's half a period from both", {}, "2026-12-10", undefined],
    ["the first due, before the plan starts", {}, "2026-01-10", "2026-01-25"],
    ["no due, half a period or more before the plan starts", {}, "2026-01-09", undefined],
    ["the first due, a little later", {}, "2026-01-28", "2026-01-25"],
    ["a due in a pause", { gap: { from: day("2026-11-01"), until: null } }, "2026-11-26", "2026-11-25"],
    ["a due past the end", { until: day("2026-10-31") }, "2026-11-26", "2026-11-25"],
    ["the due of a weekly plan", { frequency: "weekly" }, "2026-11-25", "2026-11-22"],
    ["a due before skipped months", { skippedMonths: [7, 8, 9, 10] }, "2026-08-20", "2026-06-25"],
    ["a due after skipped months", { skippedMonths: [7, 8, 9, 10] }, "2026-09-20", "2026-11-25"],
    ["a one-time due three days later", { frequency: "once" }, "2026-01-22", "2026-01-25"],
    ["a one-time due three days earlier", { frequency: "once" }, "2026-01-28", "2026-01-25"],
    ["no one-time due four days later", { frequency: "once" }, "2026-01-21", undefined],
    ["no due of a plan that is never due", { frequency: "annually", skippedMonths: [1] }, "2026-11-25", undefined],
  ] as [string, Partial<Schedule>, string, string | undefined][])("%s", (_, overrides, settled, expected) => {
    expect(dueSettledBy(schedule(overrides), day(settled))).toBe(expected);
  });
});

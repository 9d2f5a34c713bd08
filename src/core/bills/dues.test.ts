import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day, daysBetween } from "#core/day.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { nextDueAfter, nthDue } from "#core/schedule.ts";
import { type DueRecord, dueBefore, dueNear, dueStoodFor, dueToSettle, nextDays, type Schedule } from "./dues.ts";

const schedule = (over: Partial<Schedule> = {}): Schedule => ({
  frequency: "monthly",
  dayType: "monthly",
  paymentDay: 25,
  anchor: day("2026-01-25"),
  from: day("2026-11-01"),
  ...over,
});

const paid = (...dues: string[]): DueRecord[] => dues.map((due) => ({ due: day(due), state: "paid" }));
const bill = (records: DueRecord[], over: Partial<Schedule> = {}) => ({
  frequency: over.frequency ?? ("monthly" as const),
  schedule: schedule(over),
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
    ["it was settled for the day before", paid("2026-11-24"), "2026-12-25", "2026-12-25"],
    ["it was settled for the day after", paid("2026-11-26"), "2026-12-25", "2026-12-25"],
    ["a due over half a month before was settled", paid("2026-11-09"), "2026-11-25", "2026-11-25"],
  ] as [string, DueRecord[], string, string][])("when %s", (_, records, nextDue, nextPayment) => {
    expect(nextDays(schedule(), records)).toEqual({ nextDue, nextPayment });
  });
});

describe("a payment by hand settles", () => {
  const failed: DueRecord = { due: day("2026-12-01"), state: "failed" };
  it.each([
    ["the coming due within half a period", [], "2026-11-20", "2026-11-25"],
    ["nothing longer before", [], "2026-11-09", undefined],
    ["the oldest that is open", [], "2027-02-20", "2026-11-25"],
    ["the one that waits for its day", [{ due: day("2026-11-25"), state: "scheduled" }], "2026-11-20", "2026-11-25"],
    ["nothing once that is paid", paid("2026-11-25"), "2026-11-21", undefined],
    ["an undone one", [{ due: day("2026-11-25"), state: "undone" }], "2026-12-20", "2026-11-25"],
    ["the next, when one was skipped", [{ due: day("2026-11-25"), state: "skipped" }], "2026-12-20", "2026-12-25"],
  ] as [string, DueRecord[], string, string | undefined][])("%s", (_, records, on, due) => {
    expect(dueToSettle(bill(records), day(on))).toBe(due);
  });

  it("the failed one alone, not the one to come", () => {
    const first = { paymentDay: 1, anchor: day("2026-12-01"), from: day("2026-12-01") };
    expect(dueToSettle(bill([failed], first), day("2026-12-20"))).toBe("2026-12-01");
  });

  it("what is scheduled under an earlier plan, however near the next due of this one is", () => {
    const records: DueRecord[] = [{ due: day("2026-11-20"), state: "scheduled" }];
    expect(dueToSettle(bill(records, { from: day("2026-12-01") }), day("2026-11-10"))).toBe("2026-11-20");
    expect(dueNear(bill(records), day("2026-11-13"))?.due).toBe("2026-11-20");
  });

  it("what is scheduled of a bill that has no day of its own", () => {
    const records: DueRecord[] = [{ due: day("2026-11-25"), state: "scheduled" }];
    const none = { frequency: "monthly" as const, schedule: undefined, records };
    expect(dueToSettle(none, day("2026-11-20"))).toBe("2026-11-25");
    expect(dueToSettle(none, day("2026-11-01"))).toBeUndefined();
  });
});

describe("a payment on a day ahead stands for", () => {
  const fifth = { paymentDay: 5, anchor: day("2026-01-05"), from: day("2026-02-05") };
  const near = (records: DueRecord[], date: string) => dueNear(bill(records, fifth), day(date));
  it.each([
    ["the coming one", [], "2026-02-03", "2026-02-05"],
    ["the coming one, though late", [], "2026-02-12", "2026-02-05"],
    ["a later one", [], "2026-06-01", "2026-06-05"],
    ["the earlier of two as near", [], "2026-04-20", "2026-04-05"],
    ["the later, when the earlier is settled", paid("2026-04-05"), "2026-04-20", "2026-05-05"],
    ["one in ten years", [], "2036-02-01", "2036-02-05"],
  ] as [string, DueRecord[], string, string][])("%s", (_, records, date, due) =>
    expect(near(records, date)).toEqual({ due, isPaid: false }),
  );

  it("none before the plan began that is more than half a period away, however far off the first due is", () => {
    const failed: DueRecord[] = [{ due: day("2027-12-29"), state: "failed" }];
    const later = { frequency: "weekly", anchor: day("2028-02-22"), from: day("2028-02-22") } as const;
    expect(dueNear(bill(failed, later), day("2028-01-22"))).toBeUndefined();
    expect(dueNear(bill(failed, later), day("2028-01-01"))).toEqual({ due: "2027-12-29", isPaid: false });
  });

  it("one that is paid, when no other is near", () => {
    expect(near(paid("2026-02-05"), "2026-02-05")).toEqual({ due: "2026-02-05", isPaid: true });
  });

  it("none that was undone and has been paid again since", () => {
    const due = day("2026-02-05");
    const again: DueRecord[] = [
      { due, state: "undone" },
      { due, state: "paid" },
    ];
    expect(near(again, "2026-02-05")).toEqual({ due, isPaid: true });
    expect(near(again.slice(0, 1), "2026-02-05")).toEqual({ due, isPaid: false });
  });

  it("nothing before the schedule begins", () => expect(near([], "2026-01-10")).toBeUndefined());

  it("itself, when the bill has no day of its own", () => {
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

describe("whatever the schedule", () => {
  it("a settled day stands for one due at most, less than half a period away", () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: -400, max: 2000 }), (each, offset) => {
        const settled = addDays(each.anchor, offset);
        const due = dueStoodFor(each, settled);
        const nearest = [...Array(300).keys()].flatMap((n) => nthDue(each, n) ?? []);
        const distance = Math.min(...nearest.map((one) => Math.abs(daysBetween(one, settled))));
        if (due === undefined) return;
        expect(Math.abs(daysBetween(due, settled))).toBe(distance);
        expect(nearest).toContain(due);
      }),
    );
  });

  it("each payment by hand settles another due, in order, until none is near", () => {
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
  ["longer ago, for another one", "2026-11-09", undefined],
])("names the due that was paid %s", (_, paidOn, expected) => {
  expect(dueBefore(bill(paid("2026-11-25")), day(paidOn))).toBe(expected);
});

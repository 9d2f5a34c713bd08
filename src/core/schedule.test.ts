import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day, daysBetween, weekdayOf } from "./day.ts";
import { USUAL_FREQUENCIES, type UsualFrequency } from "./interval.ts";
import {
  addOnePeriod,
  duesBetween,
  firstDue,
  isDue,
  isPaymentDay,
  longestPeriod,
  nextDueAfter,
  nthDue,
  type Plan,
  withoutEndAndPause,
} from "./schedule.ts";

const plan = (overrides: Partial<Plan>): Plan => ({
  frequency: "monthly",
  dayType: "monthly",
  paymentDay: 31,
  anchor: day("2026-01-31"),
  ...overrides,
});

const anyPlan: fc.Arbitrary<Omit<Plan, "frequency"> & { frequency: UsualFrequency }> = fc
  .record({
    frequency: fc.constantFrom(...USUAL_FREQUENCIES),
    dayType: fc.constantFrom("weekly" as const, "monthly" as const),
    pick: fc.integer({ min: 0, max: 216 }),
    start: fc.integer({ min: 0, max: 4000 }),
  })
  .map(({ frequency, dayType, pick, start }) => {
    const paymentDay = (pick % (dayType === "weekly" ? 7 : 31)) + 1;
    return { frequency, dayType, paymentDay, anchor: firstDue(dayType, paymentDay, addDays(day("2020-01-01"), start)) };
  });

describe("payment days", () => {
  it.each([
    ["monthly", 0, false],
    ["monthly", 1, true],
    ["monthly", 31, true],
    ["monthly", 32, false],
    ["weekly", 7, true],
    ["weekly", 8, false],
    ["weekly", 1.5, false],
  ] as const)("%s day %d", (type, number, fits) => expect(isPaymentDay(type, number)).toBe(fits));

  it.each([
    ["monthly", 31, "2026-02-10", "2026-02-28"],
    ["monthly", 15, "2026-02-15", "2026-02-15"],
    ["monthly", 15, "2026-02-16", "2026-03-15"],
    ["monthly", 31, "2026-04-30", "2026-04-30"],
    ["weekly", 5, "2026-11-15", "2026-11-20"],
    ["weekly", 7, "2026-11-15", "2026-11-15"],
  ] as const)("the first %s %i on or after %s is %s", (type, number, from, due) =>
    expect(firstDue(type, number, day(from))).toBe(due),
  );

  it("keeps the 31st through short months", () => {
    expect(duesBetween(plan({}), day("2026-01-01"), day("2026-05-31"))).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
    ]);
  });

  it("spaces a quarterly bill by three months and a yearly leap day by a year", () => {
    expect(
      duesBetween(
        plan({ frequency: "quarterly", paymentDay: 15, anchor: day("2026-01-15") }),
        day("2026-01-15"),
        day("2026-12-31"),
      ),
    ).toEqual(["2026-04-15", "2026-07-15", "2026-10-15"]);
    expect(
      duesBetween(
        plan({ frequency: "annually", paymentDay: 29, anchor: day("2024-02-29") }),
        day("2024-01-01"),
        day("2028-12-31"),
      ),
    ).toEqual(["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]);
  });

  it("finds the next due after a day, with none in between", () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: -400, max: 4000 }), (each, days) => {
        const after = addDays(each.anchor, days);
        const next = nextDueAfter(each, after) ?? "never";
        expect(next > after).toBe(true);
        const all = Array.from({ length: 700 }, (_, n) => nthDue(each, n) ?? "never").filter((due) => due > after);
        expect(next).toBe(all[0]);
      }),
    );
  });

  it("always falls on its day, in order, a period apart", () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 0, max: 300 }), (each, n) => {
        const due = nthDue(each, n) ?? each.anchor;
        const gap = daysBetween(due, nthDue(each, n + 1) ?? due);
        if (each.dayType === "weekly") expect(weekdayOf(due)).toBe(each.paymentDay);
        else if (each.frequency !== "weekly") expect(Number(due.slice(8))).toBe(Math.min(each.paymentDay, lastOf(due)));
        const [least, most] = { weekly: [7, 7], monthly: [22, 37], quarterly: [83, 98], annually: [359, 372] }[
          each.frequency
        ];
        expect(gap).toBeGreaterThanOrEqual(least ?? 0);
        expect(gap).toBeLessThanOrEqual(most ?? 0);
      }),
    );
  });
});

function lastOf(due: string): number {
  return new Date(Date.UTC(Number(due.slice(0, 4)), Number(due.slice(5, 7)), 0)).getUTCDate();
}

it("recognises its due days", () => {
  const short = plan({ frequency: "monthly", dayType: "monthly", paymentDay: 31, anchor: day("2026-01-31") });
  expect(isDue(short, day("2026-02-28"))).toBe(true);
  for (const other of ["2026-02-27", "2026-03-01", "2026-03-30"]) expect(isDue(short, day(other))).toBe(false);
});

it("respects skipped months, a pause and an end", () => {
  const gaps = plan({
    skippedMonths: [2],
    gap: { from: day("2026-04-01"), until: day("2026-06-01") },
    until: day("2026-08-30"),
  });
  expect(duesBetween(gaps, day("2026-01-01"), day("2026-12-31"))).toEqual([
    "2026-01-31",
    "2026-03-31",
    "2026-06-30",
    "2026-07-31",
  ]);
  expect(duesBetween(withoutEndAndPause(gaps), day("2026-03-31"), day("2026-09-30"))).toEqual([
    ...["2026-04-30", "2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30"],
  ]);
  expect(withoutEndAndPause(gaps)).toMatchObject({ frequency: "monthly", paymentDay: 31, skippedMonths: [2] });
});

it("knows the longest time between two dues", () => {
  expect(longestPeriod("fortnightly")).toBe(14);
  expect(longestPeriod("monthly")).toBeGreaterThanOrEqual(31);
  // Due in January and October at most: nine months without one.
  const skipped = [2, 3, 4, 5, 6, 7, 8, 9];
  expect(longestPeriod("monthly", skipped)).toBeGreaterThanOrEqual(daysBetween(day("2026-01-31"), day("2026-10-31")));
  expect(longestPeriod("monthly", skipped)).toBeLessThan(366);
  expect(addOnePeriod("quarterly", day("2026-01-31"))).toBe("2026-04-30");
  expect(addOnePeriod("four-weekly", day("2026-01-31"))).toBe("2026-02-28");
});

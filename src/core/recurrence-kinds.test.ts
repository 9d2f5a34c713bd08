import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, day, dayInMonth, daysBetween } from "./day.ts";
import { INTERVALS, MOST_EVERY, monthsIn, UNITS, weeklyAmount, weeksIn } from "./interval.ts";
import { cents } from "./money.ts";
import {
  daysOf,
  lastDay,
  nextAfter,
  nthDay,
  occursOn,
  type Recurrence,
  weeklyWithSkippedMonths,
} from "./recurrence.ts";

const months = (date: string) => Number(date.slice(5, 7));

/** Random recurrences: named and custom intervals, with a day of the month, skipped months and a pause. */
const anyRecurrence: fc.Arbitrary<Recurrence> = fc
  .record({
    interval: fc.oneof(
      fc.constantFrom(...Object.values(INTERVALS)),
      fc.record({ every: fc.integer({ min: 1, max: MOST_EVERY }), unit: fc.constantFrom(...UNITS) }),
    ),
    start: fc.integer({ min: 0, max: 4000 }),
    dayOfMonth: fc.integer({ min: 1, max: 31 }),
    skipped: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 11 }),
    pause: fc.option(fc.record({ after: fc.integer({ min: 0, max: 900 }), days: fc.integer({ min: 1, max: 400 }) })),
  })
  .map(({ interval, start, dayOfMonth, skipped, pause }) => {
    const first = addDays(day("2020-01-01"), start);
    const from = pause === null ? first : addDays(first, pause.after);
    return {
      ...interval,
      first,
      ...(interval.unit !== "week" && { dayOfMonth }),
      // The month it starts in must count, or it would never be due.
      skippedMonths: skipped.filter((month) => month !== months(first)),
      ...(pause !== null && { gap: { from, until: addDays(from, pause.days) } }),
    };
  });

describe("for any interval", () => {
  it("orders the nth days strictly, outside skipped months and pauses", () => {
    fc.assert(
      fc.property(anyRecurrence, (each) => {
        const days = Array.from({ length: 15 }, (_, n) => nthDay(each, n)).filter((date) => date !== undefined);
        for (const [n, date] of days.entries()) {
          const previous = days[n - 1];
          if (previous !== undefined) expect(date > previous).toBe(true);
          expect(each.skippedMonths).not.toContain(months(date));
          if (each.gap?.until) expect(date < each.gap.from || date >= each.gap.until).toBe(true);
          expect(occursOn(each, date)).toBe(true);
        }
      }),
    );
  });

  it("clamps a day of the month to the last day without drifting", () => {
    fc.assert(
      fc.property(anyRecurrence, fc.integer({ min: 0, max: 12 }), (each, n) => {
        const date = nthDay(each, n);
        if (date === undefined || each.dayOfMonth === undefined) return;
        const isLast = addDays(date, 1).slice(8) === "01";
        const number = Number(date.slice(8));
        expect(number === each.dayOfMonth || (isLast && number < each.dayOfMonth)).toBe(true);
      }),
    );
  });

  it("neither loses nor repeats days outside a pause", () => {
    fc.assert(
      fc.property(anyRecurrence, ({ gap, ...unpaused }) => {
        if (gap?.until == null) return;
        const { from, until } = gap;
        const end = addDays(unpaused.first, 2_500);
        const without = daysOf(unpaused, addDays(unpaused.first, -1), end);
        const paused = daysOf({ ...unpaused, gap }, addDays(unpaused.first, -1), end);
        expect(paused).toEqual(without.filter((due) => due < from || due >= until));
      }),
    );
  });

  it("ends with the last day that counts", () => {
    fc.assert(
      fc.property(anyRecurrence, fc.integer({ min: 0, max: 3_000 }), (each, days) => {
        const until = addDays(each.first, days);
        const all = daysOf({ ...each, until }, addDays(each.first, -1), addDays(until, 1_000));
        expect(lastDay({ ...each, until })).toBe(all.at(-1));
        expect(nextAfter({ ...each, until }, all.at(-1) ?? until)).toBeUndefined();
      }),
    );
  });

  it("with skipped months, a year of weekly amounts is within a cent per week of a year's dues", () => {
    fc.assert(
      fc.property(anyRecurrence, fc.integer({ min: 1, max: 9_999_999 }), ({ gap: _, ...each }, amount) => {
        if (each.unit === "week") return;
        const { weeks, per } = weeksIn(each);
        // Twelve intervals of any length return to the same month.
        const [from, until] = [0, 12 * monthsIn(each)].map((months) => addDays(dayInMonth(each.first, months, 1), -1));
        const dues = daysOf(each, from ?? each.first, until ?? each.first).length;
        const twelve = (12 * weeks) / per;
        expect(Math.abs(weeklyWithSkippedMonths(cents(amount), each) * twelve - amount * dues)).toBeLessThan(twelve);
      }),
    );
  });

  it("a period of weekly amounts is within a cent per week of the amount", () => {
    fc.assert(
      fc.property(anyRecurrence, fc.integer({ min: 1, max: 9_999_999 }), ({ every, unit }, amount) => {
        const { weeks, per } = weeksIn({ every, unit });
        const weekly = weeklyAmount(cents(amount), { every, unit });
        expect(Math.abs((weekly * weeks) / per - amount)).toBeLessThanOrEqual(weeks / per / 2 + 1e-6);
      }),
    );
  });
});

it.each([
  [{ every: 2, unit: "week" }, 2],
  [{ every: 4, unit: "week" }, 4],
  [{ every: 6, unit: "month" }, 26],
  [{ every: 2, unit: "month" }, 26 / 3],
  [{ every: 2, unit: "year" }, 104],
] as const)("%o has %d weeks", (interval, expected) => {
  const { weeks, per } = weeksIn(interval);
  expect(weeks / per).toBeCloseTo(expected, 10);
});

it("spreads ten of twelve months over the whole year", () => {
  const tax = { every: 1, unit: "month", first: day("2026-04-01"), skippedMonths: [2, 3] } as const;
  // 10 × 173.20 over a year of 51.96 weeks.
  expect(weeklyWithSkippedMonths(cents(17_320), tax)).toBe(3_333);
  const dues = daysOf(tax, day("2026-03-31"), day("2027-03-31"));
  expect(dues).toHaveLength(10);
  expect(daysBetween(dues[9] ?? tax.first, nextAfter(tax, dues[9] ?? tax.first) ?? tax.first)).toBe(90);
});

it("is never due if its only month is skipped, without searching forever", () => {
  const never = { every: 1, unit: "year", first: day("2026-09-10"), skippedMonths: [9] } as const;
  expect(nextAfter(never, day("2026-01-01"))).toBeUndefined();
  expect(nthDay(never, 0)).toBeUndefined();
});

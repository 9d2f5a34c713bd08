import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { asksLastDay, type DayValues, dateForDay, dayForDate } from "./due-day.ts";

const values = (changes: Partial<DayValues> = {}): DayValues => ({
  ...{ frequency: "monthly", every: "2", unit: "month" },
  isAutomatic: false,
  isDirectDebit: false,
  paymentDay: undefined,
  paymentDayType: "monthly",
  ...changes,
});

describe("a chosen date", () => {
  it("sets the day of the month, or the weekday of a weekly bill", () => {
    expect(dayForDate(values(), "2026-11-25")).toEqual({ paymentDay: 25, paymentDayType: "monthly" });
    expect(dayForDate(values({ frequency: "weekly" }), "2026-11-25")).toEqual({
      paymentDay: 3,
      paymentDayType: "weekly",
    });
  });
  it("keeps a chosen weekday, but not a hidden day type", () => {
    const byWeek = { paymentDay: 1, paymentDayType: "weekly" } as const;
    expect(dayForDate(values({ ...byWeek, isAutomatic: true }), "2026-11-25")).toEqual({ ...byWeek, paymentDay: 3 });
    expect(dayForDate(values(byWeek), "2026-11-25")).toEqual({ paymentDay: 25, paymentDayType: "monthly" });
  });
  it("returns undefined for an invalid date", () => expect(dayForDate(values(), "")).toBeUndefined());
});

it("moves the date to the chosen day, unless one of them is missing", () => {
  const today = day("2026-11-16");
  const debit = { isDirectDebit: true };
  expect(dateForDay(values({ ...debit, paymentDay: 28 }), "2026-11-25", today)).toBe("2026-11-28");
  expect(dateForDay(values({ ...debit, paymentDay: 32 }), "2026-11-25", today)).toBe("2026-11-25");
  expect(dateForDay(values(debit), "2026-11-25", today)).toBe("2026-11-25");
  expect(dateForDay(values({ ...debit, paymentDay: 28 }), "", today)).toBe("");
});

it.each<[Partial<DayValues>, string, boolean]>([
  [{}, "2026-11-30", true],
  [{ paymentDay: 31 }, "2026-11-30", true],
  [{ paymentDay: 30 }, "2026-11-30", true],
  [{ paymentDay: 30 }, "2027-02-28", false],
  [{}, "2026-12-31", false],
  [{ frequency: "weekly" }, "2026-11-30", false],
  [{ paymentDayType: "weekly", paymentDay: 1 }, "2026-11-30", false],
])("which day is meant, of %j and %s, is asked: %s", (changes, date, expected) => {
  expect(asksLastDay(values(changes), date)).toBe(expected);
});

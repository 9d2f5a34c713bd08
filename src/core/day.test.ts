import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  type Day,
  day,
  dayIn,
  dayInMonth,
  daysBetween,
  earliest,
  isTimeZone,
  latest,
  localDay,
  parseDay,
  todayOf,
  weekdayOf,
} from "./day.ts";

const someDay = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays(day("1990-01-01"), n));

describe("day", () => {
  it.each([
    "2026-02-29",
    "2026-02-31",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "26-01-01",
    "",
    "2026-01-01T00:00:00Z",
    "1899-12-31",
    "2200-01-01",
    "٢٠٢٦-٠١-٠١",
  ])("refuses %s", (text) => expect(parseDay(text)).toBeUndefined());

  it.each(["2024-02-29", "2000-02-29", "2026-12-31", "1900-01-01", "2199-12-31"])("accepts %s", (text) =>
    expect(parseDay(text)).toBe(text),
  );

  it.each([
    ["2026-11-15", 7],
    ["2026-11-16", 1],
    ["1970-01-01", 4],
    ["1969-12-28", 7],
  ])("%s is weekday %i", (text, weekday) => expect(weekdayOf(day(text))).toBe(weekday));

  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-01-31", 2, "2026-03-31"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2024-02-29", 12, "2025-02-28"],
  ])("%s and %i months is %s", (from, months, to) => expect(addMonths(day(from), months)).toBe(to));

  it("clamps a day of the month without losing it in later months", () => {
    expect(dayInMonth(day("2026-02-28"), 0, 31)).toBe("2026-02-28");
    expect(dayInMonth(day("2026-02-28"), 1, 31)).toBe("2026-03-31");
  });

  it("counts days forwards and backwards", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -5000, max: 5000 }), (from: Day, days) => {
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(addDays(to, -days)).toBe(from);
        expect((weekdayOf(to) - weekdayOf(from) - days) % 7 === 0).toBe(true);
      }),
    );
  });

  it.each([
    ["America/New_York", "2026-03-02T03:00:00Z", "2026-03-01"],
    ["Pacific/Kiritimati", "2026-03-01T10:00:00Z", "2026-03-02"],
    ["Europe/Berlin", "2026-03-29T00:59:59Z", "2026-03-29"],
    ["Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-25"],
    ["Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"],
    ["UTC", "2024-02-29T23:59:59.999Z", "2024-02-29"],
  ])("in %s %s is %s", (zone, instant, expected) => expect(dayIn(zone, new Date(instant))).toBe(expected));
});

it("gives the device's own day, from its first to its last minute", () => {
  expect(localDay(new Date(2026, 1, 28, 0, 0))).toBe("2026-02-28");
  expect(localDay(new Date(2026, 1, 28, 23, 59, 59, 999))).toBe("2026-02-28");
  expect(localDay(new Date(2026, 1, 29))).toBe("2026-03-01");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(localDay(new Date("2026-11-15T23:30:00Z"))).toBe(dayIn(zone, new Date("2026-11-15T23:30:00Z")));
});

describe("a household's today", () => {
  const at = (instant: string, timeZone: string, notBefore: string | null = null) =>
    todayOf({ timeZone, notBefore: notBefore === null ? null : day(notBefore) }, new Date(instant));

  it.each([
    ["2026-03-02T10:30:00Z", "Pacific/Kiritimati", "2026-03-03"],
    ["2026-03-02T10:30:00Z", "Etc/GMT+12", "2026-03-01"],
    ["2026-03-02T10:30:00Z", "UTC", "2026-03-02"],
  ])("at %s in %s is %s", (instant, zone, expected) => expect(at(instant, zone)).toBe(expected));

  it("never goes back", () => {
    expect(at("2026-03-02T10:30:00Z", "Etc/GMT+12", "2026-03-03")).toBe("2026-03-03");
    expect(at("2026-03-05T10:30:00Z", "Etc/GMT+12", "2026-03-03")).toBe("2026-03-04");
  });

  it("uses the device's time zone if the household's is unknown", () => {
    expect(at("2026-03-02T10:30:00Z", "Mars/Base")).toBe(localDay(new Date("2026-03-02T10:30:00Z")));
  });
});

it.each([
  ["Europe/London", true],
  ["US/Pacific", true],
  ["UTC", true],
  ["Mars/Base", false],
  ["+02:00", false],
  ["", false],
])("%s is a time zone: %s", (name, expected) => expect(isTimeZone(name)).toBe(expected));

it("names the text that isn't a day", () => {
  expect(() => day("2026-02-31")).toThrow(new RangeError("not a day: 2026-02-31"));
});

it("uses Temporal where the browser has it", () => {
  const calls: string[] = [];
  const calendar = {
    Instant: {
      fromEpochMilliseconds: (time: number) => ({
        toZonedDateTimeISO: (zone: string) => {
          calls.push(`${new Date(time).toISOString()} ${zone}`);
          return { toPlainDate: () => ({ toString: () => "2026-03-01" }) };
        },
      }),
    },
  };
  const global = globalThis as { Temporal?: unknown };
  const before = global.Temporal;
  global.Temporal = calendar;
  try {
    expect(dayIn("America/New_York", new Date("2026-03-02T03:00:00Z"))).toBe("2026-03-01");
  } finally {
    if (before === undefined) delete global.Temporal;
    else global.Temporal = before;
  }
  expect(calls).toEqual(["2026-03-02T03:00:00.000Z America/New_York"]);
});

describe("of two days", () => {
  const [march, april] = [day("2026-03-31"), day("2026-04-01")];

  it("the later is chosen, or the only one", () => {
    expect([latest(march, april), latest(april, march), latest(april, april)]).toEqual([april, april, april]);
    expect([latest(march, null), latest(march, undefined)]).toEqual([march, march]);
  });

  it("the earlier is chosen, or the only one", () => {
    expect([earliest(march, april), earliest(april, march), earliest(march, march)]).toEqual([march, march, march]);
    expect([earliest(april, null), earliest(april, undefined)]).toEqual([april, april]);
  });
});

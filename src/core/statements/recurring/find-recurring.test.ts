import { describe, expect, it } from "vitest";
import { addDays, addMonths, type Day, day, dayInMonth, weekdayOf } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { lineOf, type StatementLine } from "#core/statements/statement.ts";
import { findRecurring, isTicked } from "./find-recurring.ts";

const until = day("2026-11-15");
const line = (date: Day | string, amount: number, name: string, text = ""): StatementLine =>
  lineOf({ day: day(date), amount: cents(amount), name, text });

/** Moves a weekend day to Monday. */
const nextWorkday = (date: Day) =>
  addDays(date, Math.max(0, 8 - weekdayOf(date)) % 7 <= 2 && weekdayOf(date) > 5 ? 8 - weekdayOf(date) : 0);
/** Moves a weekend day to Friday. */
const lastWorkday = (date: Day) => addDays(date, Math.min(0, 5 - weekdayOf(date)));
const monthly = (first: string, count: number, amount: number, name: string, text = "") =>
  Array.from({ length: count }, (_, at) => line(nextWorkday(addMonths(day(first), at)), amount, name, text));

const shown = (lines: StatementLine[]) =>
  findRecurring(lines, until).map(({ kind, name, interval, amount }) => [
    kind,
    name,
    interval.every,
    interval.unit,
    amount,
  ]);

describe("findRecurring", () => {
  it("finds a monthly bill with days moved by weekends and references in its text", () => {
    const lines = monthly("2026-03-14", 9, -13_250, "CITY POWER & LIGHT DES:BILL PMT ID:").map((one, at) => ({
      ...one,
      name: `${one.name}${at}8812341 INDN:PAT DOE CO ID:9${at}`,
    }));
    const [found] = findRecurring(lines, until);
    expect(found).toMatchObject({
      kind: "bill",
      name: "City Power Light",
      amount: 13_250,
      range: null,
      isStopped: false,
      dayOfMonth: 14,
      next: "2026-12-14",
    });
    expect(found?.lines).toHaveLength(9);
    expect(found && isTicked(found)).toBe(true);
  });

  it("keeps the last day of the month through February", () => {
    const days = ["2026-01-30", "2026-02-27", "2026-03-31", "2026-04-30", "2026-05-29", "2026-06-30", "2026-07-31"];
    const [found] = findRecurring(
      days.map((date) => line(date, 250_000, "Acme payroll")),
      day("2026-08-10"),
    );
    expect(found).toMatchObject({
      kind: "income",
      interval: { every: 1, unit: "month" },
      dayOfMonth: 31,
      next: "2026-08-31",
    });
  });

  it("distinguishes twice-monthly pay from fortnightly pay", () => {
    const twice = Array.from({ length: 8 }, (_, at) => [
      line(lastWorkday(dayInMonth(day("2026-01-01"), at, 15)), 150_000 + 37 * at, "ACME PAYROLL"),
      line(lastWorkday(dayInMonth(day("2026-01-01"), at, 31)), 151_000 - 41 * at, "ACME PAYROLL"),
    ]).flat();
    const found = findRecurring(twice, day("2026-09-05"));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: "income", lines: { length: 16 }, next: "2026-09-15" });
    expect([found[0]?.dayOfMonth, found[0]?.secondDay].sort()).toEqual([15, 31]);
    const fortnights = Array.from({ length: 8 }, (_, at) =>
      line(addDays(day("2026-01-02"), 14 * at), 150_000, "ACME PAYROLL"),
    );
    expect(findRecurring(fortnights, day("2026-04-12"))).toMatchObject([
      { interval: { every: 2, unit: "week" }, secondDay: null },
    ]);
  });

  it("finds a shop named with words that banks use, and a name in labelled text", () => {
    const text = "/TRTP/SEPA Incasso/CSID/NL1/NAME/ZIGGO SERVICES/MARF/77/REMI/factuur";
    expect(
      shown([
        ...monthly("2026-03-04", 8, -299, "APPLE.COM/BILL 866-712-7753 CA"),
        ...monthly("2026-03-20", 8, -5_250, text),
        ...monthly("2026-03-11", 8, -2_250, text.replace("ZIGGO SERVICES", "KPN")),
      ]).map(([, name]) => name),
    ).toEqual(["KPN", "Ziggo Services", "Apple"]);
  });

  it("ignores a reference code before each name", () => {
    const numbered = (lines: StatementLine[], from: number) =>
      lines.map((one, at) => ({ ...one, name: `V${from + at} ${one.name}` }));
    expect(
      shown([
        ...numbered(monthly("2026-03-04", 8, -299, "ZIGGO"), 10),
        ...numbered(monthly("2026-03-20", 8, -5_250, "O2"), 40),
      ]).map(([, name]) => name),
    ).toEqual(["O2", "Ziggo"]);
  });

  it("separates two payers after the same two words of the bank", () => {
    const lines = [
      ...monthly("2026-03-03", 8, 25_000, "CREDITO SALARIO FAMILIENKASSE"),
      ...Array.from({ length: 18 }, (_, at) =>
        line(addDays(day("2026-03-06"), 14 * at), 90_000, "CREDITO SALARIO ACME"),
      ),
    ];
    expect(shown(lines).map(([, , every, unit, amount]) => [every, unit, amount])).toEqual([
      [2, "week", 90_000],
      [1, "month", 25_000],
    ]);
  });

  it("separates two contracts with one company", () => {
    const lines = [
      ...monthly("2026-04-03", 8, -2_999, "Allianz Versicherung"),
      ...monthly("2026-04-17", 8, -8_450, "Allianz Versicherung"),
    ];
    expect(shown(lines)).toEqual([
      ["bill", "Allianz Versicherung", 1, "month", 2_999],
      ["bill", "Allianz Versicherung", 1, "month", 8_450],
    ]);
  });

  it("keeps a price increase as one bill and reports it", () => {
    const lines = [
      ...monthly("2026-02-05", 5, -1_299, "NETFLIX.COM"),
      ...monthly("2026-07-05", 5, -1_499, "NETFLIX.COM"),
    ];
    const found = findRecurring(lines, until);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ amount: 1_499, changed: { on: "2026-07-06", from: 1_299 } });
    expect(found[0]?.reasons).toContainEqual({ why: "changed", from: 1_299, to: 1_499, on: "2026-07-06" });
    expect(found[0]?.reasons).not.toContainEqual({ why: "same-amount" });
  });

  it("finds a yearly payment seen twice, unless it's among other purchases at the shop", () => {
    expect(
      shown([line("2025-09-03", -84_700, "NRMA INSURANCE"), line("2026-09-02", -84_700, "NRMA INSURANCE")]),
    ).toEqual([["bill", "Nrma Insurance", 1, "year", 84_700]]);
    const shop = ["2025-01-08", "2025-03-19", "2025-09-03", "2026-01-30", "2026-09-02", "2026-10-11"].map((date, at) =>
      line(date, -1_000 * (at + 1), "ZARA"),
    );
    expect(findRecurring(shop, until).filter(isTicked)).toEqual([]);
  });

  it.each([
    ["week", 1, 7],
    ["week", 2, 14],
    ["week", 4, 28],
  ])("finds the interval of one %s (%i)", (unit, every, days) => {
    const lines = Array.from({ length: 9 }, (_, at) =>
      line(addDays(day("2026-03-04"), at * days), -4_500, "Little Stars Childcare"),
    );
    expect(findRecurring(lines, addDays(day("2026-03-04"), 9 * days))[0]).toMatchObject({ interval: { every, unit } });
  });

  it.each([
    [3, "week"],
    [6, "week"],
    [4, "month"],
  ] as const)("finds the interval of %i %ss", (every, unit) => {
    const at = (n: number) =>
      unit === "week" ? addDays(day("2025-03-04"), 7 * every * n) : addMonths(day("2025-03-04"), every * n);
    const lines = Array.from({ length: 6 }, (_, n) => line(at(n), -4_500, "Window Cleaner"));
    expect(findRecurring(lines, at(5))[0]).toMatchObject({ interval: { every, unit }, lines: { length: 6 } });
  });

  it("joins a name that is sometimes truncated or extended", () => {
    const names = ["GOUSTO HTTPSWWW", "GOUSTO", "GOUSTO GCO", "GOUSTO HTTPSW"];
    const lines = monthly("2026-03-04", 8, -2_999, "").map((one, at) => ({ ...one, name: names[at % 4] ?? "" }));
    expect(findRecurring(lines, until)).toMatchObject([
      { interval: { every: 1, unit: "month" }, lines: { length: 8 } },
    ]);
  });

  it("separates two names with the same first word if each has its own rhythm", () => {
    const lines = [
      ...monthly("2026-03-04", 8, -13_250, "CITY POWER"),
      ...monthly("2026-03-19", 8, -4_100, "CITY WATER"),
    ];
    expect(shown(lines)).toEqual([
      ["bill", "City Power", 1, "month", 13_250],
      ["bill", "City Water", 1, "month", 4_100],
    ]);
  });

  it("finds the counterparties behind an intermediary, even with only two", () => {
    const name = "PayPal Europe S.a.r.l.";
    const lines = [
      ...monthly("2026-03-04", 8, -1_299, name, "Deezer, your purchase"),
      ...monthly("2026-03-12", 8, -1_299, name, "Strava, your purchase"),
    ];
    expect(shown(lines).map(([, shownName]) => String(shownName).split(" ")[0])).toEqual(["Deezer", "Strava"]);
  });

  it("doesn't preselect weekly shopping on any fixed day", () => {
    const lines = Array.from({ length: 30 }, (_, at) =>
      line(addDays(day("2026-04-04"), 7 * at), -4_000 - ((at * 2_711) % 9_000), `CARD PAYMENT ALDI ${at}21`),
    );
    expect(findRecurring(lines, until).filter(isTicked)).toEqual([]);
  });

  it("recognises transfers between own accounts", () => {
    const [found] = findRecurring(monthly("2026-03-01", 8, -20_000, "Online Transfer to SAV ...7788"), until);
    expect(found).toMatchObject({ kind: "own-transfer" });
    expect(found && isTicked(found)).toBe(false);
  });

  it("doesn't treat refunds as income", () => {
    const lines = [...monthly("2026-03-04", 6, -5_000, "ZALANDO"), ...monthly("2026-03-20", 6, 2_000, "ZALANDO")];
    expect(findRecurring(lines, until).filter(({ kind }) => kind === "income")).toEqual([]);
  });

  it("detects that a bill has stopped and doesn't preselect it", () => {
    const [found] = findRecurring(monthly("2026-01-10", 6, -999, "Spotify", "direct debit"), until);
    expect(found).toMatchObject({ isStopped: true, last: "2026-06-10" });
    expect(found && isTicked(found)).toBe(false);
  });

  it("gives the range of a bill that varies", () => {
    const amounts = [-8_120, -9_540, -7_810, -10_230, -8_800, -9_150, -8_400];
    const lines = amounts.map((amount, at) =>
      line(addMonths(day("2026-05-06"), at), amount, "Origin Energy", "Direct debit"),
    );
    const [found] = findRecurring(lines, until);
    expect(found).toMatchObject({ kind: "bill", range: { least: 7_810, most: 10_230 } });
  });

  it("treats alternating amounts as one bill that varies", () => {
    const amounts = [-13_250, -14_170, -15_090, -13_250, -14_170, -15_090, -13_250, -14_170, -15_090];
    const lines = amounts.map((amount, at) => line(addMonths(day("2026-03-06"), at), amount, "City Power"));
    expect(findRecurring(lines, until)).toMatchObject([
      { interval: { every: 1, unit: "month" }, lines: { length: 9 } },
    ]);
  });

  it("finds nothing in irregular purchases", () => {
    const dates = [
      "2026-01-03",
      "2026-01-19",
      "2026-02-02",
      "2026-03-28",
      "2026-04-01",
      "2026-06-17",
      "2026-06-20",
      "2026-08-30",
      "2026-10-05",
    ];
    const lines = dates.map((date, at) => line(date, -1_000 - 731 * at, `KROGER #${at}12 AUSTIN TX`));
    expect(findRecurring(lines, until).filter(isTicked)).toEqual([]);
  });

  it("handles many transactions of one name quickly", () => {
    const lines = Array.from({ length: 20_000 }, (_, at) =>
      line(addDays(day("2020-01-01"), at % 2_000), -100 - (at % 9_000), "Shop"),
    );
    expect(findRecurring(lines, until).filter(isTicked)).toEqual([]);
  });
});

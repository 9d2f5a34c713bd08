import { describe, expect, it } from "vitest";
import { addMonths, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { lineKeys } from "#core/statements/line-keys.ts";
import { lineOf } from "#core/statements/statement.ts";
import { correctedDue, type KnownBill } from "./actual-day.ts";
import { comparedDays, explainBalance } from "./explain-balance.ts";
import type { KeyedLine } from "./match-lines.ts";
import { reviewStatement } from "./review.ts";
import { billTerms, incomeTerms } from "./terms.ts";

const today = day("2026-11-20");
const keyed = (all: [string, number, string][]): KeyedLine[] => {
  const lines = all.map(([date, amount, name]) => lineOf({ day: day(date), amount: cents(amount), name, text: "" }));
  const keys = lineKeys(lines);
  return lines.map((line, at) => ({ ...line, key: keys[at] ?? "", billId: null, paymentId: null }));
};
const monthly = (name: string, amounts: number[], first = "2026-04-03") =>
  keyed(amounts.map((amount, at) => [addMonths(day(first), at), amount, name]));
const bill = (overrides: Partial<KnownBill> = {}): KnownBill => ({
  id: 1,
  name: "City Power",
  amount: cents(12_000),
  frequency: "monthly",
  nextDueDate: day("2026-11-01"),
  isMovable: true,
  ...overrides,
});
const review = (lines: KeyedLine[], bills: KnownBill[] = []) =>
  reviewStatement({ lines, bills, incomes: [], until: today, today });

describe("reviewStatement", () => {
  it("proposes a new bill with its next due from today", () => {
    const { bills } = review(monthly("CITY POWER", Array(8).fill(-12_000)));
    expect(bills).toMatchObject([
      { nextDue: "2026-12-03", isTicked: true, terms: { frequency: "monthly", every: null } },
    ]);
    expect(bills[0]?.keys).toHaveLength(8);
  });

  it("recognises an existing bill and its price increase", () => {
    const found = review(
      monthly("CITY POWER", [-12_000, -12_000, -12_000, -12_000, -13_250, -13_250, -13_250, -13_250]),
      [bill()],
    );
    expect(found.bills).toEqual([]);
    expect(found.recognised).toMatchObject([
      { billId: 1, change: "rose", isTicked: true, recurring: { amount: 13_250 } },
    ]);
  });

  it("detects that an existing bill has stopped", () => {
    expect(review(monthly("CITY POWER", Array(5).fill(-12_000)), [bill()]).recognised).toMatchObject([
      { change: "stopped", isTicked: false },
    ]);
  });

  it("finds the due that a single line settles, by name and approximate amount", () => {
    const lines = keyed([
      ["2026-11-03", -13_250, "DD CITY POWER 8812"],
      ["2026-11-03", -500, "CITY POWER CAFE"],
      ["2026-11-05", -13_000, "Shop"],
    ]);
    expect(review(lines, [bill()]).paid).toMatchObject([
      { billId: 1, due: "2026-11-01", day: "2026-11-03", amount: 13_250 },
    ]);
    expect(
      review(
        lines.map((line) => ({ ...line, paymentId: 7 })),
        [bill()],
      ).paid,
    ).toEqual([]);
    expect(review(lines, [bill({ nextDueDate: day("2026-12-20") })]).paid).toEqual([]);
  });

  it("finds one bill per line: the linked one, then the one with the same name, then the nearest amount", () => {
    const power = (id: number, amount: number, name = "City Power") => bill({ id, name, amount: cents(amount) });
    const bills = [power(1, 5_200, "City Power Garage"), power(2, 5_200), power(3, 4_700)];
    const line = (amount: number) => keyed([["2026-11-03", -amount, "City Power"]]);
    const found = (lines: KeyedLine[]) => review(lines, bills).paid.map(({ billId, amount }) => [billId, amount]);
    expect(found(line(5_000))).toEqual([[2, 5_000]]);
    expect(found(line(4_800))).toEqual([[3, 4_800]]);
    expect(found([line(5_000), line(4_800)].flat())).toEqual([
      [2, 5_000],
      [3, 4_800],
    ]);
    expect(found(line(4_800).map((each) => ({ ...each, billId: 1 })))).toEqual([[1, 4_800]]);
  });

  it("settles two dues with two lines, oldest first", () => {
    const lines = keyed([
      ["2026-10-02", -12_000, "City Power"],
      ["2026-11-03", -12_000, "City Power"],
    ]);
    const { paid } = review(lines, [bill({ nextDueDate: day("2026-10-01") })]);
    expect(paid.map(({ due, day: on }) => [due, on])).toEqual([
      ["2026-10-01", "2026-10-02"],
      ["2026-11-01", "2026-11-03"],
    ]);
  });

  it.each([
    [{ every: 1, unit: "year" }, "annually", "annually"],
    [{ every: 2, unit: "week" }, "fortnightly", "biweekly"],
    [{ every: 3, unit: "month" }, "quarterly", "custom"],
    [{ every: 5, unit: "week" }, "custom", "custom"],
    [{ every: 2, unit: "month" }, "custom", "custom"],
    [{ every: 2, unit: "year" }, "custom", "custom"],
  ] as const)("converts %o", (interval, bill, income) => {
    const numbers = (word: string) => (word === "custom" ? interval : { every: null, unit: null });
    expect(billTerms(interval)).toEqual({ frequency: bill, ...numbers(bill) });
    expect(incomeTerms({ interval, secondDay: null })).toEqual({ frequency: income, ...numbers(income) });
  });

  it("proposes pay on the 15th and the last day as twice-monthly, next on the earlier day", () => {
    const days = ["06-15", "06-30", "07-15", "07-31", "08-14", "08-31", "09-15", "09-30", "10-15", "10-30", "11-13"];
    const lines = keyed(days.map((date) => [`2026-${date}`, 150_000, "ACME PAYROLL"]));
    const propose = (on: string) =>
      reviewStatement({ lines, bills: [], incomes: [], until: day("2026-11-20"), today: day(on) }).incomes;
    expect(propose("2026-11-20")).toMatchObject([
      { nextDue: "2026-11-30", isTicked: true, terms: { frequency: "twice-monthly", every: null, unit: null } },
    ]);
    expect(propose("2026-12-02")).toMatchObject([{ nextDue: "2026-12-15" }]);
  });

  it("proposes a two-month interval and preselects it", () => {
    const lines = keyed([0, 2, 4, 6, 8, 10].map((at) => [addMonths(day("2026-01-07"), at), -4_500, "City Water"]));
    expect(review(lines).bills).toMatchObject([
      { isTicked: true, terms: { frequency: "custom", every: 2, unit: "month" } },
    ]);
  });
});

describe("an existing bill paid on another day", () => {
  const lines = monthly("CITY POWER", Array(8).fill(-12_000), "2026-04-09");
  const recognised = (overrides: Partial<KnownBill>) => review(lines, [bill(overrides)]).recognised[0];
  const moved = (overrides: Partial<KnownBill>, paid = 0) => {
    const found = recognised(overrides);
    return found?.isOtherDay ? correctedDue(found, { paid, today }) : null;
  };

  it("moves to that day, near the open due", () => {
    expect(moved({ nextDueDate: day("2026-12-01") })).toBe("2026-12-09");
    expect(moved({ nextDueDate: day("2026-12-17") })).toBe("2026-12-09");
  });

  it("loses no due: one whose actual day has passed stays until paid", () => {
    expect(moved({ nextDueDate: day("2026-11-01") })).toBeNull();
    expect(moved({ nextDueDate: day("2026-11-01") }, 1)).toBe("2026-12-09");
    expect(moved({ nextDueDate: day("2026-10-01") }, 1)).toBeNull();
  });

  it("stays if the difference is only a day or a weekend, the interval differs, or it can't be moved", () => {
    expect(moved({ nextDueDate: day("2026-12-09") })).toBeNull();
    expect(moved({ nextDueDate: day("2026-12-08") })).toBeNull();
    expect(moved({ nextDueDate: day("2026-12-01"), frequency: "four-weekly" })).toBeNull();
    expect(moved({ nextDueDate: day("2026-12-01"), isMovable: false })).toBeNull();
    expect(moved({ nextDueDate: null })).toBeNull();
  });

  it("stays if the last three payments don't agree", () => {
    const days = ["2026-05-09", "2026-06-09", "2026-07-09", "2026-08-09", "2026-09-09", "2026-10-01", "2026-11-09"];
    const unsure = keyed(days.map((date) => [date, -12_000, "CITY POWER"]));
    expect(review(unsure, [bill({ nextDueDate: day("2026-12-01") })]).recognised[0]?.isOtherDay).toBe(false);
  });

  it("keeps the last day of the month", () => {
    const ends = ["2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-30"];
    const last = keyed(ends.map((date) => [date, -12_000, "CITY POWER"]));
    expect(review(last, [bill({ nextDueDate: day("2026-11-30") })]).recognised[0]?.isOtherDay).toBe(false);
  });
});

describe("comparedDays", () => {
  it.each([
    ["the account is older", "2026-10-01", { from: "2026-11-01", before: "2026-10-31" }],
    ["the account begins within the statement", "2026-11-05", { from: "2026-11-06", before: "2026-11-05" }],
    ["the account begins after the statement's last day", "2026-11-19", { from: "2026-11-20", before: "2026-11-15" }],
  ])("starts the comparison where both are known, and names no day after the statement: %s", (_, since, expected) => {
    const [first, last] = [day("2026-11-01"), day("2026-11-15")];
    expect(comparedDays({ first, last, since: day(since), today: day("2026-11-19") })).toEqual(expected);
  });

  it("names no day after today, even if the statement has one", () => {
    const ahead = { first: day("2026-11-25"), last: day("2026-11-30"), since: day("2026-11-01") };
    expect(comparedDays({ ...ahead, today: day("2026-11-19") }).before).toBe("2026-11-19");
  });
});

describe("explainBalance", () => {
  it("adds up to the difference with any known entries", () => {
    const move = (date: string, amount: number, name: string) => ({ day: day(date), amount: cents(amount), name });
    const lines = [
      move("2026-11-03", -13_250, "City Power"),
      move("2026-11-04", -2_000, "Shop"),
      move("2026-11-10", 50_000, "Pay"),
    ];
    const entries = [move("2026-11-05", -13_250, "City Power"), move("2026-11-08", 3_000, "Weekly credit")];
    const { difference, parts } = explainBalance({
      bank: cents(100_000),
      here: cents(60_000),
      before: day("2026-10-31"),
      lines,
      entries,
    });
    expect(difference).toBe(40_000);
    expect(parts.reduce((all, { amount }) => all + amount, 0)).toBe(40_000);
    expect(parts.map(({ what, name, amount }) => [what, name, amount])).toEqual([
      ["only-bank", "Pay", 50_000],
      ["before", "", -5_000],
      ["only-here", "Weekly credit", -3_000],
      ["only-bank", "Shop", -2_000],
    ]);
  });
});

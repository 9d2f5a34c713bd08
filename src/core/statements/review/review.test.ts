import { describe, expect, it } from "vitest";
import { addMonths, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { lineKeys } from "#core/statements/line-keys.ts";
import { lineOf } from "#core/statements/statement.ts";
import { explainBalance } from "./explain-balance.ts";
import { type KeyedLine, type KnownBill, reviewStatement } from "./review.ts";
import { billTerms } from "./terms.ts";

const today = day("2026-11-20");
const keyed = (all: [string, number, string][]): KeyedLine[] => {
  const lines = all.map(([date, amount, name]) => lineOf({ day: day(date), amount: cents(amount), name, text: "" }));
  const keys = lineKeys(lines);
  return lines.map((line, at) => ({ ...line, key: keys[at] ?? "", billId: null, paymentId: null }));
};
const monthly = (name: string, amounts: number[], first = "2026-04-03") =>
  keyed(amounts.map((amount, at) => [addMonths(day(first), at), amount, name]));
const bill = (over: Partial<KnownBill> = {}): KnownBill => ({
  id: 1,
  name: "City Power",
  amount: cents(12_000),
  frequency: "monthly",
  nextDueDate: day("2026-11-01"),
  ...over,
});
const review = (lines: KeyedLine[], bills: KnownBill[] = []) =>
  reviewStatement({ lines, bills, incomes: [], until: today, today });

describe("reviewStatement", () => {
  it("proposes a new bill with its next due from today on", () => {
    const { bills } = review(monthly("CITY POWER", Array(8).fill(-12_000)));
    expect(bills).toMatchObject([
      { nextDue: "2026-12-03", isTicked: true, terms: { frequency: "monthly", isExact: true } },
    ]);
    expect(bills[0]?.keys).toHaveLength(8);
  });

  it("recognises a bill that is there, and tells that it rose", () => {
    const found = review(
      monthly("CITY POWER", [-12_000, -12_000, -12_000, -12_000, -13_250, -13_250, -13_250, -13_250]),
      [bill()],
    );
    expect(found.bills).toEqual([]);
    expect(found.recognised).toMatchObject([
      { billId: 1, change: "rose", isTicked: true, recurring: { amount: 13_250 } },
    ]);
  });

  it("tells that a known bill has stopped", () => {
    expect(review(monthly("CITY POWER", Array(5).fill(-12_000)), [bill()]).recognised).toMatchObject([
      { change: "stopped", isTicked: false },
    ]);
  });

  it("finds the due that a single line settles, by name and about the amount", () => {
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

  it("settles two dues by two lines, the older first", () => {
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

  it("does not tick what no word of a bill says", () => {
    expect(billTerms({ every: 5, unit: "month" })).toMatchObject({ isExact: false });
  });
});

describe("explainBalance", () => {
  it("adds up to the difference, whatever is known", () => {
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
      from: day("2026-11-01"),
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

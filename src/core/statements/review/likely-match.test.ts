import { describe, expect, it } from "vitest";
import { addDays, addMonths, type Day, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { lineKeys } from "#core/statements/line-keys.ts";
import { lineOf } from "#core/statements/statement.ts";
import type { KnownBill } from "./actual-day.ts";
import type { KnownIncome } from "./likely-match.ts";
import { reviewStatement } from "./review.ts";

const today = day("2026-11-19");
const monthly = (name: string, amounts: number[], first = "2026-06-01") =>
  amounts.map((amount, at) => [addMonths(day(first), at), amount, name] as const);
const fortnightly = (name: string, amount: number) =>
  Array.from({ length: 6 }, (_, at) => [addDays(day("2026-08-27"), 14 * at), amount, name] as const);

type Rows = readonly (readonly [Day, number, string])[];
function review(rows: Rows, { bills = [], incomes = [] }: { bills?: KnownBill[]; incomes?: KnownIncome[] }) {
  const lines = rows.map(([on, amount, name]) => lineOf({ day: on, amount: cents(amount), name, text: "" }));
  const keys = lineKeys(lines);
  const keyed = lines.map((line, at) => ({ ...line, key: keys[at] ?? "", billId: null, paymentId: null }));
  return reviewStatement({ lines: keyed, bills, incomes, until: day("2026-11-15"), today });
}

const rent: KnownBill = {
  ...{ id: 1, name: "Rent", amount: cents(185_000), frequency: "monthly" },
  ...{ nextDueDate: day("2026-12-01"), isMovable: true },
};
const pay: KnownIncome = { name: "Pay", amount: cents(260_000), frequency: "biweekly" };
const rows = monthly("LANDLORD PROPERTIES RENT", Array(6).fill(-185_000));

describe("a found bill that is probably an existing one", () => {
  const found = (more: Partial<KnownBill> = {}, lines: Rows = rows) =>
    review(lines, { bills: [{ ...rent, ...more }] }).bills.map(({ isTicked, likely }) => [
      isTicked,
      likely?.bill?.billId ?? null,
    ]);
  const likely = [[false, 1]];
  const isNew = [[true, null]];

  it("is not preselected, and names that one", () => {
    expect(found()).toEqual(likely);
    expect(review(rows, { bills: [rent] }).bills[0]?.likely?.name).toBe("Rent");
  });

  it.each([
    ["a word, on another day", { nextDueDate: day("2026-12-20") }, likely],
    ["the day, without a word", { name: "Flat" }, likely],
    ["neither word nor day", { name: "Flat", nextDueDate: day("2026-12-20") }, isNew],
    ["an amount 3% higher", { amount: cents(190_000) }, likely],
    ["an amount 10% higher", { amount: cents(203_500) }, isNew],
    ["another interval", { frequency: "four-weekly" }, isNew],
  ] as const)("shares %s", (_, more, expected) => expect(found(more)).toEqual(expected));

  it("has the amount from before the last increase", () => {
    const risen = monthly("LANDLORD PROPERTIES RENT", [...Array(4).fill(-185_000), -210_000, -210_000]);
    expect(found({}, risen)).toEqual(likely);
  });

  it("is another one if the existing one has lines of its own", () => {
    const both = [...rows, ...monthly("RENT", Array(6).fill(-185_000), "2026-06-01")];
    expect(found({}, both)).toEqual(isNew);
  });

  it("is only one of two alike", () => {
    const parking = monthly("RENT A SPACE", Array(6).fill(-184_000), "2026-06-09");
    expect(found({}, [...rows, ...parking]).toSorted()).toEqual([...likely, ...isNew]);
  });
});

describe("a found income that is probably an existing one", () => {
  const found = (known: KnownIncome[], amount = 260_000) =>
    review(fortnightly("ACME CORP PAYROLL", amount), { incomes: known }).incomes.map(({ isTicked, likely }) => [
      isTicked,
      likely,
    ]);

  it.each([
    ["the same amount", pay, [false, { name: "Pay", bill: null }]],
    ["a slightly different amount", { ...pay, amount: cents(255_000) }, [false, { name: "Pay", bill: null }]],
    ["half of the amount", { ...pay, amount: cents(130_000) }, [true, null]],
    ["another interval", { ...pay, frequency: "twice-monthly" }, [true, null]],
  ] as const)("has %s", (_, known, expected) => expect(found([known])).toEqual([expected]));
});

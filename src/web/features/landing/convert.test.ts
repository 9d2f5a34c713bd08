import { describe, expect, test } from "vitest";
import { USUAL_FREQUENCIES, weeklyAmount } from "#core/interval.ts";
import { cents } from "#core/money.ts";
import { dollars, dueWeeks, readAmount, splitIntoWeeks } from "./convert.ts";

describe("readAmount", () => {
  test.each([
    ["129.90", 12990],
    ["129.9", 12990],
    [" $1,250 ", 125000],
    ["1,234,567.89", 123456789],
    ["12.", 1200],
    ["0.01", 1],
  ])("reads %j", (text, amount) => expect(readAmount(text)).toBe(amount));

  test.each(["", "0", "0.00", "-5", "12,5", "1e3", "12.345", "abc", "123456789"])("refuses %j", (text) =>
    expect(readAmount(text)).toBeUndefined(),
  );
});

test.each([
  [0, "$0.00"],
  [99999, "$999.99"],
  [125000, "$1,250.00"],
  [123456789, "$1,234,567.89"],
])("%i cents reads %s", (amount, text) => expect(dollars(cents(amount))).toBe(text));

test("a bill's pieces add up to the bill", () => {
  expect(splitIntoWeeks(cents(12990), cents(3000))).toEqual([3000, 3000, 3000, 3000, 990]);
  expect(splitIntoWeeks(cents(9000), cents(3000))).toEqual([3000, 3000, 3000]);
  const bill = cents(9999);
  const pieces = splitIntoWeeks(bill, weeklyAmount(bill, "monthly"));
  expect(pieces.reduce<number>((sum, piece) => sum + piece, 0)).toBe(bill);
});

test("due weeks spread over the year and close it", () => {
  expect(USUAL_FREQUENCIES.map((frequency) => dueWeeks(frequency).length)).toEqual([52, 12, 4, 1]);
  expect(dueWeeks("quarterly")).toEqual([12, 25, 38, 51]);
  for (const frequency of USUAL_FREQUENCIES) expect(dueWeeks(frequency).at(-1)).toBe(51);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cents,
  divide,
  formatMoney,
  isMoneyOverflow,
  MAX_CENTS,
  parseMoney,
  readMoney,
  shownCents,
  sum,
} from "./money.ts";

describe("money", () => {
  it.each([
    ["0", 0],
    ["-0", 0],
    ["12", 1200],
    ["12.5", 1250],
    ["12.50", 1250],
    ["-3.07", -307],
    ["99999999.99", 9_999_999_999],
  ])("reads %s", (text, value) => {
    expect(parseMoney(text)).toBe(value);
  });

  it.each([
    "",
    " ",
    "1.005",
    "1e3",
    "NaN",
    "Infinity",
    "99999999.999",
    "100000000",
    "12,50",
    "+1",
    "--1",
    ".5",
    "5.",
    "0x10",
    "٣",
    "1 2",
    "1\n",
  ])("refuses %j", (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  it.each([
    [".5", 50],
    [".05", 5],
    ["-.5", -50],
    ["5.", 500],
    [" 12.50 ", 1250],
    ["1,234.50", 123_450],
    ["-1,234", -123_400],
    ["1,234.", 123_400],
    ["99,999,999.99", 9_999_999_999],
  ])("reads %s as typed by a person", (text, value) => {
    expect(readMoney(text)).toBe(value);
  });

  it.each([
    "",
    ".",
    "-.",
    "-",
    "12,50",
    "1,23",
    "1234,567",
    "1,234,5",
    ",5",
    "1.234,50",
    "1.005",
    "100,000,000",
    "1e3",
    "5..",
    "..5",
    "$5",
  ])("refuses %j from a person too", (text) => {
    expect(readMoney(text)).toBeUndefined();
  });

  it("reads anything in the wire format when typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => parseMoney(text) === undefined || readMoney(text) === parseMoney(text)),
    );
  });

  it("writes what it reads", () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (value) => {
        expect(parseMoney(formatMoney(cents(value)))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it("refuses fractions of a cent and sums no column holds", () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_CENTS + 1, -MAX_CENTS - 1]) {
      expect(() => cents(value)).toThrow(RangeError);
    }
  });

  it("rounds a division half up", () => {
    expect(divide(cents(25), 1000)).toBe(3);
    expect(divide(cents(24), 1000)).toBe(2);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), fc.integer({ min: 100, max: 5200 }), (value, rate) => {
        const exact = (BigInt(value) * 200n + BigInt(rate)) / (2n * BigInt(rate));
        expect(BigInt(divide(cents(value), rate))).toBe(exact);
      }),
    );
  });
});

describe("a sum", () => {
  const errorOf = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return error;
    }
  };

  it("is the total, and throws its own kind of error if a column can't hold it", () => {
    expect(sum([cents(250), cents(-50)])).toBe(200);
    const error = errorOf(() => sum([MAX_CENTS, cents(1)]));
    expect(error).toMatchObject({ message: "not an amount of cents: 10000000000" });
    expect(isMoneyOverflow(error)).toBe(true);
    for (const other of [new RangeError("too far"), new Error("not an amount of cents"), "text"])
      expect(isMoneyOverflow(other)).toBe(false);
  });

  it("is whole for display too", () => {
    expect(() => shownCents(0.5)).toThrow("not an amount of cents: 0.5");
    expect(formatMoney(shownCents(-0))).toBe("0.00");
  });
});

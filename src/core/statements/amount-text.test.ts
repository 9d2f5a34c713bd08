import { expect, it } from "vitest";
import { guessMark, isAmount, readAmount } from "./amount-text.ts";

it.each([
  ["DR 12.50", -1250],
  ["Dr. 12.50", -1250],
  ["DR12.50", -1250],
  ["D 12.50", -1250],
  ["DR $1,012.50", -101250],
  ["DR -12.50", -1250],
  ["CR 12.50", 1250],
  ["Cr. 12.50", 1250],
  ["C 12.50", 1250],
  ["12.50 DR", -1250],
  ["12.50 Cr.", 1250],
  ["C$12.50", 1250],
  ["CRC 12.50", 1250],
  ["-DKK 12.50", -1250],
])("reads the direction of %s", (cell, amount) => expect(readAmount(cell, ".")).toBe(amount));

it.each([
  ["-12.500,00 TL", -1250000],
  ["1.500,00 lei", 150000],
  ["Fr. 12,50", 1250],
  ["12,-", 1200],
  ["€ -12,50", -1250],
  ["US$12,50", 1250],
  ["12,50 EUR", 1250],
])("reads the currency of %s", (cell, amount) => expect(readAmount(cell, ",")).toBe(amount));

it.each(["Description1", "Rent 12", "DIRECT DEBIT 123456", "Ref 12", "KW 32", "Net 30", "T12345"])(
  "takes %s for no amount",
  (cell) => expect(isAmount(cell)).toBe(false),
);

it.each([
  [["350.000", "45.990", "12.300"], ","],
  [["350,000", "45,990", "900"], "."],
  [["350.000", "45.990", "0.300"], "."],
  [["1234.560", "45.990"], "."],
  [["350.000", "45.99"], "."],
] as const)("finds the decimal mark of %j", (cells, mark) => expect(guessMark(cells)).toBe(mark));

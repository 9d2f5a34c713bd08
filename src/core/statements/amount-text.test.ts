import { expect, it } from "vitest";
import { readAmount } from "./amount-text.ts";

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

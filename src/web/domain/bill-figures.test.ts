import { expect, it } from "vitest";
import { parsePositiveAmount } from "./bill-figures.ts";

it("reads amounts above zero, with or without thousands separators", () => {
  expect([".5", "5.", "1,234.50", "0", "-1", "1.234", "", "12.99"].map(parsePositiveAmount)).toEqual([
    50,
    500,
    123450,
    undefined,
    undefined,
    undefined,
    undefined,
    1299,
  ]);
});

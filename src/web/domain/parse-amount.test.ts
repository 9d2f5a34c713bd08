import { expect, it } from "vitest";
import { typedAmount } from "./parse-amount.ts";

it("an amount counts once it is one", () => {
  expect([".5", "5.", "1,234.50", "0", "-1", "1.234", "", "12.99"].map(typedAmount)).toEqual([
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

import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { canWait } from "./can-wait.ts";

it.each([
  [true, "2026-03-16", true],
  [true, "2026-03-15", false],
  [true, "2026-03-14", false],
  [true, undefined, false],
  [false, "2026-03-16", false],
])("direct debit %s due on %s can wait: %s", (isDirectDebit, due, expected) => {
  expect(canWait(isDirectDebit, due === undefined ? undefined : day(due), day("2026-03-15"))).toBe(expected);
});

import { expect, it } from "vitest";
import { isTooDeep } from "./json-body.ts";

it.each([
  ["a plain object", '{"a":[1,{"b":"c"}]}', false],
  ["as deep as allowed", `${"[".repeat(32)}${"]".repeat(32)}`, false],
  ["one level deeper", `${"[".repeat(33)}${"]".repeat(33)}`, true],
  ["a million levels, never closed", "[".repeat(1e6), true],
  ["objects", '{"a":'.repeat(33), true],
  ["many side by side", `[${"[],".repeat(1000)}[]]`, false],
  ["brackets inside strings", JSON.stringify({ name: `"\\${"[{".repeat(100)}` }), false],
  ["brackets after a string that ends with a backslash", `["\\\\",${"[".repeat(40)}`, true],
  ["a string that never ends", `"${"[".repeat(100)}`, false],
])("%s", (_, text, expected) => {
  expect(isTooDeep(text)).toBe(expected);
});

import { expect, it } from "vitest";
import { isTooDeep } from "./json-body.ts";

it.each([
  ["a plain object", '{"a":[1,{"b":"c"}]}', false],
  ["as deep as allowed", `${"[".repeat(32)}${"]".repeat(32)}`, false],
  ["one deeper", `${"[".repeat(33)}${"]".repeat(33)}`, true],
  ["a million, and never closed", "[".repeat(1e6), true],
  ["objects", '{"a":'.repeat(33), true],
  ["many beside each other", `[${"[],".repeat(1000)}[]]`, false],
  ["brackets inside words", JSON.stringify({ name: `"\\${"[{".repeat(100)}` }), false],
  ["brackets behind a word that ends with a backslash", `["\\\\",${"[".repeat(40)}`, true],
  ["a word that never ends", `"${"[".repeat(100)}`, false],
])("%s", (_, text, expected) => {
  expect(isTooDeep(text)).toBe(expected);
});

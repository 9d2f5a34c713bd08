import { expect, it } from "vitest";
import { findTypo, indexTypos, isOneTypo } from "./typo.ts";

it.each([
  ["netflxi", "netflix", true],
  ["netfix", "netflix", true],
  ["netfliix", "netflix", true],
  ["metflix", "netflix", true],
  ["spotfy", "spotify", true],
  ["netflix", "netflix", false],
  ["netfli", "netflix", false],
  ["netflixx", "netflix", false],
  ["natflex", "netflix", false],
  ["aldo", "aldi", false],
  ["teso", "tesco", false],
  ["tesca", "tesco", true],
  ["1und2", "1und1", false],
  ["", "", false],
])("%s for %s: %s", (one, other, expected) => {
  expect(isOneTypo(one, other)).toBe(expected);
  expect(isOneTypo(other, one)).toBe(expected);
  if (expected) expect(findTypo(indexTypos(["other", other, "words"]), one)).toBe(other);
});

import { expect, it } from "vitest";
import { equalParts, partsOf, percentText, readPercent } from "./share-values.ts";

it.each([
  ["50", 5_000],
  [" 33.33 ", 3_333],
  ["33,3", 3_330],
  ["100", 10_000],
  ["", 0],
  ["100.01", undefined],
  ["-1", undefined],
  ["1e2", undefined],
  ["33.333", undefined],
])("reads %j as %j hundredths of a percent", (typed, expected) => {
  expect(readPercent(typed)).toBe(expected);
});

it.each([
  [5_000, "50"],
  [3_333, "33.33"],
  [3_330, "33.3"],
  [10_000, "100"],
  [0, "0"],
])("shows %d as %s", (share, expected) => {
  expect(percentText(share)).toBe(expected);
});

it.each([1, 2, 3, 7])("makes equal parts for %d that add up to 100%", (count) => {
  expect(equalParts(count).reduce((sum, part) => sum + part, 0)).toBe(10_000);
});

it("accepts percentages that add up to 100, and shows the sum of others", () => {
  const typed = (...texts: string[]) => new Map(texts.map((text, index) => [String(index), text]));
  expect(partsOf(typed("40", "60"))).toEqual([
    { memberId: "0", share: 4_000 },
    { memberId: "1", share: 6_000 },
  ]);
  expect(partsOf(typed("40", "50"))).toBe("The percentages add up to 90, not 100");
  expect(partsOf(typed("forty", "60"))).toBe("Please enter percentages from 0 to 100");
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { cents } from "./money.ts";
import { roundUp, split } from "./split.ts";

/** A reference implementation with BigInt: each part rounded down, then a cent each by largest remainder. */
function referenceSplit(whole: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0) === 0 ? weights.map(() => 1) : weights;
  const sum = all.reduce((before, weight) => before + BigInt(weight), 0n);
  const parts = all.map((weight) => Number((BigInt(whole) * BigInt(weight)) / sum));
  const remaining = whole - parts.reduce((before, part) => before + part, 0);
  const byRemainder = all
    .map((weight, at) => ({ at, rest: (BigInt(whole) * BigInt(weight)) % sum }))
    .sort((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1));
  for (const { at } of byRemainder.slice(0, remaining)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

const anyAmount = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 9_999_999_999 })).map(cents);

it("gives exact parts, both for small amounts and for products too large to be exact", () => {
  fc.assert(
    fc.property(anyAmount, fc.array(anyAmount, { minLength: 1, maxLength: 8 }), (whole, weights) => {
      expect(split(whole, weights)).toEqual(referenceSplit(whole, weights));
    }),
    { numRuns: 500 },
  );
});

it.each([
  [1_000, [1, 1, 1], [334, 333, 333]],
  [0, [1, 2], [0, 0]],
  [5, [0, 0], [3, 2]],
  [5, [], []],
  [9_999_999_999, [9_999_999_999, 9_999_999_998], [5_000_000_000, 4_999_999_999]],
])("%i by %j is %j", (whole, weights, parts) => expect(split(cents(whole), weights)).toEqual(parts));

it.each([
  [-1, [1]],
  [1, [1, -1]],
  [1, [3, -1, 2]],
])("refuses %i by %j", (whole, weights) =>
  expect(() => split(cents(whole), weights)).toThrow(new RangeError("amounts and weights must not be negative")),
);

it.each([
  [1_203, 0, 1_203],
  [1_203, 1, 1_300],
  [1_203, 5, 1_500],
  [1_203, 10, 2_000],
  [2_000, 10, 2_000],
] as const)("%i is rounded up to a whole %i: %i", (amount, to, expected) =>
  expect(roundUp(cents(amount), to)).toBe(expected),
);

import { type Cents, shownCents } from "./money.ts";

/**
 * Splits a whole by weights, by largest remainder, ties to the earlier: the parts always add up to the whole. Without any
 * weight the parts are equal, and among nobody there are none. split(1000, [1, 1, 1]) is 334, 333, 333
 */
export function split(whole: Cents, weights: readonly number[]): Cents[] {
  if (whole < 0 || weights.some((weight) => weight < 0)) throw new RangeError("only what is there can be split");
  if (weights.length === 0) return [];
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n)
    return whole === 0
      ? weights.map(() => whole)
      : split(
          whole,
          weights.map(() => 1),
        );
  const parts = weights.map((weight, index) => {
    // An amount times a weight can be more than a number holds exactly.
    const product = BigInt(whole) * BigInt(weight);
    return { index, share: product / sum, rest: product % sum };
  });
  const left = Number(BigInt(whole) - parts.reduce((all, { share }) => all + share, 0n));
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const lucky = new Set(byRest.slice(0, left).map(({ index }) => index));
  return parts.map(({ index, share }) => shownCents(Number(share) + (lucky.has(index) ? 1 : 0)));
}

/** What an amount can be rounded up to, in whole units of the currency; 0 leaves it as it is. */
export const ROUNDINGS = [0, 1, 5, 10] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** Rounds up to a whole 1, 5 or 10. roundUp(1203, 5) is 1500 */
export function roundUp(amount: Cents, to: Rounding): Cents {
  return to === 0 ? amount : shownCents(Math.ceil(amount / (100 * to)) * 100 * to);
}

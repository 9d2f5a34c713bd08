import { type Cents, shownCents } from "./money.ts";

/**
 * Splits an amount by weights using largest remainder, ties to the earlier, so that the parts always add up. All-zero weights
 * split equally; no weights give no parts. split(1000, [1, 1, 1]) is 334, 333, 333
 */
export function split(whole: Cents, weights: readonly number[]): Cents[] {
  let [sum, largest, isNegative] = [0, 0, whole < 0];
  for (const weight of weights) {
    sum += weight;
    largest = Math.max(largest, weight);
    isNegative ||= weight < 0;
  }
  if (isNegative) throw new RangeError("amounts and weights must not be negative");
  if (weights.length === 0) return [];
  if (sum === 0)
    return split(
      whole,
      weights.map(() => 1),
    );
  const isExact = Number.isSafeInteger(sum) && Number.isSafeInteger(whole * largest);
  return isExact ? splitSmall(whole, weights, sum) : splitLarge(whole, weights);
}

function splitSmall(whole: Cents, weights: readonly number[], sum: number): Cents[] {
  const parts: number[] = [];
  const remainders: number[] = [];
  let remaining: number = whole;
  for (const weight of weights) {
    const product = whole * weight;
    const remainder = product % sum;
    const part = (product - remainder) / sum;
    parts.push(part);
    remainders.push(remainder);
    remaining -= part;
  }
  return distributeCents(parts, remaining, (one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0));
}

/** The same for products too large to be exact as numbers. */
function splitLarge(whole: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const products = weights.map((weight) => BigInt(whole) * BigInt(weight));
  const parts = products.map((product) => Number(product / sum));
  const remaining = parts.reduce<number>((remainder, part) => remainder - part, whole);
  const remainders = products.map((product) => product % sum);
  return distributeCents(parts, remaining, (one, other) => Number((remainders[other] ?? 0n) - (remainders[one] ?? 0n)));
}

/** Distributes the remaining cents, one each, in the given order; ties go to the earlier. */
function distributeCents(parts: number[], remaining: number, compare: (one: number, other: number) => number): Cents[] {
  const indexes = parts.map((_, at) => at).sort(compare);
  for (const at of indexes.slice(0, remaining)) parts[at] = (parts[at] ?? 0) + 1;
  return parts.map(shownCents);
}

/** The units an amount can be rounded up to, in whole currency units; 0 doesn't round. */
export const ROUNDINGS = [0, 1, 5, 10] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** Rounds up to a whole 1, 5 or 10. roundUp(1203, 5) is 1500 */
export function roundUp(amount: Cents, to: Rounding): Cents {
  return to === 0 ? amount : shownCents(Math.ceil(amount / (100 * to)) * 100 * to);
}

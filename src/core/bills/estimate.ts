import { addMonths, type Day, daysBetween } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";

/** How the amount of a bill that varies follows what is paid. */
export const ESTIMATE_RULES = ["last", "average-of-three", "average-of-year", "highest-of-year"] as const;
export type EstimateRule = (typeof ESTIMATE_RULES)[number];

/** What a bill came to, and when. */
export type Paid = { amount: Cents; day: Day };

/** What the next bill will come to, by what the last ones did; undefined when nothing tells. */
export function estimate(rule: EstimateRule, paid: readonly Paid[], today: Day): Cents | undefined {
  const newestFirst = [...paid].sort((one, other) => daysBetween(one.day, other.day));
  const aYearAgo = addMonths(today, -12);
  const ofYear = newestFirst.filter(({ day }) => day > aYearAgo);
  if (rule === "last") return newestFirst[0]?.amount;
  if (rule === "average-of-three") return average(newestFirst.slice(0, 3));
  if (rule === "average-of-year") return average(ofYear);
  return ofYear.length === 0 ? undefined : cents(Math.max(...ofYear.map(({ amount }) => amount)));
}

/** Half up to the cent. */
function average(paid: readonly Paid[]): Cents | undefined {
  if (paid.length === 0) return undefined;
  const sum = paid.reduce((total, { amount }) => total + amount, 0);
  return cents(Math.floor((2 * sum + paid.length) / (2 * paid.length)));
}

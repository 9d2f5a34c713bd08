import { addMonths, type Day, daysBetween } from "#core/day.ts";
import { type Cents, cents, shownCents, total } from "#core/money.ts";

/** How the amount of a bill that varies follows what is paid. */
export const ESTIMATE_RULES = ["last", "average-of-three", "average-of-year", "highest-of-year"] as const;
export type EstimateRule = (typeof ESTIMATE_RULES)[number];

/** What a bill came to, and when. */
export type Paid = { amount: Cents; day: Day };

/** Why a bill's amount changed: it was added with it, somebody typed it, a scan or a payment said so, or it follows from several. */
export const AMOUNT_REASONS = ["added", "edited", "scanned", "paid", "estimated"] as const;
export type AmountReason = (typeof AMOUNT_REASONS)[number];

/** What a bill comes to from a day on. */
export type DatedAmount = { from: Day; amount: Cents; why: AmountReason };

/** What a bill came to day by day: the last word of each, and only where it is another amount than before. */
export function lastOfDays(amounts: readonly DatedAmount[]): DatedAmount[] {
  const last = new Map(amounts.map((each) => [each.from, each]));
  return [...last.values()].filter((each, index, all) => each.amount !== all[index - 1]?.amount);
}

/** What a bill came to on a day; undefined before its first amount. Oldest first. */
export const amountOn = (amounts: readonly { from: Day; amount: Cents }[], on: Day): Cents | undefined =>
  amounts.findLast(({ from }) => from <= on)?.amount;

/** A sum before and after, and by how many tenths of a percent it rose; fell, below zero. */
export type Rise = { before: Cents; now: Cents; tenths: number };

/** How much more something costs than it did. 200.00 after 180.00 is 11.1 percent */
export function riseOf(before: Cents, now: Cents): Rise | undefined {
  return before <= 0 ? undefined : { before, now, tenths: Math.round(((now - before) * 1000) / before) };
}

/** How much more a bill comes to than a year ago; undefined when nothing is known of then. */
export function yearlyRise(amounts: readonly { from: Day; amount: Cents }[], today: Day): Rise | undefined {
  const [before, now] = [amountOn(amounts, addMonths(today, -12)), amountOn(amounts, today)];
  return before === undefined || now === undefined ? undefined : riseOf(before, now);
}

type Weekly = { weekly: Cents; amount: Cents; amounts: readonly { from: Day; amount: Cents }[] };

/** How much more a household's bills come to a week than a year ago: those that it had then and still has. */
export function householdRise(bills: readonly Weekly[], today: Day): Rise | undefined {
  const compared = bills.flatMap(({ weekly, amount, amounts }) => {
    const then = amountOn(amounts, addMonths(today, -12));
    // The same interval, so that a week then is to a week now as the amounts are.
    return then === undefined || amount <= 0
      ? []
      : [{ now: weekly, before: shownCents(Math.round((weekly * then) / amount)) }];
  });
  return riseOf(total(compared.map(({ before }) => before)), total(compared.map(({ now }) => now)));
}

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

import { addMonths, type Day, daysBetween } from "#core/day.ts";
import { type Cents, cents, shownCents, total } from "#core/money.ts";

/** How the amount of a varying bill is estimated from its payments. */
export const ESTIMATE_RULES = ["last", "average-of-three", "average-of-year", "highest-of-year"] as const;
export type EstimateRule = (typeof ESTIMATE_RULES)[number];

/** A past payment of a bill. */
export type PastPayment = { amount: Cents; day: Day };

/** Why a bill's amount changed: set when added, edited, scanned, paid, or estimated from several payments. */
export const AMOUNT_REASONS = ["added", "edited", "scanned", "paid", "estimated"] as const;
export type AmountReason = (typeof AMOUNT_REASONS)[number];

/** A bill's amount from a given day. */
export type DatedAmount = { from: Day; amount: Cents; why: AmountReason };

/** The last amount of each day, without repeats of the previous amount. */
export function lastOfDays(amounts: readonly DatedAmount[]): DatedAmount[] {
  const last = new Map(amounts.map((each) => [each.from, each]));
  return [...last.values()].filter((each, index, all) => each.amount !== all[index - 1]?.amount);
}

/** The amount on a given day; undefined before the first one. `amounts` must be oldest first. */
export const amountOn = (amounts: readonly { from: Day; amount: Cents }[], on: Day): Cents | undefined =>
  amounts.findLast(({ from }) => from <= on)?.amount;

/** An amount before and now, and the change in tenths of a percent; negative if it fell. */
export type Rise = { before: Cents; now: Cents; tenths: number };

/** The change from one amount to another; undefined if the first isn't positive. 180.00 to 200.00 is 11.1 percent */
export function riseOf(before: Cents, now: Cents): Rise | undefined {
  return before <= 0 ? undefined : { before, now, tenths: Math.round(((now - before) * 1000) / before) };
}

/** How much a bill has risen since a year ago; undefined if the amount then is unknown. */
export function yearlyRise(amounts: readonly { from: Day; amount: Cents }[], today: Day): Rise | undefined {
  const [before, now] = [amountOn(amounts, addMonths(today, -12)), amountOn(amounts, today)];
  return before === undefined || now === undefined ? undefined : riseOf(before, now);
}

type BillAmounts = { weekly: Cents; amount: Cents; amounts: readonly { from: Day; amount: Cents }[] };

/** How much more per week a household's bills cost than a year ago, counting only those it had then and still has. */
export function householdRise(bills: readonly BillAmounts[], today: Day): Rise | undefined {
  const compared = bills.flatMap(({ weekly, amount, amounts }) => {
    const amountThen = amountOn(amounts, addMonths(today, -12));
    // The interval is the same, so the weekly amounts are in proportion to the amounts.
    return amountThen === undefined || amount <= 0
      ? []
      : [{ now: weekly, before: shownCents(Math.round((weekly * amountThen) / amount)) }];
  });
  return riseOf(total(compared.map(({ before }) => before)), total(compared.map(({ now }) => now)));
}

/** Estimates the next amount from past payments; undefined without any that count. */
export function estimate(rule: EstimateRule, paid: readonly PastPayment[], today: Day): Cents | undefined {
  const newestFirst = [...paid].sort((one, other) => daysBetween(one.day, other.day));
  const yearAgo = addMonths(today, -12);
  const pastYear = newestFirst.filter(({ day }) => day > yearAgo);
  if (rule === "last") return newestFirst[0]?.amount;
  if (rule === "average-of-three") return average(newestFirst.slice(0, 3));
  if (rule === "average-of-year") return average(pastYear);
  return pastYear.length === 0 ? undefined : cents(Math.max(...pastYear.map(({ amount }) => amount)));
}

/** The average, rounded half up to the cent. */
function average(paid: readonly PastPayment[]): Cents | undefined {
  if (paid.length === 0) return undefined;
  const sum = paid.reduce((total, { amount }) => total + amount, 0);
  return cents(Math.floor((2 * sum + paid.length) / (2 * paid.length)));
}

import type { Day } from "#core/day.ts";
import type { Money } from "./around-sums.ts";
import { saidIn } from "./around-sums.ts";
import type { Candidate } from "./candidates.ts";
import type { Features } from "./features.ts";

/** So many days with the same sum are a plan of instalments. */
const PLAN = 3;
/** Between a day and its sum stands at most a sign of money. */
const NOTHING = /^\P{L}?$/u;
/** No tax is more than that of what it is put on. */
const MOST_TAX = 0.3;
const NO_TAX = /relief|credit|refund|erstattung|before/;
const TAX =
  /(?:^|\W)(?:tax(?:es)?|vat|gst|hst|pst|qst|ipt|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms)(?:\W|$)/;

const isMoney = (one: Candidate): one is Money => one.kind === "money";

/** Days that have a sum right after them in their row. */
export function daysWith({ tokens, candidates }: Pick<Features, "tokens" | "candidates">, amount: number): Candidate[] {
  const said = saidIn({ tokens });
  return candidates.filter((one, nth) => {
    const next = candidates[nth + 1];
    return (
      !isMoney(one) &&
      next !== undefined &&
      isMoney(next) &&
      next.amount === amount &&
      tokens[next.first]?.row === tokens[one.first]?.row &&
      NOTHING.test(said(one.last + 1, next.first)) &&
      !/\d/.test(said(one.last + 1, next.first))
    );
  });
}

/** The days of a plan of instalments of that sum; none where there is no plan. */
export function planned(features: Pick<Features, "tokens" | "candidates">, amount: number): Day[] {
  const days = daysWith(features, amount).flatMap((one) => (one.kind === "date" ? [one.day] : []));
  return new Set(days).size >= PLAN ? days : [];
}

/** What a sum comes to with its tax, where the paper adds the two: 25.00, then tax of 2.06, then 27.06. */
export function withTax(features: Pick<Features, "tokens" | "candidates">, amount: number): Money | undefined {
  const sums = features.candidates.filter(isMoney);
  const said = saidIn(features);
  for (const [nth, { amount: net }] of sums.entries()) {
    const [tax, whole] = [sums[nth + 1], sums[nth + 2]];
    if (net !== amount || tax === undefined || whole === undefined || tax.amount <= 0) continue;
    const row = features.tokens[tax.first]?.row;
    const label = said(
      features.tokens.findIndex((token) => token.row === row),
      tax.first,
    );
    const isTax = tax.amount < MOST_TAX * net && TAX.test(label) && !NO_TAX.test(label);
    if (isTax && whole.amount === net + tax.amount) return whole;
  }
  return undefined;
}

import { isMoney, type Money, saidIn } from "./around-sums.ts";
import type { Features } from "./features.ts";

const TAX =
  /(?:^|\W)(?:tax(?:es)?|vat|gst|hst|pst|qst|ipt|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms)(?:\W|$)/;
const NO_TAX = /relief|credit|refund|erstattung|before/;
/** No tax is more than that of what it is put on. */
const MOST_TAX = 0.3;

/** What a sum comes to with its tax, where the paper adds the two: 25.00, then tax of 2.06, then 27.06. */
export function withTax(paper: Pick<Features, "tokens" | "candidates">, amount: number): Money | undefined {
  const sums = paper.candidates.filter(isMoney);
  const said = saidIn(paper);
  for (const [nth, { amount: net }] of sums.entries()) {
    const [tax, whole] = [sums[nth + 1], sums[nth + 2]];
    if (net !== amount || tax === undefined || whole === undefined || tax.amount <= 0) continue;
    const row = paper.tokens[tax.first]?.row;
    const label = said(
      paper.tokens.findIndex((token) => token.row === row),
      tax.first,
    );
    const isTax = tax.amount < MOST_TAX * net && TAX.test(label) && !NO_TAX.test(label);
    if (isTax && whole.amount === net + tax.amount) return whole;
  }
  return undefined;
}

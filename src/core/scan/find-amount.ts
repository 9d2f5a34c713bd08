import type { Cents } from "#core/money.ts";
import { type Found, placeIn } from "./found.ts";
import { contextOf, isCash, isChange, labelScore, SUBTOTAL, TAX } from "./labels.ts";
import { moneyIn } from "./money-text.ts";
import { type Row, usualHeight } from "./rows.ts";
import { squash } from "./squash.ts";

type Candidate = {
  amount: Cents;
  score: number;
  label: number;
  words: string;
  at: number;
  place: NonNullable<Found<Cents>["place"]>;
};

/** Finds the amount to pay, by labels, agreement with other figures, repetition and type size. */
export function findAmount(rows: readonly Row[]): Found<Cents> | undefined {
  const all = candidatesIn(rows);
  const paid = cashLessChange(all);
  const sums = netPlusTax(all);
  const isNamed = all.some(({ label, amount }) => label >= 6 && amount > 0);
  const isSummed = all.some(({ amount }) => sums.has(amount));
  const candidates = isNamed || isSummed ? all : withSubtotals(all);
  const scored = candidates
    .filter(({ amount }) => amount !== 0)
    .map((one) => {
      const same = candidates.filter((other) => other.amount === one.amount);
      const repeated = Math.min(3, same.length - 1) * 0.8;
      const agreed = (paid.includes(one.amount) ? 6 : 0) + (sums.has(one.amount) ? (isNamed ? 2 : 7) : 0);
      // A label of the same figure elsewhere counts a little, so that "Total" and "Amount due" support each other.
      const support = Math.max(0, ...same.filter((other) => other !== one).map((other) => other.score)) * 0.15;
      return { ...one, score: Math.max(one.score, roundedFrom(one, candidates)) + repeated + agreed + support };
    })
    .sort((a, b) => b.score - a.score || b.at - a.at);
  const best = scored[0];
  if (best === undefined) return undefined;
  const runnerUp = scored.find((one) => one.amount !== best.amount);
  const margin = runnerUp === undefined ? 6 : best.score - runnerUp.score;
  const confidence = (best.score >= 9 ? 0.8 : best.score >= 5 ? 0.65 : 0.35) + Math.min(0.19, margin * 0.03);
  return { value: best.amount, confidence, place: best.place };
}

function candidatesIn(rows: readonly Row[]): Candidate[] {
  const usual = usualHeight(rows);
  const summary = summaryOf(rows);
  return rows.flatMap((row, at) =>
    row.cells.flatMap((cell) =>
      moneyIn(cell.text).map((money): Candidate => {
        const context = contextOf(rows, at, cell, money.at);
        const [words, labelled] = bestLabel(context);
        // The tax summary at the end has its own totals.
        const label = at > summary && labelled > 0 ? 1 : labelled;
        const place = placeIn(row, cell, money.at, money.length);
        const size = Math.min(2, Math.max(0, place.box.height / usual - 1.15) * 2);
        const depth = (at / Math.max(1, rows.length)) * 1.2;
        const last = cell === row.cells.at(-1) ? 0.6 : 0;
        const score =
          label +
          size +
          depth +
          last +
          (money.isMarked ? 0.8 : 0) +
          (money.hasDecimals ? 0.8 : 0) -
          (money.amount < 0 ? 3 : 0);
        return { amount: money.amount, score, label, words, at, place };
      }),
    ),
  );
}

/** The row where a tax summary starts; past the end if there is none. */
function summaryOf(rows: readonly Row[]): number {
  const at = rows.findIndex(({ text }) => /^(gst|vat|tax|sst|mwst)(summary|analysis|breakdown)/.test(squash(text)));
  return at < rows.length / 2 ? rows.length : at;
}

/** The label of an amount: to its left, or else above it with less weight. */
function bestLabel({ left, above, rowAbove }: ReturnType<typeof contextOf>): readonly [string, number] {
  const isLabelled = /[a-z]{3}/.test(left);
  const leftScore = labelScore(left.replace(/[\d%]+$/, ""));
  if (isLabelled && leftScore !== 0) return [left, leftScore];
  // In a one-row table, the values to the left belong to other columns.
  if (isLabelled && labelScore(above) >= 12) return [above, 11];
  if (isLabelled) return [left, Math.min(0, labelScore(above))];
  const aboveScore = labelScore(above);
  if (aboveScore !== 0) return [above, aboveScore * 0.8];
  const rowAboveScore = labelScore(rowAbove);
  // A row that ends in a figure has its own amount.
  return [
    rowAbove,
    rowAboveScore > 0 ? rowAboveScore * (/\d/.test(rowAbove.slice(-4)) ? 0.3 : 0.6) : rowAboveScore * 0.3,
  ];
}

/** Treats subtotals as totals if no total is labelled. */
function withSubtotals(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((one) => (one.label === SUBTOTAL ? { ...one, score: one.score + 5.5 } : one));
}

/** The possible sums of a net amount and a tax, also rounded. */
function netPlusTax(candidates: readonly Candidate[]): Set<number> {
  const nets = candidates.filter(({ label }) => label === SUBTOTAL);
  const taxes = candidates.filter(({ label, amount }) => label === TAX && amount > 0);
  const sums = nets.flatMap((net) => taxes.map((tax) => net.amount + tax.amount));
  return new Set(sums.flatMap((sum) => [sum, Math.round(sum / 5) * 5]));
}

/** Cash minus change equals the amount to pay. */
function cashLessChange(candidates: readonly Candidate[]): number[] {
  const cash = candidates.filter(({ words }) => isCash(words));
  const change = candidates.filter(({ words }) => isChange(words));
  return cash
    .flatMap((cashPaid) => change.map((changeGiven) => cashPaid.amount - Math.abs(changeGiven.amount)))
    .filter((sum) => sum > 0);
}

/** The score of a total above that this amount equals when rounded to five cents, as for cash without smaller coins. */
function roundedFrom({ amount, at, words }: Candidate, candidates: readonly Candidate[]): number {
  // Cash may be rounded even if the total isn't.
  if (amount % 5 !== 0 || isCash(words)) return Number.NEGATIVE_INFINITY;
  const totals = candidates.filter((other) => {
    const apart = Math.abs(other.amount - amount);
    return other.score >= 6 && other.at < at && apart > 0 && apart < 5 && other.amount % 5 !== 0;
  });
  return Math.max(...totals.map(({ score }) => score + 2));
}

import { type Day, daysBetween } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { boundingBox } from "#core/scan/page.ts";
import type { Candidate, Parsed } from "./candidates.ts";
import { aroundAmounts, isMoney, type Money, textReader } from "./neighbours.ts";

type Paper = Pick<Parsed, "tokens" | "candidates">;
type Dated = Extract<Candidate, { kind: "date" }>;
export type Instalment = { day: Day; date: Dated; sum: Money };

/** How many days with the same amount make an instalment plan. */
const PLAN = 3;
/** The tolerance for instalments, which may differ by a cent or two. */
const NEARLY = 0.002;
/** The tolerance for the first or last instalment, which has the remainder or a little more. */
const ALIKE = 0.2;
/** At most a currency sign between a day and its amount. */
const NOTHING = /^[^\p{L}\d]?$/u;
/** Marks paid instalments in a list, after the amount. */
export const PAID =
  /^(?:€ |eur )?(?:paid|bezahlt|gezahlt|beglichen|betaald|payee?|reglee?|pagat[oa]|pagad[oa]|pag[oa])(?!\p{L})/u;

/** Days with the amount right after them on the row, or right below or above. */
export function pairsIn({ tokens, candidates }: Paper): Instalment[] {
  const textOf = textReader({ tokens });
  const sums = candidates.filter(isMoney);
  const isOverOrUnder = (sum: Money, date: Dated) => {
    const [value, head] = [tokens[sum.first], tokens[date.first]];
    const { x, width } = boundingBox(tokens.slice(date.first, date.last + 1));
    if (!value || !head || value.page !== head.page || Math.abs(value.row - head.row) !== 1) return false;
    return value.x < x + width && value.x + value.width > x;
  };
  return candidates.flatMap((one, nth) => {
    if (one.kind !== "date") return [];
    const next = candidates[nth + 1];
    const isBeside =
      next !== undefined &&
      isMoney(next) &&
      tokens[next.first]?.row === tokens[one.last]?.row &&
      NOTHING.test(textOf(one.last + 1, next.first));
    const sum = isBeside ? next : sums.find((sum) => isOverOrUnder(sum, one));
    return sum === undefined || PAID.test(textOf(sum.last + 1, sum.last + 2)) ? [] : [{ day: one.day, date: one, sum }];
  });
}

/** The instalment plan of an amount from the document's date, in order; empty without a plan. */
export function planOf(paper: Paper, amount: number, issued: Day | undefined): Instalment[] {
  const pairs = pairsIn(paper).filter(({ day }) => issued === undefined || day > issued);
  const isNearly = ({ sum }: Instalment) => Math.abs(sum.amount - amount) <= NEARLY * amount;
  const days = new Set(pairs.filter(isNearly).map(({ day }) => day));
  if (days.size < PLAN) return [];
  return pairs
    .filter(({ sum }) => Math.abs(sum.amount - amount) <= ALIKE * amount)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Labels of a first part payment. */
const FIRST_PART =
  /(?:1st|first|1\.|erste|premiere|1ere|prima|primera?|eerste|1e)(?: \S+)? (?:install?ments?|half|rate|echeance|mensualite|rata|cuota|plazo|termijn)(?: due)?(?: \S+){0,3}$/;
const [FEWEST, MOST] = [1.8, 12.5];

/** The first part of an amount payable in parts. */
export function firstPart(features: Parsed, amount: number): Money | undefined {
  const { before, above } = aroundAmounts(features);
  return features.candidates
    .filter(isMoney)
    .find(
      (one) =>
        one.amount * FEWEST < amount &&
        amount < one.amount * MOST &&
        (FIRST_PART.test(before(one)) || FIRST_PART.test(above(one))),
    );
}

const LENGTHS: readonly (readonly [UsualFrequency, number, number])[] = [
  ["weekly", 6, 8],
  ["monthly", 26, 35],
  ["quarterly", 75, 100],
];

/** The frequency of an instalment plan, by most of its steps. */
export function rhythmOf(plan: readonly Instalment[]): UsualFrequency | undefined {
  const steps = plan.slice(1).map(({ day }, at) => daysBetween(plan[at]?.day ?? day, day));
  return LENGTHS.find(([, least, most]) => {
    const fitting = steps.filter((days) => days >= least && days <= most).length;
    return fitting >= 2 && fitting > steps.length / 2;
  })?.[0];
}

import { type Day, daysBetween } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import { around } from "#core/scan/page.ts";
import type { Candidate, Parsed } from "./candidates.ts";
import { aroundSums, isMoney, type Money, saidIn } from "./neighbours.ts";

type Paper = Pick<Parsed, "tokens" | "candidates">;
type Dated = Extract<Candidate, { kind: "date" }>;
export type Instalment = { day: Day; date: Dated; sum: Money };

/** So many days with the same sum are a plan of instalments. */
const PLAN = 3;
/** Instalments of one plan differ by a cent or two. */
const NEARLY = 0.002;
/** A first or last instalment differs by what does not divide evenly, or by a little more. */
const ALIKE = 0.2;
/** Between a day and its sum stands at most a sign of money. */
const NOTHING = /^[^\p{L}\d]?$/u;
/** What has been paid already, as a list of instalments says after the sum. */
export const PAID =
  /^(?:€ |eur )?(?:paid|bezahlt|gezahlt|beglichen|betaald|payee?|reglee?|pagat[oa]|pagad[oa]|pag[oa])(?!\p{L})/u;

/** Days with the sum right after them in their row, or right below or above. */
export function pairsIn({ tokens, candidates }: Paper): Instalment[] {
  const said = saidIn({ tokens });
  const sums = candidates.filter(isMoney);
  const isOverOrUnder = (sum: Money, date: Dated) => {
    const [value, head] = [tokens[sum.first], tokens[date.first]];
    const { x, width } = around(tokens.slice(date.first, date.last + 1));
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
      NOTHING.test(said(one.last + 1, next.first));
    const sum = isBeside ? next : sums.find((sum) => isOverOrUnder(sum, one));
    return sum === undefined || PAID.test(said(sum.last + 1, sum.last + 2)) ? [] : [{ day: one.day, date: one, sum }];
  });
}

/** The plan of instalments that a sum belongs to, from the paper's own date on, in order; none where there is no plan. */
export function planOf(paper: Paper, amount: number, issued: Day | undefined): Instalment[] {
  const pairs = pairsIn(paper).filter(({ day }) => issued === undefined || day > issued);
  const isNearly = ({ sum }: Instalment) => Math.abs(sum.amount - amount) <= NEARLY * amount;
  const days = new Set(pairs.filter(isNearly).map(({ day }) => day));
  if (days.size < PLAN) return [];
  return pairs
    .filter(({ sum }) => Math.abs(sum.amount - amount) <= ALIKE * amount)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** What the first part of a whole is called. */
const FIRST_PART =
  /(?:1st|first|1\.|erste|premiere|1ere|prima|primera?|eerste|1e)(?: \S+)? (?:install?ments?|half|rate|echeance|mensualite|rata|cuota|plazo|termijn)(?: due)?(?: \S+){0,3}$/;
const [FEWEST, MOST] = [1.8, 12.5];

/** The first part of a whole that is asked for in parts. */
export function firstPart(features: Parsed, amount: number): Money | undefined {
  const { before, above } = aroundSums(features);
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

/** How often its instalments come: what most of the steps from one to the next are. */
export function rhythmOf(plan: readonly Instalment[]): UsualFrequency | undefined {
  const steps = plan.slice(1).map(({ day }, at) => daysBetween(plan[at]?.day ?? day, day));
  return LENGTHS.find(([, least, most]) => {
    const fitting = steps.filter((days) => days >= least && days <= most).length;
    return fitting >= 2 && fitting > steps.length / 2;
  })?.[0];
}

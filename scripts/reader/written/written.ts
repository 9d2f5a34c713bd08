import { CATEGORIES, type Category } from "#core/categories.ts";
import { USUAL_FREQUENCIES, type UsualFrequency } from "#core/interval.ts";

/**
 * A whole paper written by hand. Its text has a row on each line: `#` and `##` large, `=` in the middle, `-` small, `@` in a column on
 * the right, `a || b` in columns, `a :: b` a label and its value, anything else a sentence. `[a|b]` is one of; `{A}` is the amount,
 * `{D}` the due day, `{I}` the paper's own (`{I+30}` days later, `{D~}` without its year), `{x}` another sum, `{=x}` without its sign,
 * `{-x}` taken off, `{x=5..90}` a sum made up on the spot (`~` whole units); the rest is told in `fill.ts`.
 */
export type Written = {
  category: Category;
  frequency: UsualFrequency | null;
  isDirectDebit: boolean;
  hasDue: boolean;
  /** Where such papers come from, by the end of a web address. */
  webs: readonly string[];
  nouns: readonly string[];
  /** Sums in the order they are made: `u=40..90 A=u+s`. */
  sums: readonly string[];
  lines: readonly string[];
};

/** Says a paper in short: 'utilities monthly debit', or 'food once pay nodue'. */
export function written(facts: string, webs: string, nouns: string, sums: string, text: string): Written {
  const [given, often, how, due] = facts.split(" ");
  const category = CATEGORIES.find((each) => each === given);
  if (category === undefined) throw new Error(`no such category: ${given}`);
  return {
    category,
    frequency: USUAL_FREQUENCIES.find((each) => each === often) ?? null,
    isDirectDebit: how === "debit",
    hasDue: due !== "nodue",
    webs: webs.split("|"),
    nouns: nouns.split(","),
    sums: sums.split(" "),
    lines: text.trim().split("\n"),
  };
}

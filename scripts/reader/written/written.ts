import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CATEGORIES, type Category } from "#core/categories.ts";
import { USUAL_FREQUENCIES, type UsualFrequency } from "#core/interval.ts";

/**
 * A whole paper written by hand. Each line of its text is a row on the paper: `#` and `##` large, `=` centred, `-` small, `@` in a
 * column on the right, `a || b` in columns, `a :: b` a label and its value, anything else a sentence. `[a|b]` picks one; `{A}` is
 * the amount, `{D}` the due date, `{I}` the issue date (`{I+30}` 30 days later, `{D~}` without the year), `{x}` another sum, `{=x}`
 * without its currency sign, `{-x}` subtracted, `{x=5..90}` a random sum (`~` whole units). `fill.ts` knows the rest.
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

/**
 * Papers are separated by an empty line. The first four lines hold the facts ('utilities monthly debit', 'food once pay nodue'),
 * the web addresses, the nouns and the sums. Order matters: the papers of a seed depend on it.
 */
function parsePaper(text: string): Written {
  const [facts = "", webs = "", nouns = "", sums = "", ...lines] = text.split("\n");
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
    lines,
  };
}

/** All handwritten papers of a language: first those of one author, then those of five others. */
export function writtenIn(language: string): readonly Written[] {
  const text = readFileSync(join(import.meta.dirname, `${language}.txt`), "utf8");
  return text.replace(/\n$/, "").split("\n\n").map(parsePaper);
}

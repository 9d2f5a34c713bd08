import { USUAL_FREQUENCIES, type UsualFrequency } from "#core/interval.ts";
import { aroundSums, type Money } from "./around-sums.ts";
import type { Features } from "./features.ts";

const word = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);
const SAID: Partial<Record<UsualFrequency, RegExp>> = {
  weekly: word(
    "weeks?|weekly|wochen?|wochentlich\\w*|wochen\\w+|wekelijkse?|semaine|hebdomadaire|settimana(?:le)?|semana|semanal",
  ),
  monthly: word(
    "month|monthly|monat|monatlich\\w*|monats\\w+|maand|maandelijkse?|maand\\w+|mois|mensuel\\w*|mensualite|mese|mensile|mes|mensual\\w*|mensal",
  ),
  quarterly: word("quarter|quarterly|quartals?|quartals\\w+|vierteljahr\\w*|kwartaal|trimestr\\w*"),
  annually: word(
    "year|yearly|annual|annually|jahr|jahrlich\\w*|jahres\\w+|jaar|jaarlijkse?|annee|annuel\\w*|anno|annuale|annuo|ano|anual",
  ),
};
/** 'Instalment 3 of 12', in several languages. */
const PART_OF =
  /(?:rate|instal?ment|termijn|mensualite|rata|cuota|prestacao) ?(?:n\S* )?\d{1,2} ?(?:of|von|van|sur|di|de|\/) ?(\d{1,2})(?!\d)/;
/** How much likelier each hint makes a frequency, as what is added to its score. */
const HINT = 2;

/** What the words before and over the amount, and 'part 3 of 12', say of how often a paper comes: something for each frequency. */
export function hintsOf(features: Features, amount: number): number[] {
  const { tokens, candidates } = features;
  const { before, above, said } = aroundSums(features);
  const sums = candidates.filter((one): one is Money => one.kind === "money" && amount > 0 && one.amount === amount);
  const parts = Number(PART_OF.exec(said(0, tokens.length))?.[1] ?? 0);
  const byParts = parts >= 9 && parts <= 12 ? "monthly" : parts === 4 ? "quarterly" : undefined;
  return USUAL_FREQUENCIES.map((frequency) => {
    const pattern = SAID[frequency];
    const isSaid = (where: (one: Money) => string) => sums.some((one) => pattern?.test(where(one)));
    return HINT * (Number(isSaid(before)) + Number(isSaid(above)) + Number(byParts === frequency));
  });
}

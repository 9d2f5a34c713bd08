import { USUAL_FREQUENCIES, type UsualFrequency } from "#core/interval.ts";
import type { Features } from "./features.ts";
import { aroundAmounts, type Money } from "./neighbours.ts";

const word = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);
const FREQUENCY_WORDS: Partial<Record<UsualFrequency, RegExp>> = {
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
  /(?:rate|install?ment|termijn|mensualite|rata|cuota(?: mensual)?|prestacao) ?(?:n\S* )?\d{1,2} ?(?:of|von|van|sur|di|de|\/) ?(\d{1,2})(?!\d)/;
/** 'In four parts', meaning a year. */
const FOUR =
  /(?<![a-z\d])(?:four|vier|quatre|quattro|cuatro|quatro|4) (?:equal |gleichen |gelijke )?(?:install?ments|raten|termijnen|echeances|rate|cuotas|prestacoes)(?![a-z])/;
/** Words before a payment frequency. */
const PAYS =
  /(?:you pay|we bill|billed|invoiced|payable|u betaalt|sie zahlen|zahlbar|zahlungsweise|zahlweise|vous payez|pagamento|pago|forma de pago)(?: (?:per|each|every|once a|pro|je|par|a|al|ogni|cada|elke))?:? $/;
/** The bonus of each hint. */
const HINT = 2;

/** The bonus for each frequency, from labels of the amount, 'part 3 of 12', 'you pay every month' and an instalment plan. */
export function hintsOf(features: Features, amount: number, planned?: UsualFrequency): number[] {
  const { tokens, candidates } = features;
  const { before, above, textOf } = aroundAmounts(features);
  const sums = candidates.filter((one): one is Money => one.kind === "money" && amount > 0 && one.amount === amount);
  const whole = textOf(0, tokens.length);
  const parts = Number(PART_OF.exec(whole)?.[1] ?? 0);
  const byParts = parts >= 9 ? "monthly" : parts === 4 || FOUR.test(whole) ? "quarterly" : undefined;
  return USUAL_FREQUENCIES.map((frequency) => {
    const pattern = FREQUENCY_WORDS[frequency];
    const isStated = (where: (one: Money) => string) => sums.some((one) => pattern?.test(where(one)));
    const isStatedAsPayment =
      pattern !== undefined &&
      [...whole.matchAll(new RegExp(pattern, "g"))].some(({ index }) => PAYS.test(whole.slice(0, index)));
    const hints = [isStated(before), isStated(above), isStatedAsPayment, byParts === frequency, planned === frequency];
    return HINT * hints.filter(Boolean).length;
  });
}

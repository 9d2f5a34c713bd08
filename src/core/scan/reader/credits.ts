import { labelScore } from "#core/scan/labels.ts";
import { squash } from "#core/scan/squash.ts";
import type { Parsed } from "./candidates.ts";
import { debitSentencesIn } from "./debit-hints.ts";
import { aroundAmounts, isMoney, type Money, textReader } from "./neighbours.ts";
import type { Token } from "./tokens.ts";

/** Words for an account balance. */
const BALANCE = /balance|saldo|solde/;
const ACCOUNT = /(?:balance|saldo|solde|guthaben|tegoed|voordeel|credit|credito|avoir)/;

/** Words for refunds. */
const GIVEN_BACK =
  /(?:(?:is|are|was) in credit by|we(?:'ll| will) (?:refund|repay|return)(?: you)?|erstatten wir(?: ihnen)?|(?:nous vous )?remboursons|(?:le )?rimborseremo|le devolveremos|betalen wij(?: u)?) ?$/;
const IN_CREDIT = /^(?:in credit|(?:zu ihren|in ihrem) gunsten|en votre faveur|a suo credito|a su favor)/;
/** Labels of an amount in the household's favour. */
const CREDIT =
  /(?<!\p{L})(?:(?:in|your) credit|credit (?:balance|amount)|guthaben|zu ihren gunsten|avoir|(?:en|a) votre (?:faveur|credit)|trop[- ]percu|a (?:suo|vostro|tuo) (?:credito|favore)|a (?:su|tu) favor|saldo acreedor|tegoed|te ontvangen|(?:a seu|em seu) favor|nadplata|tillgodo(?:havande)?)(?: (?:of|by|is|von|in hohe von|de|di|da|van|på|eur|chf))?[\s:€£$-]*$/u;
const REFUND =
  /rembourser|we(?:'ll| will) refund|refunded|erstatte|uberweisen wir|rimbors|devolver|terugbeta|zwrot|aterbetal/;
/** Statements that nothing has to be paid. */
const NOTHING_ASKED =
  /(?:nothing (?:is due|to pay)|(?:don't|do not) (?:need|have) to pay(?: us)? anything|(?:don't|do not) send us anything|need not (?:make any payment|pay anything)|no payment (?:is )?(?:due|required|necessary|needed)|n'avez rien a payer|aucun (?:paiement|reglement|versement) (?:n|a effectuer)|nichts (?:zu zahlen|zahlen|uberweisen)|hoeft niets te betalen|niets te betalen|non deve pagare nulla|nulla da pagare|no tiene que pagar nada|nada que pagar|nada a pagar)/;
/** How many words before a refund say so. */
const PHRASE_WORDS = 9;
/** The bonus of a clear sign. */
const CERTAIN = 10;

/** Amounts in the household's favour. */
export function creditsIn({ tokens, candidates, near }: Parsed): Set<number> {
  const { textOf, before, above } = aroundAmounts({ tokens, near });
  const sums = candidates.filter(isMoney);
  const isLabelled = (one: Money, words: RegExp) => words.test(before(one)) || words.test(above(one));
  const debited = debitedIn({ tokens, candidates });
  // Some card statements print what is owed as negative; what will be debited isn't a credit.
  const isDebt = (one: Money) => debited.has(sizeOf(one)) && isLabelled(one, BALANCE);
  const found = sums.filter(
    (one) =>
      ((one.amount < 0 || isCredit(tokens, one)) && isLabelled(one, ACCOUNT) && !isDebt(one)) ||
      isLabelled(one, CREDIT) ||
      GIVEN_BACK.test(textOf(one.first - PHRASE_WORDS, one.first)) ||
      IN_CREDIT.test(textOf(one.last + 1, one.last + 3)),
  );
  return new Set(found.map(sizeOf));
}

const sizeOf = ({ amount }: Money) => Math.abs(amount);

/** Amounts that a sentence says will be debited. */
export function debitedIn({ tokens, candidates }: Pick<Parsed, "tokens" | "candidates">): Set<number> {
  const spans = debitSentencesIn({ tokens });
  const isIn = ({ first: at }: Money) => spans.some(({ first, last }) => first <= at && at <= last);
  return new Set(candidates.filter(isMoney).filter(isIn).map(sizeOf));
}

/** '22.40 CR' is a credit. */
export function isCredit(tokens: readonly Token[], { last }: Money): boolean {
  const [end, next] = [tokens[last], tokens[last + 1]];
  return /(?:^|\d)CR$/i.test(end?.text ?? "") || (next?.row === end?.row && /^CR\.?$/i.test(next?.text ?? ""));
}

/** The label score from which an amount is clearly requested. */
const REQUESTED_SCORE = 12;

/** The bonus for 'nothing to pay': the bill says so and mentions a credit, or all requested amounts are negative. */
export function nothingHint(features: Parsed): number {
  if (isCreditNote(features)) return 2 * CERTAIN;
  const text = textReader(features)(0, features.tokens.length);
  const isStated = NOTHING_ASKED.test(text) && creditsIn(features).size > 0;
  const isRefunded = REFUND.test(text);
  return (isStated ? CERTAIN : 0) + (isOverpaid(features) ? (isRefunded ? 2 : 1) * CERTAIN : 0);
}

/** Whether what was paid is more than the charges, and the difference is called a credit: 50.00, paid 80.00, credit 30.00. */
function isOverpaid(features: Parsed): boolean {
  const sums = features.candidates.filter(isMoney);
  const amounts = new Set(sums.map(({ amount }) => Math.abs(amount)));
  return [...creditsIn(features)].some(
    (credit) => credit > 0 && sums.some(({ amount }) => amount > 0 && amounts.has(amount + credit)),
  );
}

/** A credit note has several negative amounts; a single minus may be a speck. */
function isCreditNote(features: Parsed): boolean {
  const { before } = aroundAmounts(features);
  const sums = features.candidates.filter(isMoney);
  const requested = sums.filter((one) => labelScore(squash(before(one))) >= REQUESTED_SCORE);
  const isBelowZero = ({ amount }: Money) => amount < 0;
  return requested.length > 0 && requested.every(isBelowZero) && sums.filter(isBelowZero).length > requested.length;
}

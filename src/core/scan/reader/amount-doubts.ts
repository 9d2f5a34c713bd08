import { labelScore } from "#core/scan/labels.ts";
import { plain, squash } from "#core/scan/squash.ts";
import type { Candidate, Parsed } from "./candidates.ts";
import { PAID } from "./instalments.ts";
import { aroundAmounts, isMoney, type Money, textReader } from "./neighbours.ts";
import type { Token } from "./tokens.ts";

/** Labels of amounts owed previously. */
const OWED_BEFORE = [
  "(?:opening|previous|brought forward|last) balance(?: at \\d+ \\p{L}+)?",
  "(?:vorheriger|alter|letzter|anfangs) ?saldo|saldovortrag",
  "(?:ancien|precedent) solde|solde (?:precedent|anterieur|initial)",
  "saldo (?:precedente|anterior|inicial|iniziale)|(?:vorig|oud|begin) ?saldo",
];
const PAST = new RegExp(`(?<!\\p{L})(?:${OWED_BEFORE.join("|")})[\\s:.]*$`, "u");
/** Words right before an amount that isn't requested: a limit, a previous amount, a deposit. */
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:${[
    ...OWED_BEFORE,
    "credit limit|available credit|kreditrahmen|verfugungsrahmen|kreditlimit|plafond|limite (?:de credito|di credito)|fido",
    "(?:montant|credit|saldo|importo|importe|credito) (?:disponible|disponibile|disponivel)",
    "deposit of|kaution von|mietzinskaution|waarborgsom van|depot de garantie(?: de)?|deposito cauzionale(?: di)?|fianza de|caucao de",
    "(?:up to|bis zu|jusqu'a|fino ad?|hasta|ate|tot maximaal)(?: [^.]{1,40} (?:and|und|et|e|y|en|or|oder|ou|o|of))?",
  ].join("|")})(?: (?:a maximum of|maximal|un maximum de))?[\\s:.]*$`,
  "u",
);
/** A card's minimum payment; the household owes the whole unless the minimum is debited. */
const MINIMUM_PAYMENT = /(?:minimum|mindestbetrag|mindestzahlung|minimo|minimale?|minimalna)/;
/** Words about a deposit that is held. */
const DEPOSIT_HELD =
  /^(?:(?:remains|is|are|wird|ist|wurde|blijft|reste|est) )*(?:held|registered|retained|protected|hinterlegt|gehouden|conserve|detenu)/;
/** 'goes from 10 to 12': words before the old amount, and between it and the new one. */
const FROM = /(?:^|\s)(?:from|von|bisher|van|de|da|du|dal)$/;
const TO = /^(?:to|auf|naar|a|à|para|al|au|na)$/;
/** Column headings of old and new amounts. */
const OLD_HEADING =
  /^(?:bisher|bisherig|alt|old|previous|before|oud|huidig|ancien|avant|vecchio|prima|anterior|antes|dotychczas)$/;
const NEW_HEADING = /^(?:neu|new|now|nieuw|nouveau|apres|nuovo|nuevo|ahora|novo|agora|nowa|nowy)$/;

const DATE =
  "(?:due date|\\d{1,2}[/. -]|(?:the )?\\d{1,2}(?:st|nd|rd|th)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*\\.? \\d)";
/** Amounts payable after a date, for late payers. */
const AFTER = new RegExp(
  `(?:(?:pay|amount|total|due|balance)(?: this)?(?: amount)?(?: if paid| due)? after ${DATE}|after ${DATE}[^.!?]{0,12} (?:the |this )?(?:amount|total|bill))(?:[^.!?]|\\.(?=\\d))*$`,
);
/** The same as a column heading. */
const TOO_LATE = /after(?: (?:the )?due date)?(?: \S*\d\S*)?$/;
/** A late price, in the sentence before it. */
const LATE =
  /(?:after (?:this|that|the due) date|if paid (?:after|late)|nach (?:diesem datum|ablauf|der frist)|(?:apres|passe) (?:cette date|ce delai)|(?:oltre|dopo) (?:tale|questa) (?:data|termine)|(?:pasada esa fecha|transcurrido (?:el|este) plazo)|apos (?:esta|essa|aquela) data|na deze datum)[^.!?]*$/;
const MILLIONS =
  /^(?:million|billion|mio|mrd|millionen|milliarden|millions|millones|milioni|miliardi|miljoen|miljard|milhoes)\b/;
/** Words for an account balance. */
const ACCOUNT = /(?:balance|saldo|solde|guthaben|tegoed|voordeel|credit|credito|avoir)/;

/** Words for the next rate, and for what is requested now. */
const NEXT_RATE =
  /(?:neuer? (?:monatlicher? )?(?:abschlag|rate)|new (?:monthly )?(?:payment|install?ment|direct debit)|nouvelle mensualite|nuova rata|nueva cuota|nuevo importe mensual|nova prestacao|nieuw(?:e)? (?:termijnbedrag|voorschot|maandbedrag))/;
const NOW =
  /(?:gelieve (?:de|het bedrag van)|veuillez (?:regler|verser)(?: la somme de)?|bitte uberweisen sie(?: den betrag von)?|reste a payer|restant du|solde a payer|nachzahlung|noch zu zahlen|zu zahlen(?:der betrag)?|buchen wir(?: daher)?(?: nur)?|(?:amount|total|balance) due|to pay now|te betalen|da pagare|a pagar)[\s:]*(?:\d\S* ?)?$/;

/** Words for refunds. */
const GIVEN_BACK =
  /(?:(?:is|are|was) in credit by|we(?:'ll| will) (?:refund|repay|return)(?: you)?|erstatten wir(?: ihnen)?|(?:nous vous )?remboursons|(?:le )?rimborseremo|le devolveremos|betalen wij(?: u)?) ?$/;
const IN_CREDIT = /^(?:in credit|(?:zu ihren|in ihrem) gunsten|en votre faveur|a suo credito|a su favor)/;
/** Labels of an amount in the household's favour. */
const CREDIT =
  /(?<!\p{L})(?:(?:in|your) credit|credit (?:balance|amount)|guthaben|zu ihren gunsten|avoir|(?:en|a) votre (?:faveur|credit)|trop[- ]percu|a (?:suo|vostro|tuo) (?:credito|favore)|a (?:su|tu) favor|saldo acreedor|tegoed|te ontvangen|(?:a seu|em seu) favor|nadplata|tillgodo(?:havande)?)(?: (?:of|by|is|von|in hohe von|de|di|da|van|på|eur|chf))?[\s:€£$-]*$/u;
/** Statements that nothing has to be paid. */
const NOTHING_ASKED =
  /(?:nothing (?:is due|to pay)|(?:don't|do not) (?:need|have) to pay(?: us)? anything|(?:don't|do not) send us anything|need not (?:make any payment|pay anything)|no payment (?:is )?(?:due|required|necessary|needed)|n'avez rien a payer|aucun (?:paiement|reglement|versement) (?:n|a effectuer)|nichts (?:zu zahlen|zahlen|uberweisen)|hoeft niets te betalen|niets te betalen|non deve pagare nulla|nulla da pagare|no tiene que pagar nada|nada que pagar|nada a pagar)/;
/** On a receipt, the amount paid is the amount. */
const RECEIPT = /(?:^|\W)(?:receipt|quittung|kassenbon|recu|ricevuta|scontrino|recibo|kassabon|bon)(?:\W|$)/;

/** Penalties subtracted from the network's score of an amount. */
const CERTAIN = 10;
const STRONG = 6;
const FAIR = 4;
/** In cents: less than this is a unit price. */
const SMALLEST = 50;
/** How many words are considered for a sentence. */
const SENTENCE_WORDS = 22;
const PHRASE_WORDS = 9;

/** The penalty of each amount: credits, limits, previous balances, deposits, old prices. Negative is in its favour. */
export function amountPenalties({ tokens, candidates, near }: Parsed, isTaken: boolean): Map<Candidate, number> {
  const sums = candidates.filter(isMoney);
  const columns = [...columnsOfOld(tokens), ...columnsOfLess(tokens)];
  const { textOf, before, above } = aroundAmounts({ tokens, near });
  const isReceipt = RECEIPT.test(textOf(0, tokens.length));
  const count = (amount: number) => sums.filter((one) => one.amount === amount).length;
  const credits = creditsIn({ tokens, candidates, near });
  // 'Paid with a card' on the next row is a receipt's; in a list of instalments it's next to the amount.
  const isPaid = ({ last }: Money) =>
    tokens[last + 1]?.row === tokens[last]?.row && PAID.test(textOf(last + 1, last + 2));
  const isRequested = (one: Money) => one.amount > 0 && NOW.test(before(one));
  const requested = sums.filter(isRequested).map(({ amount }) => amount);
  const next = new Set(
    sums
      .filter(
        (one) =>
          NEXT_RATE.test(textOf(one.first - PHRASE_WORDS, one.first)) && requested.some((sum) => sum !== one.amount),
      )
      .map((one) => one.amount),
  );
  for (const sum of requested) next.delete(sum);
  const doubts = new Map<Candidate, number>();
  const isNew = new Set<Money>();
  const old = new Set<number>();
  const isUnderOld = (one: Money) => columns.some((column) => isUnder(tokens[one.first], column));
  for (const [nth, one] of sums.entries()) {
    const following = sums[nth + 1];
    const isOld = following !== undefined && FROM.test(before(one)) && TO.test(textOf(one.last + 1, following.first));
    const doubt = Math.max(
      isOld || isCredit(tokens, one) || credits.has(one.amount) ? STRONG : 0,
      one.amount < SMALLEST ? STRONG : 0,
      MILLIONS.test(textOf(one.last + 1, one.last + 2)) ? STRONG : 0,
      // An amount charged once and deducted once has been paid.
      !isReceipt && one.amount > 0 && count(one.amount) === 1 && count(-one.amount) > 0 ? STRONG : 0,
      BEFORE.test(before(one)) ? (DEPOSIT_HELD.test(textOf(one.last + 1, one.last + 4)) ? STRONG : FAIR) : 0,
      next.has(one.amount) ? STRONG : 0,
      isPaid(one) ? FAIR : 0,
      BEFORE.test(above(one)) || LATE.test(textOf(one.first - SENTENCE_WORDS, one.first)) ? FAIR : 0,
      AFTER.test(textOf(one.first - SENTENCE_WORDS, one.first)) || TOO_LATE.test(above(one)) ? STRONG : 0,
      !isTaken && (MINIMUM_PAYMENT.test(before(one)) || MINIMUM_PAYMENT.test(above(one))) ? FAIR : 0,
      isUnderOld(one) ? FAIR : 0,
    );
    if (doubt > 0) doubts.set(one, doubt);
    if (isOld && following.amount > 0) isNew.add(following);
    if (isOld || isUnderOld(one) || (one.amount > 0 && PAST.test(before(one)))) old.add(one.amount);
  }
  // An old price or balance isn't what is requested now, wherever else it appears.
  for (const sum of requested) old.delete(sum);
  for (const one of sums) if (old.has(one.amount) && !doubts.has(one)) doubts.set(one, FAIR);
  // A new price is what is requested, unless the bill requests something else and only mentions it.
  const isOnlyMentioned = ({ amount }: Money) =>
    sums.some((one) => one.amount !== amount && NOW.test(above(one))) || requested.length > 0;
  for (const one of isNew) {
    if (!doubts.has(one) && !isOnlyMentioned(one)) doubts.set(one, -FAIR);
  }
  return doubts;
}

/** Amounts in the household's favour. */
function creditsIn({ tokens, candidates, near }: Parsed): Set<number> {
  const { textOf, before, above } = aroundAmounts({ tokens, near });
  return new Set(
    candidates
      .filter(isMoney)
      .filter(
        (one) =>
          ((one.amount < 0 || isCredit(tokens, one)) && (ACCOUNT.test(before(one)) || ACCOUNT.test(above(one)))) ||
          CREDIT.test(before(one)) ||
          CREDIT.test(above(one)) ||
          GIVEN_BACK.test(textOf(one.first - PHRASE_WORDS, one.first)) ||
          IN_CREDIT.test(textOf(one.last + 1, one.last + 3)),
      )
      .map(({ amount }) => Math.abs(amount)),
  );
}

/** '22.40 CR' is a credit. */
function isCredit(tokens: readonly Token[], { last }: Money): boolean {
  const [end, next] = [tokens[last], tokens[last + 1]];
  return /(?:^|\d)CR$/i.test(end?.text ?? "") || (next?.row === end?.row && /^CR\.?$/i.test(next?.text ?? ""));
}

/** Column headings of old prices next to new ones: 'old' and 'new', or one year and the next. */
function columnsOfOld(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => {
    const year = yearOf(token);
    const isOldHeading = OLD_HEADING.test(plain(token.text));
    if (!isOldHeading && year === undefined) return false;
    const after = tokens.filter((other) => other.row === token.row && other.x > token.x);
    return (
      (isOldHeading && after.some((other) => NEW_HEADING.test(plain(other.text)))) ||
      (year !== undefined && after.some((other) => yearOf(other) === year + 1))
    );
  });
}

/** '2026', '2026/27' or '2026-2027' as a column heading. */
const yearOf = ({ text }: Token): number | undefined => {
  const year = /^(20\d{2})(?:[-/–](?:20)?\d{2})?$/.exec(text)?.[1];
  return year === undefined ? undefined : Number(year);
};

/** Column headings of shorter terms after one for a whole year. */
function columnsOfLess(tokens: readonly Token[]): Token[] {
  const isTerm = (at: number, months: RegExp) =>
    /^(?:months?|monate?|mois|mesi|meses|maanden)$/.test(plain(tokens[at]?.text ?? "")) &&
    months.test(tokens[at - 1]?.text ?? "");
  return tokens.filter(
    (token, at) =>
      isTerm(at, /^[36]$/) &&
      tokens.some(({ row, x }, year) => row === token.row && x < token.x && isTerm(year, /^12$/)),
  );
}

function isUnder(value: Token | undefined, head: Token): boolean {
  if (value === undefined || value.page !== head.page || value.row <= head.row) return false;
  const reach = 2 * head.height;
  return value.x + value.width > head.x - reach / 2 && value.x < head.x + head.width + reach / 2;
}

/** The label score from which an amount is clearly requested. */
const REQUESTED_SCORE = 12;

/** The bonus for 'nothing to pay': the bill says so and mentions a credit, or all requested amounts are negative. */
export function nothingHint(features: Parsed): number {
  if (isCreditNote(features)) return 2 * CERTAIN;
  const isStated = NOTHING_ASKED.test(textReader(features)(0, features.tokens.length));
  return (isStated && creditsIn(features).size > 0 ? CERTAIN : 0) + (isOverpaid(features) ? CERTAIN : 0);
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

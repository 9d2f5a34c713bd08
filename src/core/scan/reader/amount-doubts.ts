import { plain } from "#core/scan/squash.ts";
import type { Candidate, Parsed } from "./candidates.ts";
import { creditsIn, debitedIn, isCredit } from "./credits.ts";
import { PAID } from "./instalments.ts";
import { aroundAmounts, isMoney, type Money } from "./neighbours.ts";
import type { Token } from "./tokens.ts";

/** Labels of amounts owed previously. */
const OWED_BEFORE = [
  "(?:opening|previous|brought forward|last) balance(?: at \\d+ \\p{L}+)?",
  "(?:vorheriger|alter|letzter|anfangs) ?saldo|saldovortrag",
  "(?:ancien|precedent) solde|solde (?:precedent|anterieur|initial)",
  "saldo (?:precedente|anterior|inicial|iniziale)|(?:vorig|oud|begin) ?saldo",
];
/** What was paid last year. */
const LAST_YEAR =
  /(?:last year(?:'s)?|previous year(?:'s)?|letztes jahr|letzten jahr|vorjahres?\p{L}*|l'an dernier|l'annee derniere|anno scorso|ano anterior|ano pasado|ano passado|vorig jaar)[^.!?\d]{0,50}$/u;
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
/** The price of paying in instalments, where it's offered. */
const WITH_INTEREST =
  /^\W*(?:including|inclusive of|incl\.?|inkl\.?|einschliesslich|inclusief) (?:interest|zinsen|rente)/;
/** 'goes from 10 to 12': words before the old amount, and between it and the new one. */
const FROM = /(?:^|\s)(?:from|von|bisher|van|de|da|du|dal)$/;
const TO = /^(?:to|auf|naar|a|à|para|al|au|na)$/;
/** Column headings of old and new amounts. */
const OLD_HEADING =
  /^(?:current(?:ly)?|derzeit|aktuell|actuel(?:lement)?|attuale|atual|bisher|bisherig|alt|old|previous|before|oud|huidig|ancien|avant|vecchio|prima|anterior|antes|dotychczas)$/;
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
/** Words for the next rate, and for what is requested now. */
const NEXT_RATE =
  /(?:neuer? (?:monatlicher? )?(?:abschlag|rate)|new (?:monthly )?(?:payment|install?ment|direct debit)|nouvelle mensualite|nuova rata|nueva cuota|nuevo importe mensual|nova prestacao|nieuw(?:e)? (?:termijnbedrag|voorschot|maandbedrag))/;
const NOW =
  /(?:gelieve (?:de|het bedrag van)|veuillez (?:regler|verser)(?: la somme de)?|bitte uberweisen sie(?: den betrag von)?|reste a payer|restant du|solde a payer|nachzahlung|noch zu zahlen|zu zahlen(?:der betrag)?|buchen wir(?: daher)?(?: nur)?|(?:amount|total|balance) due|to pay now|te betalen|da pagare|a pagar)[\s:]*(?:\d\S* ?)?$/;

/** On a receipt, the amount paid is the amount. */
const RECEIPT = /(?:^|\W)(?:receipt|quittung|kassenbon|recu|ricevuta|scontrino|recibo|kassabon|bon)(?:\W|$)/;

/** Penalties subtracted from the network's score of an amount. */
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
  const debited = debitedIn({ tokens, candidates });
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
      one.amount < SMALLEST || isUnitPrice(tokens, one) ? STRONG : 0,
      MILLIONS.test(textOf(one.last + 1, one.last + 2)) ? STRONG : 0,
      // An amount charged once and deducted once has been paid.
      !isReceipt && one.amount > 0 && !debited.has(one.amount) && count(one.amount) === 1 && count(-one.amount) > 0
        ? STRONG
        : 0,
      BEFORE.test(before(one)) ? (DEPOSIT_HELD.test(textOf(one.last + 1, one.last + 4)) ? STRONG : FAIR) : 0,
      next.has(one.amount) ? STRONG : 0,
      isPaid(one) ||
        LAST_YEAR.test(textOf(one.first - PHRASE_WORDS, one.first)) ||
        WITH_INTEREST.test(textOf(one.last + 1, one.last + 3))
        ? FAIR
        : 0,
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

/** '24.73p' is the price of a unit. */
const isUnitPrice = (tokens: readonly Token[], { last }: Money) =>
  /\d(?:p|ct)\W*$/i.test(tokens[last]?.text ?? "") || /^(?:p|ct|cents?)(?:\W|$)/i.test(tokens[last + 1]?.text ?? "");

/** Column headings of today's prices, and of those from a day on. */
const NOW_HEADING = /^(?:now|today|heute|jetzt|maintenant|ahora|agora|oggi|adesso|nu)$/;
const FROM_HEADING = /^(?:from|ab|des|dal|desde|vanaf)$/;

/** Column headings of old prices next to new ones: 'old' and 'new', 'now' and 'from 1 May', or one year and the next. */
function columnsOfOld(tokens: readonly Token[]): Token[] {
  const isFromDay = (at: number) =>
    FROM_HEADING.test(plain(tokens[at]?.text ?? "")) && /^\d/.test(tokens[at + 1]?.text ?? "");
  const untilFrom = tokens.flatMap((token) => {
    const isFollowed = tokens.some(({ row, x }, at) => row === token.row && x > token.x && isFromDay(at));
    if (!isFollowed || !NOW_HEADING.test(plain(token.text))) return [];
    const start = tokens.find(({ cell }) => cell === token.cell) ?? token;
    return [{ ...token, x: start.x, width: token.x + token.width - start.x }];
  });
  const old = tokens.filter((token) => {
    const year = yearOf(token);
    const isOldHeading = OLD_HEADING.test(plain(token.text));
    if (!isOldHeading && year === undefined) return false;
    const after = tokens.filter((other) => other.row === token.row && other.x > token.x);
    return (
      (isOldHeading && after.some((other) => NEW_HEADING.test(plain(other.text)))) ||
      (year !== undefined && after.some((other) => yearOf(other) === year + 1))
    );
  });
  return [...old, ...untilFrom];
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

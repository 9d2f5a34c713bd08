import type { UsualFrequency } from "#core/interval.ts";
import { cents } from "#core/money.ts";
import type { OtherAmount, OtherAmountKind } from "#core/scan/found.ts";
import { boundingBox } from "#core/scan/page.ts";
import { plain } from "#core/scan/squash.ts";
import type { Parsed } from "./candidates.ts";
import { firstPart, type Instalment, pairsIn } from "./instalments.ts";
import { isMoney, type Money, NEIGHBOURS, textReader } from "./neighbours.ts";

const word = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})`, "u");
/** A card's minimum payment. */
const MINIMUM = word(
  "minimum|mindest|min\\. (?:payment|due)|pago minimo|cuota minima|importe minimo|(?:paiement|montant|mensualite|reglement) minim|rata minima|(?:pagamento|importo|valor) minimo|minim(?:ale|aal)|minsta|lagsta (?:belopp|betalning)",
);
/** Everything owed on a card. */
const BALANCE = word(
  "(?:new|statement|closing|current|full|total|outstanding) balance|balance (?:due|owing|owed|to pay)|(?:what )?you owe|total (?:owed|due|owing|amount due)|(?:neuer|gesamter?|aktueller|offener)? ?(?:gesamt)?saldo|gesamtbetrag|rechnungsbetrag|nouveau solde|solde (?:actuel|du|a payer|total|debiteur)|(?:montant )?total (?:du|a payer)|nuevo saldo|saldo (?:actual|total|pendiente|dispuesto|deudor)|total a (?:pagar|liquidar)|nuovo saldo|saldo (?:finale|attuale|totale|dovuto)|totale (?:dovuto|da pagare)|(?:nieuwe?|openstaand|totaal|huidig) saldo|totaal (?:te betalen|verschuldigd)|novo saldo|saldo (?:atual|em divida)|(?:nowe|aktualne|calkowite) (?:saldo|zadluzenie)|saldo zadluzenia|(?:nytt|aktuellt|utgaende) saldo|(?:totalt|hela) (?:belopp|skuld)",
);
const BEFORE = word("previous|opening|last|vorherig|alter|letzt|vortrag|ancien|precedent|anterior|vorig|oud|poprzedni");
/** Words of papers that state a balance. */
const CARD = word(
  "balance|saldo|solde|credit card|creditcard|kreditkarte|carte de credit|tarjeta de credito|carta di credito|cartao de credito|karta kredytowa|kreditkort|you owe",
);
/** One of several parts. */
const PART = word(
  "install?ment|instal\\.|part(?:ial)? payment|raten?(?!\\p{L})|teilbetrag|teilzahlung|echeance|mensualite|acompte|rata(?!\\p{L})|cuota|plazo|fraccion|termijn|deelbetaling|prestac|parcela|raty(?!\\p{L})|delbetalning|avbetalning",
);
/** How many payments a year have, with words for it. */
const RHYTHMS: readonly (readonly [times: number, words: RegExp])[] = [
  [
    2,
    word("half[- ]?year|semi-?annual|two halves|halbjahr|halften|semestr|moitie|halfjaar|halvar|polroc|em duas|metade"),
  ],
  [4, word("quarter|vierteljahr|quartal|trimestr|kwarta|kvartal|per drie maanden|every three months")],
  [12, word("month|monat|mois|mensu|mese|mensil|mes(?!\\p{L})|mensal|maand|manad|miesi")],
];
/** Words for paying everything at once. */
const AT_ONCE = word(
  "in full|in one (?:go|sum|payment)|single payment|at once|one payment|auf einmal|in einer summe|einmalzahlung|en une (?:seule )?fois|en totalite|comptant|(?:in )?unica soluzione|rata unica|de una (?:sola )?vez|en un (?:solo|unico) pago|pago unico|in een keer|ineens|de uma (?:so )?vez|pronto pagamento|jednorazow|hela beloppet|en gang",
);
/** All parts together. */
const WHOLE = word(
  "total|whole|in full|full (?:amount|year|charge|payment)|annual|yearly|(?:for|per) (?:the )?(?:year|term)|year's|gesamt|jahres|ganze[rn]? betrag|summe|annuel|annee|montant|totale|importo|annuale|anno|importe|anual|ano(?!\\p{L})|totaal|jaar|volledig|valor|calosc|suma|razem|roczn|totalt|hela",
);
const ESTIMATE = word(
  "estimat|forecast|worth|equal to|equivale?|entspricht|umgerechnet|corrispond|project|expected|average|geschatzt|voraussichtlich|prognose|stima|previst|geschat|verwacht|szacowan",
);
/** 'In 12 monthly instalments of 125.10': how many parts, which may cost more than the total. */
const PARTS_OF = new RegExp(`(?<!\\d)(\\d{1,2}) (?:\\p{L}+ ){0,2}(?:${PART.source})`, "u");
/** A currency doesn't say what an amount is. */
const CURRENCY = /(?<!\p{L})(?:chf|eur|gbp|usd|aud|cad|nzd|sek|nok|dkk|pln|zl|kr|rs|r|s\$|a\$)(?!\p{L})/gu;
const [FEWEST, MOST] = [2, 12];
/** Parts may be rounded to a cent each; a first part has the remainder; parts may cost more than paying at once. */
const ROUNDED = 0.002;
const REMAINDER = 0.025;
const SURCHARGE = 0.2;
const EXACT = 0.0001;
/** In words: right after an amount. */
const AFTER = 3;
const MOST_PARTS = 3;

/** An amount, the words before it, and those right after it. */
type Labelled = Money & { label: string; after: string };
type Offered = { kind: OtherAmountKind; at: Money };

/** Amounts that may be paid instead: a card's minimum and its balance, an instalment and the total. */
export function otherAmounts(
  paper: Parsed,
  { amount: read, frequency }: { amount: number | null; frequency: UsualFrequency | null },
): OtherAmount[] {
  if (read === 0) return [];
  const sums = labelledAmounts(paper).filter(({ amount }) => amount > 0);
  const text = textReader(paper)(0, paper.tokens.length);
  const parts = read === null ? [] : partAmounts(paper, { sums, text, read, frequency });
  return [...cardAmounts(sums, text, read ?? 0), ...parts].map(({ kind, at }) => ({
    kind,
    value: cents(at.amount),
    place: {
      page: paper.tokens[at.first]?.page ?? 0,
      box: boundingBox(paper.tokens.slice(at.first, at.last + 1)),
    },
  }));
}

/** A card's minimum payment if the balance was read, and the other way round; both if neither was. */
function cardAmounts(sums: readonly Labelled[], text: string, read: number): Offered[] {
  // A minimum without a balance may be anything: a fee, or an order's least value.
  if (!MINIMUM.test(text) || !CARD.test(text) || !BALANCE.test(text)) return [];
  const minimum = sums.find(
    ({ amount, label }) => amount !== read && (read === 0 || amount < read) && MINIMUM.test(label),
  );
  const balances = sums.filter(({ label }) => BALANCE.test(label) && !BEFORE.test(label) && !MINIMUM.test(label));
  const isRead = balances.some(({ amount }) => amount === read);
  const balance = isRead ? undefined : balances.find(({ amount }) => amount > Math.max(read, minimum?.amount ?? 0));
  return [
    ...(minimum ? [{ kind: "minimum" as const, at: minimum }] : []),
    ...(balance ? [{ kind: "balance" as const, at: balance }] : []),
  ];
}

type Payable = { sums: readonly Labelled[]; text: string; read: number; frequency: UsualFrequency | null };

/** The total if an instalment was read, and the other way round. */
function partAmounts(paper: Parsed, { sums, text, read, frequency }: Payable): Offered[] {
  const pairs = pairsIn(paper).sort((one, other) => (one.day < other.day ? -1 : 1));
  const whole = wholeOf(sums, { text, read, pairs, isFirst: firstPart(paper, MOST * read)?.amount === read });
  if (whole !== undefined) return [{ kind: "total", at: whole }];
  const [planned] = pairs;
  if (planned !== undefined && addUpTo(pairs, read))
    return planned.sum.amount < read ? [{ kind: "instalment", at: planned.sum }] : [];
  // Only a yearly bill is paid every month or quarter instead.
  const rhythms = frequency === "annually" || frequency === null ? RHYTHMS : [];
  const parts = new Map<number, Money>();
  for (const one of sums) {
    const times = timesIn(read, one, rhythms);
    if (times !== undefined && !parts.has(times)) parts.set(times, one);
  }
  const first = firstPart(paper, read);
  const found = parts.size === 0 && first !== undefined ? [first] : [...parts.values()].slice(0, MOST_PARTS);
  return found.map((at) => ({ kind: "instalment", at }));
}

type Part = { text: string; read: number; pairs: readonly Instalment[]; isFirst: boolean };

/** The largest amount that the one read is a part of. */
function wholeOf(sums: readonly Labelled[], { text, read, pairs, isFirst }: Part): Labelled | undefined {
  const dated = new Set(pairs.map(({ sum }) => sum.amount));
  const isPart = dated.has(read) || sums.some(({ amount, label }) => amount === read && PART.test(label));
  if (!isPart && !AT_ONCE.test(text)) return undefined;
  const tolerance = !isPart ? EXACT : isFirst ? REMAINDER : ROUNDED;
  const others = new Set(sums.map(({ amount }) => amount).filter((amount) => isNear(amount, read, SURCHARGE)));
  const isWhole = (amount: number) =>
    addUpTo(pairs, amount) ||
    isMultiple(amount, read, tolerance) ||
    // A first part, then equal ones.
    [...others].some((other) => isMultiple(amount - read, other, EXACT));
  return sums
    .filter(({ amount, label }) => amount > read && WHOLE.test(label) && !ESTIMATE.test(label) && isWhole(amount))
    .sort((one, other) => other.amount - one.amount)[0];
}

/** Whether the amounts of several days add up to another. */
const addUpTo = (pairs: readonly Instalment[], whole: number) =>
  new Set(pairs.map(({ day }) => day)).size > 1 &&
  isNear(
    pairs.reduce((total, { sum }) => total + sum.amount, 0),
    whole,
    ROUNDED,
  );

/** How many times an amount has to be paid instead of another, by the words around it and its size. */
function timesIn(whole: number, { amount, label, after }: Labelled, rhythms: typeof RHYTHMS): number | undefined {
  if (ESTIMATE.test(label)) return undefined;
  const stated = Number(PARTS_OF.exec(label)?.[1] ?? 0);
  const [rhythm = 0] = rhythms.find(([, words]) => words.test(label) || words.test(after)) ?? [];
  const isPossible = (times: number) => times >= FEWEST && times <= MOST;
  const counted = [stated, rhythm].find(
    (times) => isPossible(times) && isBetween(times * amount, whole, whole * (1 + SURCHARGE)),
  );
  if (counted !== undefined) return counted;
  return PART.test(label) && isMultiple(whole, amount, ROUNDED) ? Math.round(whole / amount) : undefined;
}

const isBetween = (value: number, least: number, most: number) => value >= least * (1 - ROUNDED) && value <= most;
const isNear = (one: number, other: number, tolerance: number) => Math.abs(one - other) <= tolerance * other;

function isMultiple(whole: number, part: number, tolerance: number): boolean {
  const times = Math.round(whole / part);
  return times >= FEWEST && times <= MOST && isNear(times * part, whole, tolerance);
}

/** Amounts with the words before them on their row, from the nearest cell that has any; without any, those above. */
function labelledAmounts({ tokens, candidates, near }: Parsed): Labelled[] {
  const textOf = textReader({ tokens });
  const sums = candidates.filter(isMoney);
  const ends = new Set(sums.map(({ last }) => last));
  const startOf = (end: number) => {
    let from = end;
    while (from > 0 && tokens[from - 1]?.cell === tokens[end - 1]?.cell && !ends.has(from - 1)) from--;
    return from;
  };
  const before = ({ first }: Money) => {
    let end = first;
    while (end > 0 && tokens[end - 1]?.row === tokens[first]?.row && !ends.has(end - 1)) {
      const text = textOf(startOf(end), end);
      if (/\p{L}{2}/u.test(text.replace(CURRENCY, ""))) return text;
      end = startOf(end);
    }
    return undefined;
  };
  const above = ({ first }: Money) => {
    const words = near.slice(first * NEIGHBOURS + NEIGHBOURS / 2, (first + 1) * NEIGHBOURS);
    const cells = new Set([...words].flatMap((at) => tokens[at - 1]?.cell ?? []));
    return plain(tokens.flatMap(({ cell, text }) => (cells.has(cell) ? [text] : [])).join(" "));
  };
  return sums.map((one) => ({
    ...one,
    label: before(one) ?? above(one),
    after: textOf(one.last + 1, one.last + 1 + AFTER),
  }));
}

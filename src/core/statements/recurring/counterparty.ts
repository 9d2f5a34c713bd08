import { isPeriod, withoutMonths } from "./month-words.ts";

type Line = { name: string; text: string; amount: number };

/** What follows describes the transaction, not the counterparty. */
const DETAILS_START =
  /\b(DES:|INDN:|CO ID:|PPD ID|CCD ID|WEB ID|ECH\/|ID EMETTEUR|MDT\/|\/MOTIF|\/REF|MOTIF|VALUE DATE|TRANSACTION ?#|EREF|MREF|KREF|CRED\+|SVWZ|IBAN[: ]|BIC[: ]|KENMERK|MACHTIGING|PASVOLGNR|TERM:|REF[ :.#/]|REFERENCE|MANDAT|FACT \d|SAGT DANKE|CARD XX|VIA APPLE|VIA GOOGLE)/;
/** Card processors put their own name before the shop's. */
const PROCESSOR =
  /\b(SQ|TST|PP|PAYPAL|SUMUP|SP|IZ|ZETTLE|STRIPE|CKO|ADYEN|PY|DD|LS|GUMROAD|PADDLE\.NET|FS|EB|IN|BT|WPY|CRV|NYA|AMZN MKTP(?: [A-Z]{2})?) ?\*/g;
/** Mobile wallets, PayPal payment numbers and 'on-line'. */
const PAYMENT_METHODS = /\b(?:APPLE|GOOGLE|SAMSUNG) ?PAY\b|\bPP\.\d+\.PP\b|\bON-LINE\b/g;
/** Labelled fields in a bank's text: the counterparty and the purpose. */
const PARTY = /\/NAME\/([^/]+)/;
const PURPOSE = /\bSVWZ\+(.*?)(?=\b[A-Z]{4}\+|$)/;
const DATES = /\b\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?(?:T\d{2}:\d{2}(?::\d{2})?)?\b|\b\d{1,2}[:H]\d{2}\b/g;

/** Words about how money moved, in the languages of known banks. */
const NOISE = new Set(
  `CARD PAYMENT PURCHASE AUTHORIZED AUTHORISED ON POS DEBIT CREDIT DIRECT DD SO STO FPO FPI BGC BACS CHAPS VISA MASTERCARD MAESTRO EFTPOS CHECKCARD RECURRING ONLINE PMT PYMT BILL PAY BILLPAY PAYMENTS AUTOPAY ACH WEB TEL PPD CCD TRANSFER TO FROM THE OF AND FOR CONTACTLESS NETBANK BANK INTERNET MOBILE APP STANDING ORDER FASTER RECEIVED SENT CLP INTL INTERNATIONAL FEE RETURN REFUND REVERSAL
  CB CARTE PAIEMENT PAR ACHAT PRLV PRELEVEMENT SEPA VIR VIREMENT RECU EMIS PERM PERMANENT INST DE DU LA LE LES DES ET FACTURE AVOIR REMBOURSEMENT
  LASTSCHRIFT BASISLASTSCHRIFT FOLGELASTSCHRIFT GUTSCHRIFT UEBERWEISUNG UBERWEISUNG DAUERAUFTRAG KARTENZAHLUNG GIROCARD DEBITK UND DER DIE DAS
  INCASSO BETALING BETAALAUTOMAAT OVERBOEKING OVERSCHRIJVING BEA GEA BETAALPAS NLD HET VAN EEN EUROPESE
  COMPRA TARJETA RECIBO ADEUDO DOMICILIACION TRANSFERENCIA PAGO DEL EL LOS PAGAMENTO ADDEBITO BONIFICO CARTA DIRETTO SDD CORE RID UTENZE
  KORTKOP KORT AUTOGIRO OVERFORING STAENDE BETALNING VAREKJOP NETTGIRO AVTALEGIRO
  POLECENIE ZAPLATY PLATNOSC KARTA KARTY ZAKUP ZLECENIE STALE PRZELEW PRZYCHODZACY WYCHODZACY FAKTURA TARJ ABONO FAVORE DISPOSTO RICEVUTO
  USA GBR AUS DEU FRA GB US AU COM WWW HTTP HTTPS NET ORG CO UK INC LTD LIMITED LLC PLC GMBH AG KG SAS SARL SA BV NV PTY CORP SRL SPA AB`.split(
    /\s+/,
  ),
);

const toPlainUpperCase = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();

/** A number, a reference or part of one. Letters with one or two digits ("O2", "T4") may be a name. */
const isReference = (word: string) =>
  /\d{3}|^\d+$|^X+\d*$|^\d+[A-Z]$/.test(word) || (word.length > 5 && /\d.*\d/.test(word));

function wordsIn(text: string): string[] {
  return (
    text
      .replace(PROCESSOR, " ")
      .replace(PAYMENT_METHODS, " ")
      .replace(DATES, " ")
      // Keep T-Mobile and E.ON as one word.
      .replace(/(?<![\p{L}\p{N}])(\p{L})[-.](?=\p{L}{2})/gu, "$1")
      .replace(/\.(COM|NET|ORG|DE|FR|NL|CO\.UK|COM\.AU|IO|TV)\b/g, " ")
      .replace(/[^\p{L}\p{N}&]+/gu, " ")
      .split(" ")
      .filter((word) => word !== "" && !isReference(word))
  );
}

const distinctiveWords = (text: string) => wordsIn(text).filter((word) => !NOISE.has(word) && word.length > 1);

/** The distinctive words of a line's name and text. */
function identifyingWords({ name, text }: Pick<Line, "name" | "text">): { name: string[]; text: string[] } {
  const upper = toPlainUpperCase(name);
  const party = PARTY.exec(upper)?.[1] ?? upper;
  const cut = DETAILS_START.exec(party)?.index ?? party.length;
  const about = toPlainUpperCase(text);
  return {
    name: distinctiveWords(cut > 3 ? party.slice(0, cut) : party),
    text: distinctiveWords(PURPOSE.exec(about)?.[1] ?? about).filter((word) => !isPeriod(word)),
  };
}

/** Payment intermediaries that name the actual counterparty in the text. */
const INTERMEDIARIES = new Set([
  "PAYPAL",
  "KLARNA",
  "STRIPE",
  "ADYEN",
  "MOLLIE",
  "SUMUP",
  "ZETTLE",
  "IZETTLE",
  "WORLDPAY",
]);

const NEIGHBOURS = 5;
const ROUNDS = 4;

/**
 * Removes words that aren't distinctive in this statement, in any language: a town follows many different words, a payment
 * method precedes many. A counterparty's own words have few neighbours.
 */
function withoutCommonWords(lists: readonly (readonly string[])[]): string[][] {
  let remainingLists = lists.map((words) => [...words]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of [-1, 1] as const) {
      const neighbours = new Map<string, Set<string>>();
      for (const words of remainingLists)
        words.forEach((word, at) => {
          const other = words[at + side];
          if (other === undefined) return;
          const known = neighbours.get(word) ?? new Set<string>();
          if (known.size < NEIGHBOURS) known.add(other);
          neighbours.set(word, known);
        });
      const isCommon = (word: string) => (neighbours.get(word)?.size ?? 0) >= NEIGHBOURS;
      remainingLists = remainingLists.map((words) => {
        const remaining = words.filter((word) => !isCommon(word));
        return remaining.length === 0 ? words : remaining;
      });
    }
  return remainingLists;
}

/** From this many, words that differ only in digits ("V57", "V12") are numbering. */
const NUMBERED = 8;

/** Whether a word is one of many that differ only in digits, unlike O2 and 7ELEVEN. */
function numberedIn(lists: readonly (readonly string[])[]): (word: string) => boolean {
  const shapeOf = (word: string) => word.replace(/\d/g, "0");
  const shapes = new Map<string, Set<string>>();
  for (const words of lists)
    for (const word of words)
      if (/\d/.test(word)) {
        const known = shapes.get(shapeOf(word)) ?? new Set<string>();
        shapes.set(shapeOf(word), known.add(word));
      }
  return (word) => /\d/.test(word) && (shapes.get(shapeOf(word))?.size ?? 0) >= NUMBERED;
}

/** The words that identify each line's counterparty, in order. */
function counterparties(lines: readonly Line[]): string[][] {
  const all = lines.map(identifyingWords);
  const isNumbered = numberedIn(all.map(({ name }) => name));
  const texts = all.map(({ text }) => text.filter((word) => !isNumbered(word)));
  const names = withoutCommonWords(withoutMonths(all.map(({ name }) => name.filter((word) => !isNumbered(word)))));
  const isPayee = payeesOf(lines, { names, texts });
  const inText = withoutCommonWords(texts.map((text, at) => (isPayee(names[at] ?? []) ? [] : text)));
  return names.map((words, at) => (inText[at]?.length ? (inText[at] ?? words) : words));
}

type Seen = { count: number; texts: Set<string> };
type Words = { names: readonly (readonly string[])[]; texts: readonly (readonly string[])[] };

/**
 * Which names are those of the counterparty. No name, or one with many different texts, is an intermediary or a payment method.
 * But many texts with mostly one amount are what somebody writes to the same payee.
 */
function payeesOf(lines: readonly Line[], { names, texts }: Words): (words: readonly string[]) => boolean {
  const known = new Map<string, { count: number; texts: Set<string>; amounts: Map<number, Seen> }>();
  lines.forEach(({ amount }, at) => {
    const key = (names[at] ?? []).join(" ");
    // Words with digits are references more often than names.
    const text = (texts[at] ?? []).filter((word) => !/\d/.test(word)).slice(0, 2);
    if (text.length === 0) return;
    const found = known.get(key) ?? { count: 0, texts: new Set<string>(), amounts: new Map<number, Seen>() };
    known.set(key, { ...found, count: found.count + 1 });
    found.texts.add(text.join(" "));
    const same = found.amounts.get(amount) ?? { count: 0, texts: new Set<string>() };
    found.amounts.set(amount, { count: same.count + 1, texts: same.texts.add(text.join(" ")) });
  });
  const isUsual = (all: number) => (one: Seen) => one.texts.size >= NEIGHBOURS && one.count > all / 2;
  const many = [...known].filter(
    ([, found]) => found.texts.size >= NEIGHBOURS && ![...found.amounts.values()].some(isUsual(found.count)),
  );
  const intermediaries = new Set(many.map(([key]) => key));
  return (words) => words.length > 0 && !INTERMEDIARIES.has(words[0] ?? "") && !intermediaries.has(words.join(" "));
}

/** Groups lines by the first two words of their counterparty. */
export function groupByCounterparty<T extends Line>(
  lines: readonly T[],
): { lines: T[]; wordsOf: (line: T) => readonly string[] }[] {
  const words = counterparties(lines);
  const known = new Map(lines.map((line, at) => [line, words[at] ?? []]));
  const groups = new Map<string, T[]>();
  lines.forEach((line, at) => {
    const key = words[at]?.slice(0, 2).join(" ") ?? "";
    const same = groups.get(key);
    if (same) same.push(line);
    else groups.set(key, [line]);
  });
  const wordsOf = (line: T) => known.get(line) ?? [];
  return mergeShort(groups).map((same) => ({ lines: same, wordsOf }));
}

/** Merges 'SPOTIFY' with 'SPOTIFY USA' if nothing else starts with that word. */
function mergeShort<T>(groups: Map<string, T[]>): T[][] {
  const longer = new Map<string, string[]>();
  for (const key of groups.keys()) {
    const [first = "", second] = key.split(" ");
    if (second === undefined) continue;
    const keys = longer.get(first);
    if (keys) keys.push(key);
    else longer.set(first, [key]);
  }
  for (const [first, keys] of longer) {
    const short = groups.get(first);
    const [only] = keys;
    if (short === undefined || keys.length > 1 || only === undefined) continue;
    groups.get(only)?.push(...short);
    groups.delete(first);
  }
  return [...groups.values()];
}

const SMALL = new Set(["of", "the", "and", "de", "du", "la", "le", "les", "des", "und", "der", "die", "van", "del"]);

/** States and countries that card networks append to a shop's name. */
const PLACES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX
  UT VT VA WA WV WI WY DC NSW VIC QLD TAS IE NL LU CH SE GB AU CAN IRL`.split(/\s+/),
);

/** A readable counterparty name: the words that most of its lines share, in title case. */
export function shownName<T extends Line>(lines: readonly T[], wordsOf: (line: T) => readonly string[]): string {
  const counts = new Map<string, number>();
  const lists = lines.map((line) => wordsOf(line).slice(0, 5));
  for (const words of lists) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const first = lists.at(-1) ?? [];
  const shared = first.filter((word) => (counts.get(word) ?? 0) >= 0.7 * lines.length).slice(0, 4);
  const nameWords = shared.length > 0 ? shared : first.slice(0, 2);
  const words = nameWords.filter((word, at) => at === 0 || at < nameWords.length - 1 || !PLACES.has(word));
  const titleCased = words.map((word, at) => {
    const lower = word.toLowerCase();
    if (at > 0 && SMALL.has(lower)) return lower;
    return word.length <= 3 && !/[AEIOUY]/.test(word.slice(1, -1))
      ? word
      : lower.charAt(0).toUpperCase() + lower.slice(1);
  });
  return titleCased.join(" ") || (lines.at(-1)?.name ?? "");
}

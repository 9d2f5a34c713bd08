/** What is left of a bank's text once the noise is gone: the words that tell one counterparty from another, in their order. */
export type Counterparty = { words: string[] };

/** From here on a bank tells of the movement, not of who it was with. */
const CUT =
  /\b(DES:|INDN:|CO ID:|PPD ID|CCD ID|WEB ID|ECH\/|ID EMETTEUR|MDT\/|\/MOTIF|\/REF|MOTIF|VALUE DATE|TRANSACTION ?#|EREF|MREF|KREF|CRED\+|SVWZ|IBAN[: ]|BIC[: ]|KENMERK|MACHTIGING|PASVOLGNR|TERM:|REF[ :.#/]|REFERENCE|MANDAT|FACT \d|SAGT DANKE|CARD XX|VIA APPLE|VIA GOOGLE)/;
/** Whoever takes cards for many small shops puts a name of its own before theirs. */
const PROCESSOR =
  /\b(SQ|TST|PP|PAYPAL|SUMUP|SP|IZ|ZETTLE|STRIPE|CKO|ADYEN|PY|DD|LS|GUMROAD|PADDLE\.NET|FS|EB|IN|BT|WPY|CRV|NYA|AMZN MKTP(?: [A-Z]{2})?) ?\*/g;
const DATES = /\b\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?(?:T\d{2}:\d{2}(?::\d{2})?)?\b|\b\d{1,2}[:H]\d{2}\b/g;

/** Words for how money moved, and for the things around it, in the languages of the banks that we know. */
const NOISE = new Set(
  `CARD PAYMENT PURCHASE AUTHORIZED AUTHORISED ON POS DEBIT CREDIT DIRECT DD SO STO FPO FPI BGC BACS CHAPS VISA MASTERCARD MAESTRO EFTPOS CHECKCARD RECURRING ONLINE PMT PYMT BILL PAY BILLPAY PAYMENTS AUTOPAY ACH WEB TEL PPD CCD TRANSFER TO FROM THE OF AND FOR CONTACTLESS APPLE GOOGLE PAY NETBANK BANK INTERNET MOBILE APP STANDING ORDER FASTER RECEIVED SENT CLP INTL INTERNATIONAL FEE RETURN REFUND REVERSAL
  CB CARTE PAIEMENT PAR ACHAT PRLV PRELEVEMENT SEPA VIR VIREMENT RECU EMIS PERM PERMANENT INST DE DU LA LE LES DES ET FACTURE AVOIR REMBOURSEMENT
  LASTSCHRIFT BASISLASTSCHRIFT FOLGELASTSCHRIFT GUTSCHRIFT UEBERWEISUNG UBERWEISUNG DAUERAUFTRAG KARTENZAHLUNG GIROCARD DEBITK UND DER DIE DAS
  INCASSO BETALING BETAALAUTOMAAT OVERBOEKING OVERSCHRIJVING BEA GEA BETAALPAS NLD HET VAN EEN EUROPESE
  COMPRA TARJETA RECIBO ADEUDO DOMICILIACION TRANSFERENCIA PAGO DEL EL LOS PAGAMENTO ADDEBITO BONIFICO CARTA DIRETTO SDD CORE RID UTENZE
  KORTKOP KORT AUTOGIRO OVERFORING BETALNING VAREKJOP NETTGIRO AVTALEGIRO
  USA GBR AUS DEU FRA GB US AU COM WWW HTTP HTTPS NET ORG CO UK INC LTD LIMITED LLC PLC GMBH AG KG SAS SARL SA BV NV PTY CORP SRL SPA AB`.split(
    /\s+/,
  ),
);

const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();

/** A number, a reference or what is left of one; letters with a figure or two ("O2", "T4") may be a name. */
const isReference = (word: string) =>
  /\d{3}|^\d+$|^X+\d*$|^\d+[A-Z]$/.test(word) || (word.length > 5 && /\d.*\d/.test(word));

function wordsIn(text: string): string[] {
  return text
    .replace(PROCESSOR, " ")
    .replace(DATES, " ")
    .replace(/\.(COM|NET|ORG|DE|FR|NL|CO\.UK|COM\.AU|IO|TV)\b/g, " ")
    .replace(/[^\p{L}\p{N}&]+/gu, " ")
    .split(" ")
    .filter((word) => word !== "" && !isReference(word));
}

const isProcessor = (name: string) =>
  /^(PAYPAL|KLARNA|STRIPE|ADYEN|GOCARDLESS|MOLLIE|CCV|VISA|MASTERCARD|LASTSCHRIFT)\b/.test(name);

/** The words of a line's counterparty; those of its text where the name is a go-between's or says nothing. */
export function counterpartyOf({ name, text }: { name: string; text: string }): Counterparty {
  const upper = bare(name);
  const cut = CUT.exec(upper)?.index ?? upper.length;
  const own = wordsIn(cut > 3 ? upper.slice(0, cut) : upper);
  const telling = own.filter((word) => !NOISE.has(word) && word.length > 1);
  if (telling.length > 0 && !isProcessor(upper)) return { words: telling };
  const more = wordsIn(bare(text)).filter((word) => !NOISE.has(word) && word.length > 1);
  if (telling.length === 0 && more.length === 0) return { words: own.slice(0, 3) };
  return { words: [...telling.slice(0, 1), ...more].slice(0, 8) };
}

const LEADS_NEEDED = 4;

/**
 * Groups lines by counterparty. A word that follows many different first words (a town, a country, a kind of shop) tells
 * nothing, in whatever language: it is left out. The first two words that remain are the group.
 */
export function groupByCounterparty<T extends { name: string; text: string }>(
  lines: readonly T[],
): { key: string; lines: T[] }[] {
  const parties = lines.map((line) => ({ line, ...counterpartyOf(line) }));
  const leads = new Map<string, Set<string>>();
  for (const { words } of parties)
    for (const word of words.slice(1)) {
      const known = leads.get(word) ?? new Set<string>();
      if (known.size <= LEADS_NEEDED) known.add(words[0] ?? "");
      leads.set(word, known);
    }
  const isTail = (word: string) => (leads.get(word)?.size ?? 0) >= LEADS_NEEDED;
  const groups = new Map<string, T[]>();
  for (const { line, words } of parties) {
    const [first = "", ...rest] = words;
    const key = [first, ...rest.filter((word) => !isTail(word))].slice(0, 2).join(" ");
    const same = groups.get(key);
    if (same) same.push(line);
    else groups.set(key, [line]);
  }
  return mergeShort(groups);
}

/** 'SPOTIFY' and 'SPOTIFY USA' are one, as long as nothing else begins so. */
function mergeShort<T>(groups: Map<string, T[]>): { key: string; lines: T[] }[] {
  const longer = new Map<string, string[]>();
  for (const key of groups.keys()) {
    const [first = "", second] = key.split(" ");
    if (second !== undefined) longer.set(first, [...(longer.get(first) ?? []), key]);
  }
  for (const [first, keys] of longer) {
    const short = groups.get(first);
    const [only] = keys;
    if (short === undefined || keys.length > 1 || only === undefined) continue;
    groups.get(only)?.push(...short);
    groups.delete(first);
  }
  return [...groups].map(([key, lines]) => ({ key, lines }));
}

const SMALL = new Set(["of", "the", "and", "de", "du", "la", "le", "les", "des", "und", "der", "die", "van", "del"]);

/** How people would write a counterparty's name: the words that most of its lines share, in ordinary letters. */
export function shownName(lines: readonly { name: string; text: string }[]): string {
  const counts = new Map<string, number>();
  const lists = lines.map((line) => counterpartyOf(line).words.slice(0, 5));
  for (const words of lists) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const first = lists.at(-1) ?? [];
  const shared = first.filter((word) => (counts.get(word) ?? 0) >= 0.7 * lines.length).slice(0, 4);
  const words = shared.length > 0 ? shared : first.slice(0, 2);
  const written = words.map((word, at) => {
    const lower = word.toLowerCase();
    if (at > 0 && SMALL.has(lower)) return lower;
    return word.length <= 3 && !/[AEIOUY]/.test(word.slice(1, -1))
      ? word
      : lower.charAt(0).toUpperCase() + lower.slice(1);
  });
  return written.join(" ") || (lines.at(-1)?.name ?? "");
}

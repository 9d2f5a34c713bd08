import type { ColumnRole } from "./layout.ts";

/** Lower case, without accents and punctuation. "Débit (€)" is "debit" */
export const plainHeading = (heading: string): string =>
  heading
    .slice(0, 80)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The other side of a transaction, of both directions or of money out. */
const PAYEE =
  /\b(payee|counterparty|counter party|merchant|beneficiary|beguenstigter|begunstigter|empfanger|zahlungsempfanger( in)?|zahlungsbeteiligter|zahlungsbeteiligte|gegenpartei|partner|tegenpartij|beneficiaire|beneficiario|favorecido|destinatario|tiers|mottagare|mottaker|modtager|saajan?|odbiorca|kontrahenta?|protistrana)\b/;

/** The roles that column names suggest, with a weight. Earlier entries take precedence. */
const WORDS: readonly (readonly [ColumnRole, number, RegExp])[] = [
  // An account or card number isn't a transaction's, and a value date ranks below a booking date.
  [
    "ignore",
    1,
    /\b(iban|bic|swift|account (number|no|type)|sort code|card (number|no)|konto(nummer|nr)|blz|bankleitzahl|rekening(nummer)?|tilinumero|numer (konta|rachunku)|cislo uctu|compte|cuenta|tegenrekening|auftragskonto|category|kategorie|gla(e)?ubiger|mandat(sreferenz)?|check|cheque (number|no)|fees?|commission|tags?|mcc|exchange|wechselkurs|original|foreign|ursprungsbetrag|auslagen|sammlerreferenz)\b/,
  ],
  ["fee", 3, /\b(fees?|commission)\b/],
  ["balance", 3, /\b(balance|bal|saldos?|solde|kontostand|stand|saldot|zustatek|stav|bakiye|sold|egyenleg)\b/],
  [
    "currency",
    3,
    /\b(currency|ccy|wahrung|waehrung|devise|divisa|moneda|munt|valuta ?kod|waluta|mena)\b|^(munt|cur|curr|valuta wahrung)$/,
  ],
  [
    "out",
    3,
    /\b(debit( amount)?|debits|withdrawals?|paid out|money out|spent|soll|lastschrift(?! ursprungsbetrag)|belastung(en)?|ausgang|ausgaben?|sorties?|debitos?|cargos?|gastos?|saidas?|addebit[oi]|uscit[ae]|uitgaven?|uttag|ut|out|charges?|obciazeni[ae]|wydatki|vydaje|borc)\b|^(af|debet)\b/,
  ],
  [
    "in",
    3,
    /\b(credit( amount)?|credits|deposits?|paid in|money in|received|haben|gutschrift(en)?|eingang|einnahmen?|entrees?|entradas?|creditos?|abonos?|ingresos?|accredit[oi]|entrat[ae]|inkomsten|insattning|inn|uznani[ae]|wplywy|prijmy|alacak)\b|\bin$|^in\b|^bij\b/,
  ],
  [
    "marker",
    3,
    /\b(debit credit|credit debit|dr cr|cr dr|af bij|soll haben|d c|s h|direction|indicator|credit debit indicator|richtung|sens|type of amount)\b/,
  ],
  [
    "date",
    4,
    /\b(buchung(stag|sdatum)?|booking|posted|posting|post date|completed|boekdatum|bokforings|comptabilisation|comptable|contable|contabile|ksiegowania)\b/,
  ],
  [
    "date",
    2,
    /\b(value date|valutadatum|wertstellung|wertstellungsdatum|valuta|date (de )?valeur|fecha valor|data valuta|rentedatum|started)\b/,
  ],
  ["date", 3, /\b(date|datum|fecha|data|dato|pvm|paivays|operation date|transaction date)\b/],
  [
    "amount",
    3,
    /\b(amount|betrag|montant|bedrag|importe|importo|belopp|belob|umsatz|valor|monto|kwota|castka|objem|summa|sum|suma|tutar|osszeg|bel(o|ø)[bp]|value|transaction amount|net)\b/,
  ],
  [
    "payer",
    2,
    /\b(payer|sender|zahlungspflichtige r?|zahlungspflichtiger|auftraggeber|debtor|ordonnateur|donneur d ordre|ordenante|ordinante|nadawca|avsandare|maksaja|platce|opdrachtgever|gonderen|from)\b$/,
  ],
  ["name", 6, PAYEE],
  ["name", 4, /\b(naam|name|nom|nazwa|nazev|navn|namn|to(?! e?mail))\b/],
  [
    "name",
    3,
    /\b(description|transaction description|narrative|particulars|details|libelle|omschrijving|concepto|descrizione|descripcion|descricao|historico|text|tekst|forklaring|beschreibung|buchungsdetails|rubrik|specifikation|opis|popis|selite|causale|descriere|aciklama|detalle|glosa)\b/,
  ],
  ["status", 3, /\b(status|state|etat|estado|stato)\b/],
  [
    "id",
    3,
    /\b(transaction id|transaction (number|reference)|transaktions (id|nr)|fitid|unique id|reference number|id|transaktionsnummer|numero operation|volgnr)\b/,
  ],
  [
    "text",
    3,
    /\b(memo|notes?|purpose|verwendungszweck|buchungstext|reference|mededelingen|communication|message|informations?|additional|type|kind|transaction type|umsatzart|vorgang|payment reference|particulars|code|info|bemerkung|observaciones|motivo|tytul(em)?)\b/,
  ],
];

/** The roles that a column name suggests; several if it's ambiguous. */
export function rolesNamed(heading: string): { role: ColumnRole; weight: number }[] {
  // In "Debit in EUR", 'in' says nothing of the direction.
  const plain = plainHeading(heading)
    .replace(/(?<=.) in (?:[a-z]{3}|euros?|account currency)$/, "")
    .replace(/(?<=\p{L})(?=\d$)/u, " ");
  const found = WORDS.filter(([, , words]) => words.test(plain)).map(([role, weight]) => ({ role, weight }));
  // 'Debit/Credit' is a direction marker, not either column.
  const isBoth = found.some(({ role }) => role === "out") && found.some(({ role }) => role === "in");
  if (isBoth)
    return [
      { role: "marker", weight: 3 },
      { role: "amount", weight: 2 },
    ];
  // Of "Description 1" to "Description 3", the first has the name.
  if (/ [2-9]$/.test(plain) && found[0]?.role === "name") return [{ role: "text", weight: 3 }];
  // "Payee/Payer" is whoever is on the other side.
  return PAYEE.test(plain) ? found.filter(({ role }) => role !== "payer") : found;
}

/** The direction of an amount from a marker cell; undefined if it isn't a marker. */
export function directionOf(cell: string): "out" | "in" | undefined {
  const plain = cell.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  if (
    /^(-|d|dr|db|dbit|debet|debit|debito|soll|s|af|out|outgoing|paid out|withdrawal|uit|ausgang|lastschrift|cargo|expense|payment)$/.test(
      plain,
    )
  )
    return "out";
  if (
    /^(\+|c|cr|crdt|credit|credito|kredit|haben|h|bij|in|incoming|paid in|deposit|eingang|gutschrift|abono|income)$/.test(
      plain,
    )
  )
    return "in";
  return /^dbit/.test(plain) ? "out" : undefined;
}

/** Whether a status means that a transaction isn't booked, or never will be. */
export const isNotBooked = (cell: string) =>
  /\b(pending|vorgemerkt|declined|reverted|failed|cancell?ed|rejected|authori[sz]ed|en attente|refused|abgelehnt|storniert|in bearbeitung|pendiente|pendente|in attesa|in behandeling|gereserveerd|reserverad|reservert)\b/i.test(
    cell.slice(0, 60),
  );

/** Whether a cell only says whether its transaction is booked. */
export const isBookingState = (cell: string) =>
  /^(?:umsatz )?(?:gebucht|booked|posted|cleared|settled|completed|pending|vorgemerkt)$/i.test(cell.trim());

const BALANCES = [
  /^(?:opening|closing|starting|ending|beginning|previous|final) balance$/,
  /^(?:balance (?:brought|carried) (?:forward|down)|balance [bc] [fd]|(?:brought|carried) forward)$/,
  /^(?:anfangs|eroffnungs|end|start|schlus|schluss|abschluss|tages)(?:saldo|bestand)$/,
  /^(?:(?:alter|neuer) (?:saldo|kontostand)|saldovortrag|kontostand)$/,
  /^(?:solde|(?:ancien|nouveau) solde)$/,
  /^solde (?:initial|final|precedent|anterieur|crediteur|debiteur|d ouverture|de cloture)$/,
  /^saldo(?: (?:inicial|final|anterior|actual|atual|iniziale|finale|precedente|contabile|disponibile|(?:do |del )?dia))?$/,
  /^(?:(?:begin|eind)saldo|(?:oud|nieuw|vorig) saldo|(?:ingaende|inngaende|utgaende) saldo|(?:alku|loppu)saldo)$/,
  /^(?:saldo (?:poczatkowe|koncowe)|(?:pocatecni|konecny) (?:zustatek|stav))$/,
];
const PREPOSITION_AT_END = / (?:at|as of|on|am|per|vom|zum|au|al|del|em|op)$/;
const DATE_AT_END = /\s\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}$/;

/** Whether a row's texts say only that it is a balance: "Closing balance" or "Solde au 31/08/2026", but not "New Balance Paris". */
export function isBalanceRow(texts: readonly string[]): boolean {
  const worded = texts.filter((text) => /\p{L}/u.test(text));
  const isBalance = (text: string) => {
    const words = plainHeading(text.trim().replace(DATE_AT_END, "")).replace(PREPOSITION_AT_END, "");
    return BALANCES.some((balance) => balance.test(words));
  };
  return worded.length > 0 && worded.every(isBalance);
}

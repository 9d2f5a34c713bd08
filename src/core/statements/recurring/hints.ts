/** Words that suggest a transaction's kind, in the languages of known banks. They only nudge; the days decide. */
const HINTS = {
  debit:
    /\b(direct debit|dd\b|standing order|so\b|prlv|prelevement|\w*lastschrift|ach debit|incasso|domiciliacion|recibo|adeudo|addebito|sdd|rid\b|autogiro|avtalegiro|recurring|bill ?pay|billpay|bill pmt|bpay|dauerauftrag|periodieke|vir perm|polecenie zaplaty|zlecenie stale|staende overforing|czynsz|alquiler|affitto|hyra|rent|miete|loyer|huur|mortgage|insurance|versicherung|assurance|abschlag|abo\b|subscription|membership|premium)\b/i,
  wage: /\b(salary|payroll|wages?|lohn|gehalt|bezuege|salaire|paie|salaris|loon|nomina|stipendio|emolumenti|lon\b|lonn|wynagrodzenie|pension|rente\b|benefit|kindergeld|bacs|direct dep)/i,
  card: /\b(card|carte|cb\b|pos\b|purchase|checkcard|eftpos|debitk|pasvolgnr|tarjeta|carta|kortkop|kort|visa|mastercard|contactless|girocard|compra|tarj|karta|karty)\b/i,
  own: /\b(transfer (to|from) (sav|xx|my|own|pat|account)|(online|internal|own account) transfer|to sav|from sav|(tfr|trf|xfer)\b.{0,24}\bsav\w*|(transfer )?(to|from) (share|pot|vault|space)|(pot|vault|space) transfer|savings?|saver|tagesgeld|sparkonto|uebertrag|umbuchung|spaar\w*|livret|ldds?|epargne|giroconto|poupanca|mesma titularidade|traspaso|oszczedno\w*|przelew wlasny|compte a compte|ahorro|risparmi\w*|spar\b|sparkonto|credit card payment|card payment thank|payment thank you)\b/i,
  cash: /\b(atm|cash|withdrawal|wdl|bargeld\w*|geldautomat|ga nr\d*|retrait|dab\b|geldmaat|geldautomaat|cajero|prelievo|bancomat|uttag|uttak|bankomat\w*)\b/i,
  refund:
    /\b(refund|return|reversal|avoir|erstattung|remboursement|terugboeking|retour|gutschrift karte|devolucion|storno|zwrot|aterkop|kortaterkop|rimborso|aterbetalning)\b/i,
} as const;

export type Hint = keyof typeof HINTS;

/** The hints that most of the latest lines have. */
export function hintsOf(lines: readonly { name: string; text: string }[]): ReadonlySet<Hint> {
  const plain = lines.slice(-12).map(({ name, text }) => `${name} ${text}`.normalize("NFD").replace(/\p{M}/gu, ""));
  const isUsual = (hint: Hint) => plain.filter((text) => HINTS[hint].test(text)).length > plain.length / 2;
  return new Set((["debit", "wage", "card", "own", "cash", "refund"] as const).filter(isUsual));
}

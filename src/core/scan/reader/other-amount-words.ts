const word = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})`, "u");
/** A card's minimum payment. */
export const MINIMUM = word(
  "minimum|(?:not|no) less than|least (?:you|amount)|mindest|min\\. (?:payment|due)|pago minimo|cuota minima|importe minimo|(?:paiement|montant|mensualite|reglement) minim|rata minima|(?:pagamento|importo|valor) minimo|minim(?:ale|aal)|minsta|lagsta (?:belopp|betalning)",
);
/** A fee's minimum, or what a minimum payment contains. */
export const NO_MINIMUM = /%|interest|interet|interes|zins|rente|fee|gebuhr|comision|commission/;
/** Everything owed on a card. */
export const BALANCE = word(
  "(?:new|statement|closing|current|full|total|outstanding) balance|balance (?:due|owing|owed|to pay)|(?:what )?you owe|total (?:owed|due|owing|amount due)|(?:neuer|gesamter?|aktueller|offener)? ?(?:gesamt)?saldo|gesamtbetrag|rechnungsbetrag|nouveau solde|solde (?:actuel|du|a payer|total|debiteur)|(?:montant )?total (?:du|a payer)|nuevo saldo|saldo (?:actual|total|pendiente|dispuesto|deudor)|total (?:a (?:pagar|liquidar)|dispuesto)|pago total|debito complessivo|capital restant|somme restant|total outstanding|nuovo saldo|saldo (?:finale|attuale|totale|dovuto)|totale (?:dovuto|da pagare)|(?:nieuwe?|openstaand|totaal|huidig) saldo|totaal (?:te betalen|verschuldigd)|novo saldo|saldo (?:atual|em divida)|(?:nowe|aktualne|calkowite) (?:saldo|zadluzenie)|saldo zadluzenia|(?:nytt|aktuellt|utgaende) saldo|(?:totalt|hela) (?:belopp|skuld)",
);
export const BEFORE = word(
  "previous|opening|last|vorherig|alter|letzt|vortrag|ancien|precedent|anterior|vorig|oud|poprzedni",
);
/** Words of papers that state a balance. */
export const CARD = word(
  "balance|saldo|solde|skuld|debito|outstanding|credit card|creditcard|kreditkarte|carte de credit|tarjeta de credito|carta di credito|cartao de credito|karta kredytowa|kreditkort|you owe",
);
/** One of several parts. */
export const PART = word(
  "install?ment|instal\\.|part(?:ial)? payment|raten?(?!\\p{L})|teilbetrag|teilzahlung|echeance|mensualite|acompte|rata(?!\\p{L})|cuota|plazo|fraccion|termijn|deelbetaling|prestac|parcela|raty(?!\\p{L})|delbetalning|avbetalning",
);
/** How many payments a year have, with words for it. */
export const RHYTHMS: readonly (readonly [times: number, words: RegExp])[] = [
  [
    2,
    word("half[- ]?year|semi-?annual|two halves|halbjahr|halften|semestr|moitie|halfjaar|halvar|polroc|em duas|metade"),
  ],
  [4, word("quarter|vierteljahr|quartal|trimestr|kwarta|kvartal|per drie maanden|every three months")],
  [12, word("month|monat|mois|mensu|mese|mensil|mes(?!\\p{L})|mensal|maand|manad|miesi")],
];
/** Words for paying everything at once. */
export const AT_ONCE = word(
  "in full|in one (?:go|sum|payment)|single payment|at once|one payment|auf einmal|in einer summe|einmalzahlung|en une (?:seule )?fois|en totalite|comptant|(?:in )?unica soluzione|rata unica|de una (?:sola )?vez|en un (?:solo|unico) pago|pago unico|in een keer|ineens|de uma (?:so )?vez|pronto pagamento|jednorazow|hela beloppet|en gang",
);
/** All parts together. */
export const WHOLE = word(
  "total|whole|in full|full (?:amount|year|charge|payment)|annual|yearly|(?:for|per) (?:the )?(?:year|term)|year's|gesamt|jahres|ganze[rn]? betrag|summe|annuel|annee|montant|totale|importo|annuale|anno|importe|anual|ano(?!\\p{L})|totaal|jaar|volledig|valor|calosc|suma|razem|roczn|totalt|hela",
);
export const ESTIMATE = word(
  "estimat|forecast|worth|equal to|equivale?|entspricht|umgerechnet|corrispond|project|expected|average|geschatzt|voraussichtlich|prognose|stima|previst|geschat|verwacht|szacowan",
);
const NUMBERS: readonly (readonly [number, string])[] = [
  [2, "two|zwei|deux|due|dos|twee|duas|dwie|tva"],
  [3, "three|drei|trois|tre|tres|drie|trzy"],
  [4, "four|vier|quatre|quattro|cuatro|quatro|cztery|fyra"],
  [5, "five|funf|cinq|cinque|cinco|vijf"],
  [6, "six|sechs|sei|seis|zes|szesc|sex"],
  [8, "eight|acht|huit|otto|ocho|oito"],
  [9, "nine|neun|neuf|nove|nueve|negen"],
  [10, "ten|zehn|dix|dieci|diez|tien|dez|dziesiec|tio"],
  [11, "eleven|elf|onze|undici|once"],
  [12, "twelve|zwolf|douze|dodici|doce|twaalf|doze|tolv"],
  [40, "forty"],
];
/** 'In 12 monthly instalments of 125.10', 'eight payments of': how many parts, which may cost more than the total. */
const PARTS_OF = new RegExp(
  `(?<![\\d\\p{L}])(\\d{1,2}|${NUMBERS.map(([, words]) => words).join("|")}) (?:\\p{L}+ ){0,2}(?:${PART.source}|payments?|amounts?|halves|teilen?(?!\\p{L})|zahlungen|paiements|pagos|pagamenti|pagamentos|betalingen|keer|mal(?!\\p{L})|fois|volte|veces|vezes)`,
  "u",
);
/** How many parts a label states; 0 if none. */
export const countIn = (label: string): number => {
  const [, stated = ""] = PARTS_OF.exec(label) ?? [];
  return Number(stated) || (NUMBERS.find(([, words]) => words.split("|").includes(stated))?.[0] ?? 0);
};
/** A currency doesn't say what an amount is. */
export const CURRENCY = /(?<!\p{L})(?:chf|eur|gbp|usd|aud|cad|nzd|sek|nok|dkk|pln|zl|kr|rs|r|s\$|a\$)(?!\p{L})/gu;

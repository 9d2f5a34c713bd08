import type { Cell, Row } from "./rows.ts";
import { squash } from "./squash.ts";

export const SUBTOTAL = -2.5;
export const TAX = -9;

/**
 * Scores for labels before an amount. The first matching pattern counts, so the specific ones come first.
 * Compared without spaces, accents or dots.
 */
const LABELS: readonly (readonly [RegExp, number])[] = [
  // Previously owed, paid or credited.
  [
    /previous(balance|bill|amount|charges)|lastbill|lastpayment|lastinvoice|openingbalance|balanceforward|broughtforward|balancefromlast|vorherige|letzterechnung|altersaldo|anciensolde|soldeprecedent|facturepreced|paymentreceived|paymentsreceived|thankyou|alreadypaid|bereits(gezahlt|bezahlt)|abschlage|acompte|anzahlung/,
    -12,
  ],
  [
    /(nodirectdebit|late|overdue|reminder)(fee|charge)|mahngebuhr|minimum(payment|amount)|annual(cost|estimate|usage)|averag|durchschnitt|estimated|ifpaidafter|afterduedate|creditlimit|creditterms/,
    -12,
  ],
  [
    /qty|quantity|totalitem|noofitem|itemcount|itemsold|pointbalance|totalpoint|totalsaving|yousaved|totaldisc|discount|rabatt|skonto|remise|rounding(adj|ment)|^rounding$|^round(ing)?$|rounddown|roundup|roundoff|tips?$|hourly|unitprice|einzelpreis|prixunitaire/,
    -10,
  ],
  [
    /sub-?tota(a)?l|zwischensumme|ohne(ust|mwst|steuer|umsatzsteuer)|totalex(tax|vat|gst|cl)|netto\(?excl|steuerbasis|basisbetrag|warenwert|positionssumme|soustotal|total(excl|exkl|ht$|hors|net$|netto|beforetax|before|withouttax|exgst|exvat)|nettosumme|summenetto|nettobetrag|netto$|nettowert|gesamtnetto|horstaxe|totalht|excl(uding|usive|uded|\.)?(of)?(gst|vat|tax|mwst|btw|sst)|taxable|zzgl|(gst|vat|tax)base|steuerpflicht|basisht/,
    SUBTOTAL,
  ],
  [
    /total(sales)?include[ds](gst|vat|tax|\d+%?(gst|vat|tax))|^(?!.*total).*(gst|vat|tax|mwst|ust|tva)\d*%?(is)?(included|incl|enthalten|incluse)/,
    -9,
  ],
  // A total stated as including tax.
  [
    /((total|amount|amt|sales|summe|betrag|totaal).*(incl|inkl|inc|ttc|with(gst|tax)|brutto|rounded|afterround|aftertax|afterdisc|roundedto))/,
    9,
  ],
  [
    /totalamount(due|payable)|amount(now)?due|totaldue|duetotal|totalpayable|duepayable|amountpayable|balancedue|dueamount|amounttopay|totaltopay|pleasepay|payablenow|topaynow|newbalance|totalowing|amountowing|youowe|wewilltake|amounttobe(paid|debited|collected)|amountweredebiting/,
    12,
  ],
  [
    /zahlbetrag|restbetrag|restzahlung|zuzahlen|nochzuzahlen|rechnungs(end)?betrag|gesamtbetrag|endbetrag|rechnungssumme|rechnungsbetrag|forderungsbetrag|uberweisungsbetrag|abbuchungsbetrag|lastschriftbetrag|falligerbetrag|zahlungsbetrag|offenerbetrag|nachzahlung|endsumme|betragfallig|fallig$/,
    12,
  ],
  [
    /montant(total)?(apayer|du|ttc|preleve|delafacture)|netapayer|totalapayer|apayer|totalttc|resteapayer|soldedu|sommeapayer|montantpreleve|totaalbedrag|tebetalen|totaleuro|importetotal|totalapagar/,
    12,
  ],
  [
    /total(gst|vat|tax|mwst|tva|btw|sst)|(gst|vat|tax|mwst|sst|tva|btw|ust)(amt|amount|total|payable|\d+%?)?$|^(gst|vat|tax|mwst|tva|btw|sst|ust|mehrwertsteuer|umsatzsteuer|steuer)|(mwst|ust|steuer)betrag|servicecharge|servicetax|gstsummary|\d%(gst|vat|tax|mwst|ust|tva)/,
    TAX,
  ],
  [/change(due)?$|^change|kembali|ruckgeld|monnaie|wechselgeld|renduclient|balance$/, -9],
  [
    /cash(tend\w*|paid|received|sales?)?$|^cash|tender|tunai|amountpaid|amtpaid|paid$|bezahlt$|^visa|mastercard|creditcard|debitcard|^card|payment$|received|gegeben|especes|carte/,
    -4,
  ],
  [
    /grandtotal|net+total|totalnet+|final(total|amount)|invoicetotal|totalinvoice|totalbill|billtotal|ordertotal|totalorder|grossamount|totalgross|bruttobetrag|gesamtsumme|summebrutto|gesamtbrutto|bruttosumme|gesamtpreis|totalpaid|totalcharge|totalamt|totalamount|totalsales|amounttotal|totalrm|totalmyr|totaleur|totalusd|totalgbp|totalprice|rechnungtotal|totalfacture|totalgeneral|(monthlypayment|monthlyamount|monthlycharge)$|premium(due|payable)|rentdue|(instal(l)?ment|rate)$/,
    9,
  ],
  [/nettamt|netamt|netamount|netcharge|netpayable/, 7],
  [/gesamt|summe|total|totaal|totale|brutto/, 7],
  [/jumlah/, 6],
  [/amount|betrag|montant|importe|(?<!cur)rent|premium|due/, 3],
];

/** The text around a value: to its left, above in its column, on the row above, and after it. */
export type Context = { left: string; above: string; rowAbove: string; after: string };

const overlaps = (a: Cell, b: Cell) => Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x);

/** The context of a piece of a cell, squashed. */
export function contextOf(rows: readonly Row[], at: number, cell: Cell, from: number): Context {
  const row = rows[at];
  if (row === undefined) return { left: "", above: "", rowAbove: "", after: "" };
  const before = row.cells.filter((each) => each.x < cell.x).map((each) => each.text);
  // "Total (includes tax of 3.64)" labels the figure after it, not the one inside.
  const left = squash([...before, cell.text.slice(0, from)].join(" ").replace(/\([^)]*\d[.,]\d{2}[^)]*\)/g, " "));
  const following = row.cells.filter((each) => each.x > cell.x).map((each) => each.text);
  const previous = rows[at - 1];
  const isNear =
    previous !== undefined && previous.page === row.page && row.y - (previous.y + previous.height) < 2.5 * row.height;
  const cellsAbove = isNear ? previous.cells.filter((each) => overlaps(each, cell)) : [];
  return {
    left,
    above: squash(cellsAbove.map((each) => each.text).join(" ")),
    rowAbove: isNear ? squash(previous.text) : "",
    after: squash([cell.text.slice(from), ...following, rows[at + 1]?.text ?? ""].join(" ")),
  };
}

/** How much a label suggests that an amount is to be paid; negative against it, 0 if neutral. */
export function labelScore(words: string): number {
  if (words === "") return 0;
  return LABELS.find(([pattern]) => pattern.test(words))?.[1] ?? 0;
}

export const isChange = (words: string) => /change(due)?|kembali|ruckgeld|rendu/.test(words) && !/total/.test(words);
export const isCash = (words: string) =>
  /cash|tender|tunai|amtpaid|amountpaid|paid|gegeben|received|especes/.test(words) &&
  !/cashier|total|change|tobepaid/.test(words);

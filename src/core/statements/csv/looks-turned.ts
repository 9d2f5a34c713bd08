import { readAmount } from "#core/statements/amount-text.ts";
import { type Column, isEmpty } from "./columns.ts";
import { findFollowed, type RowOrder } from "./follow-balance.ts";
import { plainHeading } from "./header-words.ts";
import type { CsvLayout, columnsOf } from "./layout.ts";

/** Column names that only credit cards have. */
const OF_CARD =
  /\b(card ?members?|card ?holders?|card (number|no)|kartennummer|karteninhaber|appears on your statement|numero de tarjeta|numero de carte)\b/;
/** What a credit card's statement says of a repayment. */
const REPAYMENT =
  /\b(payment( \w+){0,3} thank you|thank you( for)?( your)? payment|payment received|received payment|payments and credits|autopay payment|mobile payment|zahlung( \w+){0,3} (erhalten|dank)|uberweisung( \w+){0,3} dank|paiement recu|merci( de)?( votre)? paiement|pago recibido|gracias por su pago|pagamento ricevuto|betaling ontvangen|inbetalning|innbetaling|indbetaling)\b/;
const PURCHASE = /^(purchase|sale|kauf|einkauf|achat|compra|acquisto|aankoop|kop)$/;
/** What an account's statement says of money in. */
const INCOME =
  /\b(salary|payroll|wages?|interest(?! charge)|deposit|transfer from|received from|pension|lohn|gehalt|zinsen|salaire|interets|nomina|intereses|stipendio|interessi|salaris|rente|lon|ranta|wynagrodzenie|odsetki)\b/;

type Context = { headings: readonly string[]; order: RowOrder };

/**
 * Whether money out is positive, as in some credit card files. The balance tells for sure; otherwise at least one thing must say so
 * that only a card's file says, and nothing against it. If unsure, no.
 */
export function looksTurned(columns: readonly Column[], layout: CsvLayout, { headings, order }: Context): boolean {
  const of = (role: Parameters<typeof columnsOf>[1]) => columns.find(({ at }) => layout.roles[at] === role);
  const [amount, balance] = [of("amount"), of("balance")];
  if (amount === undefined || of("marker")) return false;
  if (balance && !isEmpty(balance)) return findFollowed({ balances: [balance], amounts: [amount] }, order)?.sign === -1;
  // A plus or CR says plainly that it's money in.
  if (amount.cells.some((cell) => /^\s*\+|\bcr\b/i.test(cell))) return false;
  const values = amount.all.map((cell) => readAmount(cell, layout.decimalMark) ?? 0);
  const rowsWhere = (test: (value: number) => boolean) => values.flatMap((value, at) => (test(value) ? [at] : []));
  const [positive, negative] = [rowsWhere((value) => value > 0), rowsWhere((value) => value < 0)];
  if (positive.length <= negative.length) return false;
  const cells = columns.filter(({ letters }) => letters > 0).map(({ all }) => all.map(plainHeading));
  const count = (rows: readonly number[], words: RegExp) =>
    rows.filter((row) => cells.some((column) => words.test(column[row] ?? ""))).length;
  const isAgainst = count(positive, REPAYMENT) > 0 || count(positive, INCOME) > 0;
  return (
    !isAgainst &&
    (headings.some((heading) => OF_CARD.test(plainHeading(heading))) ||
      count(negative, REPAYMENT) > 0 ||
      count(positive, PURCHASE) > positive.length / 2)
  );
}

import { type Cents, formatMoney, parseMoney } from "#core/money.ts";
import { readChoice } from "./preferences.ts";

// Asking Intl for these costs a phone a tenth of a second before the first figure; a test holds them to its words.
const SIGNS = new Map([
  ["USD", "$"],
  ["EUR", "€"],
  ["GBP", "£"],
  ["AUD", "$"],
]);
const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/** A whole number with its thousands apart. 12345 is "12,345" */
export const grouped = (digits: number | string) => String(digits).replace(THOUSANDS, ",");

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency);
  if (known) return known;
  // The screens are in English, so are the figures; the narrow symbol keeps AUD a plain "$".
  const made = new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  formatters.set(currency, made);
  return made;
}

/** An amount as a person reads it, in their currency. "1234.5" is $1,234.50 */
export function money(amount: Cents | string, currency = readChoice("currency")): string {
  const known = typeof amount === "string" ? parseMoney(amount) : amount;
  if (known === undefined) return String(amount);
  const sign = SIGNS.get(currency);
  if (sign !== undefined) {
    const [whole = "0", fraction = "00"] = formatMoney(known).replace("-", "").split(".");
    return `${known < 0 ? "-" : ""}${sign}${grouped(whole)}.${fraction}`;
  }
  // Decimal text goes through Intl exactly; the same amount as a float might not.
  return formatterOf(currency).format(formatMoney(known) as `${number}`);
}

/** The sign before an amount field: $, €, £ */
export function currencySymbol(currency = readChoice("currency")): string {
  const sign = SIGNS.get(currency);
  if (sign !== undefined) return sign;
  const part = formatterOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === "currency");
  return part?.value ?? currency;
}

/** A day ("2026-03-01") or instant the way this person writes dates. */
export function date(value: string, format = readChoice("dateFormat")): string {
  const [year = "", month = "", day = ""] = value.slice(0, 10).split("-");
  return format.replace("YYYY", year).replace("MM", month).replace("DD", day);
}

import { daysBetween, day as toDay, weekdayOf } from "#core/day.ts";
import { type Cents, formatMoney, parseMoney } from "#core/money.ts";
import { shownCurrency } from "./household.ts";
import { readChoice } from "./preferences.ts";

// Intl would cost a phone 100 ms before the first figure; a test checks these against Intl.
const SIGNS = new Map([
  ["USD", "$"],
  ["EUR", "€"],
  ["GBP", "£"],
  ["AUD", "$"],
]);
const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/** A whole number with thousands separators. 12345 is "12,345" */
export const grouped = (digits: number | string) => String(digits).replace(THOUSANDS, ",");

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string): Intl.NumberFormat {
  const cached = formatters.get(currency);
  if (cached) return cached;
  // English figures like the screens; the narrow symbol keeps AUD a plain "$".
  const formatter = new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  formatters.set(currency, formatter);
  return formatter;
}

/** A formatted amount in the person's currency. "1234.5" is $1,234.50 */
export function money(amount: Cents | string, currency = shownCurrency()): string {
  const known = typeof amount === "string" ? parseMoney(amount) : amount;
  if (known === undefined) return String(amount);
  const sign = SIGNS.get(currency);
  if (sign !== undefined) {
    const [whole = "0", fraction = "00"] = formatMoney(known).replace("-", "").split(".");
    return `${known < 0 ? "-" : ""}${sign}${grouped(whole)}.${fraction}`;
  }
  // Intl formats decimal strings exactly; a float might be off.
  return formatterOf(currency).format(formatMoney(known) as `${number}`);
}

/** The symbol before an amount field: $, €, £ */
export function currencySymbol(currency = shownCurrency()): string {
  const sign = SIGNS.get(currency);
  if (sign !== undefined) return sign;
  const part = formatterOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === "currency");
  return part?.value ?? currency;
}

/** A day ("2026-03-01") or instant in the person's date format. */
export function date(value: string, format = readChoice("dateFormat")): string {
  const [year = "", month = "", day = ""] = value.slice(0, 10).split("-");
  return format.replace("YYYY", year).replace("MM", month).replace("DD", day);
}

export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Closer days of another year are unambiguous without the year. */
const UNAMBIGUOUS_DAYS = 300;

/** A short day: "16 Feb", with the year only if ambiguous: "16 Feb 2029". */
export function shortDay(value: string, today: string): string {
  const [year = "", month = "", day = ""] = value.split("-");
  const isUnambiguous =
    value.slice(0, 4) === today.slice(0, 4) || Math.abs(daysBetween(toDay(today), toDay(value))) < UNAMBIGUOUS_DAYS;
  return `${Number(day)} ${MONTHS[Number(month) - 1]}${isUnambiguous ? "" : ` ${year}`}`;
}

/** The same with its weekday: "Fri 20 Nov" */
export const weekdayAndDay = (value: string, today: string): string =>
  `${WEEKDAYS[weekdayOf(toDay(value)) - 1]} ${shortDay(value, today)}`;

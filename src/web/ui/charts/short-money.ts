import { readChoice } from "#web/lib/preferences.ts";

/** An amount as short as an axis needs it. 123400 cents is $1.2K */
export function shortMoney(amount: number, currency = readChoice("currency")): string {
  const units = amount / 100;
  const isLarge = Math.abs(units) >= 10_000;
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    notation: isLarge ? "compact" : "standard",
    maximumFractionDigits: isLarge ? 1 : Number.isInteger(units) ? 0 : 2,
    minimumFractionDigits: isLarge || Number.isInteger(units) ? 0 : 2,
  }).format(units);
}

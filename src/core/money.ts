/** Money as a whole number of cents. Only this file creates one. */
export type Cents = number & { readonly unit: "cents" };

/** The largest amount a numeric(10,2) column holds: 99,999,999.99. */
export const MAX_CENTS = 9_999_999_999 as Cents;

const NOT_AN_AMOUNT = "not an amount of cents";

/** Whether an error was thrown because an amount exceeds a database column. */
export const isMoneyOverflow = (error: unknown) =>
  error instanceof RangeError && error.message.startsWith(NOT_AN_AMOUNT);

export const ZERO = 0 as Cents;

/** A whole number as cents; throws on fractions and on amounts too large for a column. cents(1250) is 12.50 */
export function cents(value: number): Cents {
  if (!Number.isInteger(value) || Math.abs(value) > MAX_CENTS) throw new RangeError(`${NOT_AN_AMOUNT}: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

/** Cents that are only shown, never stored, so a household's total may exceed a column's limit. */
export function shownCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${NOT_AN_AMOUNT}: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

const DECIMAL = /^(-?)(\d{1,8})(?:\.(\d{1,2}))?$/;

/** Parses "12", "12.5", "12.50" or "-3.00"; undefined for anything else (commas, exponents, a third decimal). */
export function parseMoney(text: string): Cents | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole = "0", fraction = ""] = match;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return cents(sign === "-" ? -value : value);
}

const GROUPED = /^(-?)(\d{1,3}(?:,\d{3})+)(?=\.|$)/;

/**
 * Parses an amount as people type or copy it: ".5", "5." and "1,234.50" as well as what parseMoney accepts. Used by every
 * money field and request. A comma that doesn't separate thousands ("12,50") is ambiguous and refused.
 */
export function readMoney(typed: string): Cents | undefined {
  const normalized = typed
    .trim()
    .replace(GROUPED, (grouped) => grouped.replaceAll(",", ""))
    .replace(/^(-?)\.(?=\d)/, "$10.")
    .replace(/(?<=\d)\.$/, "");
  return parseMoney(normalized);
}

/** The wire format: two decimals, no grouping. 1250 is "12.50" */
export function formatMoney(amount: Cents): string {
  const absolute = Math.abs(amount);
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, "0")}`;
  return amount < 0 ? `-${text}` : text;
}

/** Divides by rate / per, rounding half up to the cent. divide(12990, 433) is 3000 */
export function divide(amount: Cents, rate: number, per = 100): Cents {
  // Doubling both sides keeps the half exact in integers.
  return cents(Math.floor((2 * amount * per + rate) / (2 * rate)));
}

/** Multiplies by a rate in hundredths, rounding half up to the cent; only for display. multiply(1000, 433) is 4330 */
export function multiply(amount: Cents, hundredths: number): Cents {
  // Multiplying the whole part separately stays exact for sums that times 10,400 wouldn't be.
  const whole = amount * Math.floor(hundredths / 100);
  return shownCents(whole + Math.floor((amount * (hundredths % 100) * 2 + 100) / 200));
}

/** Adds up; throws if the sum is too large for a column. */
export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}

/** Adds up for display, where the sum may exceed a column. Two full accounts are 199,999,999.98 */
export function total(amounts: readonly Cents[]): Cents {
  return shownCents(amounts.reduce<number>((all, amount) => all + amount, 0));
}

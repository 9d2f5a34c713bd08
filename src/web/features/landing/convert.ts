import type { UsualFrequency } from "#core/interval.ts";
import { type Cents, cents, formatMoney, readMoney } from "#core/money.ts";

/** Dollars as people write them. Not Intl: the prerendered page and every browser must agree. 125000 is "$1,250.00" */
export function dollars(amount: Cents): string {
  return `$${formatMoney(amount).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}

/** Accepts what people copy from a bill: "$1,250", " 129.9 ", "12.". Undefined unless it is more than zero. */
export function readAmount(text: string): Cents | undefined {
  const amount = readMoney(text.trim().replace(/^\$\s*/, ""));
  return amount !== undefined && amount > 0 ? amount : undefined;
}

/** The bill cut into weeks, the rest last; the pieces always add up to the bill. 129.90 by 30.00 is four and 9.90 */
export function splitIntoWeeks(amount: Cents, weekly: Cents): Cents[] {
  const whole = Math.floor(amount / weekly);
  const rest = amount - whole * weekly;
  const weeks = Array.from({ length: whole }, () => weekly);
  return rest > 0 ? [...weeks, cents(rest)] : weeks;
}

const BILLS_A_YEAR: Record<UsualFrequency, number> = { weekly: 52, monthly: 12, quarterly: 4, annually: 1 };

/** The weeks of a year, 0 to 51, in which the bill comes. Quarterly is 12, 25, 38, 51 */
export function dueWeeks(frequency: UsualFrequency): number[] {
  const times = BILLS_A_YEAR[frequency];
  return Array.from({ length: times }, (_, index) => Math.floor(((index + 1) * 52) / times) - 1);
}

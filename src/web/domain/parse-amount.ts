import { type Cents, readMoney } from "#core/money.ts";

/** The amount in a money field, once it is more than zero. ".5" is 50 */
export function parsePositiveAmount(typed: string): Cents | undefined {
  const amount = readMoney(typed);
  return amount !== undefined && amount > 0 ? amount : undefined;
}

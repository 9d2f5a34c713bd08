import { customType, timestamp } from "drizzle-orm/pg-core";
import { type Cents, formatMoney, parseMoney } from "#core/money.ts";

/** Money: numeric(10,2) in the database, whole cents in the code. Throws on what is no amount (numeric knows NaN). */
export const money = customType<{ data: Cents; driverData: string }>({
  dataType: () => "numeric(10,2)",
  toDriver: formatMoney,
  fromDriver: (text) => {
    // A nested relational query (`with:`) passes through JSON, where numeric is a float; select the column itself.
    const amount = typeof text === "string" ? parseMoney(text) : undefined;
    if (amount === undefined) throw new TypeError(`the database gave ${typeof text} ${text} for an amount of money`);
    return amount;
  },
});

/** A moment; to the millisecond, so that what a Date holds and what the column holds are equal. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
}

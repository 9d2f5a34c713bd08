import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { bigint, customType, timestamp } from "drizzle-orm/pg-core";
import type { Day } from "#core/day.ts";
import { type Cents, formatMoney, parseMoney } from "#core/money.ts";

/** An amount as the database writes it, in cents. Throws on what is none (numeric knows NaN). */
export function readMoney(text: unknown): Cents {
  // A nested relational query (`with:`) passes through JSON, where numeric is a float; select the column itself.
  const amount = typeof text === "string" ? parseMoney(text) : undefined;
  if (amount === undefined) throw new TypeError(`the database returned ${typeof text} ${text} for an amount of money`);
  return amount;
}

/** Money: numeric(10,2) in the database, whole cents in the code. */
export const money = customType<{ data: Cents; driverData: string }>({
  dataType: () => "numeric(10,2)",
  toDriver: formatMoney,
  fromDriver: readMoney,
});

/** A moment; to the millisecond, so that what a Date holds and what the column holds are equal. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
}

/** Bytes as they are. Drivers give a Buffer or a plain array of bytes; both are one. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** The number of a row. Every one a bigint, so that none runs out. */
export function rowId(name: string) {
  return bigint(name, { mode: "number" });
}

/** A civil day. Read as text: a driver's Date would bring a time zone along. */
export const calendarDay = customType<{ data: Day; driverData: string }>({
  dataType: () => "date",
  fromDriver: (value: unknown) => {
    // The column holds days alone, so its text is one; a Date would mean that a driver brought its time zone in.
    if (typeof value === "string" && value.length === 10) return value as Day;
    throw new TypeError("the database returned a day that is not text");
  },
});

/** A check that keeps an amount inside its column and NaN, which is greater than any number, out. */
export function inRange(column: SQLWrapper, allow: "any" | "from zero" | "above zero"): SQL {
  if (allow === "above zero") return sql`${column} > 0 and ${column} <= 99999999.99`;
  return sql`${column} between ${sql.raw(allow === "any" ? "-99999999.99" : "0")} and 99999999.99`;
}

/** A check that a text is one of the known words. */
export function oneOf(column: SQLWrapper, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;
}

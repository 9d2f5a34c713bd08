import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { bigint, customType, timestamp } from "drizzle-orm/pg-core";
import type { Day } from "#core/day.ts";
import { type Cents, formatMoney, parseMoney } from "#core/money.ts";

/** Parses an amount as the database formats it, into cents. Throws on anything else (numeric allows NaN). */
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

/** An instant with millisecond precision, so that a Date and the column are equal. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
}

/** Binary data. Drivers return a Buffer or a plain array of bytes; both become a Uint8Array. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** A row id. Always a bigint, so that none runs out. */
export function rowId(name: string) {
  return bigint(name, { mode: "number" });
}

/** A calendar day. Read as text: a driver's Date would add a time zone. */
export const calendarDay = customType<{ data: Day; driverData: string }>({
  dataType: () => "date",
  fromDriver: (value: unknown) => {
    // The column contains only days, so its text is a Day; a Date would mean that a driver added its time zone.
    if (typeof value === "string" && value.length === 10) return value as Day;
    throw new TypeError("the database returned a day that is not text");
  },
});

/** A check constraint that keeps an amount within its column and excludes NaN, which is greater than any number. */
export function inRange(column: SQLWrapper, allow: "any" | "from zero" | "above zero"): SQL {
  if (allow === "above zero") return sql`${column} > 0 and ${column} <= 99999999.99`;
  return sql`${column} between ${sql.raw(allow === "any" ? "-99999999.99" : "0")} and 99999999.99`;
}

/** A check constraint that limits a text to the known values. */
export function oneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

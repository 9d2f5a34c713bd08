import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Restricts a statement to some rows of many households, naming the households. */
export function isAmong(
  table: { household: AnyPgColumn; id: AnyPgColumn },
  rows: readonly { household: string; id: number }[],
): SQL | undefined {
  const households = new Set(rows.map(({ household }) => household));
  return and(
    sql`${table.household} = any(${sql.param([...households])}::uuid[])`,
    sql`${table.id} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`,
  );
}

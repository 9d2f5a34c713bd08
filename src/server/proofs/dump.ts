import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/open.ts";

/** Every table with something of a person's in it, and the column that says whose. */
const TABLES = {
  accounts: "owner",
  user_accounts: "user_id",
  bills: "owner",
  bill_savings: "owner",
  payments: "owner",
  operations: "owner",
  entries: "owner",
  incomes: "owner",
  answers: "owner",
  users: "id",
} as const;

/** Every row about money as text, of one person or of all: equal before and after means that nothing happened. */
export async function dump(db: Db, owner?: string): Promise<string[]> {
  const parts = Object.entries(TABLES).map(([table, column]): SQL => {
    const rows = sql.raw(`select '${table} ' || to_jsonb(t)::text as row from ${table} t`);
    return owner === undefined ? rows : sql`${rows} where t.${sql.identifier(column)} = ${owner}`;
  });
  return (await read<{ row: string }>(db, sql`${sql.join(parts, sql` union all `)} order by 1`)).map(({ row }) => row);
}

/** The rows of a query that Drizzle has no builder for, on either engine. */
export async function read<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}

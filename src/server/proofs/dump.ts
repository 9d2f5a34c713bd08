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
  imports: "owner",
  users: "id",
} as const;

/** Every row about money as text: equal before and after means that nothing happened. */
export async function dump(db: Db): Promise<string[]> {
  return Object.values(await dumpByOwner(db)).flat();
}

/** The same, by person. */
export async function dumpByOwner(db: Db): Promise<Record<string, string[]>> {
  const parts = Object.entries(TABLES).map(([table, column]) =>
    sql.raw(`select t.${column} as owner, '${table} ' || to_jsonb(t)::text as row from ${table} t`),
  );
  const rows = await read<{ owner: string; row: string }>(
    db,
    sql`select * from (${sql.join(parts, sql` union all `)}) everything order by owner, row`,
  );
  const byOwner: Record<string, string[]> = {};
  for (const { owner, row } of rows) {
    byOwner[owner] ??= [];
    byOwner[owner].push(row);
  }
  return byOwner;
}

/** The rows of a query that Drizzle has no builder for, on either engine. */
export async function read<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}

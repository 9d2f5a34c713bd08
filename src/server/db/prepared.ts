import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

type Statement<T> = { execute(values?: Record<string, unknown>): Promise<T> };

/**
 * A statement on the hot path, built once per handle. On PostgreSQL, transactions share a handle per connection
 * (postgres.ts), so it is also planned only once; on the embedded database it is built for each.
 */
export function prepared<T>(build: (db: Db) => Statement<T>): (db: Db, values: Record<string, unknown>) => Promise<T> {
  const statements = new WeakMap<Db, Statement<T>>();
  return (db, values) => {
    const existing = statements.get(db);
    if (existing) return existing.execute(values);
    const statement = build(db);
    statements.set(db, statement);
    return statement.execute(values);
  };
}

/**
 * Makes the rest of a transaction use indexes: for work on a few hundred rows of tables that may hold millions. Set
 * explicitly, because for a table that has grown since it was last analysed the planner would guess and scan all of it.
 */
export async function forceIndexScans(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
           set_config('enable_mergejoin', 'off', true)`);
}

import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

type Statement<T> = { execute(values?: Record<string, unknown>): Promise<T> };

/**
 * A statement on the hot path, built once for each handle it is used on. PostgreSQL's transactions share a handle per
 * connection (postgres.ts), so there it is also planned but once; the embedded database builds it again for each.
 */
export function prepared<T>(build: (db: Db) => Statement<T>): (db: Db, values: Record<string, unknown>) => Promise<T> {
  const built = new WeakMap<Db, Statement<T>>();
  return (db, values) => {
    const known = built.get(db);
    if (known) return known.execute(values);
    const statement = build(db);
    built.set(db, statement);
    return statement.execute(values);
  };
}

/**
 * For the rest of a transaction, rows are found by their keys: for work that takes a few hundred rows of tables that may hold
 * millions. Said aloud, because a table that has grown since it was last counted makes the database guess, and read all of it.
 */
export async function keepToIndexes(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
           set_config('enable_mergejoin', 'off', true)`);
}

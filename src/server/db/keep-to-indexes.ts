import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * For the rest of a transaction, rows are found by their keys: for work that takes a few hundred rows of tables that may hold
 * millions. Said aloud, because a table that has grown since it was last counted makes the database guess, and read all of it.
 */
export async function keepToIndexes(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
           set_config('enable_mergejoin', 'off', true)`);
}

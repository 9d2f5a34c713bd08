import { sql } from "drizzle-orm";
import { ANSWER_LIMITS } from "#contract/limits.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { isTransient } from "#server/db/transient-errors.ts";

/** Looking at each write would cost every request a statement more. */
const EVERY = 10;

let writes = 0;

/** Now and then drops the oldest answers of a household that keeps more than it may: nobody fills the disk with them. */
export async function limitAnswers(db: Db, household: string): Promise<void> {
  writes = (writes + 1) % EVERY;
  if (writes > 0) return;
  try {
    await inTransaction(db, (tx) => dropOldest(tx, household));
  } catch (error) {
    // What was asked for is done; the next look does for this one.
    if (!isTransient(error)) throw error;
  }
}

async function dropOldest(tx: Db, household: string): Promise<void> {
  await tx.execute(sql`
    delete from answers where household_id = ${household} and key in (
      select key from (
        select key, row_number() over newest as place, sum(pg_column_size(body)) over newest as bytes
        from answers where household_id = ${household} window newest as (order by created_at desc, key rows unbounded preceding)
      ) kept where place > ${ANSWER_LIMITS.kept} or bytes > ${ANSWER_LIMITS.bytes})`);
}

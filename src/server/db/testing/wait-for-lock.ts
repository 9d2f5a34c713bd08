import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";

/** Waits until a statement on this PostgreSQL database waits for a lock that another transaction holds. */
export async function waitForLock(db: Db): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await db.execute(waiting)).rows.length === 0) await sleep(5);
}

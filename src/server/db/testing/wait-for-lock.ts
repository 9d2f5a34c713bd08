import { setTimeout as sleep } from "node:timers/promises";
import { and, count, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";

/** Waits until a statement on this PostgreSQL database waits for a lock that another transaction holds. */
export async function waitForLock(db: Db): Promise<void> {
  const waiting = db
    .select({ count: count() })
    .from(sql`pg_stat_activity`)
    .where(and(eq(sql`wait_event_type`, "Lock"), eq(sql`datname`, sql`current_database()`)));
  while ((await waiting)[0]?.count === 0) await sleep(5);
}

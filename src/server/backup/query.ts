import type { SQL } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";

/** The rows of a query that Drizzle has no builder for: catalogues and cursors. */
export async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  // Both drivers answer so; the shared type does not say it.
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** A name as SQL wants it, whatever it holds. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

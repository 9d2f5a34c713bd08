import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/**
 * A database snapshot. Tells of a row read later whether it already existed in this version, by the transaction that
 * wrote it.
 */
export type Snapshot = { isVisible: (writtenBy: string) => boolean };

/** The snapshot of a "repeatable read" transaction. */
export async function takeSnapshot(tx: Db): Promise<Snapshot> {
  const found = await tx.execute(sql`select pg_current_snapshot()::text as snapshot`);
  return snapshotOf((found as unknown as { rows: { snapshot: string }[] }).rows[0]?.snapshot ?? "");
}

/** The transaction that wrote a row; select it with the row. */
export const writtenBy = (table: PgTable): SQL<string> => sql<string>`${table}.xmin::text`;

// Lower numbers are PostgreSQL's special ones for rows visible to everyone.
const FIRST_TRANSACTION = 3;

/**
 * Parses PostgreSQL's text of a snapshot, "xmin:xmax:running". Rows store the lower half of a transaction id, so the
 * nearest match is used. None of ours has subtransactions, which the text omits.
 */
export function snapshotOf(text: string): Snapshot {
  const [, next, running = ""] = text.split(":");
  const nextId = Number(next);
  if (!Number.isSafeInteger(nextId)) throw new Error(`the database returned an invalid snapshot: "${text}"`);
  const inProgress = new Set(running === "" ? [] : running.split(",").map(Number));
  return {
    isVisible: (writtenBy) => {
      const id = Number(writtenBy);
      if (id < FIRST_TRANSACTION) return true;
      const offset = (id - nextId) | 0;
      return offset < 0 && !inProgress.has(nextId + offset);
    },
  };
}

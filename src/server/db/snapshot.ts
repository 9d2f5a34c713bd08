import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/** A moment of the database. Tells of a row that is read later whether it was there then, as it is, by who wrote it. */
export type Snapshot = { sees: (writtenBy: string) => boolean };

/** The moment that a transaction of the level "repeatable read" looks at. */
export async function takeSnapshot(tx: Db): Promise<Snapshot> {
  const found = await tx.execute(sql`select pg_current_snapshot()::text as snapshot`);
  return snapshotOf((found as unknown as { rows: { snapshot: string }[] }).rows[0]?.snapshot ?? "");
}

/** The transaction that wrote a row; to be read with it. */
export const writtenBy = (table: PgTable): SQL<string> => sql<string>`${table}.xmin::text`;

// Below are the numbers that PostgreSQL gives to rows that everybody sees.
const FIRST_TRANSACTION = 3;

/**
 * Reads PostgreSQL's own text of a snapshot, "first running:first not yet begun:running". Rows hold the lower half of a
 * transaction's number, so it is taken as the nearest one. None of ours has transactions within it, which the text leaves out.
 */
export function snapshotOf(text: string): Snapshot {
  const [, next, running = ""] = text.split(":");
  const notBegun = Number(next);
  if (!Number.isSafeInteger(notBegun)) throw new Error(`the database returned an invalid snapshot: "${text}"`);
  const unfinished = new Set(running === "" ? [] : running.split(",").map(Number));
  return {
    sees: (writtenBy) => {
      const id = Number(writtenBy);
      if (id < FIRST_TRANSACTION) return true;
      const ahead = (id - notBegun) | 0;
      return ahead < 0 && !unfinished.has(notBegun + ahead);
    },
  };
}

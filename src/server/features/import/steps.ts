import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { households, importParts } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { PLAN_AGAIN } from "#server/features/notifications/plan-again.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { type Part, writePart } from "./parts.ts";

/** Our timestamp fields, which JSON does not have. */
const TIMESTAMP_FIELDS = new Set(["createdAt", "updatedAt", "lastUpdated", "processedAt", "movedAt", "at"]);

const parsePart = (rows: string): Part =>
  JSON.parse(rows, (name, value) =>
    TIMESTAMP_FIELDS.has(name) && typeof value === "string" ? new Date(value) : value,
  );

type Staged = { household: string; importId: string };

/** Stages the parts of an import out of sight, each in its own transaction. */
export async function stage(db: Db, household: string, parts: Iterable<Part>, now: Date): Promise<Staged> {
  const importId = randomUUID();
  for (const part of parts) {
    await db.insert(importParts).values({ household, importId, rows: JSON.stringify(part), createdAt: now });
    await yieldToEventLoop();
  }
  return { household, importId };
}

/** From here on the import must be finished, by any process; false when another one is in progress. */
export async function begin(tx: Db, { household, importId }: Staged): Promise<boolean> {
  // Waits for all writers of this household, and blocks new ones: each of them locks its key.
  const [found] = await tx
    .select({ importing: households.importing })
    .from(households)
    .where(eq(households.id, household))
    .for("update");
  if (found === undefined || found.importing !== null) return false;
  await tx.update(households).set({ importing: importId }).where(eq(households.id, household));
  return true;
}

/** Deletes the staged parts of an import that did not begin. */
export async function discard(db: Db, { household, importId }: Staged): Promise<void> {
  await db.delete(importParts).where(and(eq(importParts.household, household), eq(importParts.importId, importId)));
}

/** Writes the remaining parts of a household's import. Several processes may do so at once. */
export async function finish(db: Db, household: string, isStopping = () => false): Promise<void> {
  while (!isStopping() && (await inTransaction(db, (tx) => step(tx, household)))) await yieldToEventLoop();
}

async function step(tx: Db, household: string): Promise<boolean> {
  const isHousehold = eq(households.id, household);
  const [found] = await tx
    .select({ importing: households.importing })
    .from(households)
    .where(isHousehold)
    .for("no key update");
  if (found?.importing == null) return false;
  const [next] = await tx
    .select({ id: importParts.id, rows: importParts.rows })
    .from(importParts)
    .where(and(eq(importParts.household, household), eq(importParts.importId, found.importing)))
    .orderBy(asc(importParts.id))
    .limit(1);
  if (next === undefined) {
    await tx.update(households).set({ importing: null, toldOn: PLAN_AGAIN }).where(isHousehold);
    return false;
  }
  await writePart(tx, household, parsePart(next.rows));
  await tx.delete(importParts).where(and(eq(importParts.household, household), eq(importParts.id, next.id)));
  return true;
}

const STAGED_RETENTION = 3_600_000;

/** Finishes interrupted imports, and deletes those that never began. */
export async function resumeImports(db: Db, now: Date, isStopping: () => boolean): Promise<number> {
  const interrupted = await db.select({ id: households.id }).from(households).where(isNotNull(households.importing));
  for (const { id } of interrupted) await finish(db, id, isStopping);
  const isInProgress = sql`exists (select from households h where h.id = ${importParts.household} and h.importing = ${importParts.importId})`;
  await db
    .delete(importParts)
    .where(and(lte(importParts.createdAt, new Date(now.getTime() - STAGED_RETENTION)), sql`not ${isInProgress}`));
  return interrupted.length;
}

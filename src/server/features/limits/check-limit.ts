import { eq, sql } from "drizzle-orm";
import { HOUSEHOLD_LIMITS, type Limited, limitMessage } from "#contract/limits.ts";
import type { Db } from "#server/db/database.ts";
import { accounts, bills, households, incomes } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

const TABLES = { bills, accounts, incomes };

/** Locks a household's row until the transaction ends, so that additions happen one at a time. */
export async function lockHousehold(tx: Db, household: string): Promise<void> {
  await tx.select({ id: households.id }).from(households).where(eq(households.id, household)).for("no key update");
}

/** Refuses to add more than a household's limit. The household is locked. */
export async function checkRoom(tx: Db, household: string, what: Limited, adding: number): Promise<void> {
  if (adding === 0) return;
  const table = TABLES[what];
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(eq(table.household, household));
  if ((row?.count ?? 0) + adding > HOUSEHOLD_LIMITS[what]) throw new Fault("conflict", limitMessage(what));
}

/** Makes sure that there is room for one more. */
export async function ensureRoom(tx: Db, household: string, what: Limited): Promise<void> {
  await lockHousehold(tx, household);
  await checkRoom(tx, household, what, 1);
}

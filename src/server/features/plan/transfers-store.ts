import { and, asc, eq, gte } from "drizzle-orm";
import type { Transfer } from "#contract/plan-changes.ts";
import type { Day } from "#core/day.ts";
import { formatMoney } from "#core/money.ts";
import type { Moved } from "#core/plan/input.ts";
import type { Db } from "#server/db/database.ts";
import { transfers } from "#server/db/schema/index.ts";
import { firstNamesOf } from "#server/features/auth/names.ts";

export type TransferRow = typeof transfers.$inferSelect;

/** What was moved on paydays from a day on, with the first name of the user who recorded it. */
export async function listMoved(db: Db, household: string, from: Day): Promise<Moved[]> {
  const rows = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.household, household), gte(transfers.payday, from)))
    .orderBy(asc(transfers.id));
  const nameOf = await namesOfRows(db, rows);
  return rows.map(({ incomeId, payday, accountId, planned, moved, movedBy, movedAt }) => ({
    ...{ incomeId, payday, accountId, planned, moved, by: nameOf(movedBy), at: movedAt.toISOString() },
  }));
}

const namesOfRows = (db: Db, rows: readonly TransferRow[]) =>
  firstNamesOf(
    db,
    rows.map(({ movedBy }) => movedBy),
  );

const isOfPayday = (household: string, incomeId: number, payday: Day) =>
  and(eq(transfers.household, household), eq(transfers.incomeId, incomeId), eq(transfers.payday, payday));

/** The transfers of one payday of an income. */
export function listOfPayday(tx: Db, household: string, incomeId: number, payday: Day): Promise<TransferRow[]> {
  return tx
    .select()
    .from(transfers)
    .where(isOfPayday(household, incomeId, payday))
    .orderBy(asc(transfers.id));
}

/** Deletes the transfers of one payday of an income. */
export async function deleteTransfers(tx: Db, household: string, incomeId: number, payday: Day): Promise<void> {
  await tx.delete(transfers).where(isOfPayday(household, incomeId, payday));
}

export async function insertTransfer(tx: Db, transfer: typeof transfers.$inferInsert): Promise<TransferRow> {
  const [row] = await tx.insert(transfers).values(transfer).returning();
  if (row === undefined) throw new Error("a transfer was not saved");
  return row;
}

/** Transfers as sent to the client, with the first name of the user who recorded them. */
export async function transfersToWire(db: Db, rows: readonly TransferRow[]): Promise<Transfer[]> {
  const nameOf = await namesOfRows(db, rows);
  return rows.map(({ id, incomeId, payday, accountId, planned, moved, movedBy, movedAt }) => ({
    ...{ id, incomeId, payday, accountId, planned: formatMoney(planned), moved: formatMoney(moved) },
    ...{ by: nameOf(movedBy), at: movedAt.toISOString() },
  }));
}

import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/open.ts";
import {
  accounts,
  answers,
  bills,
  entries,
  households,
  imports,
  incomes,
  operations,
  payments,
} from "#server/db/schema/index.ts";

// One statement holds the embedded database, and with it everybody, until it is done.
const PART = 100;

/** Marks a household as being erased, which alone lets its ledger be deleted. */
const markErasing = (tx: Db, household: string) =>
  tx
    .update(households)
    .set({ erasingSince: sql`coalesce(${households.erasingSince}, now())` })
    .where(eq(households.id, household));

/** Deletes everything a household has, the ledger too: the one exception to append-only, marked beforehand. */
export async function eraseMoney(tx: Db, household: string): Promise<void> {
  await markErasing(tx, household);
  for (const table of [payments, bills, incomes, entries, operations, accounts, answers, imports]) {
    await tx.delete(table).where(eq(table.household, household));
  }
}

/** Deletes a household with everything it has. */
export async function eraseHousehold(tx: Db, household: string): Promise<void> {
  await eraseMoney(tx, household);
  await tx.delete(households).where(eq(households.id, household));
}

/** Takes the mark off again, for a household that begins anew. */
export async function endErasing(tx: Db, household: string): Promise<void> {
  await tx.update(households).set({ erasingSince: null }).where(eq(households.id, household));
}

/** The same for years of a household, some rows at a time and the ledger last; true while there is more. */
export async function eraseSome(tx: Db, household: string): Promise<boolean> {
  await markErasing(tx, household);
  for (const name of ["payments", "answers", "imports", "bills", "incomes", "accounts", "entries", "operations"]) {
    const table = sql.identifier(name);
    const gone = await tx.execute(sql`
      delete from ${table} where household_id = ${household} and ctid = any(array(
        select ctid from ${table} where household_id = ${household} limit ${PART}))
      returning 1`);
    if ((gone as unknown as { rows: unknown[] }).rows.length > 0) return true;
  }
  return false;
}

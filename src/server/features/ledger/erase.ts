import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/open.ts";
import { accounts, answers, bills, entries, imports, incomes, operations, payments } from "#server/db/schema/index.ts";

// One statement holds the embedded database, and with it everybody, until it is done.
const PART = 100;

const sayErasing = (tx: Db, owner: string) => tx.execute(sql`select set_config('weekwise.erasing', ${owner}, true)`);

/** Takes everything of a person's money away, the ledger too: the one exception to append-only, named beforehand. */
export async function eraseMoney(tx: Db, owner: string): Promise<void> {
  await sayErasing(tx, owner);
  for (const table of [payments, bills, incomes, entries, operations, accounts, answers, imports]) {
    await tx.delete(table).where(eq(table.owner, owner));
  }
}

/** The same for years of somebody, some rows at a time and the ledger last; true while there is more. */
export async function eraseSome(tx: Db, owner: string): Promise<boolean> {
  await sayErasing(tx, owner);
  for (const name of ["payments", "answers", "imports", "bills", "incomes", "accounts", "entries", "operations"]) {
    const table = sql.identifier(name);
    const gone = await tx.execute(sql`
      delete from ${table} where owner = ${owner} and ctid = any(array(
        select ctid from ${table} where owner = ${owner} limit ${PART}))
      returning 1`);
    if ((gone as unknown as { rows: unknown[] }).rows.length > 0) return true;
  }
  return false;
}

import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/open.ts";
import { accounts, answers, bills, entries, imports, incomes, operations, payments } from "#server/db/schema/index.ts";

/** Takes everything of a person's money away, the ledger too: the one exception to append-only, named beforehand. */
export async function eraseMoney(tx: Db, owner: string): Promise<void> {
  await tx.execute(sql`select set_config('weekwise.erasing', ${owner}, true)`);
  for (const table of [payments, bills, incomes, entries, operations, accounts, answers, imports]) {
    await tx.delete(table).where(eq(table.owner, owner));
  }
}

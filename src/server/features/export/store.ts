import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#server/db/open.ts";
import {
  accounts,
  billSavings,
  bills,
  entries,
  imports,
  incomes,
  operations,
  payments,
} from "#server/db/schema/index.ts";

/** Ends the origin of a thing whose own name was taken by one that came back under a new number. */
export const AGAIN = "-again";

/** Everything of a person at one moment. The ledger is not held open while it is sent: a slow reader must not keep the database. */
export type Everything = Awaited<ReturnType<typeof readAll>>;

const oneMoment = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

export function readEverything(db: Db, owner: string): Promise<Everything> {
  return db.transaction((tx) => readAll(tx, owner), oneMoment);
}

async function readAll(tx: Db, owner: string) {
  return {
    owner,
    accounts: await tx.select().from(accounts).where(eq(accounts.owner, owner)).orderBy(asc(accounts.id)),
    bills: await tx
      .select({ bill: bills, savings: billSavings })
      .from(bills)
      .leftJoin(billSavings, and(eq(billSavings.owner, bills.owner), eq(billSavings.billId, bills.id)))
      .where(eq(bills.owner, owner))
      .orderBy(asc(bills.id)),
    incomes: await tx.select().from(incomes).where(eq(incomes.owner, owner)).orderBy(asc(incomes.id)),
    payments: await tx.select().from(payments).where(eq(payments.owner, owner)).orderBy(asc(payments.id)),
    operations: await tx.select().from(operations).where(eq(operations.owner, owner)).orderBy(asc(operations.id)),
    entries: await tx.select().from(entries).where(eq(entries.owner, owner)).orderBy(asc(entries.id)),
    imports: await tx.select().from(imports).where(eq(imports.owner, owner)),
  };
}

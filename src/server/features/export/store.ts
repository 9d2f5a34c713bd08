import { and, asc, eq, gt } from "drizzle-orm";
import { breathe } from "#server/breathe.ts";
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

export function readEverything(db: Db, household: string): Promise<Everything> {
  return db.transaction((tx) => readAll(tx, household), oneMoment);
}

async function readAll(tx: Db, household: string) {
  return {
    household,
    accounts: await tx.select().from(accounts).where(eq(accounts.household, household)).orderBy(asc(accounts.id)),
    bills: await tx
      .select({ bill: bills, savings: billSavings })
      .from(bills)
      .leftJoin(billSavings, and(eq(billSavings.household, bills.household), eq(billSavings.billId, bills.id)))
      .where(eq(bills.household, household))
      .orderBy(asc(bills.id)),
    incomes: await tx.select().from(incomes).where(eq(incomes.household, household)).orderBy(asc(incomes.id)),
    payments: await inPages((after) =>
      tx
        .select()
        .from(payments)
        .where(and(eq(payments.household, household), gt(payments.id, after)))
        .orderBy(asc(payments.id))
        .limit(PAGE),
    ),
    operations: await inPages((after) =>
      tx
        .select()
        .from(operations)
        .where(and(eq(operations.household, household), gt(operations.id, after)))
        .orderBy(asc(operations.id))
        .limit(PAGE),
    ),
    entries: await inPages((after) =>
      tx
        .select()
        .from(entries)
        .where(and(eq(entries.household, household), gt(entries.id, after)))
        .orderBy(asc(entries.id))
        .limit(PAGE),
    ),
    imports: await tx.select().from(imports).where(eq(imports.household, household)),
  };
}

const PAGE = 2_000;

/** A long list, page after page: one statement for all of it would hold everybody up. */
async function inPages<T extends { id: number }>(read: (after: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let page = await read(0); page.length > 0; page = await read(page.at(-1)?.id ?? 0)) {
    for (const row of page) all.push(row);
    await breathe();
    if (page.length < PAGE) break;
  }
  return all;
}

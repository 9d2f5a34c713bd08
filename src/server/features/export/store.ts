import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { byNumber, inPages, PAGE } from "#server/db/in-pages.ts";
import {
  accounts,
  billSavings,
  billShares,
  bills,
  entries,
  imports,
  incomes,
  operations,
  payments,
  transfers,
} from "#server/db/schema/index.ts";

/** Ends the origin of a thing whose own name was taken by one that came back under a new number. */
export const AGAIN = "-again";

/** Everything of a person at one moment. The ledger is not held open while it is sent: a slow reader must not keep the database. */
export type Everything = Awaited<ReturnType<typeof readAll>>;
/** What is long, and read only where it is needed. */
export type Long = "payments" | "operations" | "entries" | "transfers" | "imports";

const oneMoment = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
const TRIES = 3;

/**
 * Reads page after page, each on its own: a transaction around years of ledger would keep everybody else from the embedded
 * database. If something of the person's changed meanwhile it is read again, and at last in one transaction.
 */
export async function readEverything(db: Db, household: string, long: readonly Long[]): Promise<Everything> {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await stampOf(db, household);
    const all = await readAll(db, household, long);
    if ((await stampOf(db, household)) === before) return all;
  }
  return db.transaction((tx) => readAll(tx, household, long), oneMoment);
}

/** Another one after every change: what is written to the ledger moves a pot or a bill's dates as well. */
async function stampOf(db: Db, household: string): Promise<string> {
  const stamps = ["accounts", "bills", "bill_savings", "incomes", "payments", "transfers"].map(
    (name) =>
      sql`(select concat(count(*), ' ', sum(id), ' ', sum(xmin::text::bigint)) from ${sql.identifier(name)} where household_id = ${household})`,
  );
  const found = await db.execute(sql`select concat_ws(', ', ${sql.join(stamps, sql`, `)}) as stamp`);
  return (found as unknown as { rows: { stamp: string }[] }).rows[0]?.stamp ?? "";
}

async function readAll(tx: Db, household: string, long: readonly Long[]) {
  const ifWanted = async <T>(name: Long, read: () => Promise<T[]>) => (long.includes(name) ? read() : []);
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
    payments: await ifWanted("payments", () =>
      inPages(byNumber, (after = 0) =>
        tx
          .select()
          .from(payments)
          .where(and(eq(payments.household, household), gt(payments.id, after)))
          .orderBy(asc(payments.id))
          .limit(PAGE),
      ),
    ),
    operations: await ifWanted("operations", () =>
      inPages(byNumber, (after = 0) =>
        tx
          .select()
          .from(operations)
          .where(and(eq(operations.household, household), gt(operations.id, after)))
          .orderBy(asc(operations.id))
          .limit(PAGE),
      ),
    ),
    entries: await ifWanted("entries", () =>
      inPages(byNumber, (after = 0) =>
        tx
          .select()
          .from(entries)
          .where(and(eq(entries.household, household), gt(entries.id, after)))
          .orderBy(asc(entries.id))
          .limit(PAGE),
      ),
    ),
    transfers: await ifWanted("transfers", () =>
      inPages(byNumber, (after = 0) =>
        tx
          .select()
          .from(transfers)
          .where(and(eq(transfers.household, household), gt(transfers.id, after)))
          .orderBy(asc(transfers.id))
          .limit(PAGE),
      ),
    ),
    billShares: await tx
      .select()
      .from(billShares)
      .where(eq(billShares.household, household))
      .orderBy(asc(billShares.billId), asc(billShares.userId)),
    imports: await ifWanted("imports", () => listImports(tx, household)),
  };
}

/** Everything that came from files, by its names. */
export function listImports(tx: Db, household: string): Promise<(typeof imports.$inferSelect)[]> {
  return inPages(
    ({ key }) => key,
    (after = "") =>
      tx
        .select()
        .from(imports)
        .where(and(eq(imports.household, household), gt(imports.key, after)))
        .orderBy(asc(imports.key))
        .limit(PAGE),
  );
}

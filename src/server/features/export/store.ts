import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { ExportedKind } from "#contract/export.ts";
import type { Db } from "#server/db/database.ts";
import { inPages, PAGE } from "#server/db/in-pages.ts";
import {
  accounts,
  billSavings,
  bills,
  entries,
  households,
  imports,
  incomes,
  operations,
  payments,
  transfers,
} from "#server/db/schema/index.ts";
import { takeSnapshot, writtenBy } from "#server/db/snapshot.ts";
import { listHolders } from "#server/features/accounts/holders-store.ts";
import { listAllAmounts } from "#server/features/bills/amounts-store.ts";
import { listAllEdits } from "#server/features/bills/edits-store.ts";
import { listVisible } from "#server/features/documents/store.ts";
import { listBillShares } from "#server/features/households/shares-store.ts";
import { listMembers } from "#server/features/households/store.ts";
import { listLessons } from "#server/features/scan-lessons/store.ts";
import { busyWith, notReady } from "#server/http/busy.ts";
import { inParts } from "#server/in-parts.ts";
import { readStatements } from "./statements.ts";

/** Marks the origin of an item whose own key was taken by one restored under a new id. */
export const RESTORED_SUFFIX = "-again";

const snapshotRead = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/** A household's small tables, and the limits of the large ones, in one snapshot. */
export type Start = Awaited<ReturnType<typeof readStart>>;

/**
 * Starts an export. The rest is read page by page while it is sent, without a transaction: a slow reader would
 * otherwise block the embedded database.
 */
export function readStart(db: Db, household: string) {
  return db.transaction(async (tx) => {
    const isHousehold = eq(households.id, household);
    const [householdRow] = await tx.select().from(households).where(isHousehold);
    // An import may have started since the last check, and must not be seen half written.
    const busy = householdRow === undefined ? "erasing" : busyWith(householdRow);
    if (householdRow === undefined || busy !== null) throw notReady(busy ?? "erasing");
    return {
      household,
      householdRow,
      members: await listMembers(tx, household),
      snapshot: await takeSnapshot(tx),
      accounts: await tx.select().from(accounts).where(eq(accounts.household, household)).orderBy(asc(accounts.id)),
      holders: await listHolders(tx, household),
      bills: await tx
        .select({ bill: bills, savings: billSavings })
        .from(bills)
        .leftJoin(billSavings, and(eq(billSavings.household, bills.household), eq(billSavings.billId, bills.id)))
        .where(eq(bills.household, household))
        .orderBy(asc(bills.id)),
      amounts: await listAllAmounts(tx, household),
      billShares: await listBillShares(tx, household),
      edits: await listAllEdits(tx, household),
      documents: await listVisible(tx, household),
      scanLessons: await listLessons(tx, household),
      incomes: await tx.select().from(incomes).where(eq(incomes.household, household)).orderBy(asc(incomes.id)),
      ...(await readStatements(tx, household)),
      transfers: await tx.$count(transfers, eq(transfers.household, household)),
      lastPayment: await lastOf(tx, payments, household),
      lastOperation: await lastOf(tx, operations, household),
      lastEntry: await lastOf(tx, entries, household),
    };
  }, snapshotRead);
}

type AppendOnlyTable = typeof payments | typeof operations | typeof entries;

async function lastOf(tx: Db, table: AppendOnlyTable, household: string): Promise<number> {
  const rows = tx.select({ id: table.id }).from(table).where(eq(table.household, household));
  const [last] = await rows.orderBy(desc(table.id)).limit(1);
  return last?.id ?? 0;
}

export type KeyOf = (id: number) => string;

/** The export keys of some items: the ones they were imported with, or their own. */
export async function readKeys(db: Db, start: Start, kind: ExportedKind, ids: readonly number[]): Promise<KeyOf> {
  const { household, snapshot } = start;
  const ownKey = (id: number) => `${household}/${kind}/${id}`;
  const keysById = new Map<number, string>();
  const takenKeys = new Set<string>();
  for (const part of inParts(ids)) {
    const isImported = sql`(${imports.kind} = ${kind} and ${imports.localId} = any(${sql.param(part)}::bigint[]))`;
    const isTaken = sql`${imports.key} = any(${sql.param(part.map(ownKey))}::text[])`;
    const found = await db
      .select({ key: imports.key, localId: imports.localId, kind: imports.kind, writtenBy: writtenBy(imports) })
      .from(imports)
      .where(and(eq(imports.household, household), sql`(${isImported} or ${isTaken})`))
      .orderBy(asc(imports.key));
    for (const each of found.filter(({ writtenBy }) => snapshot.isVisible(writtenBy))) {
      takenKeys.add(each.key);
      if (each.kind === kind) keysById.set(each.localId, each.key);
    }
  }
  return (id) =>
    keysById.get(id) ?? (takenKeys.has(ownKey(id)) ? `${household}${RESTORED_SUFFIX}/${kind}/${id}` : ownKey(id));
}

/** Every imported item by key. */
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

import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { PAGE, pagesOf } from "#server/db/in-pages.ts";
import { entries, households, operations, payments, transfers } from "#server/db/schema/index.ts";
import { writtenBy } from "#server/db/snapshot.ts";
import { Fault } from "#server/fault.ts";
import { readLines } from "./statements.ts";
import type { Start } from "./store.ts";

/** An inconsistent file is aborted: a failed download is noticed, a wrong figure is not. */
const changedDuringExport = () => new Fault("conflict", "Something changed during the export. Please try again.");

/** Payments as they were at the start. One changed since then can't be exported any more. */
export function paymentPages(db: Db, start: Start) {
  const read: Read<typeof payments.$inferSelect> = (after) =>
    db
      .select({ row: payments, writtenBy: writtenBy(payments) })
      .from(payments)
      .where(isInRange(payments, start.household, after, start.lastPayment))
      .orderBy(asc(payments.id))
      .limit(PAGE);
  return pagesUpTo(db, start, start.lastPayment, rejectingChanges(start, read));
}

/** Transfers. They are deleted with their income, so they are counted. */
export function transferPages(db: Db, start: Start) {
  const read: Read<typeof transfers.$inferSelect> = (after) =>
    db
      .select({ row: transfers, writtenBy: writtenBy(transfers) })
      .from(transfers)
      .where(and(eq(transfers.household, start.household), gt(transfers.id, after)))
      .orderBy(asc(transfers.id))
      .limit(PAGE);
  return countedPages(start, start.transfers, read);
}

/** Statement lines with their matched payments. Undoing an import deletes them, so they are counted. */
export function statementLinePages(db: Db, start: Start) {
  return countedPages(start, start.lines.count, readLines(db, start));
}

async function* countedPages<T extends WithId>(start: Start, count: number, read: Read<T>): AsyncGenerator<T[]> {
  let remaining = count;
  for await (const rows of snapshotPages(start, read)) {
    remaining -= rows.length;
    yield rows;
  }
  if (remaining !== 0) throw changedDuringExport();
}

export function operationPages(db: Db, start: Start) {
  return pagesUpTo(db, start, start.lastOperation, (after) =>
    db
      .select({ row: operations, writtenBy: writtenBy(operations) })
      .from(operations)
      .where(isInRange(operations, start.household, after, start.lastOperation))
      .orderBy(asc(operations.id))
      .limit(PAGE),
  );
}

/** Entries with their operations. */
export function entryPages(db: Db, start: Start) {
  const { day, kind, at } = operations;
  const isOperationOfEntry = and(eq(operations.household, entries.household), eq(operations.id, entries.operationId));
  return pagesUpTo(db, start, start.lastEntry, async (after) => {
    const found = await db
      .select({ entry: entries, day, kind, at, writtenBy: writtenBy(entries) })
      .from(entries)
      .innerJoin(operations, isOperationOfEntry)
      .where(isInRange(entries, start.household, after, start.lastEntry))
      .orderBy(asc(entries.id))
      .limit(PAGE);
    return found.map(({ entry, writtenBy, ...why }) => ({ row: { ...entry, ...why }, writtenBy }));
  });
}

type AppendOnlyTable = typeof payments | typeof operations | typeof entries;

const isInRange = (table: AppendOnlyTable, household: string, after: number, last: number) =>
  and(eq(table.household, household), gt(table.id, after), lte(table.id, last));

type WithId = { id: number };
export type Read<T> = (after: number) => Promise<{ row: T; writtenBy: string }[]>;

/** Rejects a page with anything written since the start. */
const rejectingChanges =
  <T>({ snapshot }: Start, read: Read<T>): Read<T> =>
  async (after) => {
    const page = await read(after);
    if (!page.every(({ writtenBy }) => snapshot.isVisible(writtenBy))) throw changedDuringExport();
    return page;
  };

/** The rows that existed at the start, page by page. */
async function* snapshotPages<T extends WithId>({ snapshot }: Start, read: Read<T>): AsyncGenerator<T[]> {
  const pages = pagesOf(
    ({ row }: { row: T; writtenBy: string }) => row.id,
    (after = 0) => read(after),
  );
  for await (const page of pages)
    yield page.flatMap(({ row, writtenBy }) => (snapshot.isVisible(writtenBy) ? [row] : []));
}

/** The same for append-only rows, up to the last id. */
async function* pagesUpTo<T extends WithId>(db: Db, start: Start, last: number, read: Read<T>): AsyncGenerator<T[]> {
  let lastId = 0;
  for await (const rows of snapshotPages(start, read)) {
    lastId = rows.at(-1)?.id ?? lastId;
    yield rows;
  }
  const isHousehold = eq(households.id, start.household);
  const [householdRow] = await db.select({ erasingSince: households.erasingSince }).from(households).where(isHousehold);
  if (lastId !== last || householdRow?.erasingSince !== null) throw changedDuringExport();
}

import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { PAGE, pagesOf } from "#server/db/in-pages.ts";
import { entries, households, operations, payments, transfers } from "#server/db/schema/index.ts";
import { writtenBy } from "#server/db/snapshot.ts";
import { Fault } from "#server/fault.ts";
import { readLines } from "./statements.ts";
import type { Start } from "./store.ts";

/** An inconsistent file is aborted: a failed download is noticed, a wrong figure is not. */
const changed = () => new Fault("conflict", "Something changed during the export. Please try again.");

/** Payments as they were at the start. One changed since then can't be exported any more. */
export function paymentPages(db: Db, start: Start) {
  const read: Read<typeof payments.$inferSelect> = (after) =>
    db
      .select({ row: payments, writtenBy: writtenBy(payments) })
      .from(payments)
      .where(upTo(payments, start.household, after, start.lastPayment))
      .orderBy(asc(payments.id))
      .limit(PAGE);
  return lastingPages(db, start, start.lastPayment, refusing(start, read));
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

async function* countedPages<T extends Numbered>(start: Start, count: number, read: Read<T>): AsyncGenerator<T[]> {
  let left = count;
  for await (const rows of seenPages(start, read)) {
    left -= rows.length;
    yield rows;
  }
  if (left !== 0) throw changed();
}

export function operationPages(db: Db, start: Start) {
  return lastingPages(db, start, start.lastOperation, (after) =>
    db
      .select({ row: operations, writtenBy: writtenBy(operations) })
      .from(operations)
      .where(upTo(operations, start.household, after, start.lastOperation))
      .orderBy(asc(operations.id))
      .limit(PAGE),
  );
}

/** Entries with their operations. */
export function entryPages(db: Db, start: Start) {
  const { day, kind, at } = operations;
  const isOf = and(eq(operations.household, entries.household), eq(operations.id, entries.operationId));
  return lastingPages(db, start, start.lastEntry, async (after) => {
    const found = await db
      .select({ entry: entries, day, kind, at, writtenBy: writtenBy(entries) })
      .from(entries)
      .innerJoin(operations, isOf)
      .where(upTo(entries, start.household, after, start.lastEntry))
      .orderBy(asc(entries.id))
      .limit(PAGE);
    return found.map(({ entry, writtenBy, ...why }) => ({ row: { ...entry, ...why }, writtenBy }));
  });
}

type Long = typeof payments | typeof operations | typeof entries;

const upTo = (table: Long, household: string, after: number, last: number) =>
  and(eq(table.household, household), gt(table.id, after), lte(table.id, last));

type Numbered = { id: number };
export type Read<T> = (after: number) => Promise<{ row: T; writtenBy: string }[]>;

/** Rejects a page with anything written since the start. */
const refusing =
  <T>({ snapshot }: Start, read: Read<T>): Read<T> =>
  async (after) => {
    const page = await read(after);
    if (!page.every(({ writtenBy }) => snapshot.sees(writtenBy))) throw changed();
    return page;
  };

/** The rows that existed at the start, page by page. */
async function* seenPages<T extends Numbered>({ snapshot }: Start, read: Read<T>): AsyncGenerator<T[]> {
  const pages = pagesOf(
    ({ row }: { row: T; writtenBy: string }) => row.id,
    (after = 0) => read(after),
  );
  for await (const page of pages) yield page.flatMap(({ row, writtenBy }) => (snapshot.sees(writtenBy) ? [row] : []));
}

/** The same for append-only rows, up to the last id. */
async function* lastingPages<T extends Numbered>(
  db: Db,
  start: Start,
  last: number,
  read: Read<T>,
): AsyncGenerator<T[]> {
  let reached = 0;
  for await (const rows of seenPages(start, read)) {
    reached = rows.at(-1)?.id ?? reached;
    yield rows;
  }
  const isHome = eq(households.id, start.household);
  const [home] = await db.select({ erasingSince: households.erasingSince }).from(households).where(isHome);
  if (reached !== last || home?.erasingSince !== null) throw changed();
}

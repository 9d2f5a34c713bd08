import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql, sum } from "drizzle-orm";
import { MAX_PAGE_SIZE } from "#contract/paging.ts";
import type { Db } from "#server/db/database.ts";
import { byNumber, inPages, PAGE } from "#server/db/in-pages.ts";
import { documentChunks, documents, payments } from "#server/db/schema/index.ts";

export type DocumentRow = typeof documents.$inferSelect;

/** A complete document of an existing bill. */
const isVisible = (household: string) =>
  and(eq(documents.household, household), documents.isComplete, isNotNull(documents.billId));

const isDocument = (household: string, id: number) => and(eq(documents.household, household), eq(documents.id, id));

/** The documents of a bill, newest first. */
export function listOfBill(db: Db, household: string, billId: number): Promise<DocumentRow[]> {
  const ofBill = and(isVisible(household), eq(documents.billId, billId));
  return inPages(byNumber, (before?: number) =>
    db
      .select()
      .from(documents)
      .where(before === undefined ? ofBill : and(ofBill, lt(documents.id, before)))
      .orderBy(desc(documents.id))
      .limit(PAGE),
  );
}

type PageOptions = { household: string; billId: number; limit?: number | undefined; before?: number | undefined };
type DocumentPage = { page: DocumentRow[]; next: number | null };

/** A page of a bill's documents, or all of them without a limit and cursor. */
export async function pageOfBill(db: Db, { household, billId, limit, before }: PageOptions): Promise<DocumentPage> {
  if (limit === undefined && before === undefined) return { page: await listOfBill(db, household, billId), next: null };
  const pageSize = limit ?? MAX_PAGE_SIZE;
  const isOlder = before === undefined ? undefined : lt(documents.id, before);
  const rows = await db
    .select()
    .from(documents)
    .where(and(isVisible(household), eq(documents.billId, billId), isOlder))
    .orderBy(desc(documents.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

/** Every document of a household, by its number. */
export function listVisible(db: Db, household: string): Promise<DocumentRow[]> {
  return inPages(byNumber, (after = 0) =>
    db
      .select()
      .from(documents)
      .where(and(isVisible(household), gt(documents.id, after)))
      .orderBy(asc(documents.id))
      .limit(PAGE),
  );
}

/** The number of a household's documents, and their total size. */
export async function storageUsedBy(db: Db, household: string): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({ count: count(), bytes: sum(documents.size).mapWith(Number) })
    .from(documents)
    .where(isVisible(household));
  return { count: row?.count ?? 0, bytes: row?.bytes ?? 0 };
}

/** The number of uploads in progress since a time. */
export async function countIncoming(tx: Db, household: string, since: Date): Promise<number> {
  const isIncoming = and(eq(documents.household, household), eq(documents.isComplete, false));
  const [row] = await tx
    .select({ count: count() })
    .from(documents)
    .where(and(isIncoming, gt(documents.createdAt, since)));
  return row?.count ?? 0;
}

export async function findDocument(db: Db, household: string, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(isVisible(household), eq(documents.id, id)));
  return row;
}

/** A bill's document with the same content. */
export async function findDuplicate(
  tx: Db,
  { household, billId, sha256 }: Pick<DocumentRow, "household" | "sha256"> & { billId: number },
): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(isVisible(household), eq(documents.billId, billId), eq(documents.sha256, sha256)));
  return row;
}

export async function isPaymentOf(db: Db, household: string, billId: number, paymentId: number): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.household, household), eq(payments.id, paymentId), eq(payments.billId, billId)));
  return rows.length === 1;
}

export async function insertDocument(tx: Db, document: typeof documents.$inferInsert): Promise<number> {
  const [row] = await tx.insert(documents).values(document).returning({ id: documents.id });
  if (row === undefined) throw new Error("a document was not saved");
  return row.id;
}

/** Changes a document whose bill still exists; undefined when it does not. */
export async function updateDocument(
  tx: Db,
  { household, id }: Pick<DocumentRow, "household" | "id">,
  change: Partial<DocumentRow>,
): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .update(documents)
    .set(change)
    .where(and(isDocument(household, id), isNotNull(documents.billId)))
    .returning();
  return row;
}

/** Deletes a document with its content. */
export async function removeDocument(db: Db, household: string, id: number): Promise<void> {
  await db.delete(documents).where(isDocument(household, id));
}

type Chunk = Omit<typeof documentChunks.$inferInsert, "bytes"> & { bytes: Buffer };

/**
 * As base64 both ways: the embedded database's driver writes and reads binary data byte by byte, which blocks other
 * requests.
 */
export async function insertChunk(tx: Db, { bytes, ...chunk }: Chunk): Promise<void> {
  await tx.insert(documentChunks).values({ ...chunk, bytes: sql`decode(${bytes.toString("base64")}, 'base64')` });
}

/** The content of a document in chunks, each read when the last has been sent: a slow reader holds no connection. */
export async function* readChunks(
  db: Db,
  { household, id, size }: Pick<DocumentRow, "household" | "id" | "size">,
): AsyncGenerator<Buffer> {
  let bytesRead = 0;
  for (let part = 0; bytesRead < size; part++) {
    const [row] = await db
      .select({ base64: sql<string>`encode(${documentChunks.bytes}, 'base64')` })
      .from(documentChunks)
      .where(
        and(eq(documentChunks.household, household), eq(documentChunks.documentId, id), eq(documentChunks.part, part)),
      );
    if (row === undefined) throw new Error("a document was deleted while it was being read");
    const bytes = Buffer.from(row.base64, "base64");
    bytesRead += bytes.length;
    yield bytes;
  }
}

/** Documents to delete: of deleted bills, and unfinished uploads. */
export function listAbandoned(db: Db, before: Date, pageSize: number) {
  return db
    .select({ household: documents.household, id: documents.id })
    .from(documents)
    .where(or(isNull(documents.billId), and(eq(documents.isComplete, false), lte(documents.createdAt, before))))
    .orderBy(asc(documents.createdAt))
    .limit(pageSize);
}

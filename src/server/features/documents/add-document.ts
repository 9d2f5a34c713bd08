import { createHash, type Hash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Document } from "#contract/documents.ts";
import {
  DOCUMENT_LIMITS,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TOO_LARGE,
  EMPTY_DOCUMENT,
  formatCount,
  WRONG_DOCUMENT_TYPE,
} from "#contract/limits.ts";
import { documentName } from "#core/documents.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { firstNamesOf } from "#server/features/auth/names.ts";
import { findBill } from "#server/features/bills/store.ts";
import { lockHousehold } from "#server/features/limits/check-limit.ts";
import { kindOf } from "#server/scanner/file-kind.ts";
import { inChunks } from "./chunks.ts";
import * as store from "./store.ts";

export type Owner = { household: string; billId: number; paymentId: number | null; user: string };
export type Incoming = { name: string; bytes: Readable; createdAt?: Date | undefined };
type Options = { owner: Owner; file: Incoming; maxBytes: number; now: Date };
type Write = (act: (tx: Db) => Promise<Document>) => Promise<Document>;

const HOUR = 3_600_000;

/** Rejects a document for a missing bill or payment before receiving it. */
export async function checkOwner(db: Db, { household, billId, paymentId }: Omit<Owner, "user">): Promise<void> {
  if ((await findBill(db, household, billId)) === undefined) throw billNotFound();
  if (paymentId !== null && !(await store.isPaymentOf(db, household, billId, paymentId)))
    throw new Fault("not_found", "Payment not found");
}

/**
 * Stores a file with a bill. Its chunks are written as they arrive, each in its own transaction, under a hidden row: a
 * slow upload holds no transaction open. A final transaction makes it visible, or it is discarded.
 */
export async function addDocument(db: Db, options: Options, write: Write): Promise<Document> {
  const { household } = options.owner;
  const upload: Upload = { draft: undefined, size: 0, hash: createHash("sha256") };
  let returnedId: number | undefined;
  try {
    await receive(db, upload, options);
    const { draft: id, size, hash } = upload;
    if (id === undefined) throw new Fault("invalid", EMPTY_DOCUMENT, { errors: { document: EMPTY_DOCUMENT } });
    const received = { id, size, sha256: hash.digest("hex") };
    const answer = await write((tx) => complete(tx, received, options));
    returnedId = answer.id;
    return answer;
  } finally {
    // Also when the same file already exists: then that one is returned.
    const { draft } = upload;
    if (draft !== undefined && draft !== returnedId) await store.removeDocument(db, household, draft);
  }
}

type Upload = { draft: number | undefined; size: number; hash: Hash };

/** Receives the file. A rejected one is still read to its end, so that its sender gets the response. */
async function receive(db: Db, upload: Upload, options: Options): Promise<void> {
  let failure: { error: unknown } | undefined;
  let part = 0;
  for await (const bytes of inChunks(options.file.bytes)) {
    if (failure) continue;
    try {
      upload.draft ??= await begin(db, bytes, options);
      upload.size += bytes.length;
      if (upload.size > DOCUMENT_MAX_BYTES) throw new Fault("too_large", DOCUMENT_TOO_LARGE);
      upload.hash.update(bytes);
      const { household } = options.owner;
      await store.insertChunk(db, { household, documentId: upload.draft, part, bytes });
      part += 1;
    } catch (error) {
      failure = { error };
    }
  }
  if (failure) throw failure.error;
}

/** Writes the row that the chunks belong to. The file's type is detected from its first bytes. */
async function begin(db: Db, firstBytes: Uint8Array, { owner, file, maxBytes, now }: Options): Promise<number> {
  const kind = kindOf(firstBytes);
  if (kind === undefined) throw new Fault("wrong_type", WRONG_DOCUMENT_TYPE);
  const { household, billId, paymentId, user } = owner;
  return inTransaction(db, async (tx) => {
    await lockHousehold(tx, household);
    await checkRoom(tx, household, { adding: firstBytes.length, maxBytes });
    if ((await store.countIncoming(tx, household, new Date(now.getTime() - HOUR))) >= DOCUMENT_LIMITS.atOnce)
      throw new Fault("too_many", "Other documents are still being uploaded. Please try again in a moment.", {
        retryAfter: 10,
      });
    if ((await findBill(tx, household, billId)) === undefined) throw billNotFound();
    return store.insertDocument(tx, {
      ...{ household, billId, paymentId, kind, addedBy: user },
      ...{ name: documentName(file.name, kind), size: 0, sha256: "", createdAt: now },
    });
  });
}

type Received = { id: number; size: number; sha256: string };

/** Makes it visible. The household is locked, so that two simultaneous uploads can't exceed the limit together. */
async function complete(tx: Db, { id, size, sha256 }: Received, options: Options): Promise<Document> {
  const { owner, file, maxBytes, now } = options;
  const { household, billId, paymentId } = owner;
  await lockHousehold(tx, household);
  const duplicate = await store.findDuplicate(tx, { household, billId, sha256 });
  if (duplicate !== undefined) {
    const mustLink = duplicate.paymentId === null && paymentId !== null;
    const row = mustLink ? await store.updateDocument(tx, duplicate, { paymentId }) : duplicate;
    return toWire(tx, row ?? duplicate);
  }
  await checkRoom(tx, household, { adding: size, maxBytes });
  const createdAt = file.createdAt ?? now;
  const row = await store.updateDocument(tx, { household, id }, { isComplete: true, size, sha256, createdAt });
  if (row === undefined) throw billNotFound();
  return toWire(tx, row);
}

type SpaceNeeded = { adding: number; maxBytes: number };

async function checkRoom(tx: Db, household: string, { adding, maxBytes }: SpaceNeeded): Promise<void> {
  const used = await store.storageUsedBy(tx, household);
  if (used.count >= DOCUMENT_LIMITS.count)
    throw new Fault("conflict", `A household can have at most ${formatCount(DOCUMENT_LIMITS.count)} documents`);
  if (used.bytes + adding > maxBytes) {
    const maxMegabytes = formatCount(Math.floor(maxBytes / 1024 / 1024));
    throw new Fault(
      "conflict",
      `There is not enough space for this document: all your documents together can take up ${maxMegabytes} MB`,
    );
  }
}

/** A document as sent to the client. */
export async function toWire(db: Db, row: store.DocumentRow): Promise<Document> {
  const [document] = await allToWire(db, [row]);
  if (document === undefined) throw billNotFound();
  return document;
}

export async function allToWire(db: Db, rows: readonly store.DocumentRow[]): Promise<Document[]> {
  const nameOf = await firstNamesOf(
    db,
    rows.map(({ addedBy }) => addedBy),
  );
  return rows.flatMap(({ id, billId, paymentId, name, kind, size, addedBy, createdAt }) =>
    billId === null
      ? []
      : [{ id, billId, paymentId, name, kind, size, addedBy: nameOf(addedBy), createdAt: createdAt.toISOString() }],
  );
}

const billNotFound = () => new Fault("not_found", "Bill not found");

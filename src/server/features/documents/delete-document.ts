import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { findDocument, listAbandoned, removeDocument } from "./store.ts";

export async function deleteDocument(tx: Db, { household, id }: { household: string; id: number }): Promise<void> {
  if ((await findDocument(tx, household, id)) === undefined) throw new Fault("not_found", "Document not found");
  await removeDocument(tx, household, id);
}

const HOUR = 3_600_000;
const BATCH_SIZE = 50;

/** Deletes hidden documents, one at a time: a bill's documents may be hundreds of megabytes. */
export async function sweepDocuments(db: Db, now: Date, isStopping: () => boolean): Promise<number> {
  let deleted = 0;
  while (!isStopping()) {
    const found = await listAbandoned(db, new Date(now.getTime() - HOUR), BATCH_SIZE);
    for (const { household, id } of found) {
      if (isStopping()) break;
      await removeDocument(db, household, id);
      deleted += 1;
      await yieldToEventLoop();
    }
    if (found.length < BATCH_SIZE) break;
  }
  return deleted;
}

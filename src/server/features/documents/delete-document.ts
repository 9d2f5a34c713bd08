import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { findDocument, listForgotten, removeDocument } from "./store.ts";

export async function deleteDocument(tx: Db, { household, id }: { household: string; id: number }): Promise<void> {
  if ((await findDocument(tx, household, id)) === undefined) throw new Fault("not_found", "Document not found");
  await removeDocument(tx, household, id);
}

const HOUR = 3_600_000;
const SOME = 50;

/** Deletes hidden documents, one at a time: a bill's documents may be hundreds of megabytes. */
export async function sweepDocuments(db: Db, now: Date, isStopping: () => boolean): Promise<number> {
  let swept = 0;
  while (!isStopping()) {
    const found = await listForgotten(db, new Date(now.getTime() - HOUR), SOME);
    for (const { household, id } of found) {
      if (isStopping()) break;
      await removeDocument(db, household, id);
      swept += 1;
      await yieldToEventLoop();
    }
    if (found.length < SOME) break;
  }
  return swept;
}

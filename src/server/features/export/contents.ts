import type { Db } from "#server/db/database.ts";
import { type DocumentRow, findDocument, readChunks } from "#server/features/documents/store.ts";

/**
 * The file's end: the content of each document, one line each, read in chunks as they are sent. A document deleted
 * since it was listed has none; one deleted while it is sent aborts the download, which no one mistakes for complete.
 */
export async function* contentsText(db: Db, documents: readonly DocumentRow[]): AsyncGenerator<string> {
  yield `,\n"contents":[`;
  let separator = "\n";
  for (const document of documents) {
    const { household, id } = document;
    if ((await findDocument(db, household, id)) === undefined) continue;
    yield `${separator}{"id":${id},"base64":"`;
    for await (const bytes of readChunks(db, document)) yield bytes.toString("base64");
    yield `"}`;
    separator = ",\n";
  }
  yield "\n]}\n";
}

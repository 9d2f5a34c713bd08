import type { DocumentPage } from "#contract/documents.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { enterOrThrow } from "#server/features/scan/place.ts";
import type { Scanner } from "#server/scanner/scanner.ts";
import { findDocument, readChunks } from "./store.ts";

type Options = { household: string; user: string; id: number; page: number; request: string; signal: AbortSignal };

/** A page of a kept PDF, drawn in the scanner's own process: a browser gets a picture, and nothing that could run. */
export async function drawDocument(db: Db, scanner: Scanner, options: Options): Promise<DocumentPage> {
  const { household, user, id, page, request, signal } = options;
  const document = await findDocument(db, household, id);
  if (document === undefined) throw new Fault("not_found", "Document not found");
  if (document.kind !== "pdf") throw new Fault("wrong_type", "Only a PDF has pages");
  // A place before the file, so that a full house holds no files in memory.
  const place = enterOrThrow(scanner, user);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of readChunks(db, document)) chunks.push(chunk);
    const outcome = await place.draw({ bytes: Buffer.concat(chunks), page }, { request, signal });
    if ("refusal" in outcome) throw new Fault("unreadable", "This document cannot be shown here. You can download it.");
    const { jpeg, pages } = outcome.drawn;
    return { page, pages, picture: `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}` };
  } finally {
    place.leave();
  }
}

import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { DocumentPage } from "#contract/documents.ts";
import { DOCUMENT_TYPES, isViewable } from "#core/documents.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { enterOrThrow } from "#server/features/scan/place.ts";
import type { Scanner } from "#server/scanner/scanner.ts";
import { type DocumentRow, findDocument, readChunks } from "./store.ts";

/** An uploaded file is shown without scripts, forms or an origin, whatever else its bytes may contain. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

type Options = { household: string; id: number; how: "attachment" | "inline" };

/** Sends a document in chunks, with its detected type. */
export async function sendDocument(
  db: Db,
  reply: FastifyReply,
  { household, id, how }: Options,
): Promise<FastifyReply> {
  const document = await findDocument(db, household, id);
  if (document === undefined) throw new Fault("not_found", "Document not found");
  if (how === "inline" && !isViewable(document.kind))
    throw new Fault("wrong_type", "This document can only be downloaded");
  return reply
    .header("content-security-policy", POLICY)
    .header("content-disposition", dispositionOf(how, document))
    .header("content-length", document.size)
    .type(DOCUMENT_TYPES[document.kind])
    .send(Readable.from(readChunks(db, document)));
}

/** The name in ASCII, and again in UTF-8. Both are quoted so that a name can't add anything to the header. */
function dispositionOf(how: Options["how"], { name }: Pick<DocumentRow, "name">): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

type DrawDocumentOptions = {
  household: string;
  user: string;
  id: number;
  page: number;
  request: string;
  signal: AbortSignal;
};

/**
 * A page of a stored PDF, rendered in the scanner's process: the browser gets a picture, and nothing that could run.
 */
export async function drawDocument(db: Db, scanner: Scanner, options: DrawDocumentOptions): Promise<DocumentPage> {
  const { household, user, id, page, request, signal } = options;
  const document = await findDocument(db, household, id);
  if (document === undefined) throw new Fault("not_found", "Document not found");
  if (document.kind !== "pdf") throw new Fault("wrong_type", "Only a PDF has pages");
  // A place in the queue before the file, so that waiting requests hold no files in memory.
  const place = enterOrThrow(scanner, user);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of readChunks(db, document)) chunks.push(chunk);
    const outcome = await place.draw({ bytes: Buffer.concat(chunks), page }, { request, signal });
    if ("refusal" in outcome)
      throw new Fault("unreadable", "This document can't be shown here, but you can download it.");
    const { jpeg, pages } = outcome.drawn;
    return { page, pages, picture: `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}` };
  } finally {
    place.leave();
  }
}

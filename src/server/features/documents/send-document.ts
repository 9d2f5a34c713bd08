import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { DOCUMENT_TYPES, isViewable } from "#core/documents.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { type DocumentRow, findDocument, readChunks } from "./store.ts";

/** A stranger's file is shown alone, without scripts, forms or an origin, whatever else its bytes may also be. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

type Options = { household: string; id: number; how: "attachment" | "inline" };

/** Sends a document piece by piece, with the type its content was found to be. */
export async function sendDocument(
  db: Db,
  reply: FastifyReply,
  { household, id, how }: Options,
): Promise<FastifyReply> {
  const document = await findDocument(db, household, id);
  if (document === undefined) throw new Fault("not_found", "Document not found");
  if (how === "inline" && !isViewable(document.kind))
    throw new Fault("wrong_type", "This document can be downloaded, not shown");
  return reply
    .header("content-security-policy", POLICY)
    .header("content-disposition", dispositionOf(how, document))
    .header("content-length", document.size)
    .type(DOCUMENT_TYPES[document.kind])
    .send(Readable.from(readChunks(db, document)));
}

/** The name in plain signs, and once more as it is. Both are quoted so that a name can't add anything to the header. */
function dispositionOf(how: Options["how"], { name }: Pick<DocumentRow, "name">): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

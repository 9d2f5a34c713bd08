import type { QueryClient } from "@tanstack/react-query";
import type { Document } from "#contract/documents.ts";
import { DOCUMENT_FIELD, DOCUMENT_MAX_BYTES, DOCUMENT_TOO_LARGE, EMPTY_DOCUMENT } from "#contract/limits.ts";
import { addDocument } from "#contract/requests/documents.ts";
import { addressOf, refusalOf } from "#web/lib/ask.ts";

/** What a file picker offers; what a file really is, the server finds out. */
export const DOCUMENT_ACCEPT =
  "application/pdf,image/jpeg,image/png,image/gif,image/webp,image/avif,image/tiff,image/heic,image/heif";

/** Why a file can't be kept, as far as that is known before it is sent. */
export function documentErrorOf({ size }: Pick<File, "size">): string | undefined {
  if (size === 0) return EMPTY_DOCUMENT;
  return size > DOCUMENT_MAX_BYTES ? DOCUMENT_TOO_LARGE : undefined;
}

export type Owner = { billId: number; paymentId?: number | undefined };

/** Sends a file to be kept with a bill, or with a payment of it. */
export async function sendDocument(file: File, { billId, paymentId }: Owner): Promise<Document> {
  const form = new FormData();
  form.set(DOCUMENT_FIELD, file);
  const response = await fetch(addressOf(addDocument, { id: billId }, { paymentId }), {
    method: addDocument.method,
    credentials: "include",
    body: form,
  });
  if (!response.ok) throw await refusalOf(response);
  return response.json();
}

/** Lists of documents are asked for again: of every bill, since each says how much room is left. */
export const forgetDocuments = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === "documents" });

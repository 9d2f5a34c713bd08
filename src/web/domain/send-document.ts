import type { QueryClient } from "@tanstack/react-query";
import type { Document } from "#contract/documents.ts";
import { DOCUMENT_FIELD, DOCUMENT_MAX_BYTES, DOCUMENT_TOO_LARGE, EMPTY_DOCUMENT } from "#contract/limits.ts";
import { addDocument } from "#contract/requests/documents.ts";
import { addressOf, refusalOf } from "#web/lib/ask.ts";

/** For the file picker; the server checks the real type. */
export const DOCUMENT_ACCEPT =
  "application/pdf,image/jpeg,image/png,image/gif,image/webp,image/avif,image/tiff,image/heic,image/heif";

/** Checks a file before upload; undefined when it is fine. */
export function documentErrorOf({ size }: Pick<File, "size">): string | undefined {
  if (size === 0) return EMPTY_DOCUMENT;
  return size > DOCUMENT_MAX_BYTES ? DOCUMENT_TOO_LARGE : undefined;
}

export type DocumentOwner = { billId: number; paymentId?: number | undefined };

/** Uploads a document of a bill or of one of its payments. */
export async function sendDocument(file: File, { billId, paymentId }: DocumentOwner): Promise<Document> {
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

/** Refreshes the document lists of all bills, since each shows the remaining space. */
export const forgetDocuments = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === "documents" });

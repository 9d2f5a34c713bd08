import * as z from "zod/mini";
import * as requests from "#contract/requests/documents.ts";
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from "#core/documents.ts";
import { call } from "./call.ts";
import { Instant, pathId } from "./fields.ts";
import { DOCUMENT_FIELD, DOCUMENT_LIMITS, DOCUMENT_MAX_BYTES } from "./limits.ts";
import { PageQuery, wholeNumber } from "./paging.ts";

export const Document = z.object({
  id: z.number(),
  billId: z.number(),
  /** The payment it belongs to, if any. */
  paymentId: z.nullable(z.number()),
  name: z.string(),
  /** The type, detected from its content. */
  kind: z.enum(DOCUMENT_KINDS),
  /** In bytes. */
  size: z.number(),
  /** Who added it; null if they have left. */
  addedBy: z.nullable(z.string()),
  createdAt: Instant,
});
export type Document = z.output<typeof Document>;

const ofBill = {
  params: z.object({ id: pathId("Valid bill ID is required") }),
} as const;
const one = { params: z.object({ id: pathId("Valid document ID is required") }), faults: ["not_found"] } as const;

export const listDocuments = call({
  ...requests.listDocuments,
  ...ofBill,
  summary:
    "List a bill's documents, newest first, and how much storage all your documents use. All at once, or page by page with `limit` and `before`.",
  access: "read",
  query: PageQuery,
  output: z.object({
    items: z.array(Document),
    /** Pass this as `before` for the next page; null on the last one. */
    next: z.nullable(z.number()),
    /** The household's storage used and allowed, in bytes. */
    used: z.number(),
    limit: z.number(),
  }),
  faults: ["not_found"],
});

const upload = {
  field: DOCUMENT_FIELD,
  types: Object.values(DOCUMENT_TYPES),
  maxBytes: DOCUMENT_MAX_BYTES,
} as const;

export const addDocument = call({
  ...requests.addDocument,
  ...ofBill,
  summary:
    "Attach a PDF or image to a bill or one of its payments. The type is detected from the content. The same file is stored only once. " +
    `A household can have up to ${DOCUMENT_LIMITS.count} documents, within the server's storage limit (500 MB by default).`,
  access: "write",
  query: z.object({ paymentId: z.optional(pathId("Valid payment ID is required")) }),
  upload,
  output: Document,
  status: 201,
  faults: ["not_found", "conflict", "too_large", "wrong_type", "too_many"],
});

export const downloadDocument = call({
  ...requests.downloadDocument,
  ...one,
  summary: "Download a document.",
  access: "read",
  output: "file",
});

export const viewDocument = call({
  ...requests.viewDocument,
  ...one,
  summary: "View an image document inline. Other types answer 415 and can only be downloaded.",
  access: "read",
  output: "file",
  faults: ["not_found", "wrong_type"],
});

/** A page of a PDF, rendered on the server. */
export const DocumentPage = z.object({
  page: z.number(),
  /** How many pages there are. */
  pages: z.number(),
  /** The page as an image (data URL). */
  picture: z.string(),
});
export type DocumentPage = z.output<typeof DocumentPage>;

export const viewDocumentPage = call({
  ...requests.viewDocumentPage,
  ...one,
  summary:
    "Get a page of a PDF document as an image. A page that can't be rendered answers 422; the document can still be downloaded.",
  access: "read",
  query: z.object({ page: z.optional(wholeNumber("page", 1, 9_999)) }),
  output: DocumentPage,
  faults: ["not_found", "wrong_type", "unreadable", "too_many", "not_ready"],
});

export const deleteDocument = call({
  ...requests.deleteDocument,
  ...one,
  summary: "Delete a document.",
  access: "write",
  output: "nothing",
  status: 204,
});

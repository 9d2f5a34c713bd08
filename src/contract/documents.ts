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
  /** The payment it is the paper of. */
  paymentId: z.nullable(z.number()),
  name: z.string(),
  /** What it is, by its content. */
  kind: z.enum(DOCUMENT_KINDS),
  /** In bytes. */
  size: z.number(),
  /** Who added it; null when they are here no more. */
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
    "The documents kept with a bill, newest first, and how much room all of yours take. All at once, or page by page with limit and before.",
  access: "read",
  query: PageQuery,
  output: z.object({
    items: z.array(Document),
    /** What to ask for next; null at the end. */
    next: z.nullable(z.number()),
    /** What all documents of the household take, and may take, in bytes. */
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
    "Keep a PDF or picture with a bill, or with a payment of it. What it is goes by its content. The same file sent again is kept once. " +
    `A household has at most ${DOCUMENT_LIMITS.count} documents, and at most so many megabytes as the server allows (500 unless said).`,
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
  summary: "A document as a file to save.",
  access: "read",
  output: "file",
});

export const viewDocument = call({
  ...requests.viewDocument,
  ...one,
  summary: "A document that is a picture, to look at. Anything else answers 415 and can be downloaded.",
  access: "read",
  output: "file",
  faults: ["not_found", "wrong_type"],
});

/** A page of a PDF, drawn on the server. */
export const DocumentPage = z.object({
  page: z.number(),
  /** How many there are. */
  pages: z.number(),
  /** The page as a picture: a data address. */
  picture: z.string(),
});
export type DocumentPage = z.output<typeof DocumentPage>;

export const viewDocumentPage = call({
  ...requests.viewDocumentPage,
  ...one,
  summary:
    "A page of a document that is a PDF, drawn as a picture. What cannot be drawn answers 422 and can be downloaded.",
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

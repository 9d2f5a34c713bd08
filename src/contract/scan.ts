import * as z from "zod/mini";
import * as requests from "#contract/requests/scan.ts";
import { CATEGORIES } from "#core/categories.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { LEARNED_FIELDS } from "#core/scan/learn/lesson.ts";
import { VALUE_FORMS } from "#core/scan/learn/values.ts";
import { call } from "./call.ts";
import { FaultBody } from "./faults.ts";
import { WireDay, WireMoney } from "./fields.ts";

export const SCAN_FIELD = "billImage";
export const SCAN_TYPES = [
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/tiff",
  "image/heic",
  "image/heif",
  "application/pdf",
] as const;
export const SCAN_MAX_BYTES = 10 * 1024 * 1024;
/** One bill may come as several pictures: so many, and so large together. */
export const SCAN_MAX_FILES = 10;
export const SCAN_MAX_BYTES_TOGETHER = 20 * 1024 * 1024;
/** What one person may ask of the readers: scans at once, and minutes of their work in an hour. */
export const SCAN_PLACES_EACH = 3;
export const SCAN_MINUTES_AN_HOUR = 10;
export const WRONG_SCAN_TYPE = "Please upload an image file (JPG, PNG, GIF) or PDF";
export const SCAN_TOO_LARGE = "File size must be less than 10MB";
export const SCAN_TOO_LARGE_TOGETHER = "Together the pictures must be less than 20MB";
export const SCAN_TOO_MANY = "Please choose at most 10 pictures of one bill";
export const SCAN_ONE_PDF = "Please choose one PDF, or several pictures of one bill";

/** Where on a page something was read, each a share of the page's width or height from 0 to 1. */
const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** How sure the reader is of a field, and where it stands (pages count from 1); the place is null when it was concluded from the whole. */
export const Finding = z.object({
  confidence: z.number(),
  page: z.nullable(z.number()),
  box: z.nullable(Box),
});
export type Finding = z.output<typeof Finding>;

export const SCANNED_FIELDS = [
  "name",
  "amount",
  "frequency",
  "category",
  "dueDate",
  "paymentDay",
  "isDirectDebit",
] as const;
export type ScannedField = (typeof SCANNED_FIELDS)[number];

export const ScanResult = z.object({
  name: z.nullable(z.string()),
  amount: z.nullable(WireMoney),
  frequency: z.nullable(z.enum(USUAL_FREQUENCIES)),
  category: z.nullable(z.enum(CATEGORIES)),
  dueDate: z.nullable(WireDay),
  paymentDay: z.nullable(z.number()),
  isDirectDebit: z.nullable(z.boolean()),
  /** The day the paper was written. */
  date: z.nullable(WireDay),
  /** ISO 4217, where the paper says it. */
  currency: z.nullable(z.string()),
  /** One for each field that is not null. */
  findings: z.partialRecord(z.enum(SCANNED_FIELDS), Finding),
  /** The pages that were read, upright; `picture` is a small JPEG in base64 to draw the findings on. */
  pages: z.array(
    z.object({
      /** Which page of the file, or which of the pictures, counted from 1; findings name it. */
      number: z.number(),
      width: z.number(),
      height: z.number(),
      picture: z.nullable(z.string()),
    }),
  ),
  /** The pages that nobody looked at, by number. */
  unread: z.array(z.number()),
  /** The name as it was read, before anything that was learned. */
  readAs: z.nullable(z.string()),
  /** Hashes of the first page's words, by which the biller's next paper is recognised. */
  layout: z.array(z.number()),
  /** Every amount and day on the paper, with the words beside it: a correction is looked for among them. */
  values: z.array(
    z.object({ value: z.string(), form: z.enum(VALUE_FORMS), label: z.string(), page: z.number(), box: Box }),
  ),
  /** What was learned on earlier papers of this biller, and which fields it set right. */
  lesson: z.nullable(z.object({ id: z.number(), biller: z.string(), fields: z.array(z.enum(LEARNED_FIELDS)) })),
  /** What read it: the e-invoice inside the PDF, the PDF's own text, the picture of the text, or a language model. */
  engine: z.enum(["e-invoice", "text", "picture", "model"]),
});
export type ScanResult = z.output<typeof ScanResult>;

/** How far a scan is. */
export const ScanProgress = z.object({
  stage: z.enum(["queued", "reading", "extracting"]),
  page: z.optional(z.number()),
  pages: z.optional(z.number()),
});
export type ScanProgress = z.output<typeof ScanProgress>;

/**
 * The lines of an answer to `Accept: application/x-ndjson`, one JSON each: progress as it comes, then the result or,
 * since the status has gone out by then, what went wrong.
 */
export const ScanLine = z.union([
  z.object({ progress: ScanProgress }),
  z.object({ result: ScanResult }),
  z.object({ fault: FaultBody }),
]);
export type ScanLine = z.output<typeof ScanLine>;

export const scanBill = call({
  ...requests.scanBill,
  changesNothing: true,
  summary:
    "Read a photo or PDF of a bill, on this machine. Nothing is kept. " +
    `Up to ${SCAN_MAX_FILES} pictures in one form, together less than 20 MB, are the pages of one bill in their order. ` +
    "Accept application/x-ndjson to hear of the progress. " +
    `Each person may have ${SCAN_PLACES_EACH} scans at once and ${SCAN_MINUTES_AN_HOUR} minutes of reading an hour; beyond that the answer is 429.`,
  access: "write",
  upload: { field: SCAN_FIELD, types: SCAN_TYPES, maxBytes: SCAN_MAX_BYTES },
  output: ScanResult,
  faults: ["too_large", "wrong_type", "unreadable", "too_many", "not_ready"],
});

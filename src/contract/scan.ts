import * as z from "zod/mini";
import * as requests from "#contract/requests/scan.ts";
import { CATEGORIES } from "#core/categories.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { OTHER_AMOUNT_KINDS } from "#core/scan/found.ts";
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
/** A bill may be sent as several images; these limit their number and total size. */
export const SCAN_MAX_FILES = 10;
export const SCAN_MAX_TOTAL_BYTES = 20 * 1024 * 1024;
/** Limits per person: scans at once, and minutes of reading per hour. */
export const SCANS_AT_ONCE = 3;
export const SCAN_MINUTES_PER_HOUR = 10;
export const WRONG_SCAN_TYPE = "Please upload an image file (JPG, PNG, GIF) or PDF";
export const SCAN_TOO_LARGE = "File size must be less than 10MB";
export const SCAN_TOTAL_TOO_LARGE = "Together the images must be less than 20MB";
export const SCAN_TOO_MANY = "Please choose no more than 10 images of one bill";
export const SCAN_ONE_PDF = "Please choose one PDF or several images of one bill";

/** Where on a page something was read, in fractions of the page's width and height. */
const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** The confidence in a field and where it was found (pages count from 1); no position if it was inferred from the whole bill. */
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
  /** The bill's own date. */
  date: z.nullable(WireDay),
  /** ISO 4217, if the bill states it. */
  currency: z.nullable(z.string()),
  /** One for each field that is not null. */
  findings: z.partialRecord(z.enum(SCANNED_FIELDS), Finding),
  /** Amounts that may be paid instead: a card's minimum payment and its balance, an instalment and the total. */
  otherAmounts: z.array(
    z.object({
      kind: z.enum(OTHER_AMOUNT_KINDS),
      amount: WireMoney,
      page: z.nullable(z.number()),
      box: z.nullable(Box),
    }),
  ),
  /** The pages that were read, turned upright. `picture` is a small base64 JPEG to draw the findings on. */
  pages: z.array(
    z.object({
      /** The page of the file or the number of the image, counted from 1, as used in findings. */
      number: z.number(),
      width: z.number(),
      height: z.number(),
      picture: z.nullable(z.string()),
    }),
  ),
  /** The numbers of the pages that weren't read. */
  unread: z.array(z.number()),
  /** The name as read, before applying a lesson. */
  readAs: z.nullable(z.string()),
  /** Hashes of the first page's words, to recognise the biller's next bill. */
  layout: z.array(z.number()),
  /** Every amount and date on the bill with the words beside it, to locate a corrected value. */
  values: z.array(
    z.object({ value: z.string(), form: z.enum(VALUE_FORMS), label: z.string(), page: z.number(), box: Box }),
  ),
  /** The lesson applied from earlier bills of this biller, and the fields it corrected. */
  lesson: z.nullable(z.object({ id: z.number(), biller: z.string(), fields: z.array(z.enum(LEARNED_FIELDS)) })),
  /** The source of the data: the e-invoice in the PDF, the PDF's text, text recognition on an image, or a language model. */
  engine: z.enum(["e-invoice", "text", "picture", "model"]),
});
export type ScanResult = z.output<typeof ScanResult>;

/** The progress of a scan. */
export const ScanProgress = z.object({
  stage: z.enum(["queued", "reading", "extracting"]),
  page: z.optional(z.number()),
  pages: z.optional(z.number()),
});
export type ScanProgress = z.output<typeof ScanProgress>;

/**
 * The lines of a response to `Accept: application/x-ndjson`, one JSON each: progress, then the result or a fault.
 * A fault is a line because the status has already been sent by then.
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
    "Read a photo or PDF of a bill on this server. Nothing is stored. " +
    `Up to ${SCAN_MAX_FILES} images in one form, together less than 20 MB, are read as the pages of one bill in that order. ` +
    "Send Accept: application/x-ndjson to receive progress. " +
    `Each person can run ${SCANS_AT_ONCE} scans at once and use ${SCAN_MINUTES_PER_HOUR} minutes of reading per hour; beyond that the answer is 429.`,
  access: "write",
  upload: { field: SCAN_FIELD, types: SCAN_TYPES, maxBytes: SCAN_MAX_BYTES },
  output: ScanResult,
  faults: ["too_large", "wrong_type", "unreadable", "too_many", "not_ready"],
});

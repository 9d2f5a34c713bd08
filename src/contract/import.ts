import * as z from "zod/mini";
import * as requests from "#contract/requests/import.ts";
import { DOCUMENT_TYPES } from "#core/documents.ts";
import { call } from "./call.ts";
import { Document } from "./documents.ts";
import { EXPORT_FORMAT, EXPORT_VERSION, EXPORTED_KINDS } from "./export.ts";
import { ExportedHousehold, NotKept } from "./exported-household.ts";
import { id, instant, key, limitedList, origin, strict } from "./imported-fields.ts";
import {
  ImportedAccount,
  ImportedBill,
  ImportedDocument,
  ImportedEntry,
  ImportedIncome,
  ImportedOperation,
  ImportedPayment,
  ImportedScanLesson,
  ImportedStatement,
  ImportedStatementLine,
  ImportedTransfer,
} from "./imported-rows.ts";
import {
  DOCUMENT_FIELD,
  DOCUMENT_LIMITS,
  DOCUMENT_MAX_BYTES,
  HOUSEHOLD_LIMITS,
  IMPORT_LIMITS,
  IMPORT_MAX_BYTES,
  NO_EXPORT,
  STATEMENT_LIMITS,
} from "./limits.ts";
import { MOST_LESSONS } from "./scan-lessons.ts";
import { Settings } from "./settings.ts";

const NO_CONTENTS = "Send the file without contents, then each document to /api/import/documents";

/** An exported file, validated by the same rules as the forms. */
export const ImportInput = strict({
  format: z.literal(EXPORT_FORMAT, NO_EXPORT),
  version: z.literal([1, EXPORT_VERSION], "This export was made by a newer version of Weekwise. Please update first."),
  exportedAt: instant,
  origin,
  /** Older files don't have it. */
  household: z.optional(ExportedHousehold),
  /** Older files don't have them. Only applied for a person who never saved any. */
  settings: z.optional(z.nullable(Settings)),
  accounts: limitedList(ImportedAccount, HOUSEHOLD_LIMITS.accounts, "accounts"),
  bills: limitedList(ImportedBill, HOUSEHOLD_LIMITS.bills, "bills"),
  incomes: limitedList(ImportedIncome, HOUSEHOLD_LIMITS.incomes, "incomes"),
  payments: limitedList(ImportedPayment, IMPORT_LIMITS.payments, "payments"),
  operations: limitedList(ImportedOperation, IMPORT_LIMITS.operations, "operations"),
  entries: limitedList(ImportedEntry, IMPORT_LIMITS.entries, "entries"),
  transfers: z._default(limitedList(ImportedTransfer, IMPORT_LIMITS.transfers, "transfers"), []),
  gone: limitedList(
    strict({ kind: z.enum(EXPORTED_KINDS, "Unknown kind"), id, key }),
    IMPORT_LIMITS.gone,
    "deleted items",
  ),
  statements: z._default(limitedList(ImportedStatement, STATEMENT_LIMITS.exportedStatements, "statements"), []),
  statementLines: z._default(limitedList(ImportedStatementLine, STATEMENT_LIMITS.exported, "lines of statements"), []),
  scanLessons: z._default(limitedList(ImportedScanLesson, MOST_LESSONS, "lessons"), []),
  /** Details only; the contents are sent one by one in requests of their own. */
  documents: z._default(limitedList(ImportedDocument, DOCUMENT_LIMITS.count, "documents"), []),
  contents: z.optional(z.array(z.unknown(), "contents must be a list").check(z.maxLength(0, NO_CONTENTS))),
});
export type ImportInput = z.output<typeof ImportInput>;

const Count = z.object({ added: z.number(), known: z.number() });

/** How many of each were added, and how many already existed and stay unchanged. */
export const ImportSummary = z.object({
  accounts: Count,
  bills: Count,
  incomes: Count,
  payments: Count,
  /** Bank statements with their lines. */
  statements: Count,
  /** What was learned from corrections to scanned bills. */
  scanLessons: Count,
  /** Entries written to the ledger. */
  entries: z.number(),
  /** Documents whose contents must be sent next, and those that already exist. */
  documents: z.object({ missing: z.number(), known: z.number() }),
  notKept: NotKept,
});
export type ImportSummary = z.output<typeof ImportSummary>;

const billKey = z
  .string("billKey must be the key of a bill")
  .check(z.regex(/^[\w-]{1,64}\/bill\/[1-9]\d{0,9}$/, "billKey must be the key of a bill"));
const paymentKey = z
  .string("paymentKey must be the key of a payment")
  .check(z.regex(/^[\w-]{1,64}\/payment\/[1-9]\d{0,9}$/, "paymentKey must be the key of a payment"));

const OFTEN = `At most ${IMPORT_LIMITS.aDay} previews and imports per day.`;

const importing = {
  access: "write",
  input: ImportInput,
  output: ImportSummary,
  maxBytes: IMPORT_MAX_BYTES,
  faults: ["too_many", "unreadable", "conflict"],
} as const;

export const previewImport = call({
  ...requests.previewImport,
  ...importing,
  changesNothing: true,
  summary: `Preview what importing a file would add, without changing anything. ${OFTEN}`,
});

export const importData = call({
  ...requests.importData,
  ...importing,
  summary: `Import an exported file into your data. Existing items are recognised and stay unchanged. All or nothing. ${OFTEN}`,
});

export const importDocument = call({
  ...requests.importDocument,
  summary:
    "Import the content of one document of an exported file, after the file itself was imported. The same file is stored only once.",
  access: "write",
  query: z.object({ billKey, paymentKey: z.optional(paymentKey), createdAt: z.optional(instant) }),
  upload: { field: DOCUMENT_FIELD, types: Object.values(DOCUMENT_TYPES), maxBytes: DOCUMENT_MAX_BYTES },
  output: Document,
  status: 201,
  faults: ["not_found", "conflict", "too_large", "wrong_type", "too_many"],
});

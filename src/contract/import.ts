import * as z from "zod/mini";
import * as requests from "#contract/requests/import.ts";
import { DOCUMENT_TYPES } from "#core/documents.ts";
import { call } from "./call.ts";
import { Document } from "./documents.ts";
import { EXPORT_FORMAT, EXPORT_VERSION, THINGS } from "./export.ts";
import { ExportedHousehold, NotKept } from "./exported-household.ts";
import { id, instant, key, many, origin, strict } from "./imported-fields.ts";
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

const NO_CONTENTS = "Send each of the contents to /api/import/documents, and the file without them";

/** What an export looks like, held to every rule that a form would hold it to. */
export const ImportInput = strict({
  format: z.literal(EXPORT_FORMAT, NO_EXPORT),
  version: z.literal([1, EXPORT_VERSION], "This export was made by a newer Weekwise. Update this one first."),
  exportedAt: instant,
  origin,
  /** Earlier files do not say who was there. */
  household: z.optional(ExportedHousehold),
  /** Earlier files have none. They count for a person who never saved any. */
  settings: z.optional(z.nullable(Settings)),
  accounts: many(ImportedAccount, HOUSEHOLD_LIMITS.accounts, "accounts"),
  bills: many(ImportedBill, HOUSEHOLD_LIMITS.bills, "bills"),
  incomes: many(ImportedIncome, HOUSEHOLD_LIMITS.incomes, "incomes"),
  payments: many(ImportedPayment, IMPORT_LIMITS.payments, "payments"),
  operations: many(ImportedOperation, IMPORT_LIMITS.operations, "operations"),
  entries: many(ImportedEntry, IMPORT_LIMITS.entries, "entries"),
  transfers: z._default(many(ImportedTransfer, IMPORT_LIMITS.transfers, "transfers"), []),
  gone: many(strict({ kind: z.enum(THINGS, "Unknown kind"), id, key }), IMPORT_LIMITS.gone, "deleted things"),
  statements: z._default(many(ImportedStatement, STATEMENT_LIMITS.exportedStatements, "statements"), []),
  statementLines: z._default(many(ImportedStatementLine, STATEMENT_LIMITS.exported, "lines of statements"), []),
  scanLessons: z._default(many(ImportedScanLesson, MOST_LESSONS, "lessons"), []),
  /** Listed to be counted; their contents come one by one, each in a request of its own. */
  documents: z._default(many(ImportedDocument, DOCUMENT_LIMITS.count, "documents"), []),
  contents: z.optional(z.array(z.unknown(), "contents must be a list").check(z.maxLength(0, NO_CONTENTS))),
});
export type ImportInput = z.output<typeof ImportInput>;

const Count = z.object({ added: z.number(), known: z.number() });

/** How many of each were added, and how many were here before and stay as they are. */
export const ImportSummary = z.object({
  accounts: Count,
  bills: Count,
  incomes: Count,
  payments: Count,
  /** Bank statements with their lines. */
  statements: Count,
  /** What the scanner learned from corrections. */
  scanLessons: Count,
  /** Movements written to the ledger. */
  entries: z.number(),
  /** Documents whose contents are to be sent next, and those that are here. */
  documents: z.object({ missing: z.number(), known: z.number() }),
  notKept: NotKept,
});
export type ImportSummary = z.output<typeof ImportSummary>;

const billKey = z
  .string("A bill is named by its key")
  .check(z.regex(/^[\w-]{1,64}\/bill\/[1-9]\d{0,9}$/, "A bill is named by its key"));
const paymentKey = z
  .string("A payment is named by its key")
  .check(z.regex(/^[\w-]{1,64}\/payment\/[1-9]\d{0,9}$/, "A payment is named by its key"));

const OFTEN = `At most ${IMPORT_LIMITS.aDay} looks and imports a day.`;

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
  summary: `Tell what importing a file would add; changes nothing. ${OFTEN}`,
});

export const importData = call({
  ...requests.importData,
  ...importing,
  summary: `Add what an exported file holds beside what you have. What came before is recognised and stays as it is; all or nothing. ${OFTEN}`,
});

export const importDocument = call({
  ...requests.importDocument,
  summary:
    "Bring the content of one document of an exported file back to its bill, after the file itself was imported. What is here already is kept once.",
  access: "write",
  query: z.object({ billKey, paymentKey: z.optional(paymentKey), createdAt: z.optional(instant) }),
  upload: { field: DOCUMENT_FIELD, types: Object.values(DOCUMENT_TYPES), maxBytes: DOCUMENT_MAX_BYTES },
  output: Document,
  status: 201,
  faults: ["not_found", "conflict", "too_large", "wrong_type", "too_many"],
});

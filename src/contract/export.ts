import * as z from "zod/mini";
import * as requests from "#contract/requests/export.ts";
import { EDIT_KINDS } from "#core/bills/edits.ts";
import { OPERATION_KINDS, POTS } from "#core/ledger.ts";
import { Account } from "./accounts.ts";
import { DatedAmount } from "./bill-life.ts";
import { Bill } from "./bills.ts";
import { call } from "./call.ts";
import { ExportedHousehold } from "./exported-household.ts";
import { Instant, WireDay, WireMoney } from "./fields.ts";
import { SharePart } from "./household.ts";
import { Income } from "./incomes.ts";
import { formatCount, IMPORT_LIMITS, STATEMENT_LIMITS } from "./limits.ts";
import { Payment } from "./payments.ts";
import { Learned, lessonPaper } from "./scan-lessons.ts";
import { Settings } from "./settings.ts";
import { KnownLine, Statement } from "./statements.ts";

export const EXPORT_FORMAT = "weekwise-export";
export const EXPORT_VERSION = 2;

export const EXPORTED_KINDS = ["account", "bill", "income", "payment"] as const;
export type ExportedKind = (typeof EXPORTED_KINDS)[number];

/** A key that stays the same across imports: origin, kind and id. */
const key = { key: z.string() };

/** Holders are listed by id; their names are in the household. */
export const ExportedAccount = z.extend(z.extend(Account, key), { holders: z.array(z.string()) });

/** A recorded edit of a bill. */
const ExportedEdit = z.object({
  what: z.enum(EDIT_KINDS),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  day: WireDay,
  at: Instant,
});

export const ExportedBill = z.extend(
  z.omit(Bill, {
    account: true,
    openPayments: true,
    savings: true,
    paymentsLeft: true,
    partPaid: true,
    earlierAmount: true,
  }),
  {
    ...key,
    /** The due day that the others are counted from. */
    anchorDate: z.nullable(WireDay),
    /** Dues before this day don't count. */
    dueFrom: z.nullable(WireDay),
    /** Dues before this day aren't paid automatically. */
    paysFrom: z.nullable(WireDay),
    savings: z.nullable(
      z.object({ savedAmount: WireMoney, creditedWeeks: z.number(), lastUpdated: Instant, createdAt: Instant }),
    ),
    /** The bill's own shares, if it isn't shared like the rest. */
    shares: z.array(SharePart),
    /** Whole weeks since the start that weren't credited because the bill was paused or had ended. */
    weeksLeftOut: z.number(),
    /** Its amount history, oldest first. */
    amounts: z.array(DatedAmount),
    /** Its latest edits, oldest first. */
    edits: z.array(ExportedEdit),
  },
);

export const ExportedIncome = z.extend(z.omit(Income, { nextPayday: true }), {
  ...key,
  /** A payday that the person entered; the others are counted from it. */
  payday: z.nullable(WireDay),
});

export const ExportedPayment = z.extend(z.omit(Payment, { undoUntil: true }), {
  ...key,
  operationId: z.nullable(z.number()),
  /** When the scheduler next tries it. */
  nextTryDate: z.nullable(WireDay),
  /** The due that it had paid before it was undone. */
  undoneDue: z.nullable(WireDay),
  /** The payment that replaced it. */
  settledBy: z.nullable(z.number()),
});

/** Why money moved. A weekly credit has its bill, first week and number of weeks; a reversal has the payment it undoes. */
export const ExportedOperation = z.object({
  id: z.number(),
  kind: z.enum(OPERATION_KINDS),
  day: WireDay,
  at: Instant,
  billId: z.nullable(z.number()),
  week: z.nullable(z.number()),
  weeks: z.number(),
  undoes: z.nullable(z.number()),
});

/** How much moved, where, and the resulting balance, in order. */
export const ExportedEntry = z.object({
  id: z.number(),
  operationId: z.number(),
  pot: z.enum(POTS),
  accountId: z.nullable(z.number()),
  billId: z.nullable(z.number()),
  amount: WireMoney,
  after: WireMoney,
  /** The part of a weekly credit added by the catch-up. */
  catchUp: z.nullable(WireMoney),
});

/** A payday's transfer into an account. */
export const ExportedTransfer = z.object({
  id: z.number(),
  incomeId: z.number(),
  payday: WireDay,
  accountId: z.number(),
  planned: WireMoney,
  moved: WireMoney,
  movedAt: Instant,
  /** The operation that posted the difference, if a different amount was moved. */
  operationId: z.nullable(z.number()),
});

/** An imported bank statement and its column layout. What it created is in the other lists. */
export const ExportedStatement = z.omit(Statement, { state: true, lines: true, made: true, undoUntil: true });

/** A statement line, kept to recognise the same line in a later file. */
export const ExportedStatementLine = z.extend(KnownLine, { statementId: z.number() });

/** What was learned from corrections to scanned bills. */
export const ExportedScanLesson = z.object({
  biller: z.string(),
  ...lessonPaper,
  learned: Learned,
  createdAt: Instant,
  updatedAt: Instant,
});

/** A document's details; its content is in `contents` under the same id. */
export const ExportedDocument = z.object({
  id: z.number(),
  billId: z.number(),
  paymentId: z.nullable(z.number()),
  name: z.string(),
  size: z.number(),
  sha256: z.string(),
  createdAt: Instant,
});

export const ExportFile = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: Instant,
  /** The household that the export comes from. */
  origin: z.string(),
  household: ExportedHousehold,
  /** The settings of the person who made the export; null if never saved. */
  settings: z.nullable(Settings),
  accounts: z.array(ExportedAccount),
  bills: z.array(ExportedBill),
  incomes: z.array(ExportedIncome),
  payments: z.array(ExportedPayment),
  operations: z.array(ExportedOperation),
  entries: z.array(ExportedEntry),
  transfers: z.array(ExportedTransfer),
  /** Deleted accounts and bills that the ledger still refers to. */
  gone: z.array(z.object({ kind: z.enum(EXPORTED_KINDS), id: z.number(), ...key })),
  statements: z.array(ExportedStatement),
  statementLines: z.array(ExportedStatementLine),
  scanLessons: z.array(ExportedScanLesson),
  documents: z.array(ExportedDocument),
  /** Last and one per line because they are large, so that a reader can stop before them. */
  contents: z.array(z.object({ id: z.number(), base64: z.string() })),
});
export type ExportFile = z.output<typeof ExportFile>;

export const exportData = call({
  ...requests.exportData,
  summary: `Export all your data as one JSON file, as a snapshot: accounts, bills, incomes, transfers, payments, the ledger, member names and shares, bank statements (the newest ${formatCount(STATEMENT_LIMITS.exported)} lines), what was learned from corrected scans, your settings and documents. The file can be imported again if it has at most ${formatCount(IMPORT_LIMITS.entries)} entries and is smaller than 20 MB. If the connection drops, the file is incomplete.`,
  access: "read",
  confirm: "second factor",
  output: ExportFile,
  faults: ["too_many"],
});

const csv = { access: "read", confirm: "second factor", output: "csv", faults: ["too_many"] } as const;

export const exportBillsCsv = call({
  ...requests.exportBillsCsv,
  ...csv,
  summary: "Export your bills as CSV for spreadsheets.",
});

export const exportIncomesCsv = call({
  ...requests.exportIncomesCsv,
  ...csv,
  summary: "Export your income sources as CSV for spreadsheets.",
});

export const exportPaymentsCsv = call({
  ...requests.exportPaymentsCsv,
  ...csv,
  summary: "Export your payments as CSV for spreadsheets.",
});

export const exportLedgerCsv = call({
  ...requests.exportLedgerCsv,
  ...csv,
  summary: "Export your ledger as CSV for spreadsheets: every change to an account balance or a bill's savings.",
});

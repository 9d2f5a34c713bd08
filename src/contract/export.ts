import * as z from "zod/mini";
import * as requests from "#contract/requests/export.ts";
import { EDITED } from "#core/bills/edits.ts";
import { OPERATION_KINDS, POTS } from "#core/ledger.ts";
import { Account } from "./accounts.ts";
import { DatedAmount } from "./bill-life.ts";
import { Bill } from "./bills.ts";
import { call } from "./call.ts";
import { ExportedHousehold } from "./exported-household.ts";
import { Instant, WireDay, WireMoney } from "./fields.ts";
import { SharePart } from "./household.ts";
import { Income } from "./incomes.ts";
import { counted, IMPORT_LIMITS, STATEMENT_LIMITS } from "./limits.ts";
import { Payment } from "./payments.ts";
import { Learned, lessonPaper } from "./scan-lessons.ts";
import { Settings } from "./settings.ts";
import { KnownLine, Statement } from "./statements.ts";

export const EXPORT_FORMAT = "weekwise-export";
export const EXPORT_VERSION = 2;

export const THINGS = ["account", "bill", "income", "payment"] as const;
export type Thing = (typeof THINGS)[number];

/** The name a thing keeps wherever it is imported: whose it was first, what it is, its number there. */
const key = { key: z.string() };

/** With the ids of its holders; their names stand with the household. */
export const ExportedAccount = z.extend(z.extend(Account, key), { holders: z.array(z.string()) });

/** What was changed of a bill, and when. */
const ExportedEdit = z.object({
  what: z.enum(EDITED),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  day: WireDay,
  at: Instant,
});

export const ExportedBill = z.extend(
  z.omit(Bill, { account: true, openPayments: true, savings: true, paymentsLeft: true, partPaid: true }),
  {
    ...key,
    /** The due day the others are counted from. */
    anchorDate: z.nullable(WireDay),
    /** Dues before this day do not count. */
    dueFrom: z.nullable(WireDay),
    /** Dues before this day are not paid by themselves. */
    paysFrom: z.nullable(WireDay),
    savings: z.nullable(
      z.object({ savedAmount: WireMoney, creditedWeeks: z.number(), lastUpdated: Instant, createdAt: Instant }),
    ),
    /** Who carries it, where it is not shared as the others are. */
    shares: z.array(SharePart),
    /** Whole weeks since the start that were not credited, for it was paused or had ended. */
    weeksLeftOut: z.number(),
    /** What it came to and from when, oldest first. */
    amounts: z.array(DatedAmount),
    /** What was changed of it last, oldest first. */
    edits: z.array(ExportedEdit),
  },
);

export const ExportedIncome = z.extend(z.omit(Income, { nextPayday: true }), {
  ...key,
  /** A payday that somebody named; the others are counted from it. */
  payday: z.nullable(WireDay),
});

export const ExportedPayment = z.extend(z.omit(Payment, { undoUntil: true }), {
  ...key,
  operationId: z.nullable(z.number()),
  /** When the scheduler looks at it (again). */
  nextTryDate: z.nullable(WireDay),
  /** The due it had paid before it was undone. */
  undoneDue: z.nullable(WireDay),
  /** The payment that took its place. */
  settledBy: z.nullable(z.number()),
});

/** Why money moved. A weekly credit names its bill, its first week and how many, a reversal the payment it undoes. */
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

/** How much moved, where, and the figure after, in the order in which it did. */
export const ExportedEntry = z.object({
  id: z.number(),
  operationId: z.number(),
  pot: z.enum(POTS),
  accountId: z.nullable(z.number()),
  billId: z.nullable(z.number()),
  amount: WireMoney,
  after: WireMoney,
  /** The part of a week's credit that its catch-up added. */
  catchUp: z.nullable(WireMoney),
});

/** That a payday's money was moved into an account. */
export const ExportedTransfer = z.object({
  id: z.number(),
  incomeId: z.number(),
  payday: WireDay,
  accountId: z.number(),
  planned: WireMoney,
  moved: WireMoney,
  movedAt: Instant,
  /** What posted the difference, when another amount was moved. */
  operationId: z.nullable(z.number()),
});

/** A bank statement that was imported, and how its table was read. What it made is in the other lists. */
export const ExportedStatement = z.omit(Statement, { state: true, lines: true, made: true, undoUntil: true });

/** A line of it, by which the same line of a later file is recognised. */
export const ExportedStatementLine = z.extend(KnownLine, { statementId: z.number() });

/** What was learned from corrections of scanned bills. */
export const ExportedScanLesson = z.object({
  biller: z.string(),
  ...lessonPaper,
  learned: Learned,
  createdAt: Instant,
  updatedAt: Instant,
});

/** A document as it is listed; its content is among the contents, under the same id. */
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
  /** Whose it is. */
  origin: z.string(),
  household: ExportedHousehold,
  /** Of whoever made the export; null when they never saved any. */
  settings: z.nullable(Settings),
  accounts: z.array(ExportedAccount),
  bills: z.array(ExportedBill),
  incomes: z.array(ExportedIncome),
  payments: z.array(ExportedPayment),
  operations: z.array(ExportedOperation),
  entries: z.array(ExportedEntry),
  transfers: z.array(ExportedTransfer),
  /** Deleted accounts and bills that the ledger remembers. */
  gone: z.array(z.object({ kind: z.enum(THINGS), id: z.number(), ...key })),
  statements: z.array(ExportedStatement),
  statementLines: z.array(ExportedStatementLine),
  scanLessons: z.array(ExportedScanLesson),
  documents: z.array(ExportedDocument),
  /** Long, and therefore last, a line each: whoever has no room for it can stop reading here. */
  contents: z.array(z.object({ id: z.number(), base64: z.string() })),
});
export type ExportFile = z.output<typeof ExportFile>;

export const exportData = call({
  ...requests.exportData,
  summary: `Everything of yours at one moment as one JSON file: accounts, bills, incomes, transfers, payments, the ledger, the names of the members and how they share the bills, bank statements (their newest ${counted(STATEMENT_LIMITS.exported)} lines), what was learned from corrected scans, your settings and documents. It can be imported again if it holds at most ${counted(IMPORT_LIMITS.entries)} entries and is smaller than 20 MB. A connection that breaks off means that the file is not whole.`,
  access: "read",
  confirm: "second factor",
  output: ExportFile,
  faults: ["too_many"],
});

const csv = { access: "read", confirm: "second factor", output: "csv", faults: ["too_many"] } as const;

export const exportBillsCsv = call({
  ...requests.exportBillsCsv,
  ...csv,
  summary: "Your bills as a table for spreadsheets.",
});

export const exportIncomesCsv = call({
  ...requests.exportIncomesCsv,
  ...csv,
  summary: "Your income sources as a table for spreadsheets.",
});

export const exportPaymentsCsv = call({
  ...requests.exportPaymentsCsv,
  ...csv,
  summary: "Your payments as a table for spreadsheets.",
});

export const exportLedgerCsv = call({
  ...requests.exportLedgerCsv,
  ...csv,
  summary: "Your ledger as a table for spreadsheets: every movement of every account and of every bill's savings.",
});

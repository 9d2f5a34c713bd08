import * as z from "zod/mini";
import { AMOUNT_REASONS } from "#core/bills/amounts.ts";
import { ENDS } from "#core/bills/bill.ts";
import { EDIT_LENGTH, EDITED, MOST_EDITS } from "#core/bills/edits.ts";
import { ESTIMATE_RULES } from "#core/bills/estimate.ts";
import { CATEGORIES } from "#core/categories.ts";
import { DOCUMENT_TYPES } from "#core/documents.ts";
import { BILL_FREQUENCIES, INCOME_FREQUENCIES, MOST_EVERY, UNITS } from "#core/interval.ts";
import { PAYMENT_SOURCES, PAYMENT_STATUSES } from "#core/payments/payment.ts";
import { PAYMENT_DAY_TYPES } from "#core/schedule.ts";
import { billDetails } from "./bills.ts";
import { call } from "./call.ts";
import { DOCUMENT_FIELD, DOCUMENT_LIMITS, DOCUMENT_MAX_BYTES } from "./document-limits.ts";
import { Document } from "./documents.ts";
import { EXPORT_FORMAT, EXPORT_VERSION, THINGS } from "./export.ts";
import { ExportedHousehold, NotKept } from "./exported-household.ts";
import { dayInput, idInput, MemberId, moneyInput, requiredText, text } from "./fields.ts";
import { SharePart } from "./household.ts";
import { counted, HOUSEHOLD_LIMITS, IMPORT_LIMITS } from "./household-limits.ts";
import { IMPORT_MAX_BYTES, NO_EXPORT } from "./import-limits.ts";
import { OPERATION_KINDS, POTS } from "./ledger.ts";
import { Learned, lessonPaper, MOST_LESSONS } from "./scan-lessons.ts";
import { Settings } from "./settings.ts";
import { STATEMENT_LIMITS } from "./statement-limits.ts";
import { StartStatementInput, StatementLineInput } from "./statements.ts";

const id = idInput("An id must be a whole number from 1");
const ledgerId = z.number("An id must be a number").check(z.int("An id must be a whole number"), z.minimum(1));
const wholeNumber = z
  .number("Must be a number")
  .check(z.int("Must be a whole number"), z.minimum(0), z.maximum(10_000));
const day = dayInput("A date");
const money = moneyInput({ what: "Amount", required: "Amount is required", allow: "any" });
const aboveZero = moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" });
const origin = z
  .string("origin must be text")
  .check(z.regex(/^[\w-]{1,64}$/, "origin must be a name of letters and digits"));
const key = z
  .string("key must be text")
  .check(z.regex(/^[\w-]{1,64}\/(account|bill|income|payment)\/[1-9]\d{0,9}$/, "key is not one of ours"));
const yesNo = z.boolean("Must be true or false");

const INSTANT = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** A moment that exists, ISO 8601 in UTC. */
const instant = z.pipe(
  z.string("A moment must be text"),
  z.transform((value: string, context): Date => {
    const found = INSTANT.test(value) ? Date.parse(value) : Number.NaN;
    if (!Number.isNaN(found)) return new Date(found);
    context.issues.push({ code: "custom", message: "A moment must look like 2026-03-31T09:00:00.000Z", input: value });
    return z.NEVER;
  }),
);

const many = <T extends z.ZodMiniType>(item: T, most: number, what: string) =>
  z.array(item, `${what} must be a list`).check(z.maxLength(most, `At most ${counted(most)} ${what} can be imported`));

/** A file may be from anywhere: what we don't know is a reason to ask, not to look away. */
const strict = <T extends z.core.$ZodShape>(shape: T) =>
  z.strictObject(shape, "Must have the fields of an export, and no others");

const fromZero = moneyInput({ what: "Amount", required: "Amount is required", allow: "from zero" });

const days = {
  paymentDay: z.nullable(wholeNumber),
  paymentDayType: z.enum(PAYMENT_DAY_TYPES, "Unknown payment day type"),
};
const times = { createdAt: instant, updatedAt: instant };

const ImportedAccount = strict({
  id,
  key,
  name: requiredText("Account name", 100),
  balance: money,
  /** When somebody last said that the bank shows that balance. */
  checkedOn: z.optional(z.nullable(day)),
  createdAt: instant,
});

/** The first version of the file did not say which due a payment stands for; it had other dates instead. */
const maybeDay = z.optional(z.nullable(day));
const laterBillDates = { nextDueDate: maybeDay, dueFrom: maybeDay, paysFrom: maybeDay };
const laterPaymentDates = { settlesDue: maybeDay, undoneDue: maybeDay, isExtra: z.optional(yesNo) };
const earlierPaymentDates = { coversDate: maybeDay, lastPaidBefore: maybeDay, nextPaymentBefore: maybeDay };

const orNull = <T extends z.ZodMiniType>(field: T) => z._default(z.nullable(field), null);

/** Earlier files have no custom intervals. */
const custom = {
  every: orNull(wholeNumber.check(z.minimum(1), z.maximum(MOST_EVERY))),
  unit: orNull(z.enum(UNITS, "Unknown unit")),
};

/** Earlier files have bills that go on for ever, always the same. */
const laterBillPlan = {
  ...custom,
  skippedMonths: z._default(
    z.array(wholeNumber.check(z.minimum(1), z.maximum(12))).check(z.maxLength(11, "A month must be left")),
    [],
  ),
  endsOn: orNull(day),
  endsBy: orNull(z.enum(ENDS, "Unknown end")),
  estimate: orNull(z.enum(ESTIMATE_RULES, "Unknown rule")),
  pausedFrom: orNull(day),
  pausedUntil: orNull(day),
  archivedOn: orNull(day),
  nextAmount: orNull(aboveZero),
  nextAmountFrom: orNull(day),
  weeksLeftOut: z._default(wholeNumber, 0),
  edits: z._default(
    z
      .array(
        strict({
          what: z.enum(EDITED, "Unknown change"),
          before: z.nullable(z.string().check(z.maxLength(EDIT_LENGTH, "Too long"))),
          after: z.nullable(z.string().check(z.maxLength(EDIT_LENGTH, "Too long"))),
          day,
          at: instant,
        }),
      )
      .check(z.maxLength(MOST_EDITS, `At most ${MOST_EDITS} changes of a bill`)),
    [],
  ),
  amounts: z._default(
    many(
      strict({ from: day, amount: aboveZero, why: z.enum(AMOUNT_REASONS, "Unknown reason") }),
      IMPORT_LIMITS.amounts,
      "amounts",
    ),
    [],
  ),
};

const ImportedBill = strict({
  id,
  key,
  name: requiredText("Bill name", 255),
  amount: aboveZero,
  frequency: z.enum(BILL_FREQUENCIES, "Unknown frequency"),
  category: z.enum(CATEGORIES, "Unknown category"),
  accountId: z.nullable(id),
  /** For readers; it is derived anew. */
  weeklyAmount: z.optional(money),
  startDate: day,
  lastPaidDate: z.nullable(day),
  isAutomatic: yesNo,
  isDirectDebit: yesNo,
  nextPaymentDate: z.nullable(day),
  anchorDate: z.nullable(day),
  ...laterBillDates,
  ...laterBillPlan,
  ...billDetails,
  catchUp: z.optional(z.nullable(strict({ weekly: aboveZero, until: day }))),
  /** Kept where all of them are members here, by id or name. */
  shares: z.optional(z.array(SharePart).check(z.maxLength(50, "At most 50 members"))),
  savings: z.nullable(
    strict({ savedAmount: money, creditedWeeks: wholeNumber, lastUpdated: instant, createdAt: instant }),
  ),
  ...days,
  ...times,
});

const ImportedIncome = strict({
  id,
  key,
  name: requiredText("Income name", 255),
  amount: aboveZero,
  frequency: z.enum(INCOME_FREQUENCIES, "Unknown frequency"),
  accountId: z.nullable(id),
  /** Kept where they are a member here, by id or name; else it is whoever imports the file. */
  memberId: z.optional(z.nullable(MemberId)),
  weeklyAmount: z.optional(money),
  startDate: day,
  secondPaymentDay: z.optional(z.nullable(wholeNumber.check(z.minimum(1), z.maximum(31)))),
  payday: maybeDay,
  ...custom,
  ...days,
  ...times,
});

const ImportedPayment = strict({
  id,
  key,
  billId: z.nullable(id),
  billName: requiredText("Bill name", 255),
  accountId: z.nullable(id),
  amount: aboveZero,
  status: z.enum(PAYMENT_STATUSES, "Unknown status"),
  source: z.enum(PAYMENT_SOURCES, "Unknown source"),
  dueDate: z.nullable(day),
  processedAt: z.nullable(instant),
  failureReason: z.nullable(text("Reason", 500)),
  operationId: z.nullable(ledgerId),
  nextTryDate: z.nullable(day),
  settledBy: z.nullable(id),
  ...laterPaymentDates,
  partOf: orNull(day),
  ...earlierPaymentDates,
  createdAt: instant,
});

const ImportedOperation = strict({
  id: ledgerId,
  kind: z.enum(OPERATION_KINDS, "Unknown kind"),
  day,
  at: instant,
  billId: z.nullable(id),
  week: z.nullable(wholeNumber),
  /** The first version of the file had one week in each credit. */
  weeks: z._default(wholeNumber.check(z.minimum(1, "A weekly credit is of one week or more")), 1),
  undoes: z.nullable(id),
});

const ImportedEntry = strict({
  id: ledgerId,
  operationId: ledgerId,
  pot: z.enum(POTS, "Unknown pot"),
  accountId: z.nullable(id),
  billId: z.nullable(id),
  amount: money,
  after: money,
  catchUp: z.optional(z.nullable(money)),
});

const ImportedTransfer = strict({
  id,
  incomeId: id,
  payday: day,
  accountId: id,
  planned: fromZero,
  moved: fromZero,
  movedAt: instant,
  operationId: z.nullable(ledgerId),
});

const ImportedStatement = strict({ ...StartStatementInput.shape, id, createdAt: instant });

const ImportedStatementLine = strict({
  ...StatementLineInput.shape,
  id: ledgerId,
  statementId: id,
  billId: z.nullable(id),
  paymentId: z.nullable(id),
});

const ImportedScanLesson = strict({
  biller: requiredText("Bill name", 255),
  ...lessonPaper,
  learned: Learned,
  ...times,
});

const ImportedDocument = strict({
  id,
  billId: id,
  paymentId: z.nullable(id),
  name: requiredText("Document name", 200),
  size: z
    .number("Must be a number")
    .check(z.int("Must be a whole number"), z.minimum(1), z.maximum(DOCUMENT_MAX_BYTES)),
  sha256: z.string("Must be text").check(z.regex(/^[0-9a-f]{64}$/, "Must be a SHA-256")),
  createdAt: instant,
});

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
  method: "POST",
  access: "write",
  input: ImportInput,
  output: ImportSummary,
  maxBytes: IMPORT_MAX_BYTES,
  faults: ["too_many", "unreadable", "conflict"],
} as const;

export const previewImport = call({
  ...importing,
  name: "previewImport",
  changesNothing: true,
  summary: `Tell what importing a file would add; changes nothing. ${OFTEN}`,
  path: "/api/import/preview",
});

export const importData = call({
  ...importing,
  name: "importData",
  summary: `Add what an exported file holds beside what you have. What came before is recognised and stays as it is; all or nothing. ${OFTEN}`,
  path: "/api/import",
});

export const importDocument = call({
  name: "importDocument",
  summary:
    "Bring the content of one document of an exported file back to its bill, after the file itself was imported. What is here already is kept once.",
  method: "POST",
  path: "/api/import/documents",
  access: "write",
  query: z.object({ billKey, paymentKey: z.optional(paymentKey), createdAt: z.optional(instant) }),
  upload: { field: DOCUMENT_FIELD, types: Object.values(DOCUMENT_TYPES), maxBytes: DOCUMENT_MAX_BYTES },
  output: Document,
  status: 201,
  faults: ["not_found", "conflict", "too_large", "wrong_type", "too_many"],
});

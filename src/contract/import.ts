import * as z from "zod/mini";
import { CATEGORIES } from "#core/categories.ts";
import { PAYMENT_SOURCES, PAYMENT_STATUSES } from "#core/payments/payment.ts";
import { BILL_FREQUENCIES, INCOME_FREQUENCIES } from "#core/recurrence.ts";
import { PAYMENT_DAY_TYPES } from "#core/schedule.ts";
import { call } from "./call.ts";
import { EXPORT_FORMAT, EXPORT_VERSION, THINGS } from "./export.ts";
import { dayInput, idInput, MemberId, moneyInput, requiredText, text } from "./fields.ts";
import { SharePart } from "./household.ts";
import { counted, HOUSEHOLD_LIMITS, IMPORT_LIMITS } from "./household-limits.ts";
import { IMPORT_MAX_BYTES, NO_EXPORT } from "./import-limits.ts";
import { OPERATION_KINDS, POTS } from "./ledger.ts";
import { Settings } from "./settings.ts";

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
  catchUp: z.optional(z.nullable(strict({ weekly: aboveZero, until: day }))),
  /** Kept where all of them are members here. */
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
  /** Kept where they are a member here; else it is whoever imports the file. */
  memberId: z.optional(z.nullable(MemberId)),
  weeklyAmount: z.optional(money),
  startDate: day,
  secondPaymentDay: z.optional(z.nullable(wholeNumber.check(z.minimum(1), z.maximum(31)))),
  payday: maybeDay,
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

/** What an export looks like, held to every rule that a form would hold it to. */
export const ImportInput = strict({
  format: z.literal(EXPORT_FORMAT, NO_EXPORT),
  version: z.literal([1, EXPORT_VERSION], "This export was made by a newer Weekwise. Update this one first."),
  exportedAt: instant,
  origin,
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
});
export type ImportInput = z.output<typeof ImportInput>;

const Count = z.object({ added: z.number(), known: z.number() });

/** How many of each were added, and how many were here before and stay as they are. */
export const ImportSummary = z.object({
  accounts: Count,
  bills: Count,
  incomes: Count,
  payments: Count,
  /** Movements written to the ledger. */
  entries: z.number(),
});
export type ImportSummary = z.output<typeof ImportSummary>;

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

import * as z from "zod/mini";
import { AMOUNT_REASONS, ESTIMATE_RULES } from "#core/bills/amounts.ts";
import { ENDS } from "#core/bills/bill.ts";
import { EDIT_KINDS, EDIT_LENGTH, MOST_EDITS } from "#core/bills/edits.ts";
import { CATEGORIES } from "#core/categories.ts";
import { BILL_FREQUENCIES, INCOME_FREQUENCIES, MOST_EVERY, UNITS } from "#core/interval.ts";
import { OPERATION_KINDS, POTS } from "#core/ledger.ts";
import { PAYMENT_SOURCES, PAYMENT_STATUSES } from "#core/payments/payment.ts";
import { billDetails } from "./bills.ts";
import { MemberId, requiredText, text } from "./fields.ts";
import { SharePart } from "./household.ts";
import {
  aboveZero,
  day,
  days,
  fromZero,
  id,
  instant,
  key,
  ledgerId,
  limitedList,
  money,
  strict,
  times,
  wholeNumber,
  yesNo,
} from "./imported-fields.ts";
import { DOCUMENT_MAX_BYTES, IMPORT_LIMITS } from "./limits.ts";
import { Learned, lessonPaper } from "./scan-lessons.ts";
import { StartStatementInput, StatementLineInput } from "./statements.ts";

export const ImportedAccount = strict({
  id,
  key,
  name: requiredText("Account name", 100),
  balance: money,
  /** When someone last confirmed this balance against the bank. */
  checkedOn: z.optional(z.nullable(day)),
  /** The members whose account it is. Missing in files from earlier versions. */
  holders: z.optional(z.array(MemberId, "holders must be a list").check(z.maxLength(50, "At most 50 members"))),
  createdAt: instant,
});

/** Version 1 of the file didn't record which due a payment settles; it had other dates instead. */
const maybeDay = z.optional(z.nullable(day));
const laterBillDates = { nextDueDate: maybeDay, dueFrom: maybeDay, paysFrom: maybeDay };
const laterPaymentDates = { settlesDue: maybeDay, undoneDue: maybeDay, isExtra: z.optional(yesNo) };
const earlierPaymentDates = { coversDate: maybeDay, lastPaidBefore: maybeDay, nextPaymentBefore: maybeDay };

const orNull = <T extends z.ZodMiniType>(field: T) => z._default(z.nullable(field), null);

/** Older files have no custom intervals. */
const custom = {
  every: orNull(wholeNumber.check(z.minimum(1), z.maximum(MOST_EVERY))),
  unit: orNull(z.enum(UNITS, "Unknown unit")),
};

/** In older files bills have no end, pause or other plan fields. */
const laterBillPlan = {
  ...custom,
  skippedMonths: z._default(
    z
      .array(wholeNumber.check(z.minimum(1), z.maximum(12)))
      .check(z.maxLength(11, "At least one month must not be skipped")),
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
          what: z.enum(EDIT_KINDS, "Unknown change"),
          before: z.nullable(z.string().check(z.maxLength(EDIT_LENGTH, "Too long"))),
          after: z.nullable(z.string().check(z.maxLength(EDIT_LENGTH, "Too long"))),
          day,
          at: instant,
        }),
      )
      .check(z.maxLength(MOST_EDITS, `At most ${MOST_EDITS} changes for one bill`)),
    [],
  ),
  amounts: z._default(
    limitedList(
      strict({ from: day, amount: aboveZero, why: z.enum(AMOUNT_REASONS, "Unknown reason") }),
      IMPORT_LIMITS.amounts,
      "amounts",
    ),
    [],
  ),
};

export const ImportedBill = strict({
  id,
  key,
  name: requiredText("Bill name", 255),
  amount: aboveZero,
  frequency: z.enum(BILL_FREQUENCIES, "Unknown frequency"),
  category: z.enum(CATEGORIES, "Unknown category"),
  accountId: z.nullable(id),
  /** Kept for a one-off bill; otherwise recalculated. */
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
  /** Kept only if all of them are members here, by id or name. */
  shares: z.optional(z.array(SharePart).check(z.maxLength(50, "At most 50 members"))),
  savings: z.nullable(
    strict({ savedAmount: money, creditedWeeks: wholeNumber, lastUpdated: instant, createdAt: instant }),
  ),
  ...days,
  ...times,
});

export const ImportedIncome = strict({
  id,
  key,
  name: requiredText("Income name", 255),
  amount: aboveZero,
  frequency: z.enum(INCOME_FREQUENCIES, "Unknown frequency"),
  accountId: z.nullable(id),
  /** Kept if they are a member here, by id or name; otherwise the person importing the file. */
  memberId: z.optional(z.nullable(MemberId)),
  weeklyAmount: z.optional(money),
  startDate: day,
  secondPaymentDay: z.optional(z.nullable(wholeNumber.check(z.minimum(1), z.maximum(31)))),
  payday: maybeDay,
  ...custom,
  ...days,
  ...times,
});

export const ImportedPayment = strict({
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

export const ImportedOperation = strict({
  id: ledgerId,
  kind: z.enum(OPERATION_KINDS, "Unknown kind"),
  day,
  at: instant,
  billId: z.nullable(id),
  week: z.nullable(wholeNumber),
  /** In version 1 of the file each credit covered one week. */
  weeks: z._default(wholeNumber.check(z.minimum(1, "A weekly credit must cover at least one week")), 1),
  undoes: z.nullable(id),
});

export const ImportedEntry = strict({
  id: ledgerId,
  operationId: ledgerId,
  pot: z.enum(POTS, "Unknown pot"),
  accountId: z.nullable(id),
  billId: z.nullable(id),
  amount: money,
  after: money,
  catchUp: z.optional(z.nullable(money)),
});

export const ImportedTransfer = strict({
  id,
  incomeId: id,
  payday: day,
  accountId: id,
  planned: fromZero,
  moved: fromZero,
  movedAt: instant,
  operationId: z.nullable(ledgerId),
});

export const ImportedStatement = strict({ ...StartStatementInput.shape, id, createdAt: instant });

export const ImportedStatementLine = strict({
  ...StatementLineInput.shape,
  id: ledgerId,
  statementId: id,
  billId: z.nullable(id),
  paymentId: z.nullable(id),
});

export const ImportedScanLesson = strict({
  biller: requiredText("Bill name", 255),
  ...lessonPaper,
  learned: Learned,
  ...times,
});

export const ImportedDocument = strict({
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

import * as z from "zod/mini";
import * as requests from "#contract/requests/bills.ts";
import { CATEGORIES } from "#core/categories.ts";
import { BILL_FREQUENCIES } from "#core/interval.ts";
import { PAYMENT_DAY_TYPES } from "#core/schedule.ts";
import { Account } from "./accounts.ts";
import { billPlan, billPlanInput, oneEnd } from "./bill-plans.ts";
import { call } from "./call.ts";
import {
  dayInput,
  Instant,
  idInput,
  moneyInput,
  optionalText,
  optionalWebAddress,
  pathId,
  requiredText,
  WireDay,
  WireMoney,
} from "./fields.ts";
import { overLimit } from "./limits.ts";
import { ABOUT_PARTS, partQuery } from "./paging.ts";
import { PayInput, Payment } from "./payments.ts";
import { daysFit, everyIsSaid, paymentDays, unitIsSaid } from "./schedule-fields.ts";

export const NOTES_LENGTH = 2_000;
/** Room for far too long a note, so that its length is what the answer is about. */
const BILL_MAX_BYTES = 512 * 1024;

export const Bill = z.object({
  id: z.number(),
  name: z.string(),
  amount: WireMoney,
  /** What it comes to from a later day on; both are null when nobody said so. */
  nextAmount: z.nullable(WireMoney),
  nextAmountFrom: z.nullable(WireDay),
  frequency: z.enum(BILL_FREQUENCIES),
  ...billPlan,
  category: z.enum(CATEGORIES),
  accountId: z.nullable(z.number()),
  weeklyAmount: WireMoney,
  startDate: WireDay,
  lastPaidDate: z.nullable(WireDay),
  isAutomatic: z.boolean(),
  isDirectDebit: z.boolean(),
  /** The first due without a payment made, scheduled or tried again; null when no day is known. It may have passed. */
  nextDueDate: z.nullable(WireDay),
  /** The first due whose payment is recorded by itself. */
  nextPaymentDate: z.nullable(WireDay),
  paymentDay: z.nullable(z.number()),
  paymentDayType: z.enum(PAYMENT_DAY_TYPES),
  createdAt: Instant,
  updatedAt: Instant,
  savings: z.nullable(z.object({ savedAmount: WireMoney, weeklyAmount: WireMoney, lastUpdated: Instant })),
  /** So much more a week up to and including a day; null when none runs. */
  catchUp: z.nullable(z.object({ weekly: WireMoney, until: WireDay })),
  account: z.nullable(z.pick(Account, { id: true, name: true, balance: true })),
  /** Payments that wait for their day, or that failed and will be tried again. */
  openPayments: z.array(Payment),
  notes: z.nullable(z.string()),
  website: z.nullable(z.string()),
  customerNumber: z.nullable(z.string()),
});
export type Bill = z.output<typeof Bill>;

/** What a person keeps beside the figures. */
export const billDetails = {
  notes: z.optional(optionalText("Notes", NOTES_LENGTH)),
  website: z.optional(optionalWebAddress("Web address", 500)),
  customerNumber: z.optional(optionalText("Customer number", 100)),
};

const fields = {
  name: requiredText("Bill name", 255),
  amount: moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" }),
  frequency: z.enum(BILL_FREQUENCIES, "Please select a frequency"),
  category: z.enum(CATEGORIES, "Please select a category"),
  accountId: idInput("Please select an account"),
  ...billPlanInput,
  ...paymentDays,
  /** When it is next due, also for a bill paid by hand; the payment day follows from it unless it is given. */
  nextDueDate: z.optional(z.nullable(dayInput("Next due date"))),
  ...billDetails,
};
const yesNo = (what: string) => z.boolean(`${what} must be true or false`);

export const CreateBillInput = z
  .object({
    ...fields,
    isAutomatic: z._default(yesNo("isAutomatic"), false),
    isDirectDebit: z._default(yesNo("isDirectDebit"), false),
  })
  .check(daysFit, everyIsSaid, unitIsSaid, oneEnd);

/** An amount that begins on a later day; null for both takes it back. */
const nextAmount = {
  nextAmount: z.nullable(moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" })),
  nextAmountFrom: z.nullable(dayInput("The day it begins")),
};
type NextAmount = { nextAmount?: unknown; nextAmountFrom?: unknown };
const nextAmountIsWhole = z.refine<NextAmount>(
  ({ nextAmount: amount, nextAmountFrom: from }) => (amount == null) === (from == null),
  { message: "Please enter an amount and the day it begins", path: ["nextAmountFrom"] },
);

export const UpdateBillInput = z
  .partial(
    z.object({ ...fields, ...nextAmount, isAutomatic: yesNo("isAutomatic"), isDirectDebit: yesNo("isDirectDebit") }),
  )
  .check(daysFit, everyIsSaid, unitIsSaid, oneEnd, nextAmountIsWhole);

export const BillParams = z.object({ id: pathId("Valid bill ID is required") });

const one = { params: BillParams, faults: ["not_found"] } as const;

export const listBills = call({
  ...requests.listBills,
  summary: `Every bill of yours with its savings, account and open payments; or, if asked for, those in the archive. ${ABOUT_PARTS}`,
  access: "read",
  query: z.object({
    ...partQuery,
    archived: z.optional(z.enum(["true", "false"], "archived must be true or false")),
  }),
  output: z.array(Bill),
});

export const getBill = call({ ...requests.getBill, ...one, summary: "One bill.", access: "read", output: Bill });

export const createBill = call({
  ...requests.createBill,
  summary: `Add a bill, savings goal or expense; its weekly amount is derived. ${overLimit("bills")}.`,
  access: "write",
  input: CreateBillInput,
  maxBytes: BILL_MAX_BYTES,
  output: Bill,
  status: 201,
  faults: ["not_found", "conflict"],
});

export const updateBill = call({
  ...requests.updateBill,
  ...one,
  summary: "Change a bill. Fields left out stay as they are.",
  access: "write",
  input: UpdateBillInput,
  maxBytes: BILL_MAX_BYTES,
  output: Bill,
});

export const deleteBill = call({
  ...requests.deleteBill,
  ...one,
  summary: "Delete a bill. Its payments keep its name.",
  access: "write",
  output: "nothing",
  status: 204,
});

export const payBill = call({
  ...requests.payBill,
  summary:
    "Pay a bill now, or schedule it when it is a direct debit with a due date ahead. Send an Idempotency-Key to make retries safe.",
  access: "write",
  input: PayInput,
  output: z.object({
    payment: Payment,
    bill: Bill,
    account: z.pick(Account, { id: true, name: true, balance: true }),
    message: z.string(),
    /** The scheduled or failed payment that this one took the place of. */
    replaced: z.nullable(Payment),
    /** What a bill that varies is estimated at now, if this payment changed it. */
    estimate: z.nullable(z.object({ before: WireMoney, amount: WireMoney, weeklyAmount: WireMoney })),
  }),
  faults: ["not_found", "conflict"],
});

export const skipDue = call({
  ...requests.skipDue,
  ...one,
  summary: "Skip the oldest open due date of a bill: nobody pays it, and the bill goes on to the next.",
  access: "write",
  input: z.object({ dueDate: dayInput("Due date") }),
  output: Bill,
  faults: ["not_found", "conflict"],
});

const AllSavings = z.object({ updated: z.number(), totalAmount: WireMoney });

export const processSavings = call({
  ...requests.processSavings,
  summary: "Add one week to every bill.",
  access: "write",
  output: AllSavings,
});

export const reduceSavings = call({
  ...requests.reduceSavings,
  summary: "Take one week off every bill, never below zero.",
  access: "write",
  output: AllSavings,
});

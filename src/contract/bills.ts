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
import { limitMessage } from "./limits.ts";
import { PAGING_SUMMARY, pageAfterQuery } from "./paging.ts";
import { PayInput, Payment } from "./payments.ts";
import { daysFit, everyIsGiven, paymentDays, unitIsGiven } from "./schedule-fields.ts";

export const NOTES_LENGTH = 2_000;
/** Large enough for an over-long note to get a message about its length instead of a 413. */
const BILL_MAX_BYTES = 512 * 1024;

export const Bill = z.object({
  id: z.number(),
  name: z.string(),
  amount: WireMoney,
  /** A scheduled future amount and its first day; both null if none is scheduled. */
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
  /** The first due that isn't paid, scheduled or being retried; null if unknown. It may be in the past. */
  nextDueDate: z.nullable(WireDay),
  /** The first due that is paid automatically. */
  nextPaymentDate: z.nullable(WireDay),
  paymentDay: z.nullable(z.number()),
  paymentDayType: z.enum(PAYMENT_DAY_TYPES),
  createdAt: Instant,
  updatedAt: Instant,
  savings: z.nullable(z.object({ savedAmount: WireMoney, weeklyAmount: WireMoney, lastUpdated: Instant })),
  /** A catch-up: this much more per week, up to and including a day; null if none is running. */
  catchUp: z.nullable(z.object({ weekly: WireMoney, until: WireDay })),
  account: z.nullable(z.pick(Account, { id: true, name: true, balance: true })),
  /** Scheduled payments and failed ones that will be retried. */
  openPayments: z.array(Payment),
  notes: z.nullable(z.string()),
  website: z.nullable(z.string()),
  customerNumber: z.nullable(z.string()),
});
export type Bill = z.output<typeof Bill>;

/** A bill in the list. */
export const ListedBill = z.extend(Bill, {
  /** When a bill without any date is assumed to be due: once a period from its start or last payment. */
  assumedDueDate: z.nullable(WireDay),
});
export type ListedBill = z.output<typeof ListedBill>;

/** Optional details a person keeps with a bill. */
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
  /** When it's next due, for bills paid by hand too. Sets the payment day unless that is given. */
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
  .check(daysFit, everyIsGiven, unitIsGiven, oneEnd);

/** A future amount and its first day; null for both cancels it. */
const nextAmount = {
  nextAmount: z.nullable(moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" })),
  nextAmountFrom: z.nullable(dayInput("Start date")),
};
type NextAmount = { nextAmount?: unknown; nextAmountFrom?: unknown };
const nextAmountIsWhole = z.refine<NextAmount>(
  ({ nextAmount: amount, nextAmountFrom: from }) => (amount == null) === (from == null),
  { message: "Please enter both the new amount and its start date", path: ["nextAmountFrom"] },
);

export const UpdateBillInput = z
  .partial(
    z.object({ ...fields, ...nextAmount, isAutomatic: yesNo("isAutomatic"), isDirectDebit: yesNo("isDirectDebit") }),
  )
  .check(daysFit, everyIsGiven, unitIsGiven, oneEnd, nextAmountIsWhole);

export const BillParams = z.object({ id: pathId("Valid bill ID is required") });

const one = { params: BillParams, faults: ["not_found"] } as const;

export const listBills = call({
  ...requests.listBills,
  summary: `List your bills with savings, account and open payments, or only archived bills if requested. ${PAGING_SUMMARY}`,
  access: "read",
  query: z.object({
    ...pageAfterQuery,
    archived: z.optional(z.enum(["true", "false"], "archived must be true or false")),
  }),
  output: z.array(ListedBill),
});

export const getBill = call({ ...requests.getBill, ...one, summary: "Get a bill.", access: "read", output: Bill });

export const createBill = call({
  ...requests.createBill,
  summary: `Add a bill, savings goal or expense. Its weekly amount is calculated. ${limitMessage("bills")}.`,
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
  summary: "Update a bill. Omitted fields stay unchanged.",
  access: "write",
  input: UpdateBillInput,
  maxBytes: BILL_MAX_BYTES,
  output: Bill,
});

export const deleteBill = call({
  ...requests.deleteBill,
  ...one,
  summary: "Delete a bill. Its payments are kept under its name.",
  access: "write",
  output: "nothing",
  status: 204,
});

export const payBill = call({
  ...requests.payBill,
  summary:
    "Pay a bill now, or schedule the payment if the bill is a direct debit with a future due date. Send an Idempotency-Key to make retries safe.",
  access: "write",
  input: PayInput,
  output: z.object({
    payment: Payment,
    bill: Bill,
    account: z.pick(Account, { id: true, name: true, balance: true }),
    message: z.string(),
    /** The scheduled or failed payment that this one replaced. */
    replaced: z.nullable(Payment),
    /** A varying bill's new estimate, if this payment changed it. */
    estimate: z.nullable(z.object({ before: WireMoney, amount: WireMoney, weeklyAmount: WireMoney })),
  }),
  faults: ["not_found", "conflict"],
});

export const skipDue = call({
  ...requests.skipDue,
  ...one,
  summary: "Skip a bill's oldest open due date. It stays unpaid and the bill moves on to the next one.",
  access: "write",
  input: z.object({ dueDate: dayInput("Due date") }),
  output: Bill,
  faults: ["not_found", "conflict"],
});

const AllSavings = z.object({ updated: z.number(), totalAmount: WireMoney });

export const processSavings = call({
  ...requests.processSavings,
  summary: "Add one week of savings to every bill.",
  access: "write",
  output: AllSavings,
});

export const reduceSavings = call({
  ...requests.reduceSavings,
  summary: "Remove one week of savings from every bill, never below zero.",
  access: "write",
  output: AllSavings,
});

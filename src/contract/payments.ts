import * as z from "zod/mini";
import * as requests from "#contract/requests/payments.ts";
import { PAYMENT_SOURCES, PAYMENT_STATUSES } from "#core/payments/payment.ts";
import { call } from "./call.ts";
import { Actor, dayInput, Instant, idInput, moneyInput, pathId, WireDay, WireMoney } from "./fields.ts";
import { Page, pageQuery } from "./paging.ts";

export const Payment = z.object({
  id: z.number(),
  billId: z.nullable(z.number()),
  billName: z.string(),
  accountId: z.nullable(z.number()),
  amount: WireMoney,
  status: z.enum(PAYMENT_STATUSES),
  source: z.enum(PAYMENT_SOURCES),
  dueDate: z.nullable(WireDay),
  /** The due that it settles; one payment at most settles a due. */
  settlesDue: z.nullable(WireDay),
  /** An extra payment that settles no due. */
  isExtra: z.boolean(),
  /** The due that it paid in part; the rest stays due. */
  partOf: z.nullable(WireDay),
  processedAt: z.nullable(Instant),
  failureReason: z.nullable(z.string()),
  /** Until when it can be undone; null unless completed. */
  undoUntil: z.nullable(Instant),
  createdAt: Instant,
});
export type Payment = z.output<typeof Payment>;

/** With the person who paid it; null if automatic or not yet paid. */
export const ListedPayment = z.extend(Payment, { by: Actor });
export type ListedPayment = z.output<typeof ListedPayment>;

export const PaymentAmount = moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" });

export const PayInput = z.object({
  billId: idInput("Valid bill ID is required"),
  amount: z.optional(PaymentAmount),
  /** The account to pay from; defaults to the bill's account. It must be yours. */
  accountId: z.optional(idInput("Valid account ID is required")),
  dueDate: z.optional(z.nullable(dayInput("Due date"))),
  processImmediately: z.optional(z.boolean("processImmediately must be true or false")),
  /** Also turns the bill into a direct debit next due on the due date, with this payment scheduled for it. All or nothing. */
  becomesDirectDebit: z.optional(z.boolean("becomesDirectDebit must be true or false")),
  source: z.optional(z.enum(["manual", "scan"], "source must be manual or scan")),
  /** An extra payment: it settles no due and leaves scheduled payments as they are. */
  extra: z.optional(z.boolean("extra must be true or false")),
  /** The intended due. The payment is refused if that due is already settled, so that two people can't pay it twice. */
  forDue: z.optional(dayInput("forDue")),
  /** A part payment: the rest stays due. */
  isPart: z.optional(z.boolean("isPart must be true or false")),
});

const flag = (values: readonly string[], what: string) =>
  z.enum(values as [string, ...string[]], `${what} must be one of ${values.join(", ")}`);

export const listPayments = call({
  ...requests.listPayments,
  summary:
    "List your payments, newest first. Filter by bill, status or date range (due date, or the day processed if there is none).",
  access: "read",
  query: z.object({
    ...pageQuery,
    billId: z.optional(pathId("Valid bill ID is required")),
    status: z.optional(flag(PAYMENT_STATUSES, "status")),
    from: z.optional(dayInput("from")),
    to: z.optional(dayInput("to")),
  }),
  output: Page(ListedPayment),
});

const onePayment = {
  access: "write",
  params: z.object({ id: pathId("Valid payment ID is required") }),
  output: Payment,
  faults: ["not_found", "conflict"],
} as const;

export const cancelPayment = call({
  ...requests.cancelPayment,
  ...onePayment,
  summary: "Cancel a scheduled or failed payment.",
});

export const undoPayment = call({
  ...requests.undoPayment,
  ...onePayment,
  summary: "Undo a completed payment within 24 hours. Balance, savings and dates are restored.",
});

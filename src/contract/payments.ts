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
  /** The due of the bill that it stands for; no other payment stands for the same one. */
  settlesDue: z.nullable(WireDay),
  /** Paid in addition to what is due. */
  isExtra: z.boolean(),
  /** The due of which it paid a part; the rest stays due. */
  partOf: z.nullable(WireDay),
  processedAt: z.nullable(Instant),
  failureReason: z.nullable(z.string()),
  /** Until when a completed payment can be undone. */
  undoUntil: z.nullable(Instant),
  createdAt: Instant,
});
export type Payment = z.output<typeof Payment>;

/** With who paid it; null also while nobody has. */
export const ListedPayment = z.extend(Payment, { by: Actor });
export type ListedPayment = z.output<typeof ListedPayment>;

export const PaymentAmount = moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" });

export const PayInput = z.object({
  billId: idInput("Valid bill ID is required"),
  amount: z.optional(PaymentAmount),
  /** The account this one payment is taken from; the bill's own unless given. It must be yours. */
  accountId: z.optional(idInput("Valid account ID is required")),
  dueDate: z.optional(z.nullable(dayInput("Due date"))),
  processImmediately: z.optional(z.boolean("processImmediately must be true or false")),
  /** The bill becomes a direct debit that is next due on the due date, and this payment waits for it: both or neither. */
  becomesDirectDebit: z.optional(z.boolean("becomesDirectDebit must be true or false")),
  source: z.optional(z.enum(["manual", "scan"], "source must be manual or scan")),
  /** Paid in addition: it settles no due, and a payment that is scheduled stays. */
  extra: z.optional(z.boolean("extra must be true or false")),
  /** The due it is meant for. When that one is settled meanwhile it is refused, so that two people do not pay it twice. */
  forDue: z.optional(dayInput("The due it is meant for")),
  /** Only a part of what is due: the rest stays due. */
  isPart: z.optional(z.boolean("isPart must be true or false")),
});

const flag = (values: readonly string[], what: string) =>
  z.enum(values as [string, ...string[]], `${what} must be one of ${values.join(", ")}`);

export const listPayments = call({
  ...requests.listPayments,
  summary: "Payments of yours, newest first; by bill, status or days (due, else processed).",
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
  summary: "Undo a completed payment within 24 hours: balance, savings and dates are as before.",
});

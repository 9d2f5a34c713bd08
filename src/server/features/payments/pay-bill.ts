import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { payBill as contract } from "#contract/bills.ts";
import type { OutputOf } from "#contract/call.ts";
import type { PayInput } from "#contract/payments.ts";
import { addMonths, type Day } from "#core/day.ts";
import { canWait } from "#core/payment-timing.ts";
import { coveredBy, nextDueAfter, settledBy } from "#core/schedule.ts";
import type { Db } from "#server/db/open.ts";
import { Fault } from "#server/fault.ts";
import { shown } from "#server/features/bills/add-bill.ts";
import { type BillRow, lockBill, planOf, updateBill } from "#server/features/bills/store.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { settle } from "./settle.ts";
import { insertPayment, type PaymentRow, settleFailed, toPayment } from "./store.ts";

type Options = { owner: string; input: z.output<typeof PayInput>; request: WriteRequest; today: Day; now: Date };

/** Pays a bill now, or schedules it: a direct debit with a due date ahead waits for that day unless told not to. */
export async function payBill(tx: Db, options: Options): Promise<OutputOf<typeof contract>> {
  const { owner, input, today, now } = options;
  const found = await lockBill(tx, owner, input.billId);
  if (found === undefined) throw new Fault("not_found", "Bill not found");
  await creditWeeks(tx, [found], { today, now });
  const isLater = input.processImmediately !== true && canWait(found.isDirectDebit, input.dueDate ?? undefined, today);
  const payment = isLater ? await schedulePayment(tx, found, options) : await payNow(tx, found, options);
  const bill = await shown(tx, owner, found.id);
  if (bill.account === null) throw needsAccount();
  const message = isLater
    ? `Payment scheduled for ${input.dueDate}`
    : "Payment processed. The savings cycle was reset.";
  return { payment: toPayment(payment), bill, account: bill.account, message };
}

async function payNow(tx: Db, bill: BillRow, { owner, input, request, today, now }: Options): Promise<PaymentRow> {
  const amount = input.amount ?? bill.amount;
  const key = request.key === undefined ? `payment:${randomUUID()}` : `request:${request.key}`;
  const nextPaymentDate = movedOn(bill, today);
  const result = await settle(tx, { bill, amount, key, requestHash: request.hash, nextPaymentDate, today, now });
  if ("refused" in result) throw new Fault("invalid", result.refused);
  const payment = await insertPayment(tx, {
    owner,
    billId: bill.id,
    billName: bill.name,
    accountId: result.accountId,
    amount,
    status: "completed",
    source: input.source ?? "manual",
    dueDate: input.dueDate ?? null,
    processedAt: now,
    operationId: result.operationId,
    lastPaidBefore: bill.lastPaidDate,
    nextPaymentBefore: bill.nextPaymentDate,
    createdAt: now,
  });
  await settleFailed(tx, payment);
  return payment;
}

async function schedulePayment(tx: Db, bill: BillRow, { owner, input, today, now }: Options): Promise<PaymentRow> {
  if (bill.accountId === null) throw needsAccount();
  const dueDate = input.dueDate ?? null;
  if (dueDate !== null && dueDate > addMonths(today, 12 * YEARS_AHEAD)) throw tooFarAhead();
  // It stands for the occurrence near its day, which must not be paid a second time.
  const plan = planOf(bill);
  const next = bill.nextPaymentDate;
  const covers = plan && next !== null && dueDate !== null ? coveredBy(plan, next, dueDate) : undefined;
  if (plan && covers !== undefined && covers === next) {
    await updateBill(tx, bill, { nextPaymentDate: nextDueAfter(plan, next), updatedAt: now });
  }
  return insertPayment(tx, {
    owner,
    billId: bill.id,
    billName: bill.name,
    accountId: bill.accountId,
    amount: input.amount ?? bill.amount,
    status: "scheduled",
    source: input.source ?? "manual",
    dueDate,
    nextTryDate: dueDate,
    coversDate: covers ?? null,
    nextPaymentBefore: bill.nextPaymentDate,
    createdAt: now,
  });
}

/** The next payment date once a payment on a day has settled the occurrence near it, if one is near. */
function movedOn(bill: BillRow, paidOn: Day): Day | null {
  const plan = planOf(bill);
  if (plan === undefined || bill.nextPaymentDate === null) return bill.nextPaymentDate;
  const settled = settledBy(plan, bill.nextPaymentDate, paidOn);
  return settled === undefined ? bill.nextPaymentDate : nextDueAfter(plan, settled);
}

const YEARS_AHEAD = 10;

const tooFarAhead = () => {
  const message = `Due date must be at most ${YEARS_AHEAD} years ahead`;
  return new Fault("invalid", message, { errors: { dueDate: message } });
};

const needsAccount = () => new Fault("invalid", "This bill needs an account");

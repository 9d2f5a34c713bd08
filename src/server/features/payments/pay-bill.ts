import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { payBill as contract } from "#contract/bills.ts";
import type { OutputOf } from "#contract/call.ts";
import type { PayInput } from "#contract/payments.ts";
import { paymentToWire } from "#contract/to-wire.ts";
import { type Bill, datesOf } from "#core/bills/bill.ts";
import { type BillDues, dueNear, dueToSettle, isSettled, withDue } from "#core/bills/dues.ts";
import { duesIfResumed } from "#core/bills/pause.ts";
import { lastDueDate } from "#core/bills/re-plan.ts";
import { type Day, earliest } from "#core/day.ts";
import { formatMoney } from "#core/money.ts";
import { canWait } from "#core/payments/can-wait.ts";
import { failureText } from "#core/payments/failure-text.ts";
import type { PaidDue, Payment } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { findAccount, lockAccountForReference } from "#server/features/accounts/store.ts";
import { getBillOrThrow, noAccount } from "#server/features/bills/add-bill.ts";
import { archiveIfDone } from "#server/features/bills/archive-done.ts";
import { editBill } from "#server/features/bills/edit-bill.ts";
import { type AmountChange, reEstimate } from "#server/features/bills/re-estimate.ts";
import { recomputeOneOffWeekly } from "#server/features/bills/recompute-one-off-weekly.ts";
import { lockBill, reloadAfterCredit, updateBill } from "#server/features/bills/store.ts";
import { notifyOfRise } from "#server/features/notifications/send-messages.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { loadDues } from "./dues.ts";
import { applyPartPayment, getRestOrThrow } from "./part-payment.ts";
import {
  alreadySettled,
  amountChangeMessage,
  billArchived,
  cannotWait,
  estimateOf,
  messageFor,
  mustUseOwnAccount,
  needsAccount,
  partCannotWait,
  tooEarly,
  tooFarAhead,
} from "./pay-messages.ts";
import { releaseDue } from "./replace-payment.ts";
import { settle } from "./settle.ts";
import { insertPayment, type NewPayment, updatePayment } from "./store.ts";

type Options = {
  household: string;
  input: z.output<typeof PayInput>;
  request: WriteRequest;
  /** The actual payment day, today or earlier, from a bank statement: it settles the due date near that day. */
  paidOn?: Day;
  /** What else to write with it, before anything is derived from it. */
  onPaid?: (payment: Payment) => Promise<void>;
  today: Day;
  now: Date;
};

/**
 * Pays a bill now, or schedules it: a direct debit with a future due date waits for that day unless requested
 * otherwise.
 */
export async function payBill(tx: Db, options: Options): Promise<OutputOf<typeof contract>> {
  const { household, input } = options;
  const { payment, replaced, amountChange } = await makePayment(tx, options);
  const bill = await getBillOrThrow(tx, household, input.billId);
  const account = payment.accountId === null ? undefined : await findAccount(tx, household, payment.accountId);
  if (account === undefined) throw needsAccount();
  const { id, name, balance } = account;
  return {
    payment: paymentToWire(payment),
    bill,
    account: { id, name, balance: formatMoney(balance) },
    message: `${messageFor(payment, replaced)}${amountChangeMessage(amountChange)}`,
    replaced: replaced ? paymentToWire(replaced) : null,
    estimate: amountChange ? estimateOf(amountChange) : null,
  };
}

/** The same without loading the result. */
export async function makePayment(tx: Db, options: Options): Promise<PaymentResult> {
  const { input, today, now } = options;
  const payable = await findPayable(tx, options);
  await creditWeeks(tx, [payable], { today, now });
  const found = await reloadAfterCredit(tx, payable, today);
  const mustSchedule =
    input.processImmediately !== true && canWait(found.isDirectDebit, input.dueDate ?? undefined, today);
  if (mustSchedule && input.isPart === true) throw partCannotWait();
  return mustSchedule ? schedulePayment(tx, found, options) : payNow(tx, found, options);
}

/** The bill, locked; becomes a direct debit if requested. */
async function findPayable(tx: Db, { household, input, today, now }: Options): Promise<Bill> {
  const { billId, becomesDirectDebit, processImmediately } = input;
  const bill = await lockBill(tx, household, billId);
  if (bill === undefined) throw new Fault("not_found", "Bill not found");
  if (bill.archivedOn !== null) throw billArchived(bill);
  if (becomesDirectDebit !== true || bill.isDirectDebit) return bill;
  const dueDate = input.dueDate ?? undefined;
  if (dueDate === undefined || processImmediately === true || !canWait(true, dueDate, today)) throw cannotWait();
  if (dueDate > lastDueDate(today)) throw tooFarAhead();
  await editBill(tx, { household, id: billId, input: { isDirectDebit: true, nextDueDate: dueDate }, today, now });
  return (await lockBill(tx, household, billId)) ?? bill;
}

type PaymentResult = { payment: Payment; replaced: Payment | undefined; amountChange?: AmountChange | undefined };

/** Settles at most one due date, if one is near: the oldest open one. */
async function payNow(tx: Db, bill: Bill, options: Options): Promise<PaymentResult> {
  const { household, input, request, paidOn, onPaid, today, now } = options;
  const key = request.key === undefined ? `payment:${randomUUID()}` : `request:${request.key}`;
  // A statement may prove an old payment, near due dates that were settled then.
  const dues = await loadDues(tx, bill, earliest(paidOn ?? today, input.forDue));
  if (input.forDue !== undefined && isSettled(dues, input.forDue)) throw alreadySettled(input.forDue);
  const payable = duesIfResumed(dues, today);
  const findDue = () => (paidOn === undefined ? dueToSettle(payable, today) : dueForStatement(payable, paidOn));
  const due = input.extra === true ? undefined : findDue();
  if (input.forDue !== undefined && due === undefined && input.extra !== true) throw tooEarly(bill);
  const amount = input.amount ?? (await getRestOrThrow(tx, bill, due));
  const isPart = input.isPart === true;
  const accountId = input.accountId ?? bill.accountId;
  if (input.accountId !== undefined && (await lockAccountForReference(tx, household, input.accountId)) === undefined)
    throw noAccount();
  if (isPart) await applyPartPayment(tx, bill, { due, amount });
  const records = isPart ? dues.records : withDue(dues.records, due, "paid");
  const dates = datesOf(bill, dues.schedule, { records, since: dues.since });
  const result = await settle(tx, {
    bill,
    accountId,
    amount,
    key,
    requestHash: request.hash,
    actor: request.actor,
    dates,
    isPart,
    paidOn,
    today,
    now,
  });
  if ("refused" in result) throw new Fault("invalid", failureText(result.refused));
  const source = input.source ?? "manual";
  const inserted = await insertReplacing(tx, dues.records, {
    household,
    billId: bill.id,
    billName: bill.name,
    accountId: result.accountId,
    amount,
    status: "completed",
    source,
    dueDate: input.dueDate ?? null,
    processedAt: now,
    operationId: result.operationId,
    settlesDue: isPart ? null : (due ?? null),
    partOf: isPart ? (due ?? null) : null,
    isExtra: input.extra === true,
    createdAt: now,
  });
  await onPaid?.(inserted.payment);
  await archiveIfDone(tx, bill, today);
  await recomputeOneOffWeekly(tx, bill);
  // A part or extra payment says nothing about the bill's amount.
  const affectsEstimate = !isPart && input.extra !== true;
  const amountChange = affectsEstimate ? await reEstimate(tx, bill, { source, today }) : undefined;
  if (amountChange) {
    const rise = { from: amountChange.before, to: amountChange.now, day: today };
    await notifyOfRise(tx, bill, rise, { now, except: request.actor });
  }
  return { ...inserted, amountChange };
}

/** The due date near the day of a payment on a statement; none for a bill without a due day. */
function dueForStatement(dues: BillDues, paidOn: Day): Day | undefined {
  if (dues.schedule === undefined) return dueToSettle(dues, paidOn);
  const nearest = dueNear(dues, paidOn);
  if (nearest?.isPaid) throw alreadySettled(nearest.due);
  return nearest?.due;
}

async function schedulePayment(tx: Db, bill: Bill, { household, input, today, now }: Options): Promise<PaymentResult> {
  const { dueDate, extra, accountId, forDue } = input;
  if (bill.accountId === null) throw needsAccount();
  if (accountId !== undefined && accountId !== bill.accountId) throw mustUseOwnAccount();
  if (dueDate == null || dueDate > lastDueDate(today)) throw tooFarAhead();
  const dues = await loadDues(tx, bill, earliest(today, forDue));
  if (forDue !== undefined && extra !== true && isSettled(dues, forDue)) throw alreadySettled(forDue);
  const nearest = extra === true ? undefined : dueNear(duesIfResumed(dues, today), dueDate);
  if (nearest?.isPaid) throw alreadySettled(nearest.due);
  const due = nearest?.due;
  const amount = input.amount ?? (await getRestOrThrow(tx, bill, due));
  const records = withDue(dues.records, due, "scheduled");
  await updateBill(tx, bill, { ...datesOf(bill, dues.schedule, { records, since: dues.since }), updatedAt: now });
  return insertReplacing(tx, dues.records, {
    household,
    billId: bill.id,
    billName: bill.name,
    accountId: bill.accountId,
    amount,
    status: "scheduled",
    source: input.source ?? "manual",
    dueDate,
    nextTryDate: dueDate,
    settlesDue: due ?? null,
    isExtra: input.extra === true,
    createdAt: now,
  });
}

/** Writes a payment, and cancels a scheduled one for the same due date. */
async function insertReplacing(tx: Db, records: readonly PaidDue[], payment: NewPayment): Promise<PaymentResult> {
  const { household } = payment;
  const openPayment = records.find(
    ({ due, state }) => due === payment.settlesDue && (state === "scheduled" || state === "failed"),
  );
  const released = openPayment && (await releaseDue(tx, { household, id: openPayment.paymentId }));
  const inserted = await insertPayment(tx, payment);
  const replaced = released && (await updatePayment(tx, released, { settledBy: inserted.id }));
  return { payment: inserted, replaced };
}

import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Payment as WirePayment } from "#contract/payments.ts";
import { paymentToWire } from "#contract/to-wire.ts";
import { type Bill, datesOf, scheduleOf } from "#core/bills/bill.ts";
import { dueSettledBy } from "#core/bills/dues.ts";
import { dueFromAfterReopening } from "#core/bills/plan.ts";
import type { Day } from "#core/day.ts";
import { cancel } from "#core/payments/decide.ts";
import type { Payment } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { archiveIfDone } from "#server/features/bills/archive-done.ts";
import { lockBill, updateBill } from "#server/features/bills/store.ts";
import { loadDues, movePartPayments } from "./dues.ts";
import { reinstateReplaced } from "./replace-payment.ts";
import { findPayment, lockPayment, updatePayment } from "./store.ts";

type Options = { household: string; id: number; today: Day; now: Date };

/** Cancels a scheduled payment, which reopens its due date. A failed one is not retried: its due date is skipped. */
export async function cancelPayment(tx: Db, { household, id, today, now }: Options): Promise<WirePayment> {
  const { payment, bill } = await lockPaymentAndBill(tx, household, id);
  const decision = cancel(payment);
  if (decision === undefined) throw new Fault("conflict", "Only a scheduled or failed payment can be cancelled");
  const due = payment.settlesDue;
  let cancelled = await updatePayment(tx, payment, decision.change);
  if (bill && !decision.isSkipped) {
    const isReinstated = (await reinstateReplaced(tx, bill, payment, { due, today })) !== undefined;
    if (!isReinstated) cancelled = await reopenDue(tx, bill, cancelled, { due, today });
    await updateBill(tx, bill, { ...(await datesAfterReopening(tx, bill, { due, today })), updatedAt: now });
  }
  if (bill) await archiveIfDone(tx, bill, today);
  return paymentToWire(cancelled);
}

type ReopenedDue = { due: Day | null; today: Day };

/**
 * Reopens the due date of a cancelled payment, with its part payments. One that has passed is left to the person: otherwise
 * the scheduler would pay it within the minute.
 */
export async function reopenDue(tx: Db, bill: Bill, payment: Payment, { due, today }: ReopenedDue): Promise<Payment> {
  await moveReopenedParts(tx, bill, due);
  const undoneDue = due && (currentDue(bill, due) ?? due);
  return undoneDue !== null && undoneDue <= today ? updatePayment(tx, payment, { undoneDue }) : payment;
}

/** Part payments of a reopened due date follow to its current day, if the payment day was changed since. */
export async function moveReopenedParts(tx: Db, bill: Bill, due: Day | null): Promise<void> {
  if (due !== null) await movePartPayments(tx, bill, { from: due, to: currentDue(bill, due) ?? null });
}

/** The due date that one settled earlier is since the payment day was changed. */
function currentDue(bill: Bill, due: Day): Day | undefined {
  const plan = scheduleOf(bill);
  return plan && dueSettledBy(plan, due);
}

/** A bill's first day and dates after a due date is reopened. */
export async function datesAfterReopening(tx: Db, found: Bill, { due, today }: ReopenedDue) {
  const schedule = scheduleOf(found);
  const dueFrom = schedule === undefined || due === null ? found.dueFrom : dueFromAfterReopening(schedule, due, today);
  const bill = { ...found, dueFrom };
  // If the schedule changed since, its due date may be some days earlier than before.
  const settledDue = due === null ? undefined : currentDue(bill, due);
  // The archive hides open due dates.
  const first = dueFrom === found.dueFrom && found.archivedOn === null ? null : dueFrom;
  const since = [due, settledDue, bill.nextDueDate, first].flatMap((each) => each ?? []).sort()[0];
  if (since === undefined) return {};
  const dues = await loadDues(tx, bill, since);
  return { dueFrom, ...datesOf(bill, dues.schedule, { records: dues.records, since }) };
}

/** A payment and its bill, locked in the usual order: bill first. */
export async function lockPaymentAndBill(tx: Db, household: string, id: number) {
  const found = await findPayment(tx, household, id);
  const bill = found?.billId == null ? undefined : await lockBill(tx, household, found.billId);
  const payment: Payment | undefined = found && (await lockPayment(tx, household, id));
  if (payment === undefined) throw new Fault("not_found", "Payment not found");
  return { payment, bill };
}

type CancelScope = {
  /** Payments scheduled before this day; null for all. */
  before: Day | null;
  /** Whether failed payments are included. */
  isAll: boolean;
  today: Day;
};

/**
 * Cancels a bill's payments scheduled for days without a due date, which reopens their due dates. The bill's row is
 * locked; returns the updated bill.
 */
export async function cancelOpenPayments(tx: Db, bill: Bill, { before, isAll, today }: CancelScope): Promise<Bill> {
  const openPayments = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.household, bill.household),
        eq(payments.billId, bill.id),
        isNull(payments.settledBy),
        inArray(payments.status, isAll ? ["scheduled", "failed"] : ["scheduled"]),
      ),
    )
    .orderBy(payments.id)
    .for("update");
  let after = bill;
  for (const payment of openPayments) {
    const decision = cancel(payment);
    const isInScope = before === null || payment.dueDate === null || payment.dueDate < before;
    if (decision === undefined || !isInScope) continue;
    const cancelled = await updatePayment(tx, payment, decision.change);
    if (decision.isSkipped || payment.settlesDue === null) continue;
    const reopened = { due: payment.settlesDue, today };
    await reopenDue(tx, after, cancelled, reopened);
    const dates = await datesAfterReopening(tx, after, reopened);
    await updateBill(tx, bill, dates);
    after = { ...after, ...dates };
  }
  return after;
}

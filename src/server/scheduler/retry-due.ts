import { and, asc, inArray, lte } from "drizzle-orm";
import { addDays, type Day } from "#core/day.ts";
import { isMadeByScheduler, isOpen, type Payment } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { archiveIfDone } from "#server/features/bills/archive-done.ts";
import { reEstimate } from "#server/features/bills/re-estimate.ts";
import { notifyOfPayment, notifyOfRise } from "#server/features/notifications/send-messages.ts";
import { lockPaymentAndBill } from "#server/features/payments/cancel-payment.ts";
import { settle } from "#server/features/payments/settle.ts";
import { updatePayment } from "#server/features/payments/store.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { dueOfPayment, inRetryOrder, nextTryDay } from "./next-try-day.ts";
import { occurrenceKey, payDueBefore } from "./pay-due.ts";
import type { Run } from "./run.ts";
import { endsRun, householdsOf, isInHouseholds, leaveOutIfHeld } from "./run.ts";

type Key = Pick<Payment, "household" | "id" | "billId"> & { due: Day | null };
type When = { day: Day; today: Day; now: Date };

/** Makes the payments for a day: scheduled ones, and retries of failed ones. */
export async function retryDue(db: Db, day: Day, run: Run): Promise<void> {
  const isWaiting = () =>
    and(
      lte(payments.nextTryDate, day),
      inArray(payments.status, ["scheduled", "failed"]),
      isInHouseholds(payments.household, householdsOf(run)),
    );
  for (let full = true; full && !run.isStopping(); ) {
    const keys: Key[] = await db
      .select({ household: payments.household, id: payments.id, billId: payments.billId, due: dueOfPayment })
      .from(payments)
      .where(isWaiting())
      .orderBy(asc(payments.nextTryDate), asc(payments.household), ...inRetryOrder)
      .limit(run.batch);
    full = keys.length === run.batch;
    for (const key of keys) {
      if (run.isStopping()) return;
      if (run.held.has(key.household)) continue;
      const { household, billId, due } = key;
      if (billId !== null) await payDueBefore(db, { household, billId, due }, day, run);
      await retryOne(db, key, day, run);
    }
    await run.yieldToEventLoop();
  }
}

async function retryOne(db: Db, key: Key, day: Day, run: Run): Promise<void> {
  try {
    const status = await inTransaction(db, (tx) => makePayment(tx, key, { day, today: run.today, now: run.now }));
    if (status !== undefined) run.onTouched(key.household);
    if (status === "completed") run.paid += 1;
    if (status === "failed") run.failed += 1;
  } catch (error) {
    if (endsRun(error, run)) throw error;
    if (leaveOutIfHeld(key.household, error, run)) return;
    run.skipped += 1;
    run.log.error({ err: error, payment: key.id }, "a payment could not be processed today; retrying tomorrow");
    // The payment may have been erased with its user; that is no reason to stop.
    await updatePayment(db, key, { nextTryDate: addDays(run.today, 1) }).catch(() => {});
  }
}

async function makePayment(
  tx: Db,
  { household, id }: Pick<Payment, "household" | "id">,
  { day, today, now }: When,
): Promise<Payment["status"] | undefined> {
  const { payment, bill } = await lockPaymentAndBill(tx, household, id);
  const isDue = payment.nextTryDate !== null && payment.nextTryDate <= day;
  if (!isDue || !isOpen(payment)) return undefined;
  if (bill === undefined) {
    await updatePayment(tx, payment, { status: "cancelled", nextTryDate: null, failureReason: "bill-deleted" });
    return "cancelled";
  }
  await creditWeeks(tx, [bill], { today: day, now });
  const key =
    isMadeByScheduler(payment) && payment.dueDate !== null
      ? occurrenceKey(bill.id, payment.dueDate)
      : `scheduled:${payment.id}`;
  const { amount } = payment;
  // Whether scheduled, failed or completed, it is for the same due date: the bill's dates are unchanged.
  const { nextDueDate, nextPaymentDate, duesLeft } = bill;
  const result = await settle(tx, {
    bill,
    amount,
    key,
    actor: null,
    dates: { nextDueDate, nextPaymentDate, duesLeft },
    today: day,
    now,
  });
  if ("refused" in result) {
    const nextTryDate = await nextTryDay(
      tx,
      bill,
      { amount, dueDate: payment.settlesDue ?? payment.dueDate, paymentId: id },
      { day, today },
    );
    const retried = await updatePayment(tx, payment, { status: "failed", failureReason: result.refused, nextTryDate });
    await notifyOfPayment(tx, retried, { day, today, now, isRetry: payment.status === "failed" });
    return "failed";
  }
  const completed = await updatePayment(tx, payment, {
    status: "completed",
    processedAt: now,
    failureReason: null,
    nextTryDate: null,
    ...result,
  });
  await notifyOfPayment(tx, completed, { day, today, now });
  await archiveIfDone(tx, bill, day);
  const { source } = payment;
  const isOfPerson = source === "manual" || source === "scan";
  const change = isOfPerson && !payment.isExtra ? await reEstimate(tx, bill, { source, today: day }) : undefined;
  if (change) await notifyOfRise(tx, bill, { from: change.before, to: change.now, day }, { now, except: null });
  return "completed";
}

import type { Payment } from "#contract/payments.ts";
import { dueStoodFor } from "#core/bills/dues.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/open.ts";
import { Fault } from "#server/fault.ts";
import { type BillRow, datesOf, lockBill, scheduleOf, updateBill } from "#server/features/bills/store.ts";
import { loadDues } from "./dues.ts";
import { bringBack } from "./replace-payment.ts";
import { findPayment, lockPayment, type PaymentRow, toPayment, updatePayment } from "./store.ts";

type Options = { household: string; id: number; today: Day; now: Date };

/** Cancels a payment that waits for its day: its due is open again. One that failed is not tried again: its due is skipped. */
export async function cancelPayment(tx: Db, { household, id, today, now }: Options): Promise<Payment> {
  const { payment, bill } = await holdPayment(tx, household, id);
  if (payment.status !== "scheduled" && payment.status !== "failed") {
    throw new Fault("conflict", "Only a scheduled or failed payment can be cancelled");
  }
  const isSkipped = payment.status === "failed";
  const cancelled = await updatePayment(tx, payment, {
    status: "cancelled",
    nextTryDate: null,
    ...(isSkipped ? {} : { settlesDue: null }),
  });
  if (bill && !isSkipped) {
    await bringBack(tx, payment, { due: payment.settlesDue, today });
    await updateBill(tx, bill, { ...(await datesWithout(tx, bill, payment.settlesDue)), updatedAt: now });
  }
  return toPayment(cancelled);
}

/** The dates of a bill once a due may be open again. */
export async function datesWithout(tx: Db, bill: BillRow, due: Day | null) {
  // Under a plan that was changed since, the due that it stood for may be some days earlier than it was.
  const plan = scheduleOf(bill);
  const stoodFor = due === null || plan === undefined ? undefined : dueStoodFor(plan, due);
  const since = [due, stoodFor, bill.nextDueDate].flatMap((each) => each ?? []).sort()[0];
  if (since === undefined) return {};
  const { schedule, records } = await loadDues(tx, bill, since);
  return datesOf(bill, schedule, { records, since });
}

/** A payment and its bill, locked in the order in which everybody locks them: bill first. */
export async function holdPayment(tx: Db, household: string, id: number) {
  const found = await findPayment(tx, household, id);
  const bill = found?.billId == null ? undefined : await lockBill(tx, household, found.billId);
  const payment: PaymentRow | undefined = found && (await lockPayment(tx, household, id));
  if (payment === undefined) throw new Fault("not_found", "Payment not found");
  return { payment, bill };
}

import type { Payment } from "#contract/payments.ts";
import { isDue, nextDueAfter } from "#core/schedule.ts";
import type { Db } from "#server/db/open.ts";
import { Fault } from "#server/fault.ts";
import { lockBill, planOf, updateBill } from "#server/features/bills/store.ts";
import { findPayment, lockPayment, type PaymentRow, toPayment, updatePayment } from "./store.ts";

type Options = { owner: string; id: number; now: Date };

/** Cancels a payment that waits for its day, or one that failed and would be tried again. */
export async function cancelPayment(tx: Db, { owner, id, now }: Options): Promise<Payment> {
  const { payment, bill } = await holdPayment(tx, owner, id);
  if (payment.status !== "scheduled" && payment.status !== "failed") {
    throw new Fault("conflict", "Only a scheduled or failed payment can be cancelled");
  }
  const plan = bill && planOf(bill);
  const before = payment.nextPaymentBefore;
  // A scheduled payment stood for an occurrence; without it the occurrence is due again.
  if (
    bill &&
    plan &&
    payment.status === "scheduled" &&
    before !== null &&
    isDue(plan, before) &&
    bill.nextPaymentDate === nextDueAfter(plan, before)
  ) {
    await updateBill(tx, bill, { nextPaymentDate: before, updatedAt: now });
  }
  return toPayment(await updatePayment(tx, payment, { status: "cancelled", nextTryDate: null }));
}

/** A payment and its bill, locked in the order in which everybody locks them: bill first. */
export async function holdPayment(tx: Db, owner: string, id: number) {
  const found = await findPayment(tx, owner, id);
  const bill = found?.billId == null ? undefined : await lockBill(tx, owner, found.billId);
  const payment: PaymentRow | undefined = found && (await lockPayment(tx, owner, id));
  if (payment === undefined) throw new Fault("not_found", "Payment not found");
  return { payment, bill };
}

import type { Payment } from "#contract/payments.ts";
import type { Day } from "#core/day.ts";
import { isDue, nextDueAfter, type Plan } from "#core/schedule.ts";
import type { Db } from "#server/db/open.ts";
import { Fault } from "#server/fault.ts";
import { type BillRow, lockBill, planOf, updateBill } from "#server/features/bills/store.ts";
import { findPayment, lockPayment, type PaymentRow, toPayment, updatePayment } from "./store.ts";

type Options = { owner: string; id: number; now: Date };

/** Cancels a payment that waits for its day, or one that failed and would be tried again. */
export async function cancelPayment(tx: Db, { owner, id, now }: Options): Promise<Payment> {
  const { payment, bill } = await holdPayment(tx, owner, id);
  if (payment.status !== "scheduled" && payment.status !== "failed") {
    throw new Fault("conflict", "Only a scheduled or failed payment can be cancelled");
  }
  const plan = bill && planOf(bill);
  const covered = payment.coversDate;
  // A scheduled payment stood for an occurrence; without it the occurrence is due again.
  if (bill && plan && payment.status === "scheduled" && covered !== null && isLastSettled(plan, covered, bill)) {
    await updateBill(tx, bill, { nextPaymentDate: covered, updatedAt: now });
  }
  return toPayment(await updatePayment(tx, payment, { status: "cancelled", nextTryDate: null }));
}

/** Whether a due day of the plan is the one right before the bill's next. */
export const isLastSettled = (plan: Plan, due: Day, { nextPaymentDate }: Pick<BillRow, "nextPaymentDate">) =>
  isDue(plan, due) && nextPaymentDate === nextDueAfter(plan, due);

/** A payment and its bill, locked in the order in which everybody locks them: bill first. */
export async function holdPayment(tx: Db, owner: string, id: number) {
  const found = await findPayment(tx, owner, id);
  const bill = found?.billId == null ? undefined : await lockBill(tx, owner, found.billId);
  const payment: PaymentRow | undefined = found && (await lockPayment(tx, owner, id));
  if (payment === undefined) throw new Fault("not_found", "Payment not found");
  return { payment, bill };
}

import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { type Bill, scheduleOf } from "#core/bills/bill.ts";
import { couldSettle } from "#core/bills/dues.ts";
import type { Day } from "#core/day.ts";
import { billInterval } from "#core/interval.ts";
import { type Cents, ZERO } from "#core/money.ts";
import { mayStayOpen, reinstate } from "#core/payments/decide.ts";
import type { Payment } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { operations, payments } from "#server/db/schema/index.ts";
import { updatePayment } from "./store.ts";

type Key = Pick<Payment, "household" | "id">;

/** Releases a due date from its scheduled payment, before another settles it. */
export function releaseDue(tx: Db, payment: Key): Promise<Payment> {
  return updatePayment(tx, payment, {
    status: "cancelled",
    nextTryDate: null,
    settlesDue: null,
    failureReason: "replaced",
  });
}

type ReopenedDue = { due: Day | null; today: Day };

/**
 * Returns a due date to the payment that another had replaced: it is scheduled again, or retried from tomorrow on. Not
 * if its day has come in the meantime, or if its bill was archived or paused, which would have cancelled it.
 */
export async function reinstateReplaced(tx: Db, bill: Bill, replacement: Payment, { due, today }: ReopenedDue) {
  const [replaced] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.household, replacement.household),
        eq(payments.settledBy, replacement.id),
        eq(payments.status, "cancelled"),
      ),
    );
  if (replaced === undefined || due === null) return undefined;
  const reinstated = reinstate(replaced, due, today);
  return reinstated && mayStayOpen(bill, replaced, reinstated) ? updatePayment(tx, replaced, reinstated) : undefined;
}

/** The payments that come back for a due date, one after the other, if the given payment for it is cancelled or undone. */
export function listReplaced(tx: Db, { household, id, billId }: Pick<Payment, "household" | "id" | "billId">) {
  const replaced = sql`(
    with recursive behind as (
      select ${id}::bigint as id
      union
      select p.id from payments p join behind on p.settled_by = behind.id
      where p.household_id = ${household} and p.bill_id = ${billId} and p.status = 'cancelled'
    )
    select id from behind where id <> ${id})`;
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.household, household), inArray(payments.id, replaced)))
    .orderBy(desc(payments.id));
}

/** Changes the amount of a replaced payment. It doesn't come back if nothing of it is left to pay. */
export const updateReplaced = (tx: Db, replaced: Key, amount: Cents) =>
  updatePayment(tx, replaced, amount > ZERO ? { amount } : { settledBy: null });

/**
 * Passes the due date of an undone payment to a later manual one that found nothing to settle because of it, as if the
 * undone one had never been made: a bill paid twice by mistake is paid once, whichever of the two is undone.
 */
export async function passDueToLater(tx: Db, bill: Bill, from: Payment, due: Day | null): Promise<boolean> {
  if (due === null || from.operationId === null) return false;
  const laterPayments = await tx
    .select({ id: payments.id, paidOn: operations.day })
    .from(payments)
    .innerJoin(operations, and(eq(operations.household, payments.household), eq(operations.id, payments.operationId)))
    .where(
      and(
        eq(payments.household, bill.household),
        eq(payments.billId, bill.id),
        eq(payments.status, "completed"),
        eq(payments.isExtra, false),
        isNull(payments.settlesDue),
        isNull(payments.partOf),
        gt(payments.operationId, from.operationId),
      ),
    )
    .orderBy(asc(payments.operationId));
  const dues = { frequency: billInterval(bill), schedule: scheduleOf(bill) };
  const successor = laterPayments.find(({ paidOn }) => couldSettle(dues, due, paidOn));
  if (successor === undefined) return false;
  await updatePayment(tx, { household: bill.household, id: successor.id }, { settlesDue: due });
  await tx
    .update(payments)
    .set({ settledBy: successor.id })
    .where(and(eq(payments.household, bill.household), eq(payments.settledBy, from.id)));
  return true;
}

import { and, desc, eq } from "drizzle-orm";
import type { Payment } from "#contract/payments.ts";
import { addDays, type Day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { isDue, nextDueAfter, settledBy } from "#core/schedule.ts";
import type { Db } from "#server/db/open.ts";
import { entries, operations, payments } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { lockAccount } from "#server/features/accounts/store.ts";
import { type BillRow, planOf, updateBill } from "#server/features/bills/store.ts";
import { type Move, post } from "#server/features/ledger/post.ts";
import { holdPayment } from "./cancel-payment.ts";
import { savedOf } from "./settle.ts";
import {
  isOccurrence,
  laterPayments,
  type PaymentRow,
  reviveFailed,
  toPayment,
  undoUntil,
  updatePayment,
} from "./store.ts";

type Options = { owner: string; id: number; today: Day; now: Date };

/** Undoes a payment by an operation that reverses its entries: balance, savings and dates are as before. */
export async function undoPayment(tx: Db, { owner, id, today, now }: Options): Promise<Payment> {
  const { payment, bill } = await holdPayment(tx, owner, id);
  const until = undoUntil(payment);
  if (until === null) throw new Fault("conflict", "Only a completed payment can be undone");
  if (now > until)
    throw new Fault("conflict", "This payment was made more than 24 hours ago and can no longer be undone");
  const account = payment.accountId === null ? undefined : await lockAccount(tx, owner, payment.accountId);
  if (account === undefined) throw new Fault("conflict", "The account it was paid from no longer exists");
  const moves: Move[] = [];
  for (const { pot, amount } of await entriesOf(tx, payment)) {
    const back = cents(-amount);
    if (pot === "account") {
      moves.push({
        pot,
        accountId: account.id,
        billId: payment.billId,
        amount: back,
        after: cents(account.balance + back),
      });
    } else if (bill) {
      moves.push({ pot, billId: bill.id, amount: back, after: cents((await savedOf(tx, bill)) + back) });
    }
  }
  await post(tx, { owner, key: `undo:${payment.id}`, kind: "reversal", day: today, at: now }, moves);
  const undone = await updatePayment(tx, payment, { status: "cancelled", failureReason: "Undone" });
  if (bill) {
    const nextPaymentDate = await dueWithout(tx, payment, bill);
    await updateBill(tx, bill, { lastPaidDate: await lastPaidOn(tx, bill), nextPaymentDate, updatedAt: now });
    await reviveFailed(tx, payment, addDays(today, 1));
  }
  return toPayment(undone);
}

/** The next due day as if a payment had never been made: from where it found the bill, moved on by those made after it. */
async function dueWithout(tx: Db, payment: PaymentRow, bill: BillRow): Promise<Day | null> {
  const plan = planOf(bill);
  let next = payment.nextPaymentBefore;
  // Timed anew since: those dates mean nothing any more.
  if (plan === undefined || next === null || !isDue(plan, next)) return bill.nextPaymentDate;
  for (const { payment: later, day } of await laterPayments(tx, payment)) {
    await updatePayment(tx, later, { nextPaymentBefore: next });
    const isDealtWith = isOccurrence(later) ? later.dueDate === next : settledBy(plan, next, day) !== undefined;
    if (isDealtWith) next = nextDueAfter(plan, next);
  }
  return next;
}

/** The day of the newest payment that still stands. */
async function lastPaidOn(tx: Db, { owner, id }: { owner: string; id: number }) {
  const [row] = await tx
    .select({ day: operations.day })
    .from(payments)
    .innerJoin(operations, and(eq(operations.owner, payments.owner), eq(operations.id, payments.operationId)))
    .where(and(eq(payments.owner, owner), eq(payments.billId, id), eq(payments.status, "completed")))
    .orderBy(desc(operations.id))
    .limit(1);
  return row?.day ?? null;
}

function entriesOf(tx: Db, { owner, operationId }: PaymentRow) {
  return tx
    .select({ pot: entries.pot, amount: entries.amount })
    .from(entries)
    .where(and(eq(entries.owner, owner), eq(entries.operationId, operationId ?? -1)));
}

import { and, desc, eq, gt, isNotNull, isNull, ne, notInArray, sql } from "drizzle-orm";
import type { Payment as WirePayment } from "#contract/payments.ts";
import { paymentToWire } from "#contract/to-wire.ts";
import type { Bill } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import { canUndo, savingsAfter, undo } from "#core/payments/decide.ts";
import type { Payment } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { entries, operations, payments } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { lockAccount } from "#server/features/accounts/store.ts";
import { reopenBill } from "#server/features/bills/pause-bill.ts";
import { reEstimate } from "#server/features/bills/re-estimate.ts";
import { recomputeOneOffWeekly } from "#server/features/bills/recompute-one-off-weekly.ts";
import { updateBill } from "#server/features/bills/store.ts";
import { post } from "#server/features/ledger/post.ts";
import { unlinkPayment } from "#server/features/statements/lines-store.ts";
import { datesAfterReopening, lockPaymentAndBill, reopenDue } from "./cancel-payment.ts";
import { returnPart } from "./part-payment.ts";
import { passDueToLater, reinstateReplaced } from "./replace-payment.ts";
import { savedOf } from "./settle.ts";
import { realDay, updatePayment } from "./store.ts";

type Options = { household: string; user: string; id: number; today: Day; now: Date };

/** Undoes a payment with a reversing operation: balance, savings and due dates are as if it had never been made. */
export async function undoPayment(tx: Db, { household, user, id, today, now }: Options): Promise<WirePayment> {
  const { payment, bill } = await lockPaymentAndBill(tx, household, id);
  const verdict = canUndo(payment, now);
  if (verdict === "not-made") throw new Fault("conflict", "Only a completed payment can be undone");
  if (verdict === "too-late")
    throw new Fault("conflict", "This payment was made more than 24 hours ago and can no longer be undone");
  const account = payment.accountId === null ? undefined : await lockAccount(tx, household, payment.accountId);
  if (account === undefined) throw new Fault("conflict", "The account it was paid from no longer exists");
  let undone = await updatePayment(tx, payment, { status: "cancelled", failureReason: "undone", settlesDue: null });
  await unlinkPayment(tx, household, { paymentId: id });
  const reopened = bill && (await returnPart(tx, bill, payment));
  const due = reopened?.due ?? payment.settlesDue;
  const savings = bill && { saved: await savedOf(tx, bill), without: await savedWithout(tx, bill, payment) };
  const moves = undo({ payment, account, savings });
  await post(tx, { household, key: `undo:${payment.id}`, kind: "reversal", actor: user, day: today, at: now }, moves);
  if (bill) {
    const isReopened = due !== null && bill.archivedOn !== null && bill.duesLeft === 0;
    const after = isReopened ? { ...bill, archivedOn: null } : bill;
    const isReplaced =
      (await passDueToLater(tx, bill, payment, due)) ||
      (await reinstateReplaced(tx, after, reopened?.rest ?? payment, { due, today })) !== undefined;
    if (!isReplaced) undone = await reopenDue(tx, bill, undone, { due, today });
    const dates = await datesAfterReopening(tx, bill, { due, today });
    await updateBill(tx, bill, { lastPaidDate: await lastPaidOn(tx, bill), ...dates, updatedAt: now });
    if (!payment.isExtra) await reEstimate(tx, bill, { source: "undone", today });
    // A completed, archived bill has something to pay again.
    if (isReopened) await reopenBill(tx, { household, id: bill.id, today, now });
    await recomputeOneOffWeekly(tx, bill);
  }
  return paymentToWire(undone);
}

/** A bill's savings had a payment never been made: everything saved since the last remaining one, less remaining parts. */
async function savedWithout(tx: Db, bill: Bill, { id }: Payment): Promise<Cents> {
  const others = and(isCompletedOf(bill), ne(payments.id, id));
  const [last] = await tx
    .select({ operationId: payments.operationId })
    .from(payments)
    .where(and(others, isNull(payments.partOf)))
    .orderBy(desc(payments.operationId))
    .limit(1);
  const since = last?.operationId ?? 0;
  const credits = await tx
    .select({ operationId: entries.operationId, credit: entries.amount })
    .from(entries)
    .innerJoin(operations, and(eq(operations.household, entries.household), eq(operations.id, entries.operationId)))
    .where(
      and(
        eq(entries.household, bill.household),
        eq(entries.billId, bill.id),
        eq(entries.pot, "savings"),
        gt(entries.operationId, since),
        notInArray(operations.kind, ["payment", "reversal"]),
      ),
    );
  // A part that found no savings has no entry, but would have found some.
  const parts = await tx
    .select({ operationId: payments.operationId, part: payments.amount })
    .from(payments)
    .where(and(others, isNotNull(payments.partOf), gt(payments.operationId, since)));
  return savingsAfter([...credits, ...parts.map(({ operationId, part }) => ({ operationId: operationId ?? 0, part }))]);
}

const isCompletedOf = ({ household, id }: Bill) =>
  and(eq(payments.household, household), eq(payments.billId, id), eq(payments.status, "completed"));

/** The day of the last remaining payment. */
async function lastPaidOn(tx: Db, bill: Bill) {
  const [row] = await tx
    .select({ day: sql<Day>`${realDay}`.mapWith(operations.day) })
    .from(payments)
    .innerJoin(operations, and(eq(operations.household, payments.household), eq(operations.id, payments.operationId)))
    .where(isCompletedOf(bill))
    .orderBy(desc(realDay))
    .limit(1);
  return row?.day ?? null;
}

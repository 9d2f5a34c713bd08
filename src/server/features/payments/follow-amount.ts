import { and, eq, gte, inArray, isNotNull, or } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import { amountOnDue } from "#core/bills/next-amount.ts";
import type { Day } from "#core/day.ts";
import { ZERO } from "#core/money.ts";
import { cancel, reinstate } from "#core/payments/decide.ts";
import { type Payment, undoSince } from "#core/payments/payment.ts";
import { remainingAmount } from "#core/plan/occurrences.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { listStartedAmounts } from "#server/features/bills/amounts-store.ts";
import { updateBill } from "#server/features/bills/store.ts";
import { datesAfterReopening, moveReopenedParts } from "./cancel-payment.ts";
import { partPaidOf } from "./dues.ts";
import { listReplaced, updateReplaced } from "./replace-payment.ts";
import { updatePayment } from "./store.ts";

const amountsKey = ({ amount, nextAmount, nextAmountFrom }: Bill) => `${amount} ${nextAmount} ${nextAmountFrom}`;

/**
 * A payment scheduled for exactly the bill's amount follows when that changes, now or for a later day; so does one that would
 * be scheduled again if the one that replaced it were cancelled or undone. One with its own amount is unchanged, and so is a
 * scanned one: its document has the amount. The bill's row is locked.
 */
export async function followAmount(
  tx: Db,
  before: Bill,
  after: Bill,
  { today, now }: { today: Day; now: Date },
): Promise<void> {
  if (amountsKey(before) === amountsKey(after)) return;
  for (const payment of await listRevocable(tx, before, now)) {
    const { settlesDue: due } = payment;
    if (due === null) continue;
    const parts = await partPaidOf(tx, before, due);
    const started = await listStartedAmounts(tx, { household: before.household, billId: before.id }, due);
    const [restBefore, restAfter] = [
      remainingAmount(amountOnDue(before, due, started), parts),
      remainingAmount(amountOnDue(after, due, started), parts),
    ];
    const follows = ({ source, amount }: Payment) => source !== "scan" && amount === restBefore;
    for (const replaced of await listReplaced(tx, payment))
      if (follows(replaced) && reinstate(replaced, due, today)?.status === "scheduled")
        await updateReplaced(tx, replaced, restAfter);
    if (payment.status !== "scheduled" || !follows(payment)) continue;
    if (restAfter > ZERO) {
      await updatePayment(tx, payment, { amount: restAfter });
      continue;
    }
    // Part payments already cover the new amount: nothing is left to pay.
    const cancelled = cancel(payment);
    if (cancelled === undefined) continue;
    await updatePayment(tx, payment, cancelled.change);
    await moveReopenedParts(tx, after, due);
    await updateBill(tx, after, await datesAfterReopening(tx, after, { due, today }));
  }
}

/** A scheduled or failed payment uses its bill's own account, also when that changes. */
export async function followAccount(tx: Db, before: Bill, { household, id, accountId }: Bill): Promise<void> {
  if (accountId === before.accountId) return;
  const isOpenOfBill = and(
    eq(payments.household, household),
    eq(payments.billId, id),
    inArray(payments.status, ["scheduled", "failed"]),
  );
  await tx.update(payments).set({ accountId }).where(isOpenOfBill);
}

/** A bill's payments for due dates that can still be cancelled or undone. */
const listRevocable = (tx: Db, { household, id }: Bill, now: Date) =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.household, household),
        eq(payments.billId, id),
        isNotNull(payments.settlesDue),
        or(
          inArray(payments.status, ["scheduled", "failed"]),
          and(eq(payments.status, "completed"), gte(payments.processedAt, undoSince(now))),
        ),
      ),
    )
    .orderBy(payments.id)
    .for("update");

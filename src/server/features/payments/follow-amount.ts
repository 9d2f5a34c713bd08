import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import { amountOnDue } from "#core/bills/next-amount.ts";
import type { Day } from "#core/day.ts";
import { ZERO } from "#core/money.ts";
import { cancel } from "#core/payments/decide.ts";
import { remainingAmount } from "#core/plan/occurrences.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { updateBill } from "#server/features/bills/store.ts";
import { datesAfterReopening, moveReopenedParts } from "./cancel-payment.ts";
import { partPaidOf } from "./dues.ts";
import { updatePayment } from "./store.ts";

const amountsKey = ({ amount, nextAmount, nextAmountFrom }: Bill) => `${amount} ${nextAmount} ${nextAmountFrom}`;

/**
 * A payment scheduled for exactly the bill's amount follows when that changes, now or for a later day. One with its own
 * amount is unchanged, and so is a scanned one: its document has the amount. The bill's row is locked.
 */
export async function followAmount(tx: Db, before: Bill, after: Bill, today: Day): Promise<void> {
  if (amountsKey(before) === amountsKey(after)) return;
  const scheduled = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.household, before.household),
        eq(payments.billId, before.id),
        eq(payments.status, "scheduled"),
        isNotNull(payments.settlesDue),
        ne(payments.source, "scan"),
      ),
    )
    .orderBy(payments.id)
    .for("update");
  for (const payment of scheduled) {
    const { settlesDue: due } = payment;
    if (due === null) continue;
    const parts = await partPaidOf(tx, before, due);
    const [restBefore, restAfter] = [
      remainingAmount(amountOnDue(before, due), parts),
      remainingAmount(amountOnDue(after, due), parts),
    ];
    if (payment.amount !== restBefore) continue;
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

import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import { cancel } from "#core/payments/decide.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { updateBill } from "#server/features/bills/store.ts";
import { datesWithout, leaveToPerson } from "./cancel-payment.ts";
import { updatePayment } from "./store.ts";

type Which = {
  /** Those that wait for a day before this one; null is all of them. */
  before: Day | null;
  /** Also those that failed and are tried again. */
  isAll: boolean;
  today: Day;
};

/**
 * Cancels the payments of a bill that wait for a day on which nothing is due any more: what they stood for is open again. The
 * bill's row is held; answers the bill as it is then.
 */
export async function cancelWaiting(tx: Db, bill: Bill, { before, isAll, today }: Which): Promise<Bill> {
  const waiting = await tx
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
  for (const payment of waiting) {
    const decided = cancel(payment);
    const isIn = before === null || payment.dueDate === null || payment.dueDate < before;
    if (decided === undefined || !isIn) continue;
    const cancelled = await updatePayment(tx, payment, decided.change);
    if (decided.isSkipped || payment.settlesDue === null) continue;
    const opened = { due: payment.settlesDue, today };
    await leaveToPerson(tx, cancelled, opened);
    const dates = await datesWithout(tx, after, opened);
    await updateBill(tx, bill, dates);
    after = { ...after, ...dates };
  }
  return after;
}

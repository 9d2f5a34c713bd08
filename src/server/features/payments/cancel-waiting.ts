import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import { cancel } from "#core/payments/decide.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { updatePayment } from "./store.ts";

type Which = {
  /** Those that wait for a day before this one; null is all of them. */
  before: Day | null;
  /** Also those that failed and are tried again. */
  isAll: boolean;
};

/** Cancels the payments of a bill that wait for a day on which nothing is due any more. The bill's row is held. */
export async function cancelWaiting(tx: Db, bill: Bill, { before, isAll }: Which): Promise<void> {
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
  for (const payment of waiting) {
    const decided = cancel(payment);
    const isIn = before === null || payment.dueDate === null || payment.dueDate < before;
    if (decided !== undefined && isIn) await updatePayment(tx, payment, decided.change);
  }
}

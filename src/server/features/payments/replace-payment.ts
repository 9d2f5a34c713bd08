import { and, eq } from "drizzle-orm";
import { addDays, type Day } from "#core/day.ts";
import type { Db } from "#server/db/open.ts";
import { payments } from "#server/db/schema/index.ts";
import { type PaymentRow, updatePayment } from "./store.ts";

type Key = Pick<PaymentRow, "owner" | "id">;

/** Takes a due away from the payment that waited for it, before another settles it. */
export function giveWay(tx: Db, payment: Key): Promise<PaymentRow> {
  return updatePayment(tx, payment, {
    status: "cancelled",
    nextTryDate: null,
    settlesDue: null,
    failureReason: "Settled by another payment",
  });
}

/** Gives the payment that another one had replaced its due back: it waits for its day again, or is tried from tomorrow on. */
export async function bringBack(tx: Db, by: PaymentRow, { due, today }: { due: Day | null; today: Day }) {
  const [replaced] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.owner, by.owner), eq(payments.settledBy, by.id), eq(payments.status, "cancelled")));
  if (replaced === undefined || replaced.billId === null || due === null) return undefined;
  const isAhead = replaced.dueDate !== null && replaced.dueDate > today && replaced.processedAt === null;
  return updatePayment(tx, replaced, {
    ...(isAhead
      ? { status: "scheduled", nextTryDate: replaced.dueDate, failureReason: null }
      : {
          status: "failed",
          nextTryDate: addDays(today, 1),
          failureReason: "The payment that settled it was undone",
        }),
    settlesDue: due,
    settledBy: null,
  });
}

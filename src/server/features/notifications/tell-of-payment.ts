import { type Day, daysBetween } from "#core/day.ts";
import { LATE_DAYS } from "#core/notifications/reminders.ts";
import type { Payment } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { tellAll } from "./tell.ts";

type When = { day: Day; today: Day; now: Date; isAgain?: boolean };

/** Tells a household that a payment was made by itself, or was not. Years that are caught up with are no news. */
export async function tellOfPayment(
  tx: Db,
  payment: Payment,
  { day, today, now, isAgain = false }: When,
): Promise<void> {
  const { household, id: paymentId, billId, billName, amount, status, failureReason, nextTryDate } = payment;
  if (billId === null || daysBetween(day, today) > LATE_DAYS) return;
  const facts = { paymentId, billId, billName, amount, day };
  if (status === "completed") return tellAll(tx, household, { event: "payment-made", ...facts }, { now });
  if (status !== "failed" || failureReason === null) return;
  const event = isAgain ? "payment-tried-again" : "payment-failed";
  await tellAll(tx, household, { event, ...facts, reason: failureReason, nextTry: nextTryDate }, { now });
}

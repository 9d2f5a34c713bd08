import { and, eq } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import { type Cents, cents, formatMoney, ZERO } from "#core/money.ts";
import { isOpen, type Payment } from "#core/payments/payment.ts";
import { remainingAmount } from "#core/plan/occurrences.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { amountOfDue } from "#server/features/bills/amounts-store.ts";
import { partPaidOf } from "./dues.ts";
import { listReplaced, updateReplaced } from "./replace-payment.ts";
import { updatePayment } from "./store.ts";

/** The payment that a due date has: scheduled, failed, made, or skipping it. */
async function findPaymentOf(tx: Db, { household, id }: Bill, due: Day) {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.household, household), eq(payments.billId, id), eq(payments.settlesDue, due)));
  return row;
}

/** The unpaid rest of a due date. */
async function restOfDue(tx: Db, bill: Bill, due: Day | undefined): Promise<Cents> {
  if (due === undefined) return bill.amount;
  const payment = await findPaymentOf(tx, bill, due);
  if (payment && isOpen(payment)) return payment.amount;
  return remainingAmount(await amountOfDue(tx, bill, due), await partPaidOf(tx, bill, due));
}

/** The default amount of a payment. */
export async function getRestOrThrow(tx: Db, bill: Bill, due: Day | undefined): Promise<Cents> {
  const rest = await restOfDue(tx, bill, due);
  if (rest > ZERO) return rest;
  const message = "This is already fully paid in parts. Skip it, or enter an extra amount.";
  throw new Fault("invalid", message, { errors: { amount: message } });
}

/** Rejects a part payment without a due date, and one of the full amount; a scheduled payment is reduced by it. */
export async function applyPartPayment(tx: Db, bill: Bill, { due, amount }: { due: Day | undefined; amount: Cents }) {
  if (due === undefined) throw new Fault("conflict", "There is nothing due to pay part of");
  const rest = await restOfDue(tx, bill, due);
  if (amount >= rest) {
    const message = `A part payment must be less than the ${formatMoney(rest)} due`;
    throw new Fault("invalid", message, { errors: { amount: message } });
  }
  await adjustOpenPayment(tx, bill, { due, difference: cents(-amount) });
}

/** Changes the amount of a due date's scheduled payment, and of those it replaced, if there are any. */
export async function adjustOpenPayment(
  tx: Db,
  bill: Bill,
  { due, difference }: { due: Day; difference: Cents },
): Promise<void> {
  const payment = await findPaymentOf(tx, bill, due);
  if (payment === undefined) return;
  const adjusted = ({ amount }: Payment) => cents(amount + difference);
  if (isOpen(payment)) await updatePayment(tx, payment, { amount: adjusted(payment) });
  for (const replaced of await listReplaced(tx, payment)) await updateReplaced(tx, replaced, adjusted(replaced));
}

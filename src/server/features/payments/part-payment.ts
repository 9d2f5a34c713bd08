import { and, eq } from "drizzle-orm";
import type { Bill } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import { type Cents, cents, formatMoney, ZERO } from "#core/money.ts";
import { amountWithoutPart } from "#core/payments/decide.ts";
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
  await adjustOpenPayment(tx, bill, due, (payment) => cents(payment.amount - amount));
}

/**
 * Gives a due date back what an undone part had paid of it. A payment that had settled the rest is a part too if money is
 * missing now: the due date that this opens again, with that payment.
 */
export async function returnPart(tx: Db, bill: Bill, part: Payment): Promise<{ due: Day; rest: Payment } | undefined> {
  const { partOf: due } = part;
  if (due === null) return undefined;
  const [payment, whole, paid] = [
    await findPaymentOf(tx, bill, due),
    await amountOfDue(tx, bill, due),
    await partPaidOf(tx, bill, due),
  ];
  const restWithPart = remainingAmount(whole, cents(paid + part.amount));
  const withoutPart = (each: Payment) => amountWithoutPart(each, part, restWithPart);
  if (payment?.status !== "completed" || payment.amount + paid >= whole) {
    await adjustOpenPayment(tx, bill, due, withoutPart);
    return undefined;
  }
  await adjustOpenPayment(tx, bill, due, (each) => cents(withoutPart(each) - payment.amount));
  await updatePayment(tx, payment, { settlesDue: null, partOf: due });
  return { due, rest: payment };
}

/** Changes the amount of a due date's scheduled or failed payment, and of those that its payment replaced. */
async function adjustOpenPayment(tx: Db, bill: Bill, due: Day, adjusted: (payment: Payment) => Cents): Promise<void> {
  const payment = await findPaymentOf(tx, bill, due);
  if (payment === undefined) return;
  if (isOpen(payment)) await updatePayment(tx, payment, { amount: adjusted(payment) });
  for (const replaced of await listReplaced(tx, payment)) await updateReplaced(tx, replaced, adjusted(replaced));
}

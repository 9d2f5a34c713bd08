import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { type Bill, datesOf } from "#core/bills/bill.ts";
import { withDue } from "#core/bills/dues.ts";
import type { Day } from "#core/day.ts";
import { ZERO } from "#core/money.ts";
import { remainingAmount } from "#core/plan/occurrences.ts";
import type { Db } from "#server/db/database.ts";
import { bills } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { amountOfDue } from "#server/features/bills/amounts-store.ts";
import { archiveIfDone } from "#server/features/bills/archive-done.ts";
import { reloadAfterCredit, updateBill } from "#server/features/bills/store.ts";
import { notifyOfPayment } from "#server/features/notifications/send-messages.ts";
import { loadDues, partPaidOf } from "#server/features/payments/dues.ts";
import { settle } from "#server/features/payments/settle.ts";
import { insertPayment } from "#server/features/payments/store.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { nextTryDay } from "./next-try-day.ts";
import type { Run } from "./run.ts";
import { householdsOf, isBill, isInHouseholds, isNotSkipped, skipBill } from "./run.ts";

/** Pays every automatic and direct-debit due date up to a day. A bill without an account is skipped. */
export async function payDue(db: Db, day: Day, run: Run): Promise<void> {
  while (!run.isStopping()) {
    const keys = await db
      .select({ household: bills.household, id: bills.id })
      .from(bills)
      .where(
        and(
          lte(bills.nextPaymentDate, day),
          isNotNull(bills.accountId),
          isNotSkipped(run.today),
          isInHouseholds(bills.household, householdsOf(run)),
        ),
      )
      .orderBy(bills.nextPaymentDate, bills.household, bills.id)
      .limit(run.batch);
    let processed = 0;
    const heldBefore = run.held.size;
    for (const key of keys) {
      if (run.isStopping()) return;
      if (run.held.has(key.household)) continue;
      if (await payOne(db, key, day, run)) processed += 1;
    }
    // The rest is being processed by another process.
    if (processed === 0 && run.held.size === heldBefore) return;
    await run.yieldToEventLoop();
  }
}

type Waiting = { household: string; billId: number; due: Day | null };

/** Pays the automatic due dates of an account that come before a waiting payment: by due date and bill, as in the plan. */
export async function payDueBefore(db: Db, { household, billId, due }: Waiting, day: Day, run: Run): Promise<void> {
  const account = sql`(select own.account_id from bills own where own.household_id = ${household} and own.id = ${billId})`;
  for (let processed = 1; processed > 0 && !run.isStopping() && !run.held.has(household); ) {
    const keys = await db
      .select({ household: bills.household, id: bills.id })
      .from(bills)
      .where(
        and(
          eq(bills.household, household),
          lte(bills.nextPaymentDate, day),
          sql`${bills.accountId} = ${account}`,
          isNotSkipped(run.today),
          sql`(${bills.nextPaymentDate}, ${bills.id}) < (coalesce(${due}::date, 'infinity'), ${billId}::bigint)`,
        ),
      )
      .orderBy(bills.nextPaymentDate, bills.id)
      .limit(1);
    processed = 0;
    for (const key of keys) if (await payOne(db, key, day, run)) processed += 1;
  }
}

/** Pays a bill's next automatic due date; whether something was done. */
async function payOne(db: Db, key: { household: string; id: number }, day: Day, run: Run): Promise<boolean> {
  try {
    const outcome = await inTransaction(db, (tx) => payNext(tx, key, { day, today: run.today, now: run.now }));
    if (outcome !== "busy") run.onTouched(key.household);
    if (outcome === "paid") run.paid += 1;
    if (outcome === "failed") run.failed += 1;
    return outcome !== "busy";
  } catch (error) {
    await skipBill(db, key, error, run);
    return false;
  }
}

type When = { day: Day; today: Day; now: Date };
type Outcome = "paid" | "failed" | "moved" | "busy";

/** Settles a bill's oldest automatic due date, exactly once: a payment already exists, or is made here. */
async function payNext(tx: Db, key: { household: string; id: number }, { day, today, now }: When): Promise<Outcome> {
  const [found] = await tx.select().from(bills).where(isBill(key)).for("update", { skipLocked: true });
  const due = found?.nextPaymentDate;
  if (found === undefined || due == null || due > day || found.accountId === null) return "busy";
  await creditWeeks(tx, [found], { today: day, now });
  const bill = await reloadAfterCredit(tx, found, day);
  const dues = await loadDues(tx, bill, due);
  const isOpen = !dues.records.some((record) => record.due === due);
  if (!isOpen || dues.schedule === undefined) {
    await updateBill(tx, bill, datesOf(bill, dues.schedule, dues));
    return "moved";
  }
  // Only a due date from an earlier day may be from before the bill's present amount started.
  const whole = due < today ? await amountOfDue(tx, bill, due) : bill.amount;
  const amount = remainingAmount(whole, await partPaidOf(tx, bill, due));
  const datesAfter = (state: "paid" | "failed" | "skipped") =>
    datesOf(bill, dues.schedule, { records: withDue(dues.records, due, state), since: dues.since });
  if (amount === ZERO) {
    // Its amount fell below the part payments: nothing is left to pay.
    await updateBill(tx, bill, { ...datesAfter("skipped"), updatedAt: now });
    await insertPayment(tx, { ...paymentFor(bill, due, now), amount: whole, status: "cancelled" });
    await archiveIfDone(tx, bill, day);
    return "moved";
  }
  const result = await settle(tx, {
    bill,
    amount,
    key: occurrenceKey(bill.id, due),
    actor: null,
    dates: datesAfter("paid"),
    today: day,
    now,
  });
  const payment = { ...paymentFor(bill, due, now), amount };
  if ("refused" in result) {
    await updateBill(tx, bill, { ...datesAfter("failed"), updatedAt: now });
    const failed = await insertPayment(tx, {
      ...payment,
      status: "failed",
      failureReason: result.refused,
      nextTryDate: await nextTryDay(tx, bill, { amount, dueDate: due }, { day, today }),
    });
    await notifyOfPayment(tx, failed, { day, today, now });
    return "failed";
  }
  const completed = { ...payment, status: "completed" as const, processedAt: now, operationId: result.operationId };
  await notifyOfPayment(tx, await insertPayment(tx, completed), { day, today, now });
  await archiveIfDone(tx, bill, day);
  return "paid";
}

const paymentFor = (bill: Bill, due: Day, now: Date) => ({
  ...{ household: bill.household, billId: bill.id, billName: bill.name, accountId: bill.accountId },
  source: bill.isDirectDebit ? ("direct-debit" as const) : ("automatic" as const),
  ...{ dueDate: due, settlesDue: due, createdAt: now },
});

/** The unique key of a due date. */
export const occurrenceKey = (billId: number, due: Day) => `auto:${billId}:${due}`;

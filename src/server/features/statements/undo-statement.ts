import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "#contract/statements.ts";
import type { Day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import type { StatementMade } from "#server/db/schema/statements.ts";
import { Fault } from "#server/fault.ts";
import { editAccount } from "#server/features/accounts/edit-account.ts";
import { findAccount, recordChecked } from "#server/features/accounts/store.ts";
import { changeBill, restoreSchedule, scheduleFieldsOf } from "#server/features/bills/edit-bill.ts";
import { lockBill, lockBills, removeBill } from "#server/features/bills/store.ts";
import { removeIncome } from "#server/features/incomes/store.ts";
import { findPayment } from "#server/features/payments/store.ts";
import { undoPayment } from "#server/features/payments/undo-payment.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { unlinkBill, unlinkPayment } from "./lines-store.ts";
import { lockStatement, type StatementRow, statementToWire, undoUntil, updateStatement } from "./store.ts";

type Options = { household: string; user: string; id: number; request: WriteRequest; today: Day; now: Date };

/** Undoes everything an import did that is still unchanged. Its lines are deleted afterwards. */
export async function undoStatement(tx: Db, options: Options): Promise<{ row: StatementRow; wire: Statement }> {
  const { household, id, now } = options;
  const statement = await lockStatement(tx, household, id);
  const until = undoUntil(statement);
  if (until === null || statement.made === null) throw new Fault("conflict", "Only a completed import can be undone");
  if (now > until)
    throw new Fault("conflict", "This import was made more than 24 hours ago and can no longer be undone");
  await lockBills(tx, household);
  await restoreSchedules(tx, statement.made, options);
  await undoMoney(tx, statement, statement.made, options);
  await undoBillsAndIncomes(tx, statement.made, options);
  await undoLinks(tx, statement);
  const row = await updateStatement(tx, statement, { state: "undone" });
  return { row, wire: statementToWire(row) };
}

/** First: a due date reopened by undoing its payment must be one of the bill's dates. */
async function restoreSchedules(tx: Db, created: StatementMade, { household, today, now }: Options): Promise<void> {
  for (const { billId, days } of created.changes) {
    const bill = days && (await lockBill(tx, household, billId));
    // Someone has changed it since, which takes precedence.
    if (!bill || !isDeepStrictEqual(scheduleFieldsOf(bill), days.after)) continue;
    await restoreSchedule(tx, { bill, days: days.before, today, now });
    await yieldToEventLoop();
  }
}

/** The correction first, then the payments from newest to oldest: the reverse of the order they were made in. */
async function undoMoney(tx: Db, statement: StatementRow, created: StatementMade, options: Options): Promise<void> {
  const { household, user, request, today, now } = options;
  const account = created.corrected === null ? undefined : await findAccount(tx, household, statement.accountId);
  if (account && created.corrected !== null) {
    const input = { balance: cents(account.balance - created.corrected) };
    await editAccount(tx, household, { id: account.id, input, today, request: { ...request, key: undefined } });
    // Someone may have confirmed the balance since, which takes precedence.
    const { checked } = created;
    await recordChecked(tx, account, account.checkedOn === checked?.after ? checked.before : account.checkedOn);
  }
  for (const paymentId of created.payments.toReversed()) {
    const payment = await findPayment(tx, household, paymentId);
    // Already undone manually, or its account is deleted and there is nothing to return to.
    if (payment?.status !== "completed" || payment.accountId === null) continue;
    await unlinkPayment(tx, household, { paymentId, isMistake: true });
    await undoPayment(tx, { household, user, id: paymentId, today, now });
    await yieldToEventLoop();
  }
}

async function undoBillsAndIncomes(tx: Db, created: StatementMade, { household, today, now }: Options): Promise<void> {
  for (const { billId, before, after } of created.changes) {
    // Someone has changed it since, which takes precedence. It may have been archived.
    const bill = before === after ? undefined : await lockBill(tx, household, billId);
    if (bill?.amount !== after || bill.accountId === null) continue;
    await changeBill(tx, { household, id: billId, input: { amount: cents(before) }, today, now });
    await yieldToEventLoop();
  }
  for (const billId of created.bills) {
    const bill = await lockBill(tx, household, billId);
    if (bill && !(await isPaid(tx, household, billId))) await removeBill(tx, household, billId);
    await yieldToEventLoop();
  }
  for (const incomeId of created.incomes) await removeIncome(tx, household, incomeId);
}

/** Lines of earlier statements stay, so their links are removed. */
async function undoLinks(tx: Db, { household, accountId, made }: StatementRow): Promise<void> {
  for (const { billId, keys } of made?.linked ?? []) {
    await unlinkBill(tx, { household, accountId, keys }, billId);
    await yieldToEventLoop();
  }
}

/** Whether a bill has a remaining payment: then the bill stays. */
async function isPaid(tx: Db, household: string, billId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.household, household), eq(payments.billId, billId), sql`${payments.status} = 'completed'`))
    .limit(1);
  return row !== undefined;
}

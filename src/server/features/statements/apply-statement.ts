import type * as z from "zod/mini";
import type { ApplyStatementInput, Statement } from "#contract/statements.ts";
import type { Day } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import type { StatementMade } from "#server/db/schema/statements.ts";
import { Fault } from "#server/fault.ts";
import { editAccount } from "#server/features/accounts/edit-account.ts";
import { findAccount } from "#server/features/accounts/store.ts";
import { makeBill } from "#server/features/bills/add-bill.ts";
import { changeBill, scheduleFieldsOf } from "#server/features/bills/edit-bill.ts";
import { lockBills } from "#server/features/bills/store.ts";
import { addIncome } from "#server/features/incomes/add-income.ts";
import { notifyOfRises, type Rise } from "#server/features/notifications/send-messages.ts";
import { makePayment } from "#server/features/payments/pay-bill.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { alreadyDone } from "./receive-statement.ts";
import { linkPayment, lockLines, lockStatement, type StatementRow, statementToWire, updateStatement } from "./store.ts";

type Input = z.output<typeof ApplyStatementInput>;
type Options = { household: string; id: number; input: Input; request: WriteRequest; today: Day; now: Date };
type ApplyContext = Options & { statement: StatementRow };

/**
 * Creates what a person selected, in one transaction, and records it, so that all of it can be undone. Which lines
 * belong to the new bills is recorded too, and written by `linkLines` afterwards: tens of thousands of lines would
 * block other requests.
 */
export async function applyStatement(tx: Db, options: Options): Promise<Statement> {
  const { household, id, now } = options;
  const statement = await lockStatement(tx, household, id);
  if (statement.state !== "draft") throw alreadyDone();
  // Bills first, in the usual locking order.
  await lockBills(tx, household);
  const context = { ...options, statement };
  const payments = await settleDues(tx, context);
  const changes = await changeBills(tx, context);
  const links = await createBills(tx, context);
  const incomes = await createIncomes(tx, context);
  const corrected = await correctBalance(tx, context);
  const bills = links.map(({ billId }) => billId);
  const created: StatementMade = { bills, incomes, payments, changes, corrected, links };
  return statementToWire(await updateStatement(tx, statement, { state: "applied", appliedAt: now, made: created }));
}

type Links = NonNullable<StatementMade["links"]>;

async function createBills(tx: Db, { household, input, today, now }: ApplyContext): Promise<Links> {
  const links: Links = [];
  for (const { bill, lines } of input.bills) {
    links.push({ billId: await makeBill(tx, { household, input: bill, today, now }), keys: lines });
    await yieldToEventLoop();
  }
  return links;
}

async function createIncomes(tx: Db, { household, input, request, today, now }: ApplyContext): Promise<number[]> {
  const incomeIds: number[] = [];
  for (const { income } of input.incomes)
    incomeIds.push((await addIncome(tx, household, { user: request.actor, input: income, today, now })).id);
  return incomeIds;
}

async function changeBills(tx: Db, { household, input, today, now }: ApplyContext): Promise<StatementMade["changes"]> {
  const changes: StatementMade["changes"] = [];
  const rises: Rise[] = [];
  const onRise = (rise: Rise) => void rises.push(rise);
  for (const { billId, amount, nextDueDate } of input.changes) {
    const change = { household, id: billId, input: { amount, nextDueDate }, onRise, today, now };
    const { before, after } = await changeBill(tx, change);
    const days =
      nextDueDate === undefined ? {} : { days: { before: scheduleFieldsOf(before), after: scheduleFieldsOf(after) } };
    changes.push({ billId, before: before.amount, after: after.amount, ...days });
    await yieldToEventLoop();
  }
  await notifyOfRises(tx, household, rises, { now, except: undefined });
  return changes;
}

/** Settles each due date like a payment, with the bank's day and amount; the oldest line first. */
async function settleDues(
  tx: Db,
  { household, statement, input, request, today, now }: ApplyContext,
): Promise<number[]> {
  const keys = input.payments.map(({ line }) => line);
  const lines = await lockLines(tx, { household, accountId: statement.accountId, keys });
  const matched = input.payments.map(({ billId, line }) => ({ billId, line: lines.find(({ key }) => key === line) }));
  const paymentIds: number[] = [];
  for (const { billId, line } of matched.sort((one, other) =>
    (one.line?.day ?? "") < (other.line?.day ?? "") ? -1 : 1,
  )) {
    if (line === undefined) throw new Fault("not_found", "A line of the statement was not found");
    if (line.paymentId !== null) throw new Fault("conflict", `The line of ${line.day} is already matched to a payment`);
    if (line.amount >= 0 || line.day > today)
      throw new Fault("invalid", `The line of ${line.day} is not an outgoing payment`);
    const { payment } = await makePayment(tx, {
      household,
      input: { billId, amount: cents(-line.amount), accountId: statement.accountId, processImmediately: true },
      // The key identifies the whole import, not each of its payments.
      request: { ...request, key: undefined },
      paidOn: line.day,
      onPaid: ({ id: paymentId }) => linkPayment(tx, household, line.id, { billId, paymentId }),
      today,
      now,
    });
    paymentIds.push(payment.id);
    await yieldToEventLoop();
  }
  return paymentIds;
}

async function correctBalance(
  tx: Db,
  { household, statement, input, request, today }: ApplyContext,
): Promise<Cents | null> {
  if (input.correctTo === null) return null;
  const account = await findAccount(tx, household, statement.accountId);
  if (account === undefined || account.balance === input.correctTo) return null;
  const correction = { balance: input.correctTo };
  await editAccount(tx, household, {
    id: account.id,
    input: correction,
    today,
    request: { ...request, key: undefined },
  });
  return cents(input.correctTo - account.balance);
}

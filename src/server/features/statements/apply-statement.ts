import type * as z from "zod/mini";
import type { ApplyStatementInput, Statement } from "#contract/statements.ts";
import type { Bill } from "#core/bills/bill.ts";
import { amountOnDue } from "#core/bills/next-amount.ts";
import type { Day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import type { StatementMade } from "#server/db/schema/statements.ts";
import { Fault } from "#server/fault.ts";
import { findAccount } from "#server/features/accounts/store.ts";
import { makeBill } from "#server/features/bills/add-bill.ts";
import { changeBill, scheduleFieldsOf } from "#server/features/bills/edit-bill.ts";
import { lockBills } from "#server/features/bills/store.ts";
import { addIncome } from "#server/features/incomes/add-income.ts";
import { notifyOfRises, type Rise } from "#server/features/notifications/send-messages.ts";
import { makePayment } from "#server/features/payments/pay-bill.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { correctBalance, raiseBalance } from "./correct-balance.ts";
import { linkBill, linkPayment, lockLines } from "./lines-store.ts";
import { alreadyDone } from "./receive-statement.ts";
import { lockWithOwners, type StatementRow, statementToWire, updateStatement } from "./store.ts";

type Input = z.output<typeof ApplyStatementInput>;
type Options = { household: string; id: number; input: Input; request: WriteRequest; today: Day; now: Date };
/** `billsBefore` are the bills before the import, without those that are archived. */
type ApplyContext = Options & { statement: StatementRow; billsBefore: ReadonlyMap<number, Bill> };

/**
 * Creates what a person selected, in one transaction, and records it, so that all of it can be undone. Which lines
 * belong to the new bills is recorded too, and written by `linkLines` afterwards: tens of thousands of lines would
 * block other requests.
 */
export async function applyStatement(tx: Db, options: Options): Promise<Statement> {
  const { household, id, input, now } = options;
  const keys = input.payments.map(({ line }) => line);
  if (new Set(keys).size < keys.length)
    throw new Fault("conflict", "A line of the statement can pay one bill only, and only once");
  const statement = await lockWithOwners(tx, { household, id, keys });
  if (statement.state !== "draft") throw alreadyDone();
  // Bills first, in the usual locking order.
  const billsBefore = new Map((await lockBills(tx, household)).map((bill) => [bill.id, bill]));
  const context = { ...options, statement, billsBefore };
  const matched = await matchLines(tx, context);
  const checkedBefore = (await findAccount(tx, household, statement.accountId))?.checkedOn ?? null;
  const raised = await raiseBalance(tx, context, -matched.reduce((sum, { line }) => sum + line.amount, 0));
  const payments = await settleDues(tx, context, matched);
  const changes = await changeBills(tx, context);
  const linked = await linkKnownBills(tx, context);
  const links = await createBills(tx, context);
  const incomes = await createIncomes(tx, context);
  const corrected = raised + (await correctBalance(tx, context));
  const bills = links.map(({ billId }) => billId);
  const created: StatementMade = {
    bills,
    incomes,
    payments,
    changes,
    corrected: corrected === 0 ? null : corrected,
    checked: { before: checkedBefore, after: options.today },
    linked,
    links,
  };
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

/** Links lines to existing bills at once: unlike those of new bills, they are few. */
async function linkKnownBills(
  tx: Db,
  { household, statement: { accountId }, input, billsBefore }: ApplyContext,
): Promise<Links> {
  const linked = (input.links ?? []).map(({ billId, lines }) => ({ billId, keys: lines }));
  for (const { billId, keys } of linked) {
    if (!billsBefore.has(billId)) throw new Fault("not_found", "Bill not found");
    await linkBill(tx, { household, accountId, keys }, billId);
    await yieldToEventLoop();
  }
  return linked;
}

async function createIncomes(tx: Db, { household, input, request, today, now }: ApplyContext): Promise<number[]> {
  const incomeIds: number[] = [];
  for (const { income } of input.incomes)
    incomeIds.push((await addIncome(tx, household, { user: request.actor, input: income, today, now })).id);
  return incomeIds;
}

async function changeBills(tx: Db, context: ApplyContext): Promise<StatementMade["changes"]> {
  const { household, input, billsBefore, today, now } = context;
  const changes: StatementMade["changes"] = [];
  const rises: Rise[] = [];
  const onRise = (rise: Rise) => void rises.push(rise);
  for (const { billId, amount, nextDueDate } of input.changes) {
    const change = { household, id: billId, input: { amount, nextDueDate }, onRise, today, now };
    const { before, after } = await changeBill(tx, change);
    // A payment or another change of this import may have changed it too.
    const original = billsBefore.get(billId) ?? before;
    const days =
      nextDueDate === undefined ? {} : { days: { before: scheduleFieldsOf(original), after: scheduleFieldsOf(after) } };
    changes.push({ billId, before: amountOnDue(original, today), after: after.amount, ...days });
    await yieldToEventLoop();
  }
  await notifyOfRises(tx, household, rises, { now, except: undefined });
  return changes;
}

type MatchedLine = { billId: number; line: Awaited<ReturnType<typeof lockLines>>[number] };

/** The lines that pay bills, the oldest first. */
async function matchLines(tx: Db, { household, statement, input, today }: ApplyContext): Promise<MatchedLine[]> {
  const keys = input.payments.map(({ line }) => line);
  const lines = await lockLines(tx, { household, accountId: statement.accountId, keys });
  const matched = input.payments.map(({ billId, line: key }) => {
    const line = lines.find((each) => each.key === key);
    if (line === undefined) throw new Fault("not_found", "A line of the statement was not found");
    if (line.paymentId !== null) throw new Fault("conflict", `The line of ${line.day} is already matched to a payment`);
    if (line.amount >= 0 || line.day > today)
      throw new Fault("invalid", `The line of ${line.day} is not an outgoing payment`);
    return { billId, line };
  });
  return matched.sort((one, other) => (one.line.day < other.line.day ? -1 : 1));
}

/** Settles each due date like a payment, with the bank's day and amount. */
async function settleDues(tx: Db, context: ApplyContext, matched: readonly MatchedLine[]): Promise<number[]> {
  const { household, statement, request, billsBefore, today, now } = context;
  const paymentIds: number[] = [];
  for (const { billId, line } of matched) {
    const made = makePayment(tx, {
      household,
      input: { billId, amount: cents(-line.amount), accountId: statement.accountId, processImmediately: true },
      // The key identifies the whole import, not each of its payments.
      request: { ...request, key: undefined },
      paidOn: line.day,
      onPaid: ({ id: paymentId }) => linkPayment(tx, statement, line, { billId, paymentId }),
      today,
      now,
    });
    const { payment } = await made.catch((error: unknown) => throwNaming(billsBefore.get(billId), error));
    paymentIds.push(payment.id);
    await yieldToEventLoop();
  }
  return paymentIds;
}

/** Says which of many bills can't be paid. */
function throwNaming(bill: Bill | undefined, error: unknown): never {
  if (bill === undefined || !(error instanceof Fault)) throw error;
  throw new Fault(error.code, `${bill.name}: ${error.message}`);
}

import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { Transfer, TransferInput, UndoMovedInput } from "#contract/plan-changes.ts";
import { addDays, type Day } from "#core/day.ts";
import { paydaysOf } from "#core/incomes/income.ts";
import { type Cents, cents, formatMoney } from "#core/money.ts";
import { RATES } from "#core/plan/move-rule.ts";
import { paydayLines } from "#core/plan/payday-lines.ts";
import { paydayCard } from "#core/plan/paydays.ts";
import { occursOn } from "#core/recurrence.ts";
import { ROUNDINGS } from "#core/split.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { accountNotFound, lockAccount } from "#server/features/accounts/store.ts";
import { incomeNotFound, lockIncome } from "#server/features/incomes/store.ts";
import { post } from "#server/features/ledger/post.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { readPlanFor } from "./load-plan.ts";
import { deleteTransfers, insertTransfer, listOfPayday, type TransferRow, transfersToWire } from "./transfers-store.ts";

type Options = {
  household: string;
  user: string;
  input: z.output<typeof TransferInput>;
  request: WriteRequest;
  today: Day;
  now: Date;
};

const BAD_PAYDAY = "This is not a payday of this income";
const DAYS_AROUND = 400;

/**
 * Records that a payday's money was moved, once per payday and account. It changes no balance, except that an amount
 * other than planned posts the difference. What isn't on the payday's card is refused. A repeated request gets the same
 * response.
 */
export async function markMoved(
  tx: Db,
  { household, user, input, request, today, now }: Options,
): Promise<{ transfers: Transfer[] }> {
  const { incomeId, payday } = input;
  const income = await lockIncome(tx, household, incomeId);
  if (income === undefined) throw incomeNotFound();
  const isNear = payday >= addDays(today, -DAYS_AROUND) && payday <= addDays(today, DAYS_AROUND);
  if (!isNear || !paydaysOf(income).some((days) => occursOn(days, payday))) {
    throw new Fault("invalid", BAD_PAYDAY, { errors: { payday: BAD_PAYDAY } });
  }
  const before = await listOfPayday(tx, household, incomeId, payday);
  const unmarked = input.transfers.filter(({ accountId }) => !before.some((row) => row.accountId === accountId));
  if (unmarked.length > 0) await checkPlanned(tx, unmarked, { household, user, incomeId, payday, today });
  const rows: TransferRow[] = [];
  // In the same order everywhere, so that simultaneous requests can't deadlock.
  for (const requested of [...input.transfers].sort((one, other) => one.accountId - other.accountId)) {
    const { accountId, planned, moved = planned } = requested;
    const existing = [...before, ...rows].find((row) => row.accountId === accountId);
    if (existing !== undefined && existing.moved !== moved) throw alreadyMoved(existing);
    rows.push(existing ?? (await move({ accountId, planned, moved })));
  }
  return { transfers: await transfersToWire(tx, rows) };

  async function move({
    accountId,
    planned,
    moved,
  }: {
    accountId: number;
    planned: Cents;
    moved: Cents;
  }): Promise<TransferRow> {
    const account = await lockAccount(tx, household, accountId);
    if (account === undefined) throw accountNotFound();
    const difference = cents(moved - planned);
    const operation = {
      ...{ household, key: `transfer:${randomUUID()}`, kind: "transfer" as const },
      ...{ requestHash: request.hash, actor: request.actor, day: today, at: now },
    };
    const after = cents(account.balance + difference);
    const operationId =
      difference === 0
        ? null
        : await post(tx, operation, [{ pot: "account", accountId, billId: null, amount: difference, after }]);
    const audit = { movedBy: request.actor, movedAt: now, operationId };
    return insertTransfer(tx, { household, incomeId, payday, accountId, planned, moved, ...audit });
  }
}

const ALL_RULES = RATES.flatMap((rate) => ROUNDINGS.map((rounding) => ({ rate, rounding })));

type Planned = { accountId: number; planned: Cents };
type Payday = { household: string; user: string; incomeId: number; payday: Day; today: Day };

/**
 * Refuses amounts that aren't on the payday's card: a difference is posted, so a wrong one would change a balance. The card
 * may be of any rule, as it's shown with the browser's, which may not be saved yet. Another member's pay has their rule.
 */
async function checkPlanned(
  tx: Db,
  transfers: readonly Planned[],
  { household, user, incomeId, payday, today }: Payday,
): Promise<void> {
  const plan = await readPlanFor(tx, { household, user }, today);
  const known = new Set(plan.accounts.map(({ id }) => id));
  if (transfers.some(({ accountId }) => !known.has(accountId))) throw accountNotFound();
  const income = plan.incomes.find(({ id }) => id === incomeId);
  if (income === undefined) throw incomeNotFound();
  const rules = income.owner ? [income.owner.rule] : ALL_RULES;
  for (const rule of rules) {
    const lines = paydayLines(paydayCard(plan, income, payday, rule), plan, income);
    const amounts = new Map(lines.map((line) => [line.accountId, line.planned]));
    if (transfers.every(({ accountId, planned }) => amounts.get(accountId) === planned)) return;
    // With many individually shared bills, a card takes a while.
    await yieldToEventLoop();
  }
  throw new Fault("conflict", "The plan has changed. Please review it again.");
}

const alreadyMoved = ({ moved }: TransferRow) =>
  new Fault("conflict", `This transfer is already marked as moved, for ${formatMoney(moved)}`);

type UndoMovedOptions = {
  household: string;
  input: z.output<typeof UndoMovedInput>;
  request: WriteRequest;
  today: Day;
  now: Date;
};

/** Undoes a transfer, including a posted difference. Does nothing if none is recorded. */
export async function undoMoved(
  tx: Db,
  { household, input: { incomeId, payday }, request, today, now }: UndoMovedOptions,
): Promise<{ transfers: Transfer[] }> {
  if ((await lockIncome(tx, household, incomeId)) === undefined) throw incomeNotFound();
  const rows = await listOfPayday(tx, household, incomeId, payday);
  const different = rows.filter(({ moved, planned }) => moved !== planned);
  // In the same order as when recording.
  for (const { accountId, moved, planned } of different.sort((one, other) => one.accountId - other.accountId)) {
    const account = await lockAccount(tx, household, accountId);
    if (account === undefined) continue;
    const amount = cents(planned - moved);
    const details = { key: `undo-transfer:${randomUUID()}`, kind: "transfer" as const, day: today, at: now };
    const operation = { household, ...details, requestHash: request.hash, actor: request.actor };
    const after = cents(account.balance + amount);
    await post(tx, operation, [{ pot: "account", accountId, billId: null, amount, after }]);
  }
  await deleteTransfers(tx, household, incomeId, payday);
  return { transfers: await transfersToWire(tx, rows) };
}

import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { type Bill, isPaused, runningCatchUp } from "#core/bills/bill.ts";
import { hasTakenEffect } from "#core/bills/next-amount.ts";
import type { Day } from "#core/day.ts";
import type { Move } from "#core/ledger.ts";
import { type Cents, cents, formatMoney, ZERO } from "#core/money.ts";
import { lastAddedWeek, weeklyCreditOn, weekToRemove } from "#core/savings.ts";
import type { Db } from "#server/db/database.ts";
import { accounts, entries, operations } from "#server/db/schema/index.ts";
import { recomputeOneOffWeekly } from "#server/features/bills/recompute-one-off-weekly.ts";
import { ensureSavings, listSavings, lockBills, touchSavings } from "#server/features/bills/store.ts";
import { post } from "#server/features/ledger/post.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { creditWeeks } from "./credit-weeks.ts";

/** How far back manually added and removed weeks are looked for. */
const MAX_WEEKS = 100;

type Options = { kind: "add-week" | "remove-week"; household: string; request: WriteRequest; today: Day; now: Date };

/**
 * Adds one week, including catch-up, to every bill of a household, or removes one, never below zero. Weeks owed by the
 * schedule come first.
 */
export async function adjustSavings(
  tx: Db,
  { kind, household, request, today, now }: Options,
): Promise<{ updated: number; totalAmount: string }> {
  const locked = await lockBills(tx, household);
  const credited = await creditWeeks(tx, locked, { today, now });
  // Another amount may have started with those weeks, and a one-off bill's last one may be credited.
  const isChanged = credited > 0 || locked.some((bill) => hasTakenEffect(bill, today));
  const bills = isChanged ? await lockBills(tx, household) : locked;
  if (kind === "add-week") await ensureSavings(tx, bills, now);
  const saved = await listSavings(tx, household);
  const added = kind === "remove-week" ? await addedWeeks(tx, bills) : new Map<number, Cents | undefined>();
  const changes = bills
    .filter((bill) => !isPaused(bill, today))
    .flatMap((bill) => {
      const record = saved.get(bill.id);
      if (record === undefined) return [];
      const week = weeklyCreditOn({ weekly: bill.weeklyAmount, catchUp: runningCatchUp(bill) }, today);
      const amount = kind === "add-week" ? week : cents(-weekToRemove(record.savedAmount, added.get(bill.id) ?? week));
      const catchUp = kind === "add-week" && week > bill.weeklyAmount ? cents(week - bill.weeklyAmount) : null;
      return amount === 0 ? [] : [{ bill, amount, catchUp, saved: record.savedAmount }];
    });
  if (changes.length > 0) {
    const key = request.key === undefined ? `${kind}:${randomUUID()}` : `request:${request.key}`;
    const moves = movesOf(changes, await lockBalances(tx, household, bills));
    await post(
      tx,
      { household, key, kind, requestHash: request.hash, actor: request.actor, day: today, at: now },
      moves,
    );
    const billIds = changes.map(({ bill }) => bill.id);
    await touchSavings(tx, household, billIds, now);
    // A one-off bill's missing amount has changed, over the same weeks.
    for (const { bill } of changes) await recomputeOneOffWeekly(tx, bill);
  }
  const total = changes.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  return { updated: changes.length, totalAmount: formatMoney(cents(total)) };
}

/**
 * The week that 'Add One Week' last added to each one-off bill, if only such weeks have moved since: each one makes the
 * next smaller, and removing it must remove the same amount.
 */
async function addedWeeks(tx: Db, bills: readonly Bill[]): Promise<Map<number, Cents | undefined>> {
  const found = new Map<number, Cents | undefined>();
  for (const { id, household, frequency } of bills) {
    if (frequency !== "once") continue;
    const rows = await tx
      .select({ kind: operations.kind, amount: entries.amount })
      .from(entries)
      .innerJoin(operations, and(eq(operations.household, entries.household), eq(operations.id, entries.operationId)))
      .where(and(eq(entries.household, household), eq(entries.billId, id), eq(entries.pot, "savings")))
      .orderBy(desc(entries.id))
      .limit(MAX_WEEKS);
    found.set(id, lastAddedWeek(rows));
  }
  return found;
}

type Change = { bill: Bill; amount: Cents; catchUp: Cents | null; saved: Cents };

/** Savings and account move together; an account shared by several bills is summed up along the way. */
function movesOf(changes: readonly Change[], balances: Map<number, Cents>): Move[] {
  const running = new Map(balances);
  return changes.flatMap(({ bill, amount, catchUp, saved }): Move[] => {
    const savingsMove: Move = { pot: "savings", billId: bill.id, amount, after: cents(saved + amount), catchUp };
    if (bill.accountId === null) return [savingsMove];
    const after = cents((running.get(bill.accountId) ?? ZERO) + amount);
    running.set(bill.accountId, after);
    return [savingsMove, { pot: "account", accountId: bill.accountId, billId: bill.id, amount, after, catchUp }];
  });
}

async function lockBalances(tx: Db, household: string, bills: readonly Bill[]): Promise<Map<number, Cents>> {
  const ids = [...new Set(bills.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])))];
  const rows = await tx
    .select({ id: accounts.id, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.household, household), sql`${accounts.id} = any(${sql.param(ids)}::bigint[])`))
    .orderBy(asc(accounts.id))
    .for("no key update");
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

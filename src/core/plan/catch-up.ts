import type { Day } from "#core/day.ts";
import { type Cents, cents, MAX_CENTS, shownCents } from "#core/money.ts";
import type { CatchUp, PlanBill, PlanInput } from "./input.ts";
import { creditsOf } from "./occurrences.ts";
import { type AccountCashFlow, collectCashFlows, type PlannedDue, runToEnd } from "./simulate.ts";

/** What a bill needs to cover its first short due. */
export type NeededCatchUp = {
  due: PlannedDue;
  /** The account's shortfall there, after the catch-ups of earlier dues. */
  missing: Cents;
  /** Null if no credit is left until then, so that only a lump sum helps. */
  catchUp: CatchUp | null;
};

/**
 * The catch-ups needed by an account's bills, in due order: how much more per week until the first due that the level rate
 * doesn't cover. Each assumes those before it.
 */
export function neededCatchUps(input: PlanInput, accountId: number): NeededCatchUp[] {
  const { today } = input;
  const { days, pots } = runToEnd(collectCashFlows(onlyAccount(input, accountId)));
  const pot = pots.get(accountId);
  const bills = new Map(input.bills.map((bill) => [bill.id, bill]));
  const needed = new Map<number, NeededCatchUp>();
  for (;;) {
    const short = pot && firstShort(pot, days, needed);
    const bill = bills.get(short?.due.billId ?? 0);
    if (pot === undefined || short === undefined || bill === undefined) return [...needed.values()];
    const { due, missing } = short;
    const catchUp = catchUpFor(bill, { missing, today, until: due.day });
    needed.set(bill.id, { due: { ...due, short: shownCents(Math.min(due.amount, missing)) }, missing, catchUp });
    if (catchUp === null) continue;
    // Update only this bill's credits, which keeps many short bills fast.
    const until = days.at(-1) ?? today;
    for (const [credits, sign] of [
      [creditsOf(bill, today, until), -1],
      [creditsOf({ ...bill, catchUp }, today, until), 1],
    ] as const)
      for (const { offset, catchUp: extra } of credits) pot.credits[offset] = (pot.credits[offset] ?? 0) + sign * extra;
  }
}

/** The first short due of a bill not yet handled, and the shortfall after paying it. */
function firstShort(
  { opening, credits, dues }: AccountCashFlow,
  days: readonly Day[],
  handled: ReadonlyMap<number, unknown>,
) {
  let [balance, next]: [number, number] = [opening, 0];
  for (const [offset, day] of days.entries()) {
    balance += credits[offset] ?? 0;
    for (let due = dues[next]; due !== undefined && due.day === day; due = dues[next]) {
      balance -= due.amount;
      next += 1;
      if (balance < 0 && !handled.has(due.billId)) return { due, missing: shownCents(-balance) };
    }
  }
  return undefined;
}

/** The input reduced to one account, so that trying changes is fast. */
export const onlyAccount = (input: PlanInput, id: number): PlanInput => ({
  ...input,
  accounts: input.accounts.filter((account) => account.id === id),
  bills: input.bills.filter(({ accountId }) => accountId === id),
});

/** The catch-up for a shortfall, at least as much and as long as one already running. */
function catchUpFor(
  bill: PlanBill,
  { missing, today, until }: { missing: Cents; today: Day; until: Day },
): CatchUp | null {
  const credits = creditsOf(bill, today, until);
  if (credits.length === 0) return null;
  const running = credits.reduce((sum, { catchUp }) => sum + catchUp, 0);
  const isRunning = bill.catchUp !== null && bill.catchUp.until >= today;
  const weekly = Math.max(Math.ceil((missing + running) / credits.length), isRunning ? (bill.catchUp?.weekly ?? 0) : 0);
  if (weekly > MAX_CENTS) return null;
  const end = isRunning && bill.catchUp !== null && bill.catchUp.until > until ? bill.catchUp.until : until;
  return { weekly: cents(weekly), until: end };
}

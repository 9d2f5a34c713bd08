import type { Day } from "#core/day.ts";
import { type Cents, cents, MAX_CENTS, shownCents } from "#core/money.ts";
import type { CatchUp, PlanBill, PlanInput } from "./input.ts";
import { creditsOf } from "./occurrences.ts";
import { atOnce, gather, type PlannedDue, type Pot } from "./simulate.ts";

/** What a bill would need to reach its first short due. */
export type NeededCatchUp = {
  due: PlannedDue;
  /** What the account lacks there, after the catch-ups of earlier dues. */
  missing: Cents;
  /** Null where no credit is left until then: only a lump helps. */
  catchUp: CatchUp | null;
};

/**
 * For each bill of an account with a due that the level rate will not reach, in due order: so much more a week until that
 * date. Each counts on those before it.
 */
export function neededCatchUps(input: PlanInput, accountId: number): NeededCatchUp[] {
  const { today } = input;
  const { days, pots } = atOnce(gather(onlyAccount(input, accountId)));
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
    // Only its own credits change, so that many bills that are short are soon done with.
    const until = days.at(-1) ?? today;
    for (const [credits, sign] of [
      [creditsOf(bill, today, until), -1],
      [creditsOf({ ...bill, catchUp }, today, until), 1],
    ] as const)
      for (const { offset, catchUp: extra } of credits) pot.credits[offset] = (pot.credits[offset] ?? 0) + sign * extra;
  }
}

/** The first due of a bill that is not done with and that its account cannot pay, and what is missing once it is paid. */
function firstShort({ opening, credits, dues }: Pot, days: readonly Day[], done: ReadonlyMap<number, unknown>) {
  let [balance, next]: [number, number] = [opening, 0];
  for (const [offset, day] of days.entries()) {
    balance += credits[offset] ?? 0;
    for (let due = dues[next]; due !== undefined && due.day === day; due = dues[next]) {
      balance -= due.amount;
      next += 1;
      if (balance < 0 && !done.has(due.billId)) return { due, missing: shownCents(-balance) };
    }
  }
  return undefined;
}

/** The account alone, so that trying something on it is quick. */
export const onlyAccount = (input: PlanInput, id: number): PlanInput => ({
  ...input,
  accounts: input.accounts.filter((account) => account.id === id),
  bills: input.bills.filter(({ accountId }) => accountId === id),
});

/** At least as much each week, and for at least as long, as a catch-up that runs already. */
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

import type { Day } from "#core/day.ts";
import { type Cents, cents, MAX_CENTS, shownCents } from "#core/money.ts";
import { applyChange } from "./changes.ts";
import type { CatchUp, PlanBill, PlanInput } from "./input.ts";
import { creditsOf } from "./occurrences.ts";
import { type PlannedDue, type Simulation, simulate } from "./simulate.ts";

/** The account alone, so that trying something on it is quick. */
export const onlyAccount = (input: PlanInput, id: number): PlanInput => ({
  ...input,
  accounts: input.accounts.filter((account) => account.id === id),
  bills: input.bills.filter(({ accountId }) => accountId === id),
});

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
  let tried = onlyAccount(input, accountId);
  const needed = new Map<number, NeededCatchUp>();
  for (;;) {
    const plan = simulate(tried);
    const due = plan.dues.find(({ short, billId }) => short > 0 && !needed.has(billId));
    const bill = tried.bills.find(({ id }) => id === due?.billId);
    if (due === undefined || bill === undefined) return [...needed.values()];
    const missing = lackAfter(plan, due);
    const catchUp = catchUpFor(bill, { missing, today: input.today, until: due.day });
    needed.set(bill.id, { due, missing, catchUp });
    if (catchUp !== null) {
      tried = applyChange(tried, { kind: "catch-up", catchUps: [{ billId: bill.id, ...catchUp }] });
    }
  }
}

/** How far the account is below zero once a due and all before it are paid. */
function lackAfter({ accounts, days, dues }: Simulation, due: PlannedDue): Cents {
  const index = days.indexOf(due.day);
  const end = accounts.find(({ id }) => id === due.accountId)?.balances[index] ?? 0;
  // What is paid after it on the same day is not yet missing.
  const sameDay = dues.filter(({ accountId, day }) => accountId === due.accountId && day === due.day);
  const after = sameDay.slice(sameDay.indexOf(due) + 1).reduce((sum, { amount }) => sum + amount, 0);
  return shownCents(-(end + after));
}

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

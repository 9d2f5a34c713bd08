import { addDays, type Day } from "#core/day.ts";
import { type Cents, MAX_CENTS, shownCents, ZERO } from "#core/money.ts";
import { PLAN_DAYS, type PlanInput } from "./input.ts";
import { creditsOf, type Due, duesOf } from "./occurrences.ts";

/** A due and the part that its account can't cover, at most its amount. */
export type PlannedDue = Due & { short: Cents };

/** An account's balance at the end of a day. */
export type DayBalance = { day: Day; balance: Cents };

export type AccountPlan = {
  id: number;
  /** At the end of each day from today; capped at an account's maximum. */
  balances: readonly Cents[];
  /** The first day with the lowest balance. */
  lowest: DayBalance;
  /** The totals credited and paid from today to the last day. */
  credited: Cents;
  paid: Cents;
};

export type Simulation = {
  today: Day;
  /** Every day from today to the last, both included. */
  days: readonly Day[];
  /** In the order of the input. */
  accounts: readonly AccountPlan[];
  /** Sorted by the day they are paid, due day and bill. */
  dues: readonly PlannedDue[];
};

/** Runs the whole simulation at once; use `simulateInSteps` to yield to other work in between. */
export function simulate(input: PlanInput, ahead = PLAN_DAYS): Simulation {
  return runToEnd(simulateInSteps(input, ahead));
}

/** Runs every step without pausing. */
export function runToEnd<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Walks every day from today to a year ahead: credits first, then dues by due day and bill. Every due is paid even if it
 * overdraws its account, so that a dip shows. Bills without an account are left out. Yields after each bill how many items
 * it had.
 */
export function* simulateInSteps(input: PlanInput, ahead = PLAN_DAYS): Generator<number, Simulation> {
  const { days, pots, dues } = yield* collectCashFlows(input, ahead);
  return { today: input.today, days, accounts: [...pots.values()].map((pot) => simulateAccount(pot, days)), dues };
}

/** Collects all credits and dues, before walking the days. */
export function* collectCashFlows(input: PlanInput, ahead = PLAN_DAYS): Generator<number, CashFlows> {
  const { today } = input;
  const days = Array.from({ length: ahead + 1 }, (_, offset) => addDays(today, offset));
  const until = days[ahead] ?? today;
  const pots = new Map(input.accounts.map(({ id, balance }) => [id, emptyCashFlow(id, balance)]));
  const dues: PlannedDue[] = [];
  for (const bill of input.bills) {
    const pot = bill.accountId === null ? undefined : pots.get(bill.accountId);
    if (pot === undefined) continue;
    const credits = creditsOf(bill, today, until);
    for (const { offset, level, catchUp } of credits)
      pot.credits[offset] = (pot.credits[offset] ?? 0) + level + catchUp;
    const countBefore = dues.length;
    for (const due of duesOf(bill, pot.id, today, until)) dues.push(Object.assign(due, { short: ZERO }));
    yield credits.length + dues.length - countBefore;
  }
  dues.sort(byPaymentOrder);
  for (const due of dues) pots.get(due.accountId)?.dues.push(due);
  return { days, pots, dues };
}

type CashFlows = { days: readonly Day[]; pots: ReadonlyMap<number, AccountCashFlow>; dues: PlannedDue[] };

/** An account with its credits by offset in days from today, and its dues in order. */
export type AccountCashFlow = { id: number; opening: Cents; credits: number[]; dues: PlannedDue[] };
const emptyCashFlow = (id: number, opening: Cents): AccountCashFlow => ({ id, opening, credits: [], dues: [] });

/** Walks an account's days and sets each due's shortfall. */
function simulateAccount({ id, opening, credits, dues }: AccountCashFlow, days: readonly Day[]): AccountPlan {
  let [balance, credited, paid, next]: [number, number, number, number] = [opening, 0, 0, 0];
  const balances: Cents[] = [];
  let lowest: DayBalance | undefined;
  for (const [offset, day] of days.entries()) {
    const credit = credits[offset] ?? 0;
    credited += credit;
    balance += credit;
    for (let due = dues[next]; due !== undefined && due.day === day; due = dues[next]) {
      due.short = shortBy(due.amount, balance);
      paid += due.amount;
      balance -= due.amount;
      next += 1;
    }
    // An account refuses amounts above its maximum; they wait until there is room.
    const capped = shownCents(Math.min(MAX_CENTS, balance));
    balances.push(capped);
    if (lowest === undefined || capped < lowest.balance) lowest = { day, balance: capped };
  }
  if (lowest === undefined) throw new RangeError("a plan without days");
  return { id, balances, lowest, credited: shownCents(credited), paid: shownCents(paid) };
}

/** The part of an amount that a balance can't cover. 50.00 from an account with 20.00 is 30.00 short */
const shortBy = (amount: Cents, balance: number) => shownCents(Math.max(0, amount - Math.max(0, balance)));

const byPaymentOrder = (one: Due, other: Due) =>
  compare(one.day, other.day) ||
  compare(one.due, other.due) ||
  one.billId - other.billId ||
  (one.paymentId ?? 0) - (other.paymentId ?? 0);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** An account's balances today, on each day they change, and on the last day. */
export function changesOf({ days }: Pick<Simulation, "days">, balances: readonly Cents[]): DayBalance[] {
  return days.flatMap((day, index) => {
    const balance = balances[index] ?? shownCents(0);
    const isChange = index === 0 || index === days.length - 1 || balance !== balances[index - 1];
    return isChange ? [{ day, balance }] : [];
  });
}

import type { Day } from "#core/day.ts";
import { type Cents, shownCents, total, ZERO } from "#core/money.ts";
import type { PlanInput } from "./input.ts";
import type { AccountPlan, DayBalance, PlannedDue, Simulation } from "./simulate.ts";

/** The figures on an account card. */
export type AccountFigures = {
  id: number;
  name: string;
  balance: Cents;
  /** Savings of its bills. */
  setAside: Cents;
  /** The rest of the balance; negative if short. */
  free: Cents;
  /** The part of free that could leave today with every due of the next year still covered. */
  spare: Cents;
  lowest: DayBalance;
};

/** The figures of each account, in the order of the input. */
export function accountFigures({ accounts, bills }: PlanInput, simulation: Simulation): AccountFigures[] {
  const plans = new Map(simulation.accounts.map((account) => [account.id, account]));
  return accounts.flatMap(({ id, name, balance }) => {
    const plan = plans.get(id);
    if (plan === undefined) return [];
    const setAside = total(bills.filter(({ accountId }) => accountId === id).map(({ saved }) => saved));
    const free = shownCents(balance - setAside);
    const spare = shownCents(Math.max(0, Math.min(free, plan.lowest.balance)));
    return [{ id, name, balance, setAside, free, spare, lowest: plan.lowest }];
  });
}

/** The lump sum that would keep every account at or above zero for a year. */
export type Starter = {
  amount: Cents;
  /** The day it's first needed. */
  day: Day;
  /** The first short due; null if an account is overdrawn without one. */
  first: PlannedDue | null;
  parts: { accountId: number; amount: Cents; lowestOn: Day }[];
};

/** The starter; null if none is needed. */
export function starter(simulation: Simulation): Starter | null {
  const short = simulation.accounts.filter(({ lowest }) => lowest.balance < 0);
  const parts = short.map(({ id, lowest }) => ({
    ...{ accountId: id, amount: shownCents(-lowest.balance), lowestOn: lowest.day },
  }));
  if (parts.length === 0) return null;
  const day = short.map((account) => firstBelowZero(simulation, account)).sort()[0] ?? simulation.today;
  const first = simulation.dues.find((due) => due.short > 0) ?? null;
  return { amount: total(parts.map(({ amount }) => amount)), day, first, parts };
}

const firstBelowZero = ({ days, today }: Simulation, { balances }: AccountPlan) =>
  days[balances.findIndex((balance) => balance < 0)] ?? today;

/** How far an account falls below zero. */
export const shortfallOf = (account: AccountPlan | undefined): Cents =>
  account === undefined ? ZERO : shownCents(Math.max(0, -account.lowest.balance));

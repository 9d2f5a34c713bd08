import { addDays, type Day } from "#core/day.ts";
import { type Cents, shownCents, total, ZERO } from "#core/money.ts";
import type { PlanInput } from "./input.ts";
import type { AccountPlan, DayBalance, PlannedDue, Simulation } from "./simulate.ts";

/** How far ahead the verdict looks: 13 weeks. */
const VERDICT_DAYS = 91;

type ShortDue = { billId: number; name: string; day: Day; short: Cents };

/** The one sentence at the top. */
export type Verdict =
  /** 'On track. Every bill until 16 Feb is covered.' */
  | { state: "on-track"; until: Day }
  /** 'On track until 2 Mar; then Car insurance is $120.00 short.' */
  | { state: "later"; until: Day; first: ShortDue }
  /** '3 bills will be short. First: Car registration, $847.00 on 11 Dec.' */
  | { state: "short"; until: Day; bills: number; first: ShortDue };

/** What the plan cannot know until somebody says it. */
type Missing = {
  accounts: boolean;
  incomes: boolean;
  /** Bills that need an account; they are not in the plan. */
  billsWithoutAccount: { id: number; name: string }[];
  /** Incomes that need a payday; they have no payday card. */
  incomesWithoutPayday: { id: number; name: string }[];
};

/** What an account card says. */
export type AccountFigures = {
  id: number;
  name: string;
  balance: Cents;
  /** Saved for its bills. */
  setAside: Cents;
  /** What is left of the balance; below zero it is short. */
  free: Cents;
  /** The part of free that could leave today with every due of the next year still covered. */
  spare: Cents;
  lowest: DayBalance;
};

/** Free, spare and the lowest point ahead of each account, in the order of the input. */
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

/** The lump that would keep every account at or above zero for a year. */
export type Starter = {
  amount: Cents;
  /** The day it is first needed. */
  day: Day;
  /** What it is for: the first due that is short; null when an account is overdrawn without one. */
  first: PlannedDue | null;
  parts: { accountId: number; amount: Cents; lowestOn: Day }[];
};

/** The starter, if one is needed. */
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
export const lackOf = (account: AccountPlan | undefined): Cents =>
  account === undefined ? ZERO : shownCents(Math.max(0, -account.lowest.balance));

/** Whether every due of the next 13 weeks is covered, and the first that is not within the year. */
export function verdict({ bills }: PlanInput, { today, dues }: Simulation): Verdict {
  const until = addDays(today, VERDICT_DAYS);
  const short = dues.filter((due) => due.short > 0);
  const [due] = short;
  if (due === undefined) return { state: "on-track", until };
  const name = bills.find(({ id }) => id === due.billId)?.name ?? "";
  const first = { billId: due.billId, name, day: due.day, short: due.short };
  if (due.day > until) return { state: "later", until, first };
  const soon = short.filter(({ day }) => day <= until);
  return { state: "short", until, bills: new Set(soon.map(({ billId }) => billId)).size, first };
}

export function missing({ accounts, bills, incomes }: PlanInput): Missing {
  const known = new Set(accounts.map(({ id }) => id));
  const named = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return {
    accounts: accounts.length === 0,
    incomes: incomes.length === 0,
    billsWithoutAccount: bills.filter(({ accountId }) => accountId === null || !known.has(accountId)).map(named),
    incomesWithoutPayday: incomes.filter(({ paydays }) => paydays.length === 0).map(named),
  };
}

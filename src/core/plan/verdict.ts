import { addDays, type Day } from "#core/day.ts";
import { type Cents, shownCents } from "#core/money.ts";
import type { PlanInput } from "./input.ts";
import { paydayLines, paydaySums } from "./payday-lines.ts";
import type { PaydayCard } from "./paydays.ts";
import type { Simulation } from "./simulate.ts";

/** How far ahead the verdict looks: 13 weeks. */
const VERDICT_DAYS = 91;

/** The day on which the plan pays it is later than the due day if it's overdue or being tried again. */
type ShortDue = { billId: number; name: string; due: Day; day: Day; short: Cents };

/** Whether every due of the next 13 weeks is covered, and the first within the year that isn't. */
export type Coverage =
  | { state: "on-track"; until: Day }
  | { state: "later"; until: Day; first: ShortDue }
  | { state: "short"; until: Day; bills: number; first: ShortDue };

export function coverage({ bills }: PlanInput, { today, dues }: Simulation): Coverage {
  const until = addDays(today, VERDICT_DAYS);
  const short = dues.filter((due) => due.short > 0);
  const [first] = short;
  if (first === undefined) return { state: "on-track", until };
  const name = bills.find(({ id }) => id === first.billId)?.name ?? "";
  const due = { billId: first.billId, name, due: first.due, day: first.day, short: first.short };
  if (first.day > until) return { state: "later", until, first: due };
  const soon = short.filter(({ day }) => day <= until);
  return { state: "short", until, bills: new Set(soon.map(({ billId }) => billId)).size, first: due };
}

/** What to say about the plan, the most urgent first. */
export const VERDICTS = [
  /** A bill will be short within 13 weeks. */
  "short",
  /** A pay is less than what is to be moved from it. */
  "pay-too-small",
  /** The accounts can't pay everything, and there is no pay. */
  "no-pay",
  /** The day of a due has passed. */
  "overdue",
  /** A bill will be short within the year. */
  "later",
  "on-track",
] as const;

/** The sentence at the top of the dashboard. */
export type Verdict = {
  state: (typeof VERDICTS)[number];
  /** 13 weeks ahead. */
  until: Day;
  /** How many bills will be short by then. */
  bills: number;
  /** The first short due of the year. */
  first: ShortDue | null;
  /** How many bills are overdue. */
  overdue: number;
  /** The first pay that is too small, and whose it is; no name if it's the person's own or not assigned. */
  pay: { incomeId: number; owner: string | null; day: Day; missing: Cents } | null;
  /** Bills without an account are not included. */
  isPartial: boolean;
};

/** The verdict on a plan, given the payday cards that are shown. */
export function verdict(input: PlanInput, simulation: Simulation, cards: readonly PaydayCard[]): Verdict {
  const covered = coverage(input, simulation);
  const overdue = new Set(simulation.dues.flatMap(({ due, billId }) => (due < input.today ? [billId] : []))).size;
  const pay = tooSmallPay(input, cards);
  return {
    state: stateOf(),
    until: covered.until,
    bills: covered.state === "short" ? covered.bills : 0,
    first: covered.state === "on-track" ? null : covered.first,
    ...{ overdue, pay, isPartial: missing(input).billsWithoutAccount.length > 0 },
  };

  function stateOf(): Verdict["state"] {
    if (covered.state === "short") return "short";
    if (pay !== null) return "pay-too-small";
    if (isUnpaid(input, simulation, covered.until)) return "no-pay";
    return overdue > 0 ? "overdue" : covered.state;
  }
}

function tooSmallPay(input: PlanInput, cards: readonly PaydayCard[]): Verdict["pay"] {
  for (const card of cards) {
    const income = input.incomes.find(({ id }) => id === card.incomeId);
    if (income === undefined) continue;
    const { rest, isMoved } = paydaySums(card.pay, paydayLines(card, input, income));
    if (rest >= 0 || isMoved) continue;
    const owner = income.owner === null ? null : (income.owner.name ?? income.name);
    return { incomeId: income.id, owner, day: card.day, missing: shownCents(-rest) };
  }
  return null;
}

/** Whether there is no pay, and what the accounts hold is not enough until a day. */
function isUnpaid({ accounts, incomes }: PlanInput, { dues }: Simulation, until: Day): boolean {
  if (incomes.length > 0) return false;
  const left = new Map<number, number>(accounts.map(({ id, balance }) => [id, balance]));
  return dues.some(({ accountId, day, amount }) => {
    const rest = (left.get(accountId) ?? 0) - amount;
    left.set(accountId, rest);
    return day <= until && rest < 0;
  });
}

/** What must be filled in before the plan is complete. */
type Missing = {
  accounts: boolean;
  incomes: boolean;
  /** Bills that need an account; they are not in the plan. */
  billsWithoutAccount: { id: number; name: string }[];
  /** Incomes that need a payday; they have no payday card. */
  incomesWithoutPayday: { id: number; name: string }[];
};

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

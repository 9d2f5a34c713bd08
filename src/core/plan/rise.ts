import { addDays, type Day } from "#core/day.ts";
import { type Cents, shownCents } from "#core/money.ts";
import { neededCatchUps } from "./catch-up.ts";
import type { PlanInput } from "./input.ts";
import type { MoveRule } from "./move-rule.ts";
import { nextPayday, paydayCard } from "./paydays.ts";
import { type PlannedDue, simulate } from "./simulate.ts";
import { type Coverage, coverage } from "./verdict.ts";
import { raiseTo } from "./what-if.ts";

/** What another amount of a bill does to the plan. */
export type RiseEffect = {
  /** How much more each income's payday card says to move; incomes without a difference are left out. */
  paydays: { incomeId: number; amount: Cents }[];
  /** About the dues that become short, or shorter than before, of any bill. */
  verdict: Coverage;
  /** The bills among those that a catch-up can help, in due order. */
  fixable: number[];
};

type Change = { billId: number; amount: Cents; from?: Day | undefined; rule: MoveRule };

/** The effect of another amount of a bill, from now on or from a later day. */
export function riseEffect(input: PlanInput, { billId, amount, from, rule }: Change): RiseEffect {
  const after = raiseTo(input, billId, amount, from);
  const paydays = input.incomes.flatMap((income) => {
    const day = nextPayday(income, addDays(from ?? input.today, -1));
    if (day === undefined) return [];
    const toMove = (plan: PlanInput) => paydayCard(plan, income, day, rule).total;
    const more = shownCents(toMove(after) - toMove(input));
    return more === 0 ? [] : [{ incomeId: income.id, amount: more }];
  });
  const shortBefore = new Map(simulate(input).dues.map((due) => [keyOf(due), due.short]));
  const plan = simulate(after);
  const dues = plan.dues.filter((due) => due.short > (shortBefore.get(keyOf(due)) ?? 0));
  return { paydays, verdict: coverage(after, { ...plan, dues }), fixable: fixableOf(after, billId, dues) };
}

const keyOf = ({ billId, due, paymentId }: PlannedDue) => `${billId} ${due} ${paymentId}`;

/** A bill only changes what its own account holds. */
function fixableOf(after: PlanInput, billId: number, dues: readonly PlannedDue[]): number[] {
  const accountId = after.bills.find(({ id }) => id === billId)?.accountId ?? null;
  if (accountId === null || dues.length === 0) return [];
  const short = new Set(dues.map((due) => due.billId));
  return neededCatchUps(after, accountId).flatMap(({ due, catchUp }) =>
    catchUp !== null && short.has(due.billId) ? [due.billId] : [],
  );
}

import type { Day } from "#core/day.ts";
import { INTERVALS, type UsualFrequency } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { addBill, changePay, raiseBill, skipWeek } from "#core/plan/what-if.ts";

export type NewBill = {
  name: string;
  amount: Cents;
  frequency: UsualFrequency;
  accountId: number;
  firstDue: Day;
};

/** A change tried on the plan. */
export type Trial =
  | { kind: "raise"; billId: number; percent: number }
  | ({ kind: "add" } & NewBill)
  | { kind: "skip" }
  | { kind: "pay"; incomeId: number; amount: Cents };
export type TrialKind = Trial["kind"];

/** The input with the change applied, if any. */
export function applyTrial(input: PlanInput, trial: Trial | undefined): PlanInput {
  if (trial === undefined) return input;
  if (trial.kind === "raise") return raiseBill(input, trial.billId, trial.percent);
  if (trial.kind === "skip") return skipWeek(input);
  if (trial.kind === "pay") return changePay(input, trial.incomeId, trial.amount);
  const { name, amount, frequency, accountId, firstDue } = trial;
  return addBill(input, { name, amount, accountId, firstDue, ...INTERVALS[frequency] });
}

import { readPlan } from "#contract/read-plan.ts";
import { getPlanYear } from "#contract/requests/plan.ts";
import type { Day } from "#core/day.ts";
import { formatMoney } from "#core/money.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { simulate } from "#core/plan/simulate.ts";
import { type Verdict, verdict } from "#core/plan/verdict.ts";
import { useCall } from "#web/lib/use-call.ts";
import { type Sentence, verdictSentence } from "./plan-words.ts";

/** What the plan is computed from, for trying a change on it; undefined until it is known. Load this only where it is used. */
export function usePlanInput(): PlanInput | undefined {
  const { data } = useCall(getPlanYear);
  return data ? readPlan(data.input) : undefined;
}

/** The verdict as a sentence, were the household so. */
export const trialSentence = (input: PlanInput) => sentenceOf(verdict(input, simulate(input)), input.today);

/** A verdict of the browser's own, in the same words as the server's. */
export function sentenceOf(found: Verdict, today: Day): Sentence {
  const first = "first" in found ? { ...found.first, short: formatMoney(found.first.short) } : null;
  const bills = found.state === "short" ? found.bills : 0;
  return verdictSentence({ verdict: { state: found.state, until: found.until, bills, first }, today });
}

/** By how much the next due of a bill would be short, from a day on; nothing when it is covered or has no date. */
export function shortOfNext(input: PlanInput, billId: number, from: Day = input.today) {
  const next = simulate(input).dues.find((due) => due.billId === billId && due.day >= from);
  return next !== undefined && next.short > 0 ? next : undefined;
}

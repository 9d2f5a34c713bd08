import { readPlan } from "#contract/read-plan.ts";
import { getPlanYear } from "#contract/requests/plan.ts";
import type { Day } from "#core/day.ts";
import { formatMoney } from "#core/money.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { simulate } from "#core/plan/simulate.ts";
import { type Verdict, verdict } from "#core/plan/verdict.ts";
import { useCall } from "#web/lib/use-call.ts";
import { type Sentence, verdictSentence } from "./plan-text.ts";

/** The plan's input for trying a change; undefined until loaded. Load this module only where it is used. */
export function usePlanInput(): PlanInput | undefined {
  const { data } = useCall(getPlanYear);
  return data ? readPlan(data.input) : undefined;
}

/** The verdict for this input, as a sentence. */
export const trialSentence = (input: PlanInput) => sentenceOf(verdict(input, simulate(input)), input.today);

/** A locally computed verdict, worded like the server's. */
export function sentenceOf(result: Verdict, today: Day): Sentence {
  const first = "first" in result ? { ...result.first, short: formatMoney(result.first.short) } : null;
  const bills = result.state === "short" ? result.bills : 0;
  return verdictSentence({ verdict: { state: result.state, until: result.until, bills, first }, today });
}

import { readPlan } from "#contract/read-plan.ts";
import { getPlanYear } from "#contract/requests/plan.ts";
import { cardsInSteps } from "#core/plan/cards.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { runToEnd, simulate } from "#core/plan/simulate.ts";
import { verdict } from "#core/plan/verdict.ts";
import type { Sentence } from "#core/plan/verdict-text.ts";
import { moveRule } from "#web/lib/preferences.ts";
import { useCall } from "#web/lib/use-call.ts";
import { verdictSentence } from "./plan-text.ts";

/** The plan's input for trying a change; undefined until loaded. Load this module only where it is used. */
export function usePlanInput(): PlanInput | undefined {
  const { data } = useCall(getPlanYear);
  return data ? readPlan(data.input) : undefined;
}

/** The verdict for this input, as a sentence. */
export function trialSentence(input: PlanInput): Sentence {
  const cards = runToEnd(cardsInSteps(input, moveRule()));
  return verdictSentence({ verdict: verdict(input, simulate(input), cards), today: input.today });
}

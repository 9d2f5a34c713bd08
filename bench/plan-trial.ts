// Runs in the browser: what the year-ahead page computes for each move of the slider.

import { runToEnd, simulate } from "#core/plan/simulate.ts";
import { outlookInSteps } from "#web/features/year-ahead/outlook.ts";
import { applyTrial } from "#web/features/year-ahead/trial.ts";
import { householdOf } from "./plan-household.ts";

Object.assign(window, {
  trials(count: number, runs: number): { plan: number[]; change: number[] } {
    const input = householdOf(count);
    const plan: number[] = [];
    const change: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const startedAt = performance.now();
      simulate(input);
      const planned = performance.now();
      runToEnd(outlookInSteps(applyTrial(input, { kind: "raise", billId: 1, percent: 1 + (run % 99) })));
      plan.push(planned - startedAt);
      change.push(performance.now() - planned);
    }
    return { plan, change };
  },
});

import type { PlanInput } from "#core/plan/input.ts";
import type { MoveRule } from "#core/plan/move-rule.ts";
import { type Simulation, simulateInSteps } from "#core/plan/simulate.ts";
import { type Way, waysInSteps } from "#core/plan/ways.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";

/** A few milliseconds of work, after which others get their turn. */
const AT_ONCE = 2_000;

/** Simulates the plan, yielding between bills. */
export const simulateYielding = (input: PlanInput): Promise<Simulation> => runYielding(simulateInSteps(input));

/** The ways to fix the first shortage, yielding in the same way. */
export const waysYielding = (input: PlanInput, rule: MoveRule): Promise<Way[]> => runYielding(waysInSteps(input, rule));

/** Runs steps that report their amount of work, and yields whenever enough was done. */
export async function runYielding<Result>(steps: Generator<number, Result>): Promise<Result> {
  let work = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    work += step.value;
    if (work < AT_ONCE) continue;
    work = 0;
    await yieldToEventLoop();
  }
}

import type { PlanInput } from "#core/plan/input.ts";
import { type Simulation, simulateInSteps } from "#core/plan/simulate.ts";
import { type Way, waysInSteps } from "#core/plan/ways.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";

/** As much as a few milliseconds allow, so that others are answered in between. */
const AT_ONCE = 2_000;

/** The plan, with room for others between some of its bills. */
export const simulateAside = (input: PlanInput): Promise<Simulation> => aside(simulateInSteps(input));

/** The ways to fix the first shortage, with room for others likewise. */
export const waysAside = (input: PlanInput): Promise<Way[]> => aside(waysInSteps(input));

/** Runs steps that say how much work each was, and lets others in whenever enough was done. */
async function aside<Result>(steps: Generator<number, Result>): Promise<Result> {
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

import type { PlanInput } from "#core/plan/input.ts";
import { type Simulation, simulateInSteps } from "#core/plan/simulate.ts";
import { type Way, waysInSteps } from "#core/plan/ways.ts";
import { yieldToEventLoop } from "#server/yield-to-event-loop.ts";

/** As much as a few milliseconds allow, so that others are answered in between. */
const AT_ONCE = 2_000;

/** The plan, with room for others between some of its bills. */
export async function simulateAside(input: PlanInput): Promise<Simulation> {
  const steps = simulateInSteps(input);
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

/** The ways to fix the first shortage, with room for others between them. */
export async function waysAside(input: PlanInput): Promise<Way[]> {
  const steps = waysInSteps(input);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}

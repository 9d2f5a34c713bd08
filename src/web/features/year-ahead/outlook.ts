import { cardsInSteps } from "#core/plan/cards.ts";
import { type AccountFigures, accountFigures, type Starter, starter } from "#core/plan/figures.ts";
import type { PlanInput } from "#core/plan/input.ts";
import type { PaydayCard } from "#core/plan/paydays.ts";
import { type Simulation, simulateInSteps } from "#core/plan/simulate.ts";
import { type Verdict, verdict } from "#core/plan/verdict.ts";
import { moveRule } from "#web/lib/preferences.ts";

/** Everything the page shows about a household, with or without a tried change. */
export type Outlook = {
  input: PlanInput;
  plan: Simulation;
  verdict: Verdict;
  accounts: AccountFigures[];
  starter: Starter | null;
  /** The next payday of each income that has one. */
  paydays: PaydayCard[];
};

/** Computes the outlook in steps; each reports how much work it did. */
export function* outlookInSteps(input: PlanInput): Generator<number, Outlook> {
  const plan = yield* simulateInSteps(input);
  const cards = yield* cardsInSteps(input, moveRule());
  // Of a payday that is today, the next one is shown as well.
  const coming = cards.filter(({ day }) => day >= input.today);
  const paydays = input.incomes.flatMap(({ id }) => coming.find(({ incomeId }) => incomeId === id) ?? []);
  return {
    ...{ input, plan, paydays },
    ...{ verdict: verdict(input, plan, cards), accounts: accountFigures(input, plan), starter: starter(plan) },
  };
}

/** The work per batch: a few milliseconds on a slow phone. */
export const MAX_STEPS_AT_ONCE = 1000;

/** Runs the steps, pausing after each batch. */
export async function finishSteps<T>(steps: Generator<number, T>, pause: () => Promise<unknown>): Promise<T> {
  let done = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    done += step.value;
    if (done < MAX_STEPS_AT_ONCE) continue;
    done = 0;
    await pause();
  }
}

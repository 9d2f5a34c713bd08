import { expect, it } from "vitest";
import { addDays, day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { accountFigures } from "#core/plan/figures.ts";
import { simulate } from "#core/plan/simulate.ts";
import { bill, income, planInput, TODAY } from "#core/plan/testing.ts";
import { verdict } from "#core/plan/verdict.ts";
import { lowestByMonth } from "./balances-chart.tsx";
import { finishSteps, MAX_STEPS_AT_ONCE, outlookInSteps } from "./outlook.ts";
import { applyTrial, type Trial } from "./trial.ts";

const household = planInput({ bills: [bill()], incomes: [income()] });

it("matches the plan's results, however often it pauses", async () => {
  const many = planInput({
    bills: Array.from({ length: 100 }, (_, index) => bill({ id: index + 1 })),
    incomes: [income()],
  });
  let pauses = 0;
  const outlook = await finishSteps(outlookInSteps(many), async () => {
    pauses += 1;
  });
  const plan = simulate(many);
  expect(outlook.plan).toEqual(plan);
  expect(outlook.verdict).toEqual(verdict(many, plan, outlook.paydays));
  expect(outlook.accounts).toEqual(accountFigures(many, plan));
  expect(outlook.paydays.map(({ day: on }) => on)).toEqual(["2026-11-20"]);
  // 52 credits and 11 dues of each bill: never much more than so much without a pause.
  expect(pauses).toBe(Math.floor((100 * 63) / MAX_STEPS_AT_ONCE));
});

it("knows the lowest point of each month, today's included", () => {
  const plan = simulate(planInput({ bills: [bill({ nextDue: day("2026-12-17"), amount: cents(60_000) })] }));
  const months = lowestByMonth(plan);
  expect(months).toHaveLength(13);
  expect(months[0]).toEqual({ month: "2026-11", lows: [{ day: TODAY, balance: cents(50_000) }] });
  expect(months[1]?.lows).toEqual([{ day: "2026-12-17", balance: cents(50_000 + 4 * 3_000 - 60_000) }]);
  const all = months.flatMap(({ lows }) => lows.map(({ balance }) => balance));
  expect(Math.min(...all)).toBe(plan.accounts[0]?.lowest.balance);
});

it.each<[string, Trial | undefined, (input: typeof household) => unknown, unknown]>([
  ["nothing", undefined, (input) => input === household, true],
  ["a bill that rises", { kind: "raise", billId: 1, percent: 10 }, ({ bills }) => bills[0]?.amount, 14_289],
  ["a skipped week", { kind: "skip" }, ({ accounts }) => accounts[0]?.balance, 50_000],
  ["other pay", { kind: "pay", incomeId: 1, amount: cents(90_000) }, ({ incomes }) => incomes[0]?.amount, 90_000],
  [
    "a new bill",
    {
      ...{ kind: "add", name: "Gym", amount: cents(5_200), frequency: "weekly" },
      ...{ accountId: 1, firstDue: addDays(TODAY, 3) },
    },
    ({ bills }) => bills.map(({ name, weekly }) => [name, weekly]),
    [
      ["Power", 3_000],
      ["Gym", 5_200],
    ],
  ],
])("tries %s", (_, trial, look, expected) => {
  expect(look(applyTrial(household, trial))).toEqual(expected);
});

import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { PLAIN_RULE } from "./move-rule.ts";
import { riseEffect } from "./rise.ts";
import { bill, income, planInput } from "./testing.ts";

const accounts = [{ id: 1, name: "Bills", balance: cents(13_000) }];
const raise = { billId: 1, amount: cents(25_980), rule: PLAIN_RULE };

it("splits what is to be moved among the incomes as their payday cards do", () => {
  const incomes = [income(), income({ id: 2, amount: cents(50_000) })];
  const { paydays } = riseEffect(planInput({ accounts, bills: [bill()], incomes }), raise);
  // 30.00 more per week for two weeks, 2 to 1.
  expect(paydays).toEqual([
    { incomeId: 1, amount: 4_000 },
    { incomeId: 2, amount: 2_000 },
  ]);
});

it("names another bill that becomes short, and that a catch-up can help it", () => {
  // 130.00 and one credit of each pay both today; after a rise of 13.00 Power takes what Gym needs a day later.
  const power = bill({ nextDue: day("2026-11-26") });
  const gym = bill({ id: 2, name: "Gym", amount: cents(4_000), weekly: cents(1_200), nextDue: day("2026-11-27") });
  const { verdict, fixable } = riseEffect(planInput({ accounts, bills: [power, gym] }), {
    ...raise,
    amount: cents(14_290),
  });
  expect(verdict).toMatchObject({ state: "short", bills: 1, first: { billId: 2, day: "2026-11-27", short: 790 } });
  expect(fixable).toEqual([2]);
});

it("leaves out shortages that exist anyway", () => {
  const poor = planInput({
    accounts: [...accounts, { id: 2, name: "Empty", balance: cents(0) }],
    bills: [bill({ saved: cents(13_000) }), bill({ id: 2, name: "Gym", accountId: 2, nextDue: day("2026-11-20") })],
  });
  const { verdict, fixable } = riseEffect(poor, { ...raise, amount: cents(12_991) });
  expect(verdict.state).toBe("on-track");
  expect(fixable).toEqual([]);
});

it("counts a change from a later day on its first payday", () => {
  const input = planInput({ accounts, bills: [bill()], incomes: [income()] });
  const { paydays } = riseEffect(input, { ...raise, from: day("2027-01-10") });
  expect(paydays).toEqual([{ incomeId: 1, amount: 6_000 }]);
});

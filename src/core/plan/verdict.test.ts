import { describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { INTERVALS } from "#core/interval.ts";
import { type Cents, cents, formatMoney } from "#core/money.ts";
import { cardsInSteps } from "./cards.ts";
import type { PlanBill, PlanInput } from "./input.ts";
import { PLAIN_RULE } from "./move-rule.ts";
import { runToEnd, simulate } from "./simulate.ts";
import { bill, income, planInput, TODAY } from "./testing.ts";
import { verdict } from "./verdict.ts";
import { type AnyVerdict, textOf, verdictText } from "./verdict-text.ts";

const FORMATS = { today: TODAY, money: formatMoney, day: (each: string) => each.slice(5) };

const judge = (input: PlanInput) => verdict(input, simulate(input), runToEnd(cardsInSteps(input, PLAIN_RULE)));
const sentenceFor = (overrides: Partial<PlanInput>) => {
  const result = judge(planInput({ incomes: [income()], bills: [bill()], ...overrides }));
  const sentence = verdictText(result, FORMATS);
  return [result.state, sentence.tone, textOf(sentence)];
};

const yearly = (id: number, name: string, due: string, amount: number): PlanBill =>
  bill({
    ...{ id, name, amount: cents(amount), weekly: cents(0), nextDue: day(due) },
    days: { ...INTERVALS.annually, first: day(due), dayOfMonth: Number(due.slice(8)) },
  });
const ROOF = yearly(2, "Roof", "2027-05-05", 500_000);
const LATE = yearly(3, "Power", "2026-11-14", 2_000);

describe("the verdict", () => {
  it.each<[string, Partial<PlanInput>, string, string]>([
    ["all is covered", {}, "on-track", "On track. Every bill until 02-16 is covered."],
    [
      "a bill has no account",
      { bills: [bill(), bill({ id: 2, accountId: null })] },
      ...(["on-track", "On track. Every bill with an account is covered until 02-16."] as const),
    ],
    [
      "a bill is short later",
      { bills: [bill(), ROOF] },
      ...(["later", "On track until 05-05; then Roof is 4429.50 short."] as const),
    ],
    [
      "a pay is too small",
      { incomes: [income({ amount: cents(1_000) })] },
      ...(["pay-too-small", "Every bill until 02-16 is covered only if you add 50.00 to your pay on 11-20."] as const),
    ],
    [
      "another member's pay is too small, and a bill is short later",
      {
        bills: [bill(), ROOF],
        incomes: [income({ amount: cents(1_000), owner: { name: "Nora", rule: { rate: "level", rounding: 10 } } })],
      },
      "pay-too-small",
      "Every bill until 05-05 is covered only if you add 50.00 to Nora's pay on 11-20; then Roof is 4429.50 short.",
    ],
    [
      "there is no pay",
      { incomes: [], accounts: [{ id: 1, name: "Bills", balance: cents(20_000) }] },
      ...([
        "no-pay",
        "No pay is known yet: every bill until 02-16 is covered only if you set the money aside.",
      ] as const),
    ],
    [
      "there is no pay, but money enough",
      { incomes: [] },
      ...(["on-track", "On track. Every bill until 02-16 is covered."] as const),
    ],
    [
      "a bill is overdue",
      { bills: [bill(), LATE] },
      ...(["overdue", "1 bill is overdue. With it, every bill until 02-16 is covered."] as const),
    ],
    [
      "two are overdue, and a bill is short later",
      { bills: [LATE, { ...LATE, id: 4 }, ROOF] },
      "overdue",
      "2 bills are overdue. With them, every bill until 05-05 is covered; then Roof is 4540.00 short.",
    ],
  ])("says that %s", (_, input, state, text) => {
    const isGreen = state === "on-track" || state === "later";
    expect(sentenceFor(input)).toEqual([state, isGreen ? "green" : "amber", text]);
  });

  it("does not ask for what was moved already", () => {
    const pay = income({ amount: cents(1_000) });
    const paid = { incomeId: 1, payday: day("2026-11-20"), accountId: 1, planned: cents(6_000) };
    const moved = [{ ...paid, moved: cents(6_000), by: null, at: "" }];
    expect(sentenceFor({ incomes: [pay], moved })[0]).toBe("on-track");
  });

  it("names short bills by their due day, and a very long name in part", () => {
    const first = { name: "Car registration", due: day("2026-12-11"), day: day("2026-12-12"), short: cents(84_700) };
    const short = { ...judge(planInput()), state: "short" } as const;
    const sayOf = (more: Partial<AnyVerdict<Cents>>) => textOf(verdictText({ ...short, first, ...more }, FORMATS));
    expect(sayOf({ bills: 3 })).toBe("3 bills will be short. First: Car registration, 847.00 on 12-11.");
    expect(sayOf({ bills: 1 })).toBe("1 bill will be short: Car registration, 847.00 on 12-11.");
    expect(sayOf({ bills: 1, first: { ...first, due: day("2026-11-14"), day: TODAY } })).toBe(
      "1 bill will be short: Car registration, 847.00 (was due on 11-14).",
    );
    expect(sayOf({ bills: 1, first: { ...first, name: "x".repeat(255) } })).toContain(`${"x".repeat(39)}…, 847.00`);
  });
});

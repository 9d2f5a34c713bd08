import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "#server/doctor/examine.ts";
import { type TestApp, testApp } from "#server/testing.ts";
import { figures, modelFigures } from "./figures.ts";
import { compareWithModel, type ModelComparison } from "./model-comparison.ts";
import { dayNumber, type PayDay } from "./model-days.ts";
import type { EnteredBill } from "./typed-bill.ts";

/** The number of random scenarios; for more: INVARIANT_RUNS=500 npx vitest run src/server/invariants/dues.test.ts */
// The embedded database runs the same statements, several times slower: a few scenarios are enough.
const numRuns = Number(process.env.INVARIANT_RUNS ?? (process.env.TEST_DB === "pglite" ? 2 : 12));
const seed = Number(process.env.INVARIANT_SEED ?? 13);

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  const wrong = (await examine(test.db)).filter((finding) => finding.wrong > 0);
  await test.reset();
  expect(wrong).toEqual([]);
});
afterAll(() => test.close());

type Step =
  | { do: "wait"; days: number }
  | { do: "pay"; which: number; extra: boolean }
  | { do: "schedule"; which: number; days: number }
  | { do: "undo" | "cancel"; which: number }
  | { do: "replan"; which: number; payDay: PayDay }
  | { do: "switch"; which: number }
  | { do: "interval"; which: number; interval: EnteredBill["interval"] }
  | { do: "next due"; which: number; days: number }
  | { do: "correct"; which: number; balance: number }
  | { do: "week"; what: "add" | "remove" }
  | { do: "delete"; which: number };

const which = fc.nat({ max: 2 });
const payDay: fc.Arbitrary<PayDay> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("monthly" as const), day: fc.constantFrom(1, 5, 15, 25, 28, 29, 30, 31) }),
  },
  fc.record({ type: fc.constant("weekly" as const), day: fc.integer({ min: 1, max: 7 }) }),
);
const interval = fc.constantFrom("weekly" as const, "monthly" as const, "quarterly" as const, "annually" as const);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("pay" as const), which, extra: fc.constantFrom(false, false, false, true) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("schedule" as const), which, days: fc.integer({ min: 1, max: 70 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("undo" as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("cancel" as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("replan" as const), which, payDay }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("switch" as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("interval" as const), which, interval }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("next due" as const), which, days: fc.integer({ min: 0, max: 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("correct" as const), which, balance: fc.constantFrom(0, 500, 100_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("week" as const),
      what: fc.constantFrom("add" as const, "remove" as const),
    }),
  },
);

const first = fc.record({
  interval,
  payDay,
  nextDue: fc.option(fc.integer({ min: 0, max: 45 }), { nil: undefined }),
  kind: fc.constantFrom("automatic" as const, "debit" as const, "debit" as const, "hand" as const),
});
type First = typeof first extends fc.Arbitrary<infer T> ? T : never;

const ACCOUNTS = ["Bills", "Car", "House"];
const START = dayNumber("2027-12-20");

async function moveIn(bills: readonly First[]): Promise<ModelComparison> {
  await test.reset();
  const comparison = await compareWithModel(test, START, { Bills: 40_000, Car: 20_000, House: 0 });
  for (const [index, { kind, nextDue, payDay, interval }] of bills.entries()) {
    const dated = kind === "hand" || nextDue !== undefined;
    await comparison.add(`Bill ${index}`, {
      amount: 5_000 + index,
      account: ACCOUNTS[index] ?? "Bills",
      interval,
      payDay: dated ? undefined : payDay,
      nextDue: dated ? START + (nextDue ?? 10) : undefined,
      isAutomatic: kind === "automatic",
      isDirectDebit: kind === "debit",
    });
  }
  await comparison.goTo(START);
  return comparison;
}

/** Does one action, if there is something to do it with. */
async function act(comparison: ModelComparison, step: Step): Promise<void> {
  const { model } = comparison;
  const bills = comparison.bills();
  const name = "which" in step ? bills[step.which % Math.max(1, bills.length)]?.name : undefined;
  if (step.do === "wait") return comparison.goTo(comparison.today() + step.days);
  if (step.do === "week") return comparison.week(step.what);
  if (step.do === "undo" || step.do === "cancel") {
    const fits = step.do === "undo" ? ["completed"] : ["scheduled", "failed"];
    const able = model.payments.flatMap((each, index) =>
      fits.includes(each.status) && (step.do === "cancel" || each.day === comparison.today()) ? [index] : [],
    );
    const index = able[step.which % Math.max(1, able.length)];
    return index === undefined ? undefined : comparison[step.do](index);
  }
  if (name === undefined) return;
  const typed = comparison.entered(name);
  if (step.do === "pay") return comparison.pay(name, step.extra ? { extra: true } : {});
  if (step.do === "schedule")
    return typed.isDirectDebit ? comparison.pay(name, { due: comparison.today() + step.days }) : undefined;
  if (step.do === "replan") return comparison.edit(name, { payDay: step.payDay });
  if (step.do === "interval") return comparison.edit(name, { interval: step.interval });
  if (step.do === "next due") return comparison.edit(name, { nextDue: comparison.today() + step.days });
  if (step.do === "delete") return comparison.remove(name);
  if (step.do === "correct") return comparison.correct(typed.account, step.balance);
  const { isAutomatic, isDirectDebit } = typed;
  return comparison.edit(name, isDirectDebit ? { isDirectDebit: false } : { isAutomatic: !isAutomatic });
}

const agree = async (comparison: ModelComparison) =>
  expect(await figures(comparison)).toEqual(modelFigures(comparison));

it(
  "application and page agree on due dates and money, whatever is paid, undone and changed",
  { timeout: 60_000 + numRuns * 20_000 },
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(first, { minLength: 1, maxLength: 1 }),
        fc.array(step, { minLength: 1, maxLength: 40, size: "max" }),
        async (bills, steps) => {
          const comparison = await moveIn(bills);
          await agree(comparison);
          for (const each of steps) {
            await act(comparison, each);
            await comparison.goTo(comparison.today());
            await agree(comparison);
          }
          expect((await examine(test.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
        },
      ),
      { numRuns, seed, endOnFailure: true },
    ),
);

import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { dueScenarios } from "./due-scenarios.ts";
import { read } from "./dump.ts";
import { figures, modelFigures } from "./figures.ts";
import { badWeeks } from "./find-inconsistencies.ts";
import { compareWithModel, type ModelComparison } from "./model-comparison.ts";
import { dayNumber, dayText, type PayDay } from "./model-days.ts";
import { type EnteredBill, money } from "./typed-bill.ts";

const START = dayNumber("2027-01-04");
const END = dayNumber("2029-01-04");

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

/** What people enter for their bills. */
const enteredBill = (amount: number, more: Partial<EnteredBill>): EnteredBill => ({
  amount,
  account: "Bills",
  interval: "monthly",
  isAutomatic: false,
  isDirectDebit: false,
  ...more,
});
const own = (day: number, more: Partial<EnteredBill> = {}) => ({ isAutomatic: true, payDay: on(day), ...more });
const debit = (day: number, more: Partial<EnteredBill> = {}) => ({ isDirectDebit: true, payDay: on(day), ...more });
const on = (day: number): PayDay => ({ type: "monthly", day });
const weekday = (day: number): PayDay => ({ type: "weekly", day });

async function moveIn(): Promise<ModelComparison> {
  const comparison = await compareWithModel(test, START, { Bills: 40_000, Car: 5_000, Spare: 500_000 });
  await comparison.add("Paper", enteredBill(1_200, { isAutomatic: true, interval: "weekly", payDay: weekday(5) }));
  await comparison.add("Power", enteredBill(12_990, own(31)));
  await comparison.add("Water", enteredBill(31_000, debit(15, { interval: "quarterly" })));
  await comparison.add("Cleaner", enteredBill(4_330, { isAutomatic: true, payDay: weekday(3) }));
  await comparison.add("Club", enteredBill(8_660, {}));
  await comparison.add("Insurance", enteredBill(90_000, debit(10, { interval: "annually", account: "Car" })));
  await comparison.add("Parking", enteredBill(2_165, own(1, { account: "Car" })));
  await comparison.add("Phone", enteredBill(3_000, debit(25, { account: "Spare" })));
  await comparison.add("Gym", enteredBill(4_000, own(25, { account: "Spare" })));
  // Due in September, whatever month it was entered in; and one that people pay manually.
  const nextDue = dayNumber("2027-09-12");
  await comparison.add(
    "Premium",
    enteredBill(52_000, { isAutomatic: true, interval: "annually", nextDue, account: "Spare" }),
  );
  const rates = dayNumber("2027-02-28");
  await comparison.add("Rates", enteredBill(26_000, { interval: "quarterly", nextDue: rates, account: "Spare" }));
  return comparison;
}

type ActionsByDay = Record<string, () => Promise<unknown>>;

/** What people do on which day, after everything automatic on that day. */
const actionsByDay = (comparison: ModelComparison): ActionsByDay => ({
  "2027-02-01": () => comparison.add("Licence", enteredBill(36_500, own(29, { interval: "annually" }))),
  "2027-02-10": () => comparison.correct("Car", 100_000),
  "2027-05-27": () => comparison.pay("Power", { amount: 10_000 }),
  "2027-07-08": () => comparison.pay("Water", { amount: 20_000, due: dayNumber("2027-07-12") }),
  "2027-09-01": () => comparison.edit("Power", { amount: 15_000 }),
  "2027-11-11": () => comparison.pay("Club"),
  "2028-02-10": () => comparison.remove("Paper"),
  "2028-03-05": () => comparison.correct("Bills", 2_000),
  "2028-04-08": () => comparison.correct("Bills", 90_000),
  "2028-06-02": () => comparison.pay("Club", { amount: 5_000 }),
  ...dueScenarios(comparison),
});

const historyOnPaper = ({ model }: ModelComparison) => ({
  payments: model.payments.map(({ bill, source, status, amount, due, day }) => ({
    bill,
    source,
    status,
    amount: money(amount),
    due: due === null ? null : dayText(due),
    day: day === null ? null : dayText(day),
  })),
  lines: Object.entries(model.ledger).flatMap(([account, lines]) =>
    lines.map(({ day, kind, amount, after }) => `${account} ${dayText(day)} ${kind} ${money(amount)} ${money(after)}`),
  ),
});

const history = async () => ({
  payments: await read(
    test.db,
    sql`select p.bill_name as bill, p.source, p.status, p.amount::text, p.due_date::text as due, o.day::text
        from payments p left join operations o on o.household_id = p.household_id and o.id = p.operation_id order by p.id`,
  ),
  lines: (
    await read<{ row: string }>(
      test.db,
      sql`select concat_ws(' ', a.name, o.day, o.kind, e.amount, e.after) as row
          from entries e join operations o on o.household_id = e.household_id and o.id = e.operation_id
          join accounts a on a.household_id = e.household_id and a.id = e.account_id order by a.id, e.id`,
    )
  ).map(({ row }) => row),
});

/** The same gaps in every run: daily for the first months, then occasionally, up to weeks apart. */
function* gaps(): Generator<number, never> {
  for (let run = 0; run < 60; run += 1) yield 1;
  for (let seed = 7; ; ) {
    seed = (seed * 16_807) % 2_147_483_647;
    yield 1 + (seed % 17);
  }
}

it("two years are right to the cent on every day", { timeout: 240_000 }, async () => {
  const comparison = await moveIn();
  const actions = actionsByDay(comparison);
  const gap = gaps();
  let next = START + 1;
  for (let day = START + 1; day <= END; day += 1) {
    const act = actions[dayText(day)];
    if (day < next && act === undefined && day < END) continue;
    next = day + gap.next().value;
    await comparison.goTo(day);
    await act?.();
    expect(await figures(comparison)).toEqual(modelFigures(comparison));
  }
  expect(await history()).toEqual(historyOnPaper(comparison));
  expect(await badWeeks(test.db, dayText(END))).toEqual([]);
  // The scenario includes everything it is meant to cover.
  const statuses = new Set(comparison.model.payments.map(({ status, source }) => `${source} ${status}`));
  expect(statuses).toContain("automatic completed");
  expect(statuses).toContain("direct-debit completed");
  expect(comparison.model.payments.some(({ due, day }) => due !== null && day !== null && day > due + 7)).toBe(true);
});

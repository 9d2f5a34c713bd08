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
const typed = (amount: number, more: Partial<EnteredBill>): EnteredBill => ({
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
  const home = await compareWithModel(test, START, { Bills: 40_000, Car: 5_000, Spare: 500_000 });
  await home.add("Paper", typed(1_200, { isAutomatic: true, interval: "weekly", payDay: weekday(5) }));
  await home.add("Power", typed(12_990, own(31)));
  await home.add("Water", typed(31_000, debit(15, { interval: "quarterly" })));
  await home.add("Cleaner", typed(4_330, { isAutomatic: true, payDay: weekday(3) }));
  await home.add("Club", typed(8_660, {}));
  await home.add("Insurance", typed(90_000, debit(10, { interval: "annually", account: "Car" })));
  await home.add("Parking", typed(2_165, own(1, { account: "Car" })));
  await home.add("Phone", typed(3_000, debit(25, { account: "Spare" })));
  await home.add("Gym", typed(4_000, own(25, { account: "Spare" })));
  // Due in September, whatever month it was entered in; and one that people pay manually.
  const nextDue = dayNumber("2027-09-12");
  await home.add("Premium", typed(52_000, { isAutomatic: true, interval: "annually", nextDue, account: "Spare" }));
  const rates = dayNumber("2027-02-28");
  await home.add("Rates", typed(26_000, { interval: "quarterly", nextDue: rates, account: "Spare" }));
  return home;
}

type Doings = Record<string, () => Promise<unknown>>;

/** What people do on which day, after everything automatic on that day. */
const doings = (home: ModelComparison): Doings => ({
  "2027-02-01": () => home.add("Licence", typed(36_500, own(29, { interval: "annually" }))),
  "2027-02-10": () => home.correct("Car", 100_000),
  "2027-05-27": () => home.pay("Power", { amount: 10_000 }),
  "2027-07-08": () => home.pay("Water", { amount: 20_000, due: dayNumber("2027-07-12") }),
  "2027-09-01": () => home.edit("Power", { amount: 15_000 }),
  "2027-11-11": () => home.pay("Club"),
  "2028-02-10": () => home.remove("Paper"),
  "2028-03-05": () => home.correct("Bills", 2_000),
  "2028-04-08": () => home.correct("Bills", 90_000),
  "2028-06-02": () => home.pay("Club", { amount: 5_000 }),
  ...dueScenarios(home),
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
  const home = await moveIn();
  const acts = doings(home);
  const gap = gaps();
  let next = START + 1;
  for (let day = START + 1; day <= END; day += 1) {
    const act = acts[dayText(day)];
    if (day < next && act === undefined && day < END) continue;
    next = day + gap.next().value;
    await home.goTo(day);
    await act?.();
    expect(await figures(home)).toEqual(modelFigures(home));
  }
  expect(await history()).toEqual(historyOnPaper(home));
  expect(await badWeeks(test.db, dayText(END))).toEqual([]);
  // The scenario includes everything it is meant to cover.
  const told = new Set(home.model.payments.map(({ status, source }) => `${source} ${status}`));
  expect(told).toContain("automatic completed");
  expect(told).toContain("direct-debit completed");
  expect(home.model.payments.some(({ due, day }) => due !== null && day !== null && day > due + 7)).toBe(true);
});

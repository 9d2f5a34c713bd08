import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Bill } from "#contract/bills.ts";
import { groupOf } from "#core/categories.ts";
import { addDays, day } from "#core/day.ts";
import { BILL_FREQUENCIES } from "#core/frequency.ts";
import { parseMoney, sum, ZERO } from "#core/money.ts";
import { dueProgress } from "#core/savings.ts";
import { users } from "#server/db/schema/index.ts";
import { type TestDatabase, testDatabase } from "#server/db/testing.ts";
import { examine } from "#server/doctor/examine.ts";
import { listAccounts } from "#server/features/accounts/store.ts";
import { listBills } from "#server/features/bills/store.ts";
import { listIncomes } from "#server/features/incomes/store.ts";
import { listPayments } from "#server/features/payments/store.ts";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { fillDemo, refillDemo } from "./fill-demo.ts";

const owner = "robin";
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await database.reset();
  const at = new Date("2025-01-01T00:00:00Z");
  await database.db.insert(users).values({ id: owner, email: "robin@example.com", createdAt: at, updatedAt: at });
});
afterAll(() => database.close());

const on = (date: string) => ({ owner, today: day(date), now: new Date(`${date}T15:00:00Z`) });
const money = (text: string | undefined) => parseMoney(text ?? "") ?? ZERO;
const wrongs = async () => (await examine(database.db)).filter(({ wrong }) => wrong > 0);

async function look() {
  const { db } = database;
  const bills = z.parse(z.array(Bill), await listBills(db, owner));
  const { items: payments } = await listPayments(db, owner, { limit: 200 });
  return { bills, payments, accounts: await listAccounts(db, owner), incomes: await listIncomes(db, owner) };
}

describe.each(["2026-03-02", "2024-02-29", "2025-12-31", "2026-10-25"])("the demo household on %s", (date) => {
  it("has lived four months of which every cent is explained", async () => {
    await fillDemo(database.db, on(date));
    expect(await wrongs()).toEqual([]);
    const { bills, payments, accounts, incomes } = await look();
    expect(accounts).toHaveLength(3);
    expect(accounts.every(({ balance }) => balance > 0)).toBe(true);
    expect(bills).toHaveLength(12);
    expect(new Set(bills.map(({ frequency }) => frequency))).toEqual(new Set(BILL_FREQUENCIES));
    expect(new Set(bills.map(({ category }) => groupOf(category)))).toEqual(new Set(["bills", "savings", "expenses"]));
    expect(new Set(payments.map(({ source }) => source))).toEqual(
      new Set(["manual", "scan", "automatic", "direct-debit"]),
    );
    const completed = payments.filter(({ status }) => status === "completed");
    expect(completed.length).toBeGreaterThan(30);
    expect(completed.length).toBeLessThan(60);
    expect(payments.length - completed.length).toBe(1);
    const months = new Set(completed.map(({ processedAt }) => processedAt?.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(4);
    const left = sum(incomes.map((income) => income.weeklyAmount)) - sum(bills.map((bill) => money(bill.weeklyAmount)));
    expect(left).toBeGreaterThan(0);
  });

  it("has bills to pay today, one that nearly is, and a direct debit ahead", async () => {
    await fillDemo(database.db, on(date));
    const { bills } = await look();
    const progress = new Map(
      bills.map((bill) => [
        bill.name,
        dueProgress(money(bill.savings?.savedAmount), money(bill.amount), money(bill.weeklyAmount)),
      ]),
    );
    const ready = bills.filter(({ name }) => progress.get(name)?.isReady).map(({ name }) => name);
    expect(ready).toEqual(expect.arrayContaining(["Water", "School trip"]));
    expect(progress.get("Gym")).toMatchObject({ percent: 92, isReady: false });
    const open = bills.flatMap(({ openPayments }) => openPayments);
    expect(open).toMatchObject([{ billName: "Electricity and gas", status: "scheduled" }]);
    expect((open[0]?.dueDate ?? "") > date).toBe(true);
  });
});

it("is filled once, and goes on living by the scheduler", async () => {
  await fillDemo(database.db, on("2026-03-02"));
  const first = await look();
  await fillDemo(database.db, on("2026-03-02"));
  expect(await look()).toEqual(first);
  const today = addDays(day("2026-03-02"), 60);
  await runDue(database.db, { today, now: new Date("2026-05-01T09:00:00Z"), log: openLog("silent") });
  expect((await look()).payments.filter(({ status }) => status === "failed")).toEqual([]);
  expect(await wrongs()).toEqual([]);
});

it("begins anew whatever became of it, and leaves everybody else alone", async () => {
  const { db } = database;
  const at = new Date("2026-01-01T00:00:00Z");
  await db.insert(users).values({ id: "ann", email: "ann@example.com", createdAt: at, updatedAt: at });
  await fillDemo(db, { ...on("2026-03-02"), owner: "ann" });
  const anns = await listBills(db, "ann");
  await fillDemo(db, on("2026-02-01"));
  await refillDemo(db, on("2026-03-02"));
  const { bills, payments } = await look();
  expect(bills.map(({ name, savings }) => [name, savings?.savedAmount])).toEqual(
    anns.map(({ name, savings }) => [name, savings?.savedAmount]),
  );
  expect(payments.map(({ dueDate }) => dueDate)).toEqual(
    (await listPayments(db, "ann", { limit: 200 })).items.map(({ dueDate }) => dueDate),
  );
  expect(await listBills(db, "ann")).toEqual(anns);
  expect(await wrongs()).toEqual([]);
});

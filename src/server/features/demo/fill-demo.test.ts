import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { Bill } from "#contract/bills.ts";
import { DEMO_EMAIL } from "#contract/demo.ts";
import { billToWire } from "#contract/to-wire.ts";
import { groupOf } from "#core/categories.ts";
import { day } from "#core/day.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { cents, parseMoney, sum, ZERO } from "#core/money.ts";
import { PLAIN_RULE } from "#core/plan/move-rule.ts";
import { dueProgress } from "#core/savings.ts";
import { users } from "#server/db/schema/index.ts";
import { countRowsForPlanner } from "#server/db/testing/rows.ts";
import { type TestDatabase, testDatabase } from "#server/db/testing/test-database.ts";
import { examine } from "#server/doctor/examine.ts";
import { insertAccount, listAccounts } from "#server/features/accounts/store.ts";
import { findUserByEmail } from "#server/features/auth/store.ts";
import { addBill } from "#server/features/bills/add-bill.ts";
import { listAmounts } from "#server/features/bills/list-amounts.ts";
import { billLister, listArchived } from "#server/features/bills/store.ts";
import { listVisible } from "#server/features/documents/store.ts";
import { addPerson, householdOf } from "#server/features/households/testing.ts";
import { listIncomes } from "#server/features/incomes/store.ts";
import { listPayments } from "#server/features/payments/store.ts";
import { getPlan } from "#server/features/plan/get-plan.ts";
import { findSettings, saveSettings } from "#server/features/settings/store.ts";
import { SETTINGS } from "#server/features/settings/testing.ts";
import { openLog } from "#server/log.ts";
import { eraseDue } from "#server/scheduler/erase-due.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { movableClock } from "#server/testing.ts";
import { fillDemo } from "./fill-demo.ts";
import { setUpDemoUser } from "./open-demo.ts";

let robin: { user: string; household: string };
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await database.reset();
  await setUpDemoUser(database.db, true, new Date("2024-01-01T00:00:00Z"));
  const user = (await findUserByEmail(database.db, DEMO_EMAIL))?.id ?? "";
  robin = { user, household: await householdOf(database.db, user) };
});
afterAll(() => database.close());

const on = (date: string) => ({ ...robin, today: day(date), now: new Date(`${date}T15:00:00Z`) });
const money = (text: string | undefined) => parseMoney(text ?? "") ?? ZERO;
const wrongs = async () => (await examine(database.db)).filter(({ wrong }) => wrong > 0);

async function readHousehold() {
  const { db } = database;
  const bills = z.parse(z.array(Bill), (await billLister(db)(robin.household)).map(billToWire));
  const { items: payments } = await listPayments(db, robin.household, { limit: 200 });
  return {
    bills,
    payments,
    accounts: await listAccounts(db, robin.household),
    incomes: await listIncomes(db, robin.household),
  };
}

/** The invariants of a year of the demo household, whichever day it ends on. */
async function expectLivedYear(date: string): Promise<void> {
  await countRowsForPlanner(database.db);
  expect(await wrongs()).toEqual([]);
  const { bills, payments, accounts, incomes } = await readHousehold();
  expect(accounts).toHaveLength(4);
  expect(accounts.every(({ balance }) => balance > 0)).toBe(true);
  expect(bills).toHaveLength(17);
  expect(new Set(bills.map(({ frequency }) => frequency))).toEqual(new Set([...USUAL_FREQUENCIES, "once"]));
  const billNamed = (name: string) => bills.find((bill) => bill.name === name);
  expect(billNamed("Council tax")).toMatchObject({ skippedMonths: [2, 3], amount: "148.00" });
  expect(billNamed("Swimming lessons")?.pausedFrom).not.toBeNull();
  expect(billNamed("Rent")).toMatchObject({ amount: "1450.00", nextAmount: "1495.00" });
  expect((await listArchived(database.db, robin.household)).map(({ bill }) => bill.name)).toEqual(["Film magazine"]);
  const heating = await listAmounts(database.db, { ...robin, id: billNamed("Heating")?.id ?? 0, today: day(date) });
  expect(heating.items.length).toBeGreaterThan(8);
  expect((await listVisible(database.db, robin.household)).map(({ name }) => name)).toEqual(["New rent.pdf"]);
  expect(new Set(bills.map(({ category }) => groupOf(category)))).toEqual(new Set(["bills", "savings", "expenses"]));
  const remaining =
    sum(incomes.map((income) => income.weeklyAmount)) - sum(bills.map((bill) => money(bill.weeklyAmount)));
  expect(remaining).toBeGreaterThan(0);

  const sources = new Set(payments.map(({ source }) => source));
  expect(sources).toEqual(new Set(["manual", "scan", "automatic", "direct-debit"]));
  const completed = payments.filter(({ status }) => status === "completed");
  expect(completed.length).toBeGreaterThan(140);
  expect(completed.length).toBeLessThan(190);
  expect(
    new Set(completed.map(({ processedAt }) => processedAt?.toISOString().slice(0, 7))).size,
  ).toBeGreaterThanOrEqual(12);
  expect(payments.length - completed.length).toBe(1);

  const progressOf = ({ savings, amount, weeklyAmount }: Bill) =>
    dueProgress(money(savings?.savedAmount), money(amount), money(weeklyAmount));
  const ready = bills.filter((bill) => progressOf(bill).isReady).map(({ name }) => name);
  expect(ready).toEqual(expect.arrayContaining(["Water", "School trip"]));
  const close = bills.filter((bill) => progressOf(bill).percent >= 90 && !progressOf(bill).isReady);
  expect(close.map(({ name }) => name)).toContain("Gym");
  const open = bills.flatMap(({ openPayments }) => openPayments);
  expect(open).toMatchObject([{ billName: "Electricity and gas", status: "scheduled" }]);
  expect((open[0]?.dueDate ?? "") > date).toBe(true);

  const plan = await getPlan(database.db, { ...robin, rule: PLAIN_RULE, today: day(date) });
  expect(plan.verdict).toMatchObject({ state: "short", bills: 1, first: { name: "Car registration" } });
  expect(plan.paydays.length).toBeGreaterThanOrEqual(2);
}

it("has a year of history on a leap day", { timeout: 180_000 }, async () => {
  await fillDemo(database.db, on("2024-02-29"));
  await expectLivedYear("2024-02-29");
});

it("has a year of history on the last day of a year, is filled once, continues, and can be refilled", {
  timeout: 180_000,
}, async () => {
  const { db } = database;
  await fillDemo(db, on("2025-12-31"));
  await expectLivedYear("2025-12-31");
  const first = await readHousehold();
  await fillDemo(db, on("2025-12-31"));
  expect(await readHousehold()).toEqual(first);

  await runDue(db, { ...on("2026-03-01"), log: openLog("silent") });
  const later = await readHousehold();
  expect(later.payments.length).toBeGreaterThan(first.payments.length + 10);
  expect(later.payments.every(({ status }) => status === "completed")).toBe(true);
  expect(await wrongs()).toEqual([]);

  // Deleting everything in the demo does not erase it: the next tick refills it.
  const ann = await addOverdue("ann");
  const clock = movableClock("2025-12-31T15:00:00Z");
  await saveSettings(db, robin.user, { settings: SETTINGS, now: new Date("2025-12-31T09:00:00Z") });
  await db.update(users).set({ deletesAt: clock.now() }).where(eq(users.id, robin.user));
  expect(await eraseDue(db, clock)).toBe(1);
  const [demo] = await db.select().from(users).where(eq(users.id, robin.user));
  expect(demo).toMatchObject({ email: DEMO_EMAIL, deletesAt: null });
  expect(await eraseDue(db, clock)).toBe(0);
  expect(await findSettings(db, robin.user)).toEqual({ settings: null, savedAt: null });
  const again = await readHousehold();
  expect(again.bills.map(withoutIds)).toEqual(first.bills.map(withoutIds));
  expect(again.payments.map(withoutIds)).toEqual(first.payments.map(withoutIds));
  expect(again.accounts.map(withoutIds)).toEqual(first.accounts.map(withoutIds));
  expect(await billLister(db)(ann)).toMatchObject([{ savings: null, bill: { lastPaidDate: null } }]);
  expect(await wrongs()).toEqual([]);
});

/** Without the ids that are new the second time. */
const withoutIds = (row: object) => JSON.stringify(row).replace(/"(id|billId|accountId|operationId)":\d+/g, "");

/** Another household, whose bill has not been processed for a while. */
async function addOverdue(id: string): Promise<string> {
  const { db } = database;
  const when = { today: day("2025-11-01"), now: new Date("2025-11-01T09:00:00Z") };
  const { household } = await addPerson(db, id, when.now);
  const account = await insertAccount(db, { household, name: "Bills", holder: id, createdAt: when.now });
  const bill = { name: "Power", amount: cents(129_90), frequency: "monthly", category: "utilities" } as const;
  const input = { ...bill, accountId: account?.id ?? 0, isAutomatic: false, isDirectDebit: false };
  await addBill(db, { household, input, ...when });
  return household;
}

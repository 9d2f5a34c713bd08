import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { household, recordLog, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { runDue } from "./run-due.ts";

const { log, output, forget } = recordLog("warn");
const WEEKLY = { frequency: "weekly", amount: "5.00", paymentDay: 1, paymentDayType: "weekly", isAutomatic: true };
let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  forget();
  test.clock.set("2026-01-06T09:00:00Z");
  ann = await household(test);
});
afterEach(async () => {
  await dropConstraint();
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

const dropConstraint = () => test.db.execute(sql`alter table payments drop constraint if exists no_poison`);

type More = { batch?: number; lanes?: number; household?: string; isStopping?: () => boolean };
async function wake(instant: string, more: More = {}) {
  test.clock.set(instant);
  return runDue(test.db, { today: test.clock.today(), now: test.clock.now(), log, ...more });
}
const signIn = (who = ann, email = "ann@example.com") =>
  who.post("/api/auth/login-direct", { email, password: "correct horse" });
const setBalance = (balance: string, who = ann) => who.send("PATCH", `/api/accounts/${who.accountId}`, { balance });

it("processes more than one batch: weeks, payments, and failed ones", async () => {
  await setBalance("0.00");
  for (let n = 0; n < 5; n++) await ann.addBill({ ...WEEKLY, name: `Bill ${n}` });
  for (let n = 0; n < 3; n++)
    await ann.addBill({ ...WEEKLY, name: `Dear ${n}`, amount: "50.00", frequency: "annually" });
  expect(await wake("2026-01-12T09:00:00Z", { batch: 2 })).toEqual({ weeks: 0, paid: 0, failed: 8, skipped: 0 });
  expect(await wake("2026-01-13T09:00:00Z", { batch: 2 })).toEqual({ weeks: 8, paid: 5, failed: 3, skipped: 0 });
  await signIn();
  await setBalance("150.00");
  expect(await wake("2026-01-14T09:00:00Z", { batch: 2 })).toEqual({ weeks: 0, paid: 3, failed: 0, skipped: 0 });
  expect(output()).toBe("");
});

it("credits every week once when several simultaneous batches split two households' bills", async () => {
  const bob = await household(test, "bob@example.com", "0.00");
  await setBalance("0.00");
  for (let n = 0; n < 11; n++) {
    for (const who of [ann, bob]) await who.addBill({ name: `Bill ${n}`, frequency: "weekly", amount: "5.00" });
  }
  const together = { batch: 2, lanes: 3 };
  expect(await wake("2026-01-13T09:00:00Z", together)).toEqual({ weeks: 22, paid: 0, failed: 0, skipped: 0 });
  expect(await wake("2026-01-13T10:00:00Z", together)).toMatchObject({ weeks: 0 });
  await signIn();
  await signIn(bob, "bob@example.com");
  for (const who of [ann, bob])
    expect((await who.send("GET", "/api/accounts")).json()).toMatchObject([{ balance: "55.00" }]);
  expect(output()).toBe("");
});

it("yields to other requests between two batches", async () => {
  for (let n = 0; n < 6; n++) await ann.addBill({ name: `Bill ${n}` });
  let turns = 0;
  let isOver = false;
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  expect(await wake("2026-01-13T09:00:00Z", { batch: 2 })).toMatchObject({ weeks: 6 });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(3);
});

it("stops between two scheduled payments, and continues with the next run", async () => {
  await setBalance("0.00");
  for (let n = 0; n < 3; n++) await ann.addBill({ ...WEEKLY, name: `Bill ${n}`, frequency: "annually" });
  expect(await wake("2026-01-12T09:00:00Z")).toMatchObject({ failed: 3 });
  await setBalance("500.00");
  let paid = 0;
  for (let most = 1; paid === 0; most++) {
    let asked = 0;
    const isStopping = () => {
      asked += 1;
      return asked > most;
    };
    ({ paid } = await wake("2026-01-13T09:00:00Z", { isStopping }));
  }
  expect(paid).toBe(1);
  expect(await wake("2026-01-13T09:00:00Z")).toMatchObject({ paid: 2 });
});

it("stops between two payments when told to, and continues with the next run", async () => {
  for (let n = 0; n < 4; n++) await ann.addBill({ ...WEEKLY, name: `Bill ${n}` });
  expect(await wake("2026-01-13T09:00:00Z", { isStopping: () => true })).toMatchObject({ weeks: 0, paid: 0 });
  let asked = 0;
  const isStopping = () => {
    asked += 1;
    return asked > 7;
  };
  const some = await wake("2026-01-12T09:00:00Z", { isStopping });
  expect(some.paid).toBeGreaterThan(0);
  expect(some.paid).toBeLessThan(4);
  const rest = await wake("2026-01-13T09:00:00Z");
  expect(some.paid + rest.paid).toBe(4);
});

it("is limited to one household when given", async () => {
  const bob = await household(test, "bob@example.com", "1.00");
  for (const who of [ann, bob]) await who.addBill({ ...WEEKLY, amount: "20.00" });
  expect(await wake("2026-01-12T09:00:00Z", { household: bob.household })).toEqual({
    weeks: 0,
    paid: 0,
    failed: 1,
    skipped: 0,
  });
  expect(await wake("2026-01-12T09:00:00Z")).toEqual({ weeks: 0, paid: 1, failed: 0, skipped: 0 });
  expect(await wake("2026-01-13T09:00:00Z", { household: bob.household })).toEqual({
    weeks: 1,
    paid: 1,
    failed: 0,
    skipped: 0,
  });
  await signIn();
  expect(await ann.balance()).toBe("980.00");
});

it("postpones a scheduled payment until tomorrow when its bill fails, and says so", async () => {
  await setBalance("99999999.99");
  const bill = await ann.addBill({ isDirectDebit: true });
  await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-01-13" });
  expect(await wake("2026-01-13T09:00:00Z")).toEqual({ weeks: 0, paid: 0, failed: 0, skipped: 2 });
  expect(output()).toContain("a batch of weekly credits failed; retrying one by one");
  expect(output()).toContain("a payment could not be processed today; retrying tomorrow");
  expect(output()).toContain(`"bill":${bill.id}`);
  expect(output()).toContain('"bills":1');
  expect(await wake("2026-01-13T10:00:00Z")).toMatchObject({ skipped: 0 });
  await signIn();
  await setBalance("500.00");
  expect(await wake("2026-01-14T09:00:00Z")).toMatchObject({ weeks: 1, paid: 1, skipped: 0 });
});

it("pays the others when one bill's payment cannot be saved, and that one the next day", async () => {
  for (const name of ["Poison", "Sound"]) await ann.addBill({ ...WEEKLY, name });
  await test.db.execute(sql.raw("alter table payments add constraint no_poison check (bill_name <> 'Poison')"));
  expect(await wake("2026-01-12T09:00:00Z")).toMatchObject({ paid: 1, skipped: 1 });
  expect(output()).toContain("a bill could not be processed today; retrying tomorrow");
  expect(await wake("2026-01-12T10:00:00Z")).toMatchObject({ paid: 0, skipped: 0 });
  await dropConstraint();
  expect(await wake("2026-01-13T09:00:00Z")).toMatchObject({ paid: 1, skipped: 0 });
});

import { Writable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { bills, operations, users } from "#server/db/schema/index.ts";
import { watchLedger } from "#server/features/ledger/watch.ts";
import { openLog } from "#server/log.ts";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { eraseDue } from "./erase-due.ts";
import { recordHeartbeat, schedulerStatus, TICK } from "./heartbeat.ts";
import { dryRun, runDue } from "./run-due.ts";
import { startScheduler } from "./scheduler.ts";

const log = openLog("silent", new Writable({ write: (_, __, done) => done() }));
let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  test.clock.set("2026-01-05T09:00:00Z");
  ann = await household(test);
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

const run = () => runDue(test.db, { today: test.clock.today(), now: test.clock.now(), log });

async function wake(instant: string) {
  test.clock.set(instant);
  const report = await run();
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  return report;
}

const payments = async () => (await ann.get("/api/payments")).json().items;

describe("weekly credits", () => {
  it("happen once for every whole week, however late and however often it runs", async () => {
    await ann.addBill();
    expect(await wake("2026-01-11T23:59:59Z")).toMatchObject({ weeks: 0 });
    expect(await wake("2026-01-12T00:00:00Z")).toMatchObject({ weeks: 1 });
    expect(await run()).toMatchObject({ weeks: 0 });
    await wake("2026-03-10T12:00:00Z");
    expect((await ann.bills())[0].savings.savedAmount).toBe("270.00");
    expect(await ann.balance()).toBe("1270.00");
    const entries = (await ann.get(`/api/accounts/${ann.accountId}/entries`)).json().items;
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: "weekly", day: "2026-03-09", amount: "30.00", balanceAfter: "1270.00", billName: "Power" },
      { kind: "weekly", day: "2026-03-02", amount: "30.00", balanceAfter: "1240.00" },
    ]);
  });

  it("survive a clock that goes back", async () => {
    await ann.addBill();
    await wake("2026-01-20T00:30:00Z");
    await wake("2026-01-05T23:30:00Z");
    await wake("2026-01-20T01:30:00Z");
    expect((await ann.bills())[0].savings.savedAmount).toBe("60.00");
  });

  it("of a few cents a year save nothing and stop nothing", async () => {
    await ann.addBill({ amount: "0.25", frequency: "annually" });
    await ann.addBill();
    await wake("2026-01-19T09:00:00Z");
    expect((await ann.bills()).map((bill: { savings: { savedAmount: string } }) => bill.savings.savedAmount)).toEqual([
      "0.00",
      "60.00",
    ]);
  });

  it("of one failing bill never stop the others", async () => {
    const bob = await household(test, "bob@example.com", "99999999.99");
    await bob.addBill();
    await ann.addBill();
    expect(await wake("2026-01-12T09:00:00Z")).toMatchObject({ weeks: 1, skipped: 1 });
    expect((await ann.bills())[0].savings.savedAmount).toBe("30.00");
    expect(await run()).toMatchObject({ weeks: 0, skipped: 0 });
    await bob.post("/api/auth/login-direct", { email: "bob@example.com", password: "correct horse" });
    await bob.send("PATCH", `/api/accounts/${bob.accountId}`, { balance: "0.00" });
    await wake("2026-01-13T09:00:00Z");
    expect((await bob.bills())[0].savings.savedAmount).toBe("30.00");
  });
});

describe("automatic payments", () => {
  it("are made once on every due date, including the 31st in short months", async () => {
    await ann.addBill({ isAutomatic: true, paymentDay: 31, amount: "100.00" });
    await wake("2026-04-30T09:00:00Z");
    const made = await payments();
    expect(made.map((payment: { dueDate: string }) => payment.dueDate)).toEqual([
      "2026-04-30",
      "2026-03-31",
      "2026-02-28",
      "2026-01-31",
    ]);
    expect(made[0]).toMatchObject({ status: "completed", source: "automatic", amount: "100.00" });
    expect((await ann.bills())[0]).toMatchObject({ lastPaidDate: "2026-04-30", nextPaymentDate: "2026-05-31" });
    await run();
    expect(await payments()).toHaveLength(4);
  });

  it("without enough money are recorded, retried daily, and made once there is enough", async () => {
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "10.00" });
    await ann.addBill({ isDirectDebit: true, paymentDay: 6, amount: "433.00" });
    expect(await wake("2026-01-06T09:00:00Z")).toMatchObject({ paid: 0, failed: 1 });
    expect((await ann.bills())[0].openPayments).toMatchObject([
      {
        status: "failed",
        failureReason: "Insufficient funds to make this payment.",
        dueDate: "2026-01-06",
        source: "direct-debit",
      },
    ]);
    expect(await run()).toMatchObject({ failed: 0 });
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "500.00" });
    expect(await wake("2026-01-07T09:00:00Z")).toMatchObject({ paid: 1, failed: 0 });
    expect(await ann.balance()).toBe("67.00");
    expect((await ann.bills())[0]).toMatchObject({
      openPayments: [],
      lastPaidDate: "2026-01-07",
      nextPaymentDate: "2026-02-06",
    });
  });

  it("that failed are not retried once cancelled, or once the bill was paid manually", async () => {
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "10.00" });
    const one = await ann.addBill({ isAutomatic: true, paymentDay: 6, amount: "433.00" });
    await ann.addBill({ name: "Other", isAutomatic: true, paymentDay: 6, amount: "433.00" });
    await wake("2026-01-06T09:00:00Z");
    const [other] = await payments();
    await ann.post(`/api/payments/${other.id}/cancel`);
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "2000.00" });
    await ann.post("/api/bills/pay", { billId: one.id });
    expect(await wake("2026-01-07T09:00:00Z")).toMatchObject({ paid: 0, failed: 0 });
    expect(await ann.balance()).toBe("1567.00");
  });

  it("wait for a bill that lost its account", async () => {
    const bill = await ann.addBill({ isAutomatic: true, paymentDay: 10 });
    await ann.send("DELETE", `/api/accounts/${ann.accountId}`);
    expect(await wake("2026-01-12T09:00:00Z")).toMatchObject({ paid: 0, failed: 0 });
    const account = (await ann.post("/api/accounts", { name: "New", balance: "500.00" })).json();
    await ann.send("PATCH", `/api/bills/${bill.id}`, { accountId: account.id });
    expect(await run()).toMatchObject({ paid: 1 });
    expect(await ann.balance(account.id)).toBe("370.10");
  });

  it("do not repeat what was paid manually shortly before", async () => {
    const bill = await ann.addBill({ isAutomatic: true, paymentDay: 15 });
    test.clock.set("2026-01-10T09:00:00Z");
    await ann.post("/api/bills/pay", { billId: bill.id });
    await wake("2026-01-20T09:00:00Z");
    expect(await payments()).toHaveLength(1);
  });

  it("are not repeated for a settled due date, whatever next date the bill has", async () => {
    await ann.addBill({ isAutomatic: true, paymentDay: 6 });
    await wake("2026-01-06T09:00:00Z");
    await test.db.update(bills).set({ nextPaymentDate: day("2026-01-06") });
    expect(await run()).toEqual({ weeks: 0, paid: 0, failed: 0, skipped: 0 });
    expect((await ann.bills())[0].nextPaymentDate).toBe("2026-02-06");
    expect(await ann.balance()).toBe("870.10");
  });

  it("pay nothing more for a due date that is fully paid in parts", async () => {
    const bill = await ann.addBill({ isAutomatic: true, paymentDay: 6, amount: "100.00" });
    await ann.post("/api/bills/pay", { billId: bill.id, amount: "40.00", isPart: true });
    await ann.send("PATCH", `/api/bills/${bill.id}`, { amount: "30.00" });
    expect(await wake("2026-01-06T09:00:00Z")).toEqual({ weeks: 0, paid: 0, failed: 0, skipped: 0 });
    expect(await ann.balance()).toBe("960.00");
    expect((await ann.bills())[0].nextPaymentDate).toBe("2026-02-06");
    const settled = (await payments()).find((payment: { settlesDue: string }) => payment.settlesDue === "2026-01-06");
    expect(settled).toMatchObject({ status: "cancelled", amount: "30.00", source: "automatic" });
  });

  it("that were undone are not repeated", async () => {
    await ann.addBill({ isAutomatic: true, paymentDay: 6 });
    await wake("2026-01-06T09:00:00Z");
    const [made] = await payments();
    expect((await ann.post(`/api/payments/${made.id}/undo`)).statusCode).toBe(200);
    const dates = { nextDueDate: "2026-01-06", nextPaymentDate: "2026-02-06" };
    expect((await ann.bills())[0]).toMatchObject(dates);
    await run();
    expect(await ann.balance()).toBe("1000.00");
    expect((await ann.bills())[0]).toMatchObject(dates);
  });
});

describe("undone payments", () => {
  const undo = (payment: { id: number }) => ann.post(`/api/payments/${payment.id}/undo`);
  const pay = async (bill: { id: number }) => (await ann.post("/api/bills/pay", { billId: bill.id })).json().payment;
  const nextDue = async () => (await ann.bills())[0].nextPaymentDate;

  it("leave the dates that the others alone would have set, in any order", async () => {
    const bill = await ann.addBill({ frequency: "weekly", paymentDayType: "weekly", paymentDay: 2, isAutomatic: true });
    expect(await nextDue()).toBe("2026-01-06");
    const first = await pay(bill);
    const second = await pay(bill);
    const dates = { first: "2026-01-13", both: await nextDue() };
    await undo(first);
    expect(await nextDue()).toBe(dates.first);
    await undo(second);
    expect(await nextDue()).toBe("2026-01-06");
    expect(dates.both >= dates.first).toBe(true);
  });

  it("bring back the failed payment they had settled, to be retried the next day", async () => {
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "10.00" });
    const bill = await ann.addBill({ isAutomatic: true, paymentDay: 6 });
    await wake("2026-01-06T09:00:00Z");
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "500.00" });
    const paid = await pay(bill);
    expect(await payments()).toMatchObject([
      { status: "completed" },
      { status: "cancelled", failureReason: "Settled by another payment" },
    ]);
    await undo(paid);
    expect((await ann.bills())[0].openPayments).toMatchObject([
      { status: "failed", dueDate: "2026-01-06", failureReason: "The payment that settled it was undone" },
    ]);
    expect(await run()).toMatchObject({ paid: 0 });
    expect(await wake("2026-01-07T09:00:00Z")).toMatchObject({ paid: 1 });
    expect(await ann.balance()).toBe("370.10");
  });

  it("keep the date when they were retries of an older due date", async () => {
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "10.00" });
    await ann.addBill({ isAutomatic: true, paymentDay: 6 });
    await wake("2026-01-06T09:00:00Z");
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "500.00" });
    await wake("2026-01-07T09:00:00Z");
    const [made] = await payments();
    expect(made.status).toBe("completed");
    await undo(made);
    expect(await nextDue()).toBe("2026-02-06");
  });
});

describe("scheduled payments", () => {
  it("far ahead count for the due date near them, not for the next one", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-03-18", amount: "50.00" });
    expect((await ann.bills())[0].nextPaymentDate).toBe("2026-01-20");
    await wake("2026-03-25T09:00:00Z");
    const made = (await payments()).map((each: { dueDate: string; amount: string }) => [each.dueDate, each.amount]);
    expect(made.sort()).toEqual([
      ["2026-01-20", "129.90"],
      ["2026-02-20", "129.90"],
      ["2026-03-18", "50.00"],
    ]);
    expect((await ann.bills())[0].nextPaymentDate).toBe("2026-04-20");
  });

  it("far ahead, once cancelled, leave their due date to be paid", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    const later = await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-03-18" });
    await ann.post(`/api/payments/${later.json().payment.id}/cancel`);
    await wake("2026-03-25T09:00:00Z");
    expect(await ann.balance()).toBe("940.30");
  });

  it("more than ten years ahead are refused", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    const answer = await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2036-01-06" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ dueDate: "Due date must be at most 10 years ahead" });
  });

  it("are made on their day, and not twice with their due date", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-01-18", amount: "50.00", source: "scan" });
    expect(await wake("2026-01-17T23:00:00Z")).toMatchObject({ paid: 0 });
    await wake("2026-01-25T09:00:00Z");
    expect(await payments()).toMatchObject([{ status: "completed", source: "scan", amount: "50.00" }]);
  });

  it("once made and undone, leave their due date to be paid", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-01-18" });
    expect((await ann.bills())[0].nextPaymentDate).toBe("2026-02-20");
    await wake("2026-01-18T09:00:00Z");
    const [made] = await payments();
    await ann.post(`/api/payments/${made.id}/undo`);
    expect((await ann.bills())[0].nextPaymentDate).toBe("2026-01-20");
  });

  it("made late and undone do not reopen a due date settled long ago", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-01-18", amount: "4000.00" });
    await wake("2026-02-20T09:00:00Z");
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "5000.00" });
    expect(await wake("2026-02-21T09:00:00Z")).toMatchObject({ paid: 1 });
    const made = (await payments()).find((payment: { dueDate: string }) => payment.dueDate === "2026-01-18");
    await ann.post(`/api/payments/${made.id}/undo`);
    expect((await ann.bills())[0].nextPaymentDate).toBe("2026-03-20");
  });

  it("and retried due dates have separate ledger keys, so that none is made twice", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    const scheduled = [];
    for (const [dueDate, extra] of [
      ["2026-01-18", false],
      ["2026-01-19", true],
    ])
      scheduled.push((await ann.post("/api/bills/pay", { billId: bill.id, dueDate, extra })).json().payment.id);
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "259.80" });
    const auto = await ann.addBill({ isAutomatic: true, paymentDay: 19, amount: "500.00" });
    await wake("2026-01-19T09:00:00Z");
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "900.00" });
    await wake("2026-01-20T09:00:00Z");
    const made = await test.db.select({ key: operations.key }).from(operations).where(eq(operations.kind, "payment"));
    expect(made.map(({ key }) => key).sort()).toEqual([
      `auto:${auto.id}:2026-01-19`,
      ...scheduled.map((id) => `scheduled:${id}`),
    ]);
  });

  it("of a deleted bill are cancelled", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-01-18" });
    await ann.send("DELETE", `/api/bills/${bill.id}`);
    await wake("2026-01-18T09:00:00Z");
    expect(await payments()).toMatchObject([{ status: "cancelled", failureReason: "The bill was deleted" }]);
    expect(await ann.balance()).toBe("1000.00");
  });
});

describe("the loop", () => {
  it("works, reports that it is running, and stops", async () => {
    await ann.addBill();
    test.clock.set("2026-01-12T09:00:00Z");
    const stop = startScheduler({
      db: test.db,
      clock: test.clock,
      log,
      dataDir: test.settings.dataDir,
      batch: 10,
      ledger: watchLedger(test.db, log),
    });
    await expect
      .poll(async () => (await ann.get("/api/scheduler/status")).json().lastRunAt, { timeout: 10_000 })
      .not.toBeNull();
    expect((await ann.get("/api/scheduler/status")).json()).toEqual({
      isRunning: true,
      lastRunAt: "2026-01-12T09:00:00.000Z",
      nextRunAt: "2026-01-12T09:01:00.000Z",
      lastError: null,
    });
    await stop();
    expect((await ann.get("/api/scheduler/status")).json()).toMatchObject({ isRunning: false, nextRunAt: null });
    expect((await ann.bills())[0].savings.savedAmount).toBe("30.00");
  });

  it("runs as long as one of two processes does", async () => {
    const now = test.clock.now();
    const sign = { lastRunAt: now, lastError: null, jobs: {} };
    await recordHeartbeat(test.db, { ...sign, instance: "one", heartbeatAt: now, nextRunAt: now });
    await recordHeartbeat(test.db, {
      ...sign,
      instance: "other",
      heartbeatAt: new Date(now.getTime() + 1),
      nextRunAt: null,
    });
    expect((await schedulerStatus(test.db, now)).isRunning).toBe(true);
  });

  it("is reported stopped after two ticks without a heartbeat", async () => {
    const now = test.clock.now();
    expect((await schedulerStatus(test.db, now)).isRunning).toBe(false);
    await recordHeartbeat(test.db, {
      instance: "another",
      heartbeatAt: now,
      lastRunAt: now,
      nextRunAt: now,
      lastError: "oops",
      jobs: {},
    });
    expect(await schedulerStatus(test.db, new Date(now.getTime() + 2 * TICK))).toMatchObject({
      isRunning: true,
      lastError: "oops",
    });
    expect((await schedulerStatus(test.db, new Date(now.getTime() + 2 * TICK + 1))).isRunning).toBe(false);
  });

  it("changes nothing in a dry run", async () => {
    await ann.addBill({ isAutomatic: true, paymentDay: 8 });
    const before = await ann.bills();
    test.clock.set("2026-01-12T09:00:00Z");
    const result = await dryRun(test.db, { today: test.clock.today(), now: test.clock.now(), log });
    expect(result).toMatchObject({
      report: { weeks: 1, paid: 1 },
      payments: [{ billName: "Power", status: "completed" }],
    });
    expect(await ann.bills()).toEqual(before);
    expect(await payments()).toEqual([]);
  });
});

describe("a scheduled deletion", () => {
  it("erases everything of that user and nothing of anyone else's", async () => {
    const bob = await household(test, "bob@example.com");
    for (const person of [ann, bob]) {
      await person.addBill();
      await person.post("/api/bills/process-savings");
    }
    const [row] = await test.db.select().from(users).where(eq(users.email, "ann@example.com"));
    await test.db
      .update(users)
      .set({ deletesAt: test.clock.now() })
      .where(eq(users.id, row?.id ?? ""));
    expect(await eraseDue(test.db, test.clock)).toBe(1);
    expect((await ann.get("/api/auth/user")).statusCode).toBe(401);
    expect(await bob.bills()).toHaveLength(1);
    expect(await test.db.select().from(bills)).toHaveLength(1);
    const remaining = await test.db.execute(
      sql`select count(*)::int as n from entries where household_id = ${row?.id ?? ""}`,
    );
    expect(remaining).toMatchObject({ rows: [{ n: 0 }] });
  });
});

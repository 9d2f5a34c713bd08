import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { bills, outbox, payments } from "#server/db/schema/index.ts";
import { pdfOfSize, upload } from "#server/features/documents/testing.ts";
import { begin, stage } from "#server/features/import/steps.ts";
import { watchLedger } from "#server/features/ledger/watch.ts";
import { appWithReceiver } from "#server/features/notifications/testing-fixture.ts";
import { openChanges } from "#server/live/changes.ts";
import { household, recordLog } from "#server/testing.ts";
import { schedulerStatus } from "./heartbeat.ts";
import { type Finished, type JobContext, runJobs } from "./jobs.ts";
import { runDue } from "./run-due.ts";
import { startScheduler } from "./scheduler.ts";

const { test, hook } = await appWithReceiver();
const { log, output, forget } = recordLog("info");
beforeEach(forget);

const context = () => ({
  ...{ db: test.db, clock: test.clock, log, dataDir: test.settings.dataDir, batch: 10, messenger: test.messenger },
});
const tick = (over: Partial<JobContext> = {}, finished: Finished = {}) =>
  runJobs({ ...context(), isStopping: () => false, ...over }, finished);

/** A user with a webhook. */
async function withWebhook(email: string, url = hook.url) {
  const member = await household(test, email);
  await member.post("/api/notifications/channels", { kind: "webhook", target: `${url}/${email}` });
  return member;
}

/** What was logged as done, without time and user. */
const done = () =>
  output()
    .split("\n")
    .filter((line) => line.includes('"level":30'))
    .map((line) => {
      const { level: _, time: __, pid: ___, hostname: ____, ...rest } = JSON.parse(line);
      return rest;
    });

it("logs what each job did and nothing when idle, and records when each completed", async () => {
  const [ann, bob] = [await withWebhook("ann@example.com"), await withWebhook("bob@example.com", "http://127.0.0.1:9")];
  for (const member of [ann, bob]) await member.addBill({ nextDueDate: "2026-03-04" });
  const gone = await ann.addBill({ name: "Gone", nextDueDate: "2026-09-04" });
  expect((await upload(ann, gone.id, { bytes: pdfOfSize(100) })).statusCode).toBe(201);
  await ann.send("DELETE", `/api/bills/${gone.id}`);
  const cay = await household(test, "cay@example.com");
  const staged = await stage(test.db, cay.household, [], test.clock.now());
  expect(await test.db.transaction((tx) => begin(tx, staged))).toBe(true);

  const finished: Finished = {};
  await tick({}, finished);
  expect(done()).toEqual([
    { resumed: 1, msg: "finished interrupted imports" },
    { today: "2026-03-02", planned: 2, msg: "planned reminders" },
    { sent: 1, failed: 1, msg: "sent notifications" },
    { documents: 1, msg: "removed documents of deleted bills and unfinished uploads" },
  ]);
  const now = "2026-03-02T09:00:00.000Z";
  expect(finished).toEqual({
    ...{ imports: now, "credit-and-pay": now, reminders: now, messages: now, erase: now, sweep: now },
    ...{ credit: now, retry: now, pay: now },
  });
  expect(hook.bodies()).toMatchObject([{ title: "Power is due on Wed 4 Mar" }]);
  forget();
  await tick();
  expect(output()).toBe("");
});

/** The database, without the payments whose reading `isLost` says is lost. */
const losing = (isLost: () => boolean) => {
  const select = (fields: { id?: unknown } = {}) => {
    if (fields.id === payments.id && isLost())
      throw Object.assign(new Error("the connection is lost"), { code: "08006" });
    return test.db.select(fields as never);
  };
  return new Proxy(test.db, { get: (of, key) => (key === "select" ? select : Reflect.get(of, key)) });
};

it("records that credits are done even if payments could not be made", async () => {
  const ann = await household(test, "ann@example.com");
  await ann.addBill();
  test.clock.set("2026-03-09T09:00:00Z");
  const finished: Finished = {};
  await expect(tick({ db: losing(() => true) }, finished)).rejects.toThrow("the connection is lost");
  expect(finished).toMatchObject({ credit: "2026-03-09T09:00:00.000Z" });
  expect(["retry", "pay", "credit-and-pay"].filter((name) => name in finished)).toEqual([]);
  await tick({}, finished);
  expect(finished).toMatchObject({ retry: "2026-03-09T09:00:00.000Z", pay: "2026-03-09T09:00:00.000Z" });
});

it("records credits as done only after those of every time zone", async () => {
  const [ann, bob] = [await household(test, "ann@example.com"), await household(test, "bob@example.com")];
  for (const home of [ann, bob]) await home.addBill();
  await bob.send("PATCH", "/api/household", { timeZone: "Pacific/Kiritimati" });
  test.clock.set("2026-03-09T12:00:00Z");
  const finished: Finished = {};
  let reads = 0;
  await expect(tick({ db: losing(() => reads++ === 0) }, finished)).rejects.toThrow("the connection is lost");
  expect(finished).not.toHaveProperty("credit");
});

it("completes credits and retries before today's payments, and after those of earlier days", async () => {
  const ann = await household(test, "ann@example.com");
  for (const nextDueDate of ["2026-03-05", "2026-03-09"])
    await ann.addBill({ name: nextDueDate, amount: "10.00", isAutomatic: true, nextDueDate });
  test.clock.set("2026-03-09T09:00:00Z");
  const steps: string[] = [];
  const options = { today: day("2026-03-09"), now: test.clock.now(), log };
  await runDue(test.db, {
    ...options,
    onTouched: () => steps.push("changed"),
    onDone: (part) => steps.push(part),
  });
  expect(steps).toEqual(["changed", "changed", "credit", "retry", "changed", "pay"]);
});

it("records nothing as done when stopped half way", async () => {
  const ann = await household(test, "ann@example.com");
  await ann.addBill();
  test.clock.set("2026-03-09T09:00:00Z");
  const finished: Finished = {};
  let asked = 0;
  await tick({ isStopping: () => asked++ > 1 }, finished);
  expect(Object.keys(finished)).not.toContain("credit");
});

it("notifies open screens of every household that changed, and of no other", async () => {
  const changes = openChanges({ db: test.db, log });
  const notified = new Set<string>();
  changes.subscribe((change) => notified.add(change.household));
  const heardAt = async (instant: string) => {
    notified.clear();
    test.clock.set(instant);
    await tick({ changes });
    return [...notified].sort();
  };
  const saves = await household(test, "saves@example.com");
  const fails = await household(test, "fails@example.com", "0.00");
  const waits = await household(test, "waits@example.com");
  await saves.addBill();
  await fails.addBill({ isAutomatic: true, nextDueDate: "2026-03-03" });
  await waits.addBill({ nextDueDate: "2026-03-20", frequency: "annually" });
  const isWaiting = eq(bills.household, waits.household);
  await test.db
    .update(bills)
    .set({ nextCreditDate: day("2026-03-30") })
    .where(isWaiting);
  expect(await heardAt("2026-03-03T09:00:00Z")).toEqual([fails.household]);
  expect(await heardAt("2026-03-04T09:00:00Z"), "it was tried again").toEqual([fails.household]);
  expect(await heardAt("2026-03-09T09:00:00Z")).toEqual([fails.household, saves.household].sort());
  await waits.post("/api/auth/login-direct", { email: "waits@example.com", password: "correct horse" });
  expect((await waits.post("/api/household/delete-data")).statusCode).toBe(202);
  expect(await heardAt("2026-03-10T09:00:00Z")).toEqual([fails.household, waits.household].sort());
  await saves.post("/api/auth/login-direct", { email: "saves@example.com", password: "correct horse" });
  expect((await saves.post("/api/household/delete-data")).statusCode).toBe(202);
  test.clock.set("2026-03-11T09:00:00Z");
  await tick();
  expect(await saves.bills(), "with no screen to tell").toEqual([]);
  await changes.close();
});

it("distinguishes a payment that failed on its day from one that was retried", async () => {
  const ann = await household(test, "ann@example.com", "0.00");
  const debit = await ann.addBill({ name: "Debit", isDirectDebit: true, nextDueDate: "2026-03-20" });
  await ann.post("/api/bills/pay", { billId: debit.id, dueDate: "2026-03-03" });
  const events = async () => (await test.db.select({ event: outbox.event }).from(outbox)).map(({ event }) => event);
  test.clock.set("2026-03-03T09:00:00Z");
  await tick();
  expect(await events()).toEqual(["payment-failed"]);
  await test.db.delete(outbox);
  test.clock.set("2026-03-04T09:00:00Z");
  await tick();
  expect(await events()).toEqual(["payment-tried-again"]);
});

it("sends heartbeats while a message takes long to be sent", async () => {
  const ann = await withWebhook("ann@example.com");
  await ann.addBill({ nextDueDate: "2026-03-04" });
  let isSending = false;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const send = async () => {
    isSending = true;
    await held;
    return { isSent: true, text: "" };
  };
  const messenger = { ...test.messenger, send };
  const stop = startScheduler({ ...context(), messenger, every: 20, ledger: watchLedger(test.db, log) });
  try {
    await expect.poll(() => isSending, { timeout: 60_000 }).toBe(true);
    test.clock.forward(5);
    const status = () => schedulerStatus(test.db, test.clock.now());
    await expect.poll(async () => (await status()).isRunning, { timeout: 60_000 }).toBe(true);
    expect((await status()).lastRunAt, "the first run is not over").toBeNull();
  } finally {
    answer();
    await stop();
  }
});

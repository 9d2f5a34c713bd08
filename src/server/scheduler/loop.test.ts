import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { rateLimits, schedulerHeartbeats, users } from "#server/db/schema/index.ts";
import { watchLedger } from "#server/features/ledger/watch.ts";
import { household, recordLog, type TestApp, testApp } from "#server/testing.ts";
import { recordHeartbeat, schedulerStatus } from "./heartbeat.ts";
import { runJobs } from "./jobs.ts";
import { dryRun } from "./run-due.ts";
import { startScheduler } from "./scheduler.ts";

const { log, output, forget } = recordLog("info");
let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  forget();
  test.clock.set("2026-01-05T09:00:00Z");
  ann = await household(test);
});
afterEach(() => test.reset());
afterAll(() => test.close());

const options = (over: object = {}) => ({
  ...{ db: test.db, clock: test.clock, log, dataDir: test.settings.dataDir, batch: 10 },
  ledger: watchLedger(test.db, log),
  ...over,
});

it("reports what it did, and nothing when idle", async () => {
  await runJobs({ ...options(), isStopping: () => false });
  expect(output()).toBe("");
  await ann.addBill();
  await test.db.update(users).set({ deletesAt: test.clock.now() });
  await test.db.insert(rateLimits).values({ key: "guesses", count: 1, windowEndsAt: test.clock.now() });
  test.clock.set("2026-02-12T09:00:00Z");
  await runJobs({ ...options(), isStopping: () => false });
  for (const words of [
    '"weeks":5',
    "scheduled work done",
    '"erased":1',
    "deleted data on request",
    '"stale":',
    "deleted expired sessions, links, counters and answers",
  ])
    expect(output()).toContain(words);
  expect(output()).not.toMatch(/"level":[45]0/);
});

it.each([
  [new Error(`no clock ${"!".repeat(600)}`), `no clock ${"!".repeat(491)}`],
  ["not even an error", "unknown"],
])("reports why it failed, and keeps running", async (thrown, shown) => {
  const clock = {
    ...test.clock,
    today: () => {
      throw thrown;
    },
  };
  const stop = startScheduler(options({ clock }));
  const status = () => schedulerStatus(test.db, test.clock.now());
  await expect.poll(async () => (await status()).lastError, { timeout: 60_000 }).toBe(shown);
  expect(await status()).toMatchObject({ isRunning: true, lastRunAt: null, nextRunAt: "2026-01-05T09:01:00.000Z" });
  await stop();
  const line = output()
    .split("\n")
    .find((each) => each.includes("scheduled work failed; retrying at the next tick"));
  expect(line).toContain('"err":');
});

it("checks the ledger first, and starts nothing more once told to stop", async () => {
  await ann.addBill();
  test.clock.set("2026-01-12T09:00:00Z");
  let stopped: Promise<void> | undefined;
  let checks = 0;
  const check = async () => {
    checks += 1;
    await Promise.resolve();
    stopped = stop();
  };
  const stop = startScheduler(options({ ledger: { check } }));
  await expect.poll(() => stopped !== undefined).toBe(true);
  await stopped;
  expect(checks).toBe(1);
  expect((await ann.bills())[0].savings).toBeNull();
});

it("keeps ticking, and checks the ledger again every sixty ticks", async () => {
  let ticks = 0;
  const ticksAtCheck: number[] = [];
  const clock = {
    ...test.clock,
    today: () => {
      ticks += 1;
      return test.clock.today();
    },
  };
  const ledger = { check: async () => void ticksAtCheck.push(ticks) };
  const stop = startScheduler(options({ clock, ledger, every: 10 }));
  await expect
    .poll(() => ticksAtCheck.length, { timeout: 120_000 })
    .toBeGreaterThanOrEqual(3)
    .finally(stop);
  expect(ticksAtCheck.slice(0, 3)).toEqual([0, 60, 120]);
});

it("records its own heartbeat, whatever other processes do", async () => {
  const stops = [startScheduler(options()), startScheduler(options())];
  const stopAll = async () => {
    for (const stop of stops) await stop();
  };
  await expect
    .poll(() => test.db.$count(schedulerHeartbeats), { timeout: 60_000 })
    .toBe(2)
    .finally(stopAll);
});

it("keeps one heartbeat per process, and none older than a day", async () => {
  const sign = {
    instance: "one",
    heartbeatAt: test.clock.now(),
    lastRunAt: null,
    nextRunAt: null,
    lastError: null,
    jobs: {},
  };
  await recordHeartbeat(test.db, { ...sign, instance: "other" });
  await recordHeartbeat(test.db, sign);
  test.clock.forward(1440);
  await recordHeartbeat(test.db, { ...sign, heartbeatAt: test.clock.now(), lastError: "oops", jobs: {} });
  expect(await test.db.$count(schedulerHeartbeats)).toBe(2);
  expect(await schedulerStatus(test.db, test.clock.now())).toMatchObject({
    lastRunAt: null,
    lastError: "oops",
  });
  test.clock.forward(1);
  await recordHeartbeat(test.db, { ...sign, heartbeatAt: test.clock.now() });
  expect(await test.db.$count(schedulerHeartbeats)).toBe(1);
});

it("reports errors in a dry run", async () => {
  const when = { today: test.clock.today(), now: test.clock.now(), log };
  const broken = () => {
    throw new Error("no stopping");
  };
  await ann.addBill();
  test.clock.set("2026-01-12T09:00:00Z");
  await expect(
    dryRun(test.db, { ...when, today: test.clock.today(), now: test.clock.now(), isStopping: broken }),
  ).rejects.toThrow("no stopping");
});

it("includes earlier failed payments in a dry run, by due date", async () => {
  await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "0.00" });
  for (const paymentDay of [8, 7]) await ann.addBill({ isAutomatic: true, paymentDay });
  test.clock.set("2026-01-09T09:00:00Z");
  const result = await dryRun(test.db, { today: test.clock.today(), now: test.clock.now(), log });
  expect(result.payments.map(({ dueDate, status }) => [dueDate, status])).toEqual([
    ["2026-01-07", "failed"],
    ["2026-01-08", "failed"],
  ]);
});

it("runs every job of a tick though one fails, records when each completed, and reports the failure", async () => {
  const done: string[] = [];
  const job = (name: string, run = async () => void done.push(name)) => ({ name, run });
  const bad = job("bad", () => Promise.reject(new Error("no luck")));
  const finished = {};
  const running = runJobs({ ...options(), isStopping: () => false }, finished, [job("one"), bad, job("two")]);
  await expect(running).rejects.toThrow("no luck");
  expect(done).toEqual(["one", "two"]);
  expect(Object.keys(finished)).toEqual(["one", "two"]);
  expect(output()).toContain("a scheduled job failed; retrying at the next tick");
  expect(output()).toContain('"job":"bad"');
  expect(output()).toContain("no luck");
});

it("starts no further job once told to stop", async () => {
  let isStopping = false;
  const finished: Record<string, string> = {};
  const first = {
    name: "first",
    run: async () => {
      isStopping = true;
    },
  };
  const second = { name: "second", run: async () => {} };
  await runJobs({ ...options(), isStopping: () => isStopping }, finished, [first, second]);
  expect(finished).toEqual({ first: "2026-01-05T09:00:00.000Z" });
});

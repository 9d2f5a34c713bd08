import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openPostgres } from "#server/db/postgres.ts";
import { operations } from "#server/db/schema/index.ts";
import { createTestDatabase, forTests, TEMPLATE } from "#server/db/testing/test-database.ts";
import { passwordCost, REAL_COST } from "#server/features/auth/passwords.ts";
import { newResetToken } from "#server/features/auth/reset-password.ts";
import { insertReset } from "#server/features/auth/store.ts";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { household, type TestApp, testApp, unexplainedPots, visitor } from "#server/testing.ts";

// Two applications connected only through the database: each has its own connections.
const log = openLog("silent", new Writable({ write: (_, __, done) => done() }));
let one: TestApp;
let other: TestApp;
let drop: () => Promise<void>;

beforeAll(async () => {
  // Checking a password must take its real time: the test is about what happens meanwhile.
  Object.assign(passwordCost, REAL_COST);
  const made = await createTestDatabase(TEMPLATE);
  drop = made.drop;
  const open = async () => forTests(await openPostgres({ databaseUrl: made.url, log: () => {} }));
  one = await testApp({}, await open());
  other = await testApp({}, await open());
});
beforeEach(() => {
  for (const { clock } of [one, other]) clock.set("2026-01-05T09:00:00Z");
});
afterAll(async () => {
  await one.close();
  await other.close();
  await drop();
});

/** The same browser, sent to the other application. */
function movedTo({ app }: TestApp, { jar }: { jar: Map<string, string> }) {
  const browser = visitor(app);
  for (const [name, value] of jar) browser.jar.set(name, value);
  return browser;
}

it("shares sessions, which end in both", async () => {
  const ann = await household(one, "session@example.com");
  const moved = movedTo(other, ann);
  expect((await moved.get("/api/auth/user")).json()).toMatchObject({ email: "session@example.com" });
  await moved.post("/api/auth/logout-direct");
  expect((await ann.get("/api/auth/user")).statusCode).toBe(401);
});

it("counts attempts together", async () => {
  const guess = { email: "limits@example.com", password: "wrong" };
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const { app } = n % 2 === 0 ? one : other;
    statuses.push((await visitor(app, "198.51.100.7").post("/api/auth/login-direct", guess)).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

it("leaves no session behind a reset at one of them for sign-ins at both with the old password", async () => {
  const who = { email: "reset@example.com", password: "correct horse" };
  await visitor(one.app, "198.51.100.50").post("/api/auth/register", who);
  for (const round of [1, 2, 3]) {
    const { token, tokenHash } = newResetToken();
    const now = one.clock.now();
    const expiresAt = new Date(now.getTime() + 60_000);
    const link = { id: tokenHash, tokenHash, email: who.email, passwordHash: null, createdAt: now, expiresAt };
    await insertReset(one.db, link);
    const browsers = Array.from({ length: 24 }, (_, n) =>
      visitor(n % 2 === 0 ? one.app : other.app, `203.0.${round}.${n}`),
    );
    const newPassword = `battery staple ${round}`;
    const confirm = "/api/auth/reset-password/confirm";
    const [changed] = await Promise.all([
      visitor(other.app).post(confirm, { token, newPassword }),
      ...browsers.map((browser) => browser.post("/api/auth/login-direct", who)),
    ]);
    expect(changed?.statusCode).toBe(200);
    const after = await Promise.all(browsers.map((browser) => browser.get("/api/auth/user")));
    expect(after.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
    who.password = newPassword;
  }
});

it("processes a request that arrives at both under one key once and responds twice", async () => {
  const ann = await household(one, "key@example.com");
  const bill = await ann.addBill();
  const headers = { "idempotency-key": "pay-once" };
  const browsers = Array.from({ length: 8 }, (_, n) => movedTo(n % 2 === 0 ? one : other, ann));
  const answers = await Promise.all(
    browsers.map((each) => each.post("/api/bills/pay", { billId: bill.id }, { headers })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await ann.balance()).toBe("870.10");
});

it("does the scheduled work once", async () => {
  const people = await Promise.all(["a", "b", "c"].map((name) => household(one, `${name}@example.com`)));
  for (const person of people) await person.addBill({ isAutomatic: true, paymentDay: 12 });
  const before = await one.db.$count(operations);
  for (const { clock } of [one, other]) clock.set("2026-01-18T09:00:00Z");
  const work = ({ db, clock }: TestApp) => runDue(db, { today: clock.today(), now: clock.now(), log, batch: 2 });
  const [first, second] = await Promise.all([work(one), work(other)]);
  expect(first.paid + second.paid).toBe(3);
  expect(first.failed + second.failed + first.skipped + second.skipped).toBe(0);
  expect(await work(one)).toEqual({ weeks: 0, paid: 0, failed: 0, skipped: 0 });
  for (const person of people) expect(await person.balance()).toBe("900.10");
  // The previous test's bill has its own weeks: a week of four bills, and three payments.
  expect((await one.db.$count(operations)) - before).toBe(4 + 3);
  expect(await unexplainedPots(one.db)).toBe(0);
});

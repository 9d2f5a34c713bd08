import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLog } from "#server/log.ts";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { runDue } from "./run-due.ts";

const log = openLog("silent", new Writable({ write: (_, __, done) => done() }));
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const run = () => runDue(test.db, { today: test.clock.today(), now: test.clock.now(), log });

/** The database closes the connection in the middle of an insert. */
async function cutAt(table: string): Promise<() => Promise<unknown>> {
  await test.db.execute(sql`
    create or replace function cut() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end $$`);
  await test.db.execute(sql.raw(`create trigger cut before insert on ${table} for each row execute function cut()`));
  return () => test.db.execute(sql.raw(`drop trigger cut on ${table}`));
}

it("retries work on the same day after a connection is lost in the middle of it", async () => {
  test.clock.set("2026-01-05T09:00:00Z");
  const ann = await household(test);
  await ann.addBill({ isAutomatic: true, paymentDay: 12, amount: "100.00" });
  test.clock.set("2026-01-12T09:00:00Z");

  const mendCredits = await cutAt("operations");
  await expect(run()).rejects.toThrow();
  await mendCredits();
  const mendPayments = await cutAt("payments");
  await expect(run()).rejects.toThrow();
  await mendPayments();
  // The week was credited by the run that failed at the payment.
  expect(await run()).toEqual({ weeks: 0, paid: 1, failed: 0, skipped: 0 });

  await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "0.00" });
  // Away for a month, in which the session expires.
  test.clock.set("2026-02-12T09:00:00Z");
  expect(await run()).toMatchObject({ failed: 1 });
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "500.00" });
  test.clock.set("2026-02-13T09:00:00Z");
  const mendRetries = await cutAt("operations");
  await expect(run()).rejects.toThrow();
  await mendRetries();
  expect(await run()).toMatchObject({ paid: 1, skipped: 0 });
  expect(await unexplainedPots(test.db)).toBe(0);
});

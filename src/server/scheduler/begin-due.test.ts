import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { household, recordLog, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { runDue } from "./run-due.ts";

const { log, output, forget } = recordLog("warn");
let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  forget();
  test.clock.set("2026-01-05T09:00:00Z");
  ann = await household(test);
  for (const name of ["First", "Second", "Third"]) {
    const { id } = await ann.addBill({ name, amount: "433.00" });
    await ann.send("PATCH", `/api/bills/${id}`, { nextAmount: "866.00", nextAmountFrom: "2026-01-09" });
  }
});
afterEach(async () => {
  await test.db.execute(sql`alter table bill_amounts drop constraint if exists no_second`);
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

async function wake(instant: string, more: { batch?: number; isStopping?: () => boolean } = {}) {
  test.clock.set(instant);
  return runDue(test.db, { today: test.clock.today(), now: test.clock.now(), log, ...more });
}
async function amounts(): Promise<string[]> {
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  return (await ann.bills()).map(({ amount }: { amount: string }) => amount);
}

it("starts every amount on its day, even without a complete week and with small batches", async () => {
  await wake("2026-01-08T09:00:00Z", { batch: 1 });
  expect(await amounts()).toEqual(["433.00", "433.00", "433.00"]);
  expect(await wake("2026-01-09T00:00:00Z", { batch: 1 })).toEqual({ weeks: 0, paid: 0, failed: 0, skipped: 0 });
  expect(await amounts()).toEqual(["866.00", "866.00", "866.00"]);
});

it("credits the weeks before that day at the old amount, however late", async () => {
  await test.db.execute(sql`update bills set next_amount_from = '2026-01-23'`);
  expect(await wake("2026-06-01T09:00:00Z")).toMatchObject({ weeks: 3 * 21, skipped: 0 });
  expect(await amounts()).toEqual(["866.00", "866.00", "866.00"]);
  // Two weeks of 100.00 and nineteen of 200.00 for each of the three.
  expect(await ann.balance()).toBe("13000.00");
});

it("stops between two bills, and continues with the next run", async () => {
  let begun = 0;
  for (let most = 1; begun === 0; most++) {
    let asked = 0;
    const isStopping = () => {
      asked += 1;
      return asked > most;
    };
    await wake("2026-01-09T09:00:00Z", { isStopping });
    begun = (await amounts()).filter((amount) => amount === "866.00").length;
  }
  expect(begun).toBe(1);
  await wake("2026-01-09T09:00:00Z");
  expect(await amounts()).toEqual(["866.00", "866.00", "866.00"]);
});

it("postpones a bill whose amount cannot start until tomorrow, and starts the others", async () => {
  const [, second] = await ann.bills();
  await test.db.execute(
    sql.raw(`alter table bill_amounts add constraint no_second check (bill_id <> ${second.id} or amount < 866)`),
  );
  expect(await wake("2026-01-09T09:00:00Z")).toMatchObject({ skipped: 1 });
  expect(await amounts()).toEqual(["866.00", "433.00", "866.00"]);
  expect(output()).toContain(`"bill":${second.id}`);
  await test.db.execute(sql`alter table bill_amounts drop constraint no_second`);
  expect(await wake("2026-01-10T09:00:00Z")).toMatchObject({ skipped: 0 });
  expect(await amounts()).toEqual(["866.00", "866.00", "866.00"]);
});

import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "#server/db/database.ts";
import { bills, payments } from "#server/db/schema/index.ts";
import { household, recordLog, type TestApp, testApp } from "#server/testing.ts";
import { runDue } from "./run-due.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(() => test.clock.set("2026-01-05T09:00:00Z"));
afterEach(() => test.reset());
afterAll(() => test.close());

/** Runs what is due while another session holds some rows; the run waits for them for a tenth of a second. */
async function runWhileHeld(rows: ReturnType<typeof sql>, only?: string) {
  const { log, output } = recordLog("warn");
  const done: string[] = [];
  const when = { today: test.clock.today(), now: test.clock.now(), log, batch: 2, ...(only && { household: only }) };
  const held = await test.db.transaction(async (holder) => {
    await holder.execute(sql`select 1 from ${rows} for update`);
    return test.db.transaction(async (tx: Db) => {
      await tx.execute(sql`set local lock_timeout = '100ms'`);
      return runDue(tx, { ...when, onDone: (part) => void done.push(part) });
    });
  });
  return { ...held, done, output };
}
const run = () => {
  const { log } = recordLog("warn");
  return runDue(test.db, { today: test.clock.today(), now: test.clock.now(), log });
};
const credited = async () =>
  (await test.db.select().from(bills).orderBy(bills.id)).map(({ name, nextCreditDate }) => `${name} ${nextCreditDate}`);

it("credits other households while one's account is held, and the held one at the next tick", async () => {
  const people = [];
  for (const name of ["a", "b", "c"]) people.push(await household(test, `${name}@example.com`, "0.00"));
  people.sort((one, other) => (one.household < other.household ? -1 : 1));
  for (const [at, person] of people.entries()) await person.addBill({ name: `Bill ${at}`, frequency: "weekly" });
  test.clock.set("2026-01-12T09:00:00Z");
  const { weeks, skipped, done, output } = await runWhileHeld(sql`accounts where id = ${people[0]?.accountId}`);
  expect({ weeks, skipped, done }).toEqual({ weeks: 2, skipped: 0, done: [] });
  expect(output()).toContain("another session holds rows of a household; retrying at the next tick");
  expect((await credited()).sort()).toEqual(["Bill 0 2026-01-12", "Bill 1 2026-01-19", "Bill 2 2026-01-19"]);
  expect(await run()).toMatchObject({ weeks: 1, skipped: 0 });
});

it("credits other households while a bill is held whose amount begins that day", async () => {
  const ann = await household(test, "ann@example.com", "0.00");
  const ben = await household(test, "ben@example.com", "0.00");
  const held = await ann.addBill({ name: "Held", frequency: "weekly" });
  await ann.send("PATCH", `/api/bills/${held.id}`, { nextAmount: "200.00", nextAmountFrom: "2026-01-12" });
  await ben.addBill({ name: "Other", frequency: "weekly" });
  test.clock.set("2026-01-12T09:00:00Z");
  await runWhileHeld(sql`bills where id = ${held.id}`);
  expect(await credited()).toEqual(["Held 2026-01-12", "Other 2026-01-19"]);
});

it("makes the payments of other households while a bill is held", async () => {
  const ann = await household(test, "ann@example.com", "0.00");
  const ben = await household(test, "ben@example.com", "500.00");
  const held = await ann.addBill({ name: "Held", frequency: "weekly" });
  await ben.addBill({ name: "Gym", amount: "50.00", isAutomatic: true, paymentDay: 12 });
  test.clock.set("2026-01-12T09:00:00Z");
  expect(await runWhileHeld(sql`bills where id = ${held.id}`)).toMatchObject({ paid: 1, skipped: 0 });
  expect((await test.db.select().from(payments)).map(({ status }) => status)).toEqual(["completed"]);
});

it("tells whoever runs one household that it is held", async () => {
  const ann = await household(test, "ann@example.com", "0.00");
  await ann.addBill({ frequency: "weekly" });
  test.clock.set("2026-01-12T09:00:00Z");
  const held = runWhileHeld(sql`accounts where id = ${ann.accountId}`, ann.household);
  await expect(held).rejects.toMatchObject({ cause: { code: "55P03" } });
});

import { Writable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bills } from "#server/db/schema/index.ts";
import { waitForLock } from "#server/db/testing/wait-for-lock.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { openLog } from "#server/log.ts";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { runDue } from "./run-due.ts";

const log = openLog("silent", new Writable({ write: (_, __, done) => done() }));
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it("pays nothing of a day before another process has credited the day's weeks", async () => {
  test.clock.set("2026-01-05T09:00:00Z");
  const ann = await household(test);
  await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "5.00" });
  const saves = await ann.addBill({ name: "Holidays", amount: "100.00", frequency: "weekly" });
  await ann.addBill({ name: "Gym", amount: "50.00", isAutomatic: true, paymentDay: 12 });
  test.clock.set("2026-01-12T09:00:00Z");
  const when = { today: test.clock.today(), now: test.clock.now() };

  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let began = () => {};
  const holding = new Promise<void>((resolve) => {
    began = resolve;
  });
  const other = test.db.transaction(async (tx) => {
    const [bill] = await tx.select().from(bills).where(eq(bills.id, saves.id)).for("update");
    began();
    await finished;
    if (bill) await creditWeeks(tx, [bill], when);
  });
  await holding;
  const run = runDue(test.db, { ...when, log });
  await waitForLock(test.db);
  finish();
  await other;
  expect(await run).toMatchObject({ paid: 1, failed: 0 });
  expect(await unexplainedPots(test.db)).toBe(0);
});

it("skips a batch locked by another process, and waits for it at the end", async () => {
  test.clock.set("2026-01-05T09:00:00Z");
  const ben = await household(test, "ben@example.com", "0.00");
  const ids: number[] = [];
  for (let n = 0; n < 20; n++) ids.push((await ben.addBill({ name: `Bill ${n}`, frequency: "weekly" })).id);
  test.clock.set("2026-01-12T09:00:00Z");
  const when = { today: test.clock.today(), now: test.clock.now() };
  const nextOf = async (id: number | undefined) =>
    (
      await test.db
        .select({ next: bills.nextCreditDate })
        .from(bills)
        .where(eq(bills.id, id ?? 0))
    )[0]?.next;

  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const held = test.db.transaction(async (tx) => {
    await tx
      .select()
      .from(bills)
      .where(eq(bills.id, ids[1] ?? 0))
      .for("update");
    await finished;
  });
  let isOver = false;
  const run = runDue(test.db, { ...when, log, batch: 1, household: ben.household }).finally(() => {
    isOver = true;
  });
  await expect.poll(() => nextOf(ids.at(-1)), { timeout: 20_000 }).toBe("2026-01-19");
  expect([await nextOf(ids[1]), isOver]).toEqual(["2026-01-12", false]);
  finish();
  await held;
  expect(await run, "the other process rolled back").toMatchObject({ weeks: 20 });
  expect(await nextOf(ids[1])).toBe("2026-01-19");
});

it("credits the others, and skips the bill that fails, while another process holds one of the same batch", async () => {
  test.clock.set("2026-01-05T09:00:00Z");
  const cat = await household(test, "cat@example.com", "0.00");
  for (const name of ["Held", "Fails", "Sound"]) await cat.addBill({ name, frequency: "weekly" });
  await test.db.execute(
    sql`alter table bills add constraint no_credit check (name <> 'Fails' or next_credit_date = '2026-01-12')`,
  );
  test.clock.set("2026-01-12T09:00:00Z");
  const states = async () => {
    const days = { name: bills.name, next: bills.nextCreditDate, skipped: bills.skippedOn };
    const rows = await test.db.select(days).from(bills).where(eq(bills.household, cat.household)).orderBy(bills.id);
    return rows.map(({ name, next, skipped }) => `${name}: ${skipped === null ? next : "skipped"}`);
  };

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = test.db.transaction(async (tx) => {
    await tx.select().from(bills).where(eq(bills.name, "Held")).for("update");
    await released;
  });
  const when = { today: test.clock.today(), now: test.clock.now() };
  const run = runDue(test.db, { ...when, log, household: cat.household });
  await expect.poll(states, { timeout: 20_000 }).toEqual(["Held: 2026-01-12", "Fails: skipped", "Sound: 2026-01-19"]);
  release();
  await held;
  expect(await run).toMatchObject({ weeks: 2, skipped: 1 });
  expect(await states()).toEqual(["Held: 2026-01-19", "Fails: skipped", "Sound: 2026-01-19"]);
});

import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { households, users } from "#server/db/schema/index.ts";
import { household, recordLog, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { eraseDue } from "./erase-due.ts";
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
});
afterEach(async () => {
  await stopTampering();
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

/** Something happens in the middle of a write. */
async function tamper(when: string, act: string) {
  const body = `$$ begin ${act}; return new; end $$`;
  await test.db.execute(sql.raw(`create function tamper() returns trigger language plpgsql as ${body}`));
  await test.db.execute(sql.raw(`create trigger tamper ${when} for each row execute function tamper()`));
}
const stopTampering = () => test.db.execute(sql`drop function if exists tamper() cascade`);
const fail = (code: string) => `raise exception 'oops' using errcode = '${code}'`;

const run = () => runDue(test.db, { today: test.clock.today(), now: test.clock.now(), log });
const setBalance = (balance: string) => ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance });
const openPayments = async () => (await ann.get("/api/payments")).json().items;

/** Two bills whose payments failed on 6 January for lack of money, which is now there. */
async function twoFailed() {
  await setBalance("0.00");
  for (const name of ["First", "Second"]) await ann.addBill({ name, isAutomatic: true, paymentDay: 6 });
  test.clock.set("2026-01-06T09:00:00Z");
  expect(await run()).toMatchObject({ failed: 2 });
  await setBalance("500.00");
  test.clock.set("2026-01-07T09:00:00Z");
}

it.each(["operations", "payments"])("postpones nothing for a full disk: %s", async (table) => {
  await ann.addBill({ isAutomatic: true, paymentDay: 12, amount: "100.00" });
  test.clock.set("2026-01-12T09:00:00Z");
  await tamper(`before insert on ${table}`, fail("53100"));
  await expect(run()).rejects.toThrow();
  expect(output()).toBe("");
  await stopTampering();
  expect(await run()).toMatchObject({ paid: 1, skipped: 0 });
});

it("retries a scheduled payment on the same day after a full disk", async () => {
  await twoFailed();
  await tamper("before insert on operations", fail("53100"));
  await expect(run()).rejects.toThrow();
  await stopTampering();
  expect(await run()).toMatchObject({ paid: 2, skipped: 0 });
});

it("postpones a bill that takes too long, since it may be the cause", async () => {
  await ann.addBill({ isAutomatic: true, paymentDay: 12, amount: "100.00" });
  test.clock.set("2026-01-12T09:00:00Z");
  await tamper("before insert on payments", fail("57014"));
  expect(await run()).toMatchObject({ weeks: 1, paid: 0, skipped: 1 });
});

it.each([
  ["cancelled", "set status = 'cancelled', next_try_date = null"],
  ["postponed", "set next_try_date = '2026-01-09'"],
])("leaves a scheduled payment alone that was just %s", async (_, change) => {
  await twoFailed();
  await tamper(
    "after update on payments",
    `if new.bill_name = 'First' then update payments ${change} where bill_name = 'Second'; end if`,
  );
  expect(await run()).toEqual({ weeks: 0, paid: 1, failed: 0, skipped: 0 });
  expect(await ann.balance()).toBe("370.10");
});

it.each([
  ["postponed", "update bills set next_payment_date = '2026-01-08'"],
  ["made manual", "update bills set next_payment_date = null"],
  ["left without an account", "update bills set account_id = null"],
  ["deleted", "delete from bills"],
])("leaves a due bill alone that was just %s", async (_, change) => {
  for (const name of ["First", "Second"]) await ann.addBill({ name, isAutomatic: true, paymentDay: 6 });
  test.clock.set("2026-01-06T09:00:00Z");
  await tamper(
    "after update on bills",
    `if new.name = 'First' and new.last_paid_date is not null then ${change} where name = 'Second'; end if`,
  );
  expect(await run()).toEqual({ weeks: 0, paid: 1, failed: 0, skipped: 0 });
  expect(await openPayments()).toMatchObject([{ billName: "First", status: "completed" }]);
});

it("ends although a payment can be neither made nor postponed", async () => {
  await twoFailed();
  await tamper("before update on payments", fail("P0001"));
  expect(await run()).toMatchObject({ paid: 0, skipped: 2 });
  const [payment] = await openPayments();
  expect(output()).toContain(`"payment":${payment.id}`);
  expect(output()).toContain("oops");
  await stopTampering();
  expect(await run()).toMatchObject({ paid: 2 });
});

it("does not erase a user who cancels the deletion while another user is being erased", async () => {
  await household(test, "bob@example.com");
  await test.db.update(users).set({ deletesAt: test.clock.now() });
  await tamper("after delete on users", "update users set deletes_at = null");
  await eraseDue(test.db, test.clock);
  expect(await test.db.select({ deletesAt: users.deletesAt }).from(users)).toEqual([{ deletesAt: null }]);
});

it("does not erase a household whose deletion is cancelled while another one is being erased", async () => {
  const bob = await household(test, "bob@example.com");
  for (const who of [ann, bob]) await who.addBill();
  await test.db.update(households).set({ deletesAt: test.clock.now() });
  await tamper(
    "after update of erasing_since on households",
    "if new.erasing_since is not null then update households set deletes_at = null where id <> new.id; end if",
  );
  expect(await eraseDue(test.db, test.clock)).toBe(1);
  const remaining = await Promise.all([ann, bob].map(async (who) => (await who.bills()).length));
  expect(remaining.sort()).toEqual([0, 1]);
});

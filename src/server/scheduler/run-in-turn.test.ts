import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { wrong } from "#server/features/import/testing.ts";
import { read } from "#server/invariants/dump.ts";
import { openLog } from "#server/log.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { runInTurn } from "./run-in-turn.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

const DUE = { frequency: "weekly", paymentDayType: "weekly", paymentDay: 1, isAutomatic: true };
const tick = (today: string, steps?: number) =>
  runInTurn(test.db, {
    ...{ today: day(today), now: new Date(`${today}T03:00:00Z`), log: openLog("silent") },
    ...(steps !== undefined && { steps }),
  });

/** The bills have not been processed for twenty weeks. */
const fallBehind = () =>
  test.db.execute(sql`
    update bills set start_date = start_date - 140, next_credit_date = next_credit_date - 140,
      anchor_date = anchor_date - 140, due_from = due_from - 140, next_due_date = next_due_date - 140,
      next_payment_date = next_payment_date - 140`);

it("processes up-to-date households first, then those years behind", async () => {
  const ann = await household(test);
  await ann.addBill({ ...DUE, name: "Late", amount: "1.00" });
  await fallBehind();
  const ben = await household(test, "ben@example.com");
  await ben.addBill({ ...DUE, name: "Today's", amount: "7.00" });

  const paid = (name: string) =>
    read<{ count: number }>(
      test.db,
      sql`select count(*)::int as count from payments where bill_name = ${name} and status = 'completed'`,
    ).then(([row]) => row?.count ?? 0);
  await tick("2026-03-09", 5);
  expect(await paid("Today's"), "of the day it was added, and of this one").toBe(2);
  expect(await paid("Late")).toBeLessThan(10);
  for (let ticks = 0; ticks < 40 && (await paid("Late")) < 22; ticks += 1) await tick("2026-03-09", 100);
  expect(await paid("Late")).toBe(22);
  expect(await wrong(test)).toEqual([]);
});

it("postpones a household far behind, and then reports what was done for it", async () => {
  const nia = await household(test, "nia@example.com");
  await nia.send("PATCH", "/api/household", { timeZone: "Pacific/Niue" });
  await nia.addBill({ name: "Rent", amount: "10.00", isAutomatic: true, nextDueDate: "2026-03-02" });
  await fallBehind();
  await test.db.execute(sql`update households set not_before = null`);
  const run = (today: string, zones: string[], earlier: string[]) =>
    runInTurn(test.db, {
      ...{ today: day(today), now: new Date("2026-03-09T03:00:00Z"), log: openLog("silent") },
      on: { day: day(today), zones, earlier },
    });
  const nothing = { weeks: 0, paid: 0, failed: 0, skipped: 0 };
  expect(await run("2026-03-09", [""], ["Pacific/Niue"])).toEqual(nothing);
  // Due on 13 October and on the 2nd of each month since.
  expect(await run("2026-03-08", ["Pacific/Niue"], [])).toEqual({ ...nothing, weeks: 20, paid: 6 });
});

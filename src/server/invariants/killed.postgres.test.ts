import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TEST_POSTGRES_URL } from "#server/db/testing/test-database.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { programOf } from "#server/testing-program.ts";
import { read } from "./dump.ts";
import { badWeeks, findInconsistencies, occurrences } from "./find-inconsistencies.ts";
import { tickOn } from "./tick.ts";

const TODAY = "2026-06-01";
const BILLS = 20;
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function databaseUrl(): Promise<string> {
  const url = new URL(process.env[TEST_POSTGRES_URL] ?? "");
  const [row] = await read<{ name: string }>(test.db, sql`select current_database() as name`);
  url.pathname = `/${row?.name}`;
  return url.href;
}

/** Starts a scheduler in a separate process and kills it at work; returns whether it had finished. */
async function workAndDie(url: string, milliseconds: number): Promise<boolean> {
  const program = await programOf(join(import.meta.dirname, "testing-ticker.ts"));
  const child = spawn(process.execPath, [program, url, TODAY]);
  const exit = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), exit]);
  await Promise.race([sleep(milliseconds), exit]);
  child.kill("SIGKILL");
  const [code] = await exit;
  return code === 0;
}

it("do everything exactly once with two schedulers in two processes that are killed repeatedly", {
  timeout: 120_000,
}, async () => {
  const ann = await household(test, "ann@example.com", "90000.00");
  const weekly = { frequency: "weekly", amount: "5.00", paymentDay: 1, paymentDayType: "weekly", isAutomatic: true };
  for (let index = 10; index < 10 + BILLS; index += 1) await ann.addBill({ ...weekly, name: `Bill ${index}` });
  const url = await databaseUrl();
  const killed = async (first: number) => {
    let kills = 0;
    for (let wait = first; kills < 2 && !(await workAndDie(url, wait)); wait += 90) kills += 1;
    return kills;
  };
  const [one, other] = await Promise.all([killed(60), killed(110)]);
  expect(one + other).toBeGreaterThan(1);
  await tickOn(test.db, TODAY);
  expect(await findInconsistencies(test.db)).toEqual({});
  expect(await badWeeks(test.db, TODAY)).toEqual([]);
  // Fourteen Mondays from 2 March to 1 June.
  expect(Object.values(await occurrences(test.db))).toEqual(Array.from({ length: BILLS * 14 }, () => 1));
  const [account] = await read<{ balance: string }>(test.db, sql`select balance::text from accounts`);
  // Each bill: thirteen weeks credited, fourteen payments made.
  expect(account?.balance).toBe("89900.00");
});

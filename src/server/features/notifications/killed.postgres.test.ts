import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TEST_POSTGRES_URL } from "#server/db/testing/test-database.ts";
import { read } from "#server/invariants/dump.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { startReceiver } from "./testing.ts";
import { deliveryErrors, killSenders } from "./testing-killed.ts";

const EVENTS = 200;
/** The batch size of one process, which may have been sent when it is killed. */
const IN_FLIGHT = 10;

let test: TestApp;
let hook: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  hook = await startReceiver();
  test = await testApp({ ALLOW_PRIVATE_ADDRESSES: "on" });
});
afterAll(async () => {
  await test.close();
  await hook.close();
});

it("three processes killed at random lose nothing and repeat nothing without marking it", async () => {
  const member = await household(test);
  await member.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/hook` });
  await member.send("PUT", "/api/notifications", { off: ["payment-made:mail"], quiet: null, timeZone: null });
  const url = new URL(process.env[TEST_POSTGRES_URL] ?? "");
  const [row] = await read<{ name: string }>(test.db, sql`select current_database() as name`);
  url.pathname = `/${row?.name}`;
  const { killed } = await killSenders({
    ...{ databaseUrl: url.href, household: member.household, count: EVENTS, processes: 3, kills: 2, longest: 900 },
  });
  expect(killed).toBeGreaterThan(0);
  const { missing, unmarked, duplicates } = deliveryErrors(hook.bodies(), EVENTS);
  expect({ missing, unmarked }).toEqual({ missing: 0, unmarked: 0 });
  expect(duplicates).toBeLessThanOrEqual(killed * IN_FLIGHT);
  const states = await read(test.db, sql`select state, count(*)::int as count from outbox group by state`);
  expect(states).toEqual([{ state: "sent", count: EVENTS }]);
});

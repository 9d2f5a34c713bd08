import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import * as schema from "./db/schema/index.ts";
import { examine } from "./doctor/examine.ts";
import { newcomer, registered, type TestApp, testApp } from "./testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

/** Random values, and what a request leaves besides the user's rows. */
const DRAWN = /"(?:id|userId|household|sid|password|requestHash|actor)":"[^"]*"/g;
const BESIDE = new Set(["rate_limits", "answers"]);

async function everything() {
  const rows: Record<string, string[]> = {};
  for (const table of Object.values(schema) as PgTable[]) {
    const { name } = getTableConfig(table);
    if (!BESIDE.has(name)) rows[name] = (await test.db.select().from(table)).map((row) => plain(row));
  }
  return rows;
}

const plain = (row: object) =>
  JSON.stringify({ ...row, requestHash: "" }).replace(DRAWN, (each) => each.split(":")[0] ?? "");

it.each([
  undefined,
  { name: "Bills", balance: "1000.00" },
  { name: "Bills", balance: "0.00" },
  { name: "Debt", balance: "-12.34" },
])("a user whose rows were inserted equals one who registered and opened %o", async (first) => {
  test.clock.set("2026-05-07T23:30:00Z");
  const ann = await registered(test, "ann@example.com", first);
  const expected = await everything();
  const jar = [...ann.browser.jar.keys()];
  await test.reset();
  const again = await newcomer(test, "ann@example.com", first);
  expect(await everything()).toEqual(expected);
  expect([...again.browser.jar.keys()].sort()).toEqual(jar.sort());
  expect(again.accountId).toBe(ann.accountId);
  expect((await again.browser.get("/api/accounts")).json()).toHaveLength(first === undefined ? 0 : 1);
  expect((await examine(test.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  const signedIn = await again.browser.post("/api/auth/login-direct", {
    email: "ann@example.com",
    password: "correct horse",
  });
  expect(signedIn.json()).toMatchObject({ id: again.id });
});

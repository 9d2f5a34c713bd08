import { afterAll, beforeAll, expect, it } from "vitest";
import { emailLinks, pendingSignIns, session } from "#server/db/schema/index.ts";
import { testDatabase } from "#server/db/testing/test-database.ts";
import { turnOnCodes } from "#server/features/auth/factors/testing.ts";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";
import { backupFolder } from "./testing.ts";

const ann = { email: "ann@example.com", password: "correct horse" };
const { backUp, restore, remove } = backupFolder();

let before: TestApp;
beforeAll(async () => {
  before = await testApp();
});
afterAll(async () => {
  await before.close();
  remove();
});

/** Signs in like her, with a second step. */
async function stepWith(test: TestApp, code: string | undefined) {
  const browser = visitor(test.app);
  expect((await browser.post("/api/auth/login-direct", ann)).json().code).toBe("second_step");
  return (await browser.post("/api/auth/second-step", { code })).statusCode;
}

it("restores factors and tokens but no sessions; recovery codes still work under another secret", async () => {
  const member = await household(before);
  const app = await turnOnCodes(member, before.clock);
  const { token } = (await member.post("/api/tokens", { name: "A", scope: "read", days: 30 })).json();
  await visitor(before.app).post("/api/auth/login-direct", ann);
  const file = (await member.get("/api/export")).body;
  for (const secret of [app.secret, ...app.recoveryCodes, token, "recovery", "sealed", "passkey"])
    expect(file).not.toContain(secret);
  const path = await backUp(before.db, "factors");

  const database = await testDatabase();
  await restore(database.db, path);
  for (const table of [session, pendingSignIns, emailLinks]) expect(await database.db.select().from(table)).toEqual([]);
  const elsewhere = await testApp({}, database, { secret: "another secret than the one before, long enough" });
  const headers = { authorization: `Bearer ${token}` };
  expect((await elsewhere.app.inject({ url: "/api/bills", headers })).statusCode).toBe(200);
  elsewhere.clock.forward(5);
  before.clock.forward(4);
  expect(await stepWith(elsewhere, app.code())).toBe(401);
  expect(elsewhere.logged()).toContain("was SESSION_SECRET changed");
  expect(await stepWith(elsewhere, app.recoveryCodes[0])).toBe(200);
  expect(await stepWith(elsewhere, app.recoveryCodes[0])).toBe(401);
  const env = { FACTOR_SECRET: "a secret that only this test knows, long enough" };
  const restored = await testApp(env, database, { secret: "another secret than the one before, long enough" });
  restored.clock.forward(5);
  expect(await stepWith(restored, app.code())).toBe(200);
  await restored.app.close();
  await elsewhere.close();
});

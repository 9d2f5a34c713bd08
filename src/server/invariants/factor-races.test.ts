import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { recoveryCodes, session } from "#server/db/schema/index.ts";
import { turnOnCodes } from "#server/features/auth/factors/testing.ts";
import { codeAt, stepOf } from "#server/features/auth/factors/totp.ts";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";

const ann = { email: "ann@example.com", password: "correct horse" };
const STEP = "/api/auth/second-step";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

/** Browsers that have passed the password step and wait for the second. */
async function waiting(count: number) {
  const member = await household(test);
  const app = await turnOnCodes(member, test.clock);
  const browsers = Array.from({ length: count }, () => visitor(test.app));
  for (const browser of browsers) await browser.post("/api/auth/login-direct", ann);
  return { home: member, app, browsers };
}

it("accepts a recovery code once when two requests use it at once", async () => {
  const { app, browsers } = await waiting(2);
  const [code] = app.recoveryCodes;
  const answers = await Promise.all(browsers.map((browser) => browser.post(STEP, { code })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(await test.db.select().from(recoveryCodes)).toHaveLength(9);
  expect(await test.db.select().from(session)).toHaveLength(2);
});

it("accepts an app code once when four requests use it at once", async () => {
  const { app, browsers } = await waiting(4);
  const code = app.code();
  const answers = await Promise.all(browsers.map((browser) => browser.post(STEP, { code })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
});

it("turns codes on once, with one set of recovery codes, for two simultaneous first codes", async () => {
  const member = await household(test);
  const { secret } = (await member.post("/api/auth/authenticator")).json();
  const current = stepOf(test.clock.now());
  const codes = [codeAt(secret, current), codeAt(secret, current + 1)];
  const answers = await Promise.all(codes.map((code) => member.post("/api/auth/authenticator/first-code", { code })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await test.db.select().from(recoveryCodes)).toHaveLength(10);
});

it("requires the second factor of a password sign-in in progress when codes are turned on", async () => {
  const member = await household(test);
  const { secret } = (await member.post("/api/auth/authenticator")).json();
  const browser = visitor(test.app);
  const [on, login] = await Promise.all([
    member.post("/api/auth/authenticator/first-code", { code: codeAt(secret, stepOf(test.clock.now())) }),
    browser.post("/api/auth/login-direct", ann),
  ]);
  expect(on.statusCode).toBe(200);
  // Either it came first, and is one of the sessions the user sees, or it had to pass the second step.
  const sessions = (await member.get("/api/auth/sessions")).json();
  expect(sessions).toHaveLength(login.statusCode === 200 ? 2 : 1);
  expect([200, 401]).toContain(login.statusCode);
});

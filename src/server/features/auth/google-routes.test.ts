import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { GOOGLE_BY_ADDRESS } from "./limits.ts";

let test: TestApp;
beforeAll(async () => {
  // Nothing listens there: redirecting to Google fails at once.
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret", GOOGLE_ISSUER: "http://127.0.0.1:1" };
  test = await testApp(google);
});
afterAll(() => test.close());

const state = { state: "s", nonce: "n", verifier: "v" };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
// The plugin's types are not available here.
const signed = (value: unknown, { app } = test): string => Reflect.get(app, "signCookie").call(app, encoded(value));

/** Where a callback redirects to, and what is logged. */
async function callback(cookie: string | undefined, { app, logged } = test) {
  const before = logged().length;
  const browser = visitor(app);
  if (cookie !== undefined) browser.jar.set("weekwise-google", encodeURIComponent(cookie));
  const answer = await browser.get("/api/auth/google/callback?code=x&state=s");
  const logLines = logged().slice(before);
  return { to: answer.headers.location, isTried: logLines.includes("Google sign-in failed"), said: logLines };
}

it("rejects a callback without its state cookie, and says why it failed", async () => {
  const tried = await callback(signed(state));
  expect(tried).toMatchObject({ to: "/login?error=google", isTried: true });
  expect(tried.said).toContain('"reason":"');
  const forged = [
    undefined,
    "no state at all",
    encoded(state),
    ...[null, "text", {}, { ...state, state: 1 }, { state: "s", nonce: "n" }, { verifier: "v" }].map((each) =>
      signed(each),
    ),
  ];
  for (const cookie of forged)
    expect(await callback(cookie)).toMatchObject({ to: "/login?error=google", isTried: false });
});

it("does not redirect to Google when it is not set up, even with a valid state cookie", async () => {
  expect((await visitor(test.app).get("/api/auth/options")).json()).toMatchObject({ google: true });
  const plain = await testApp();
  expect((await visitor(plain.app).get("/api/auth/options")).json()).toMatchObject({ google: false });
  expect(await callback(signed(state, plain), plain)).toMatchObject({ to: "/login?error=google", isTried: false });
  await plain.close();
});

it("shows our own page after too many attempts or when Google can't be reached", async () => {
  const browser = visitor(test.app);
  for (let n = 0; n < GOOGLE_BY_ADDRESS.max; n++) {
    const answer = await browser.get("/api/auth/google");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/login?error=google"]);
  }
  const answer = await browser.get("/api/auth/google");
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "/login?error=too-many"]);
});

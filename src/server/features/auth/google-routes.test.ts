import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { GOOGLE_BY_ADDRESS } from "./limits.ts";

let test: TestApp;
beforeAll(async () => {
  // Nobody listens there: leaving for Google fails at once.
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret", GOOGLE_ISSUER: "http://127.0.0.1:1" };
  test = await testApp(google);
});
afterAll(() => test.close());

it("lands whoever tries too often on a page of ours, as it does when Google can't be reached", async () => {
  const browser = visitor(test.app);
  for (let n = 0; n < GOOGLE_BY_ADDRESS.max; n++) {
    const answer = await browser.get("/api/auth/google");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/login?error=google"]);
  }
  const answer = await browser.get("/api/auth/google");
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "/login?error=too-many"]);
});

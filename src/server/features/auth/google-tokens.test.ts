import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { idToken, type Signer, startLyingProvider } from "./testing-provider.ts";

let provider: Awaited<ReturnType<typeof startLyingProvider>>;
let test: TestApp;
beforeAll(async () => {
  provider = await startLyingProvider();
  test = await testApp({
    BASE_URL: "https://bills.example.com",
    GOOGLE_CLIENT_ID: "weekwise",
    GOOGLE_CLIENT_SECRET: "secret",
    GOOGLE_ISSUER: provider.issuer,
  });
});
afterAll(async () => {
  await test.close();
  provider.close();
});

/** Goes to the provider and returns with the prepared token. */
async function signInWith(change: object = {}, signer: Signer = "provider") {
  const browser = visitor(test.app);
  const left = await browser.get("/api/auth/google");
  const { searchParams } = new URL(String(left.headers.location));
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 300 };
  const who = { sub: "7", email: "ann@example.com", email_verified: true };
  const right = { iss: provider.issuer, aud: "weekwise", nonce: searchParams.get("nonce"), ...times, ...who };
  provider.says.token = idToken({ ...right, ...change }, signer);
  const answer = await browser.get(`/api/auth/google/callback?code=x&state=${searchParams.get("state")}`);
  return { left, answer, browser };
}

it("does not redirect to a provider that claims another issuer", async () => {
  provider.says.issuer = "https://accounts.example.com";
  const answer = await visitor(test.app).get("/api/auth/google");
  provider.says.issuer = "";
  expect(answer.headers.location).toBe("/login?error=google");
});

it("does not redirect when another site links here; a click on our own page is required", async () => {
  const answer = await visitor(test.app).get("/api/auth/google", { headers: { "sec-fetch-site": "cross-site" } });
  expect([answer.headers.location, answer.cookies]).toEqual(["/login", []]);
});

it("signs in with a valid token, once, and the browser never sees the token", async () => {
  const { left, answer, browser } = await signInWith();
  expect(left.cookies).toEqual([
    expect.objectContaining({ name: "__Host-weekwise-google", secure: true, httpOnly: true, path: "/" }),
  ]);
  expect(answer.headers.location).toBe("/dashboard");
  expect([...browser.jar.keys()]).toEqual(["__Host-weekwise", "__Host-weekwise-device"]);
  expect(JSON.stringify(answer.headers)).not.toContain(provider.says.token);
  const again = await browser.get("/api/auth/google/callback?code=x&state=x");
  expect(again.headers.location).toBe("/login?error=google");
});

it.each<[string, object, Signer]>([
  ["signed by a stranger", {}, "stranger"],
  ["without a signature", {}, "nobody"],
  ["signed with the public key as a secret", {}, "public key as a secret"],
  ["for another application", { aud: "another" }, "provider"],
  ["of another issuer", { iss: "https://accounts.example.com" }, "provider"],
  ["that has expired", { exp: 1_700_000_000 }, "provider"],
  ["with another visit's nonce", { nonce: "another" }, "provider"],
  ["without a nonce", { nonce: undefined }, "provider"],
])("rejects a token %s", async (_, change, signer) => {
  const { answer, browser } = await signInWith(change, signer);
  expect(answer.headers.location).toBe("/login?error=google");
  expect([...browser.jar.keys()]).toEqual([]);
});

it("truncates profile fields and removes characters that can't be stored", async () => {
  const names = { given_name: "Gr\0ace", family_name: "x".repeat(600), picture: 7 };
  const { browser } = await signInWith({ sub: "8", email: " Grace@Example.com ", ...names });
  expect((await browser.get("/api/auth/user")).json()).toMatchObject({
    ...{ email: "grace@example.com", firstName: "Grace", lastName: "x".repeat(500), profileImageUrl: null },
  });
});

it("rejects a user without an address, and says so", async () => {
  const before = test.logged().length;
  const { answer } = await signInWith({ sub: "9", email: undefined });
  expect(answer.headers.location).toBe("/login?error=google");
  expect(test.logged().slice(before)).toContain("the provider sent no email address");
});

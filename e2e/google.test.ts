import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { users } from "#server/db/schema/index.ts";
import { addPerson } from "#server/features/households/testing.ts";
import { newMember, type TestApp, testApp, visitor } from "#server/testing.ts";
import { type OpenIdProvider, startOpenIdProvider } from "./support/openid-provider.ts";
import { signInAtProvider } from "./support/sign-in-there.ts";

const HERE = "https://bills.example.com";
const STATE_COOKIE = "__Host-weekwise-google";
const grace = {
  sub: "g-1",
  email: "Grace@Example.com",
  email_verified: true,
  given_name: "Grace",
  family_name: "Hopper",
};

let provider: OpenIdProvider;
let test: TestApp;
let closed: TestApp;
beforeAll(async () => {
  provider = await startOpenIdProvider(`${HERE}/api/auth/google/callback`);
  const env = {
    BASE_URL: HERE,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  };
  test = await testApp(env);
  closed = await testApp({ ...env, REGISTRATION: "closed" });
});
afterEach(async () => {
  await test.reset();
  await closed.reset();
});
afterAll(async () => {
  await test.close();
  await closed.close();
  await provider.close();
});

async function startSignIn() {
  const browser = visitor(test.app);
  const answer = await browser.get("/api/auth/google");
  return { browser, answer, url: new URL(String(answer.headers.location)) };
}

const followCallback = async (browser: ReturnType<typeof visitor>, { pathname, search }: URL) =>
  (await browser.get(pathname + search)).headers.location;

it("redirects to the provider with its own state and nonce, and signs the user in on return", async () => {
  provider.know(grace);
  const { browser, answer, url } = await startSignIn();
  expect(answer.statusCode).toBe(302);
  expect(url.origin).toBe(provider.issuer);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ scope: "openid email profile", code_challenge_method: "S256", response_type: "code" },
    redirect_uri: `${HERE}/api/auth/google/callback`,
  });
  expect(answer.cookies).toMatchObject([
    { name: STATE_COOKIE, path: "/", httpOnly: true, sameSite: "Lax", secure: true, maxAge: 600 },
  ]);
  const back = await signInAtProvider(url.href, grace.sub, HERE);
  expect(await followCallback(browser, back)).toBe("/dashboard");
  expect((await browser.get("/api/auth/user")).json()).toMatchObject({
    ...{ email: "grace@example.com", firstName: "Grace", lastName: "Hopper", profileImageUrl: null },
  });
  const [row] = await test.db.select().from(users);
  expect(row).toMatchObject({ googleId: "g-1", emailVerifiedAt: test.clock.now() });
  // The state cookie serves one callback.
  expect(browser.jar.has(STATE_COOKIE)).toBe(false);
  expect(await followCallback(browser, back)).toBe("/login?error=google");
});

it("rejects a callback without its state cookie, and logs why", async () => {
  provider.know(grace);
  const { browser, url } = await startSignIn();
  const back = await signInAtProvider(url.href, grace.sub, HERE);
  const cookie = browser.jar.get(STATE_COOKIE) ?? "";
  back.searchParams.set("state", "guessed");
  expect(await followCallback(browser, back)).toBe("/login?error=google");
  expect(test.logged()).toContain("Google sign-in failed");
  browser.jar.set(STATE_COOKIE, `${cookie.slice(0, -4)}AAAA`);
  expect(await followCallback(browser, back)).toBe("/login?error=google");
  expect(await followCallback(visitor(test.app), back)).toBe("/login?error=google");
  expect(await test.db.select().from(users)).toEqual([]);
});

it("rejects an email address that the provider has not verified", async () => {
  provider.know({ ...grace, sub: "g-2", email_verified: false });
  const { browser, url } = await startSignIn();
  expect(await followCallback(browser, await signInAtProvider(url.href, "g-2", HERE))).toBe("/login?error=google");
  expect(test.logged()).toContain("Google has not verified this email address");
});

it("is unavailable when it is not configured", async () => {
  const plain = await testApp();
  const browser = visitor(plain.app);
  for (const url of ["/api/auth/google", "/api/auth/google/callback?code=x&state=y"])
    expect((await browser.get(url)).headers.location).toBe("/login?error=google");
  expect((await browser.get("/api/auth/google/status")).json()).toEqual({ available: false });
  expect((await visitor(test.app).get("/api/auth/google/status")).json()).toEqual({ available: true });
  await plain.close();
});

it("lets in whoever opened an invitation, although registration is closed, and nobody else", async () => {
  const { household } = await addPerson(closed.db, "founder");
  const owner = await newMember(closed, household, "owner", "Ann");
  owner.jar.set("__Host-weekwise", owner.jar.get("weekwise") ?? "");
  const { link } = (await owner.post("/api/household/invitations", { role: "viewer" })).json();
  const joinWithGoogle = async (sub: string, isInvited: boolean) => {
    provider.know({ ...grace, sub, email: `${sub}@example.com` });
    const browser = visitor(closed.app);
    if (isInvited) await browser.post("/api/invitations/read", { token: link.split("#")[1] });
    const started = await browser.get("/api/auth/google?to=join");
    return {
      browser,
      to: await followCallback(browser, await signInAtProvider(String(started.headers.location), sub, HERE)),
    };
  };
  expect((await joinWithGoogle("g-7", false)).to).toBe("/join?error=google");
  const { browser, to } = await joinWithGoogle("g-8", true);
  expect(to).toBe("/dashboard");
  expect((await browser.get("/api/households")).json()).toMatchObject([{ id: household, role: "viewer" }]);
  expect((await joinWithGoogle("g-9", true)).to, "the link was used").toBe("/join?error=google");
});

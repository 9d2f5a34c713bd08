import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { members } from "#server/db/schema/index.ts";
import { turnOnCodes } from "#server/features/auth/factors/testing.ts";
import { hashPassword } from "#server/features/auth/passwords.ts";
import { findUserByEmail, insertUser } from "#server/features/auth/store.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { freePort } from "./support/free-port.ts";
import { type Identity, type OpenIdProvider, startOpenIdProvider } from "./support/openid-provider.ts";
import { signInAtProvider } from "./support/sign-in-there.ts";

const HERE = "https://bills.example.com";
const START = "/api/auth/openid";
const ann = { email: "ann@example.com", password: "correct horse" };
const grace: Identity = {
  ...{ sub: "k-1", email: "grace@example.com", email_verified: true },
  ...{ given_name: "Grace", family_name: "Hopper" },
};

let env: Record<string, string>;
let provider: OpenIdProvider;
let plain: TestApp;
let joining: TestApp;
let closed: TestApp;
beforeAll(async () => {
  provider = await startOpenIdProvider(`${HERE}${START}/callback`);
  env = {
    BASE_URL: HERE,
    OPENID_LABEL: "Keycloak",
    OPENID_ISSUER: provider.issuer,
    OPENID_CLIENT_ID: provider.clientId,
    OPENID_CLIENT_SECRET: provider.clientSecret,
  };
  plain = await testApp(env);
  closed = await testApp({ ...env, REGISTRATION: "closed" });
  joining = await testApp({ ...env, OPENID_JOIN: ann.email, REGISTRATION: "closed" });
});
afterEach(async () => {
  await plain.reset();
  await joining.reset();
  await closed.reset();
});
afterAll(async () => {
  await plain.close();
  await joining.close();
  await closed.close();
  await provider.close();
});

/** Signs in at the provider as a person and returns. */
async function signInWith(test: TestApp, who: Identity = grace) {
  provider.know(who);
  const browser = visitor(test.app);
  const started = await browser.get(START);
  const back = await signInAtProvider(String(started.headers.location), who.sub, HERE);
  const answer = await browser.get(back.pathname + back.search);
  return { browser, answer };
}

/** A person with a household, where registration may be closed. */
async function addAnn(test: TestApp) {
  const now = test.clock.now();
  const password = await hashPassword(ann.password);
  await test.db.transaction((tx) =>
    insertUser(tx, { id: "ann", email: ann.email, password, createdAt: now, updatedAt: now }),
  );
}

it("is a button of its own, with the operator's label", async () => {
  expect((await visitor(plain.app).get("/api/auth/options")).json()).toMatchObject({
    openid: "Keycloak",
    google: false,
  });
});

it("creates a person once, and knows them again by issuer and name", async () => {
  const first = await signInWith(plain);
  expect(first.answer.headers.location).toBe("/dashboard");
  const { id, email } = (await first.browser.get("/api/auth/user")).json();
  expect(email).toBe(grace.email);
  const again = await signInWith(plain, { ...grace, email: "moved@example.com", email_verified: false });
  expect((await again.browser.get("/api/auth/user")).json().id).toBe(id);
  expect((await again.browser.get("/api/accounts")).json()).toEqual([]);
});

it("asks a provider who somebody is that keeps the ID token short", async () => {
  const short = { ...grace, sub: "k-4", email: "short@example.com" };
  provider.saysLittleOf(short);
  const { browser, answer } = await signInWith(plain, short);
  expect(answer.headers.location).toBe("/dashboard");
  expect((await browser.get("/api/auth/user")).json()).toMatchObject({ email: short.email, firstName: "Grace" });
});

it("is looked for again after it could not be reached", async () => {
  const port = await freePort();
  const test = await testApp({ ...env, OPENID_ISSUER: `http://localhost:${port}` });
  const startSignIn = async () => (await visitor(test.app).get(START)).headers.location;
  expect(await startSignIn()).toBe("/login?error=openid");
  const late = await startOpenIdProvider(`${HERE}${START}/callback`, port);
  expect(await startSignIn()).toContain(`${late.issuer}/auth?`);
  await late.close();
  await test.close();
});

it("links a verified address to whoever has it, and refuses one that is not verified", async () => {
  await addAnn(plain);
  const other = { ...grace, sub: "k-2", email: ann.email };
  const refused = await signInWith(plain, { ...other, email_verified: false });
  expect(refused.answer.headers.location).toBe("/login?error=openid");
  const linked = await signInWith(plain, other);
  expect((await linked.browser.get("/api/auth/user")).json().id).toBe("ann");
  const second = await signInWith(plain, { ...other, sub: "k-3" });
  expect(second.answer.headers.location).toBe("/login?error=openid");
});

it("brings people into the named household once, although registration is closed", async () => {
  await addAnn(joining);
  const { browser, answer } = await signInWith(joining);
  expect(answer.headers.location).toBe("/dashboard");
  const { id } = (await browser.get("/api/auth/user")).json();
  const homes = () => joining.db.select().from(members).where(eq(members.userId, id));
  const [membership] = await joining.db.select().from(members).where(eq(members.userId, "ann"));
  expect(await homes()).toMatchObject([{ household: membership?.household, role: "member" }]);
  await joining.db.delete(members).where(eq(members.userId, id));
  expect((await signInWith(joining)).answer.headers.location).toBe("/login?error=openid");
  expect(await homes()).toEqual([]);
});

it("gives people a household of their own where the named one is not there", async () => {
  const { browser } = await signInWith(joining);
  const user = await findUserByEmail(joining.db, grace.email);
  expect(
    await joining.db
      .select()
      .from(members)
      .where(eq(members.userId, user?.id ?? "")),
  ).toMatchObject([{ role: "owner" }]);
  expect((await browser.get("/api/bills")).statusCode).toBe(200);
});

it("asks for the second step of whoever has one", async () => {
  const { browser } = await signInWith(plain);
  const app = await turnOnCodes(browser, plain.clock);
  const { browser: other, answer } = await signInWith(plain);
  expect(answer.headers.location).toBe("/login?step=2");
  expect((await other.get("/api/bills")).statusCode).toBe(401);
  expect((await other.post("/api/auth/second-step", { code: app.code() })).statusCode).toBe(200);
});

describe("from the link of an invitation, although registration is closed", () => {
  type Invited = { token: string; household: string };

  /** Ann's invitation link, for one address or for anyone with the link. */
  async function invite(email?: string): Promise<Invited> {
    await addAnn(closed);
    const owner = visitor(closed.app);
    await owner.post("/api/auth/login-direct", ann);
    const answer = await owner.post("/api/household/invitations", { role: "member", ...(email && { email }) });
    const { id } = (await owner.get("/api/household")).json();
    return { token: answer.json().link.split("#")[1], household: id };
  }

  /** Opens the link, goes to the provider and comes back. */
  async function joinByInvitation(token: string, who: Identity = grace, browser = visitor(closed.app)) {
    provider.know(who);
    await browser.post("/api/invitations/read", { token });
    const started = await browser.get(`${START}?to=join`);
    expect(started.headers.location, "the secret stands in no address").not.toContain(token);
    const back = await signInAtProvider(String(started.headers.location), who.sub, HERE);
    const answer = await browser.get(back.pathname + back.search);
    return { browser, to: answer.headers.location };
  }

  it("joins the household, and gets no other; the link works once", async () => {
    const { token, household } = await invite();
    const { browser, to } = await joinByInvitation(token);
    expect(to).toBe("/dashboard");
    expect((await browser.get("/api/households")).json()).toMatchObject([{ id: household, role: "member" }]);
    expect((await browser.get("/api/auth/user")).json().email).toBe(grace.email);
    const late = await joinByInvitation(token, { ...grace, sub: "k-2", email: "late@example.com" });
    expect(late.to).toBe("/join?error=openid");
    expect(await findUserByEmail(closed.db, "late@example.com")).toBeUndefined();
    // The next sign-in works without a link.
    expect((await signInWith(closed)).answer.headers.location).toBe("/dashboard");
  });

  it("is refused with another address than the invited one, and leaves the link for that", async () => {
    const { token } = await invite("sam@example.com");
    expect((await joinByInvitation(token)).to).toBe("/join?error=person");
    expect(await findUserByEmail(closed.db, grace.email)).toBeUndefined();
    const sam = await joinByInvitation(token, { ...grace, sub: "k-3", email: "sam@example.com" });
    expect(sam.to).toBe("/dashboard");
  });

  it("is refused without having opened a link, or by one that came from elsewhere", async () => {
    const { token } = await invite();
    expect((await signInWith(closed)).answer.headers.location).toBe("/login?error=openid");
    const browser = visitor(closed.app);
    browser.jar.set("__Host-weekwise-invitation", token);
    expect((await joinByInvitation("x".repeat(54), grace, browser)).to).toBe("/join?error=openid");
    expect(await findUserByEmail(closed.db, grace.email)).toBeUndefined();
  });

  it("asks whoever has an account, and leaves it to them", async () => {
    const { token } = await invite();
    const { browser } = await joinByInvitation(token);
    await browser.post("/api/household/leave");
    const owner = visitor(closed.app);
    await owner.post("/api/auth/login-direct", ann);
    const again = (await owner.post("/api/household/invitations", { role: "viewer" })).json().link.split("#")[1];
    const back = await joinByInvitation(again);
    expect(back.to).toBe("/join");
    expect((await back.browser.get("/api/households")).json()).toHaveLength(1);
    expect((await back.browser.post("/api/invitations/accept", { token: again })).json().role).toBe("viewer");
  });
});

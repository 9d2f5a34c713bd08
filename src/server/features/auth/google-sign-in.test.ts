import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import {
  apiTokens,
  authenticators,
  emailLinks,
  identities,
  passkeys,
  pendingSignIns,
  recoveryCodes,
  users,
} from "#server/db/schema/index.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import type { ProviderPerson } from "./provider.ts";
import { ofGoogle, providerSignIn } from "./provider-sign-in.ts";
import { findUserByEmail, updateUser } from "./store.ts";

const ann = { email: "ann@example.com", password: "correct horse" };
const person: ProviderPerson = {
  subject: "g-1",
  email: ann.email,
  isVerified: true,
  firstName: "Ann",
  lastName: null,
  picture: null,
};

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

const enter = (who: Partial<ProviderPerson> = {}, policy: "open" | "closed" = "open") =>
  providerSignIn(test.db, { providerUsers: ofGoogle, person: { ...person, ...who }, policy, now: test.clock.now() });

it("creates a user once and recognises them by identity, even after a change of address", async () => {
  const first = await enter();
  const second = await enter({ email: "new@example.com", isVerified: false });
  expect(second.id).toBe(first.id);
  expect(first.emailVerifiedAt).not.toBeNull();
});

it("takes over an address registered but never confirmed: its password and sessions are removed", async () => {
  const squatter = visitor(test.app);
  await squatter.post("/api/auth/register", ann);
  await squatter.post("/api/auth/login-direct", ann);
  const owner = await enter();
  expect((await findUserByEmail(test.db, ann.email))?.id).toBe(owner.id);
  expect(owner.password).toBeNull();
  expect((await squatter.get("/api/auth/user")).statusCode).toBe(401);
  expect((await squatter.post("/api/auth/login-direct", ann)).statusCode).toBe(401);
});

/** A user who registered an address, with every way in besides a password. */
async function registerWithManyWaysIn() {
  const browser = visitor(test.app);
  await browser.post("/api/auth/register", ann);
  await browser.post("/api/auth/login-direct", ann);
  await browser.post("/api/tokens", { name: "Program", scope: "read", days: 30 });
  const userId = (await findUserByEmail(test.db, ann.email))?.id ?? "";
  const now = test.clock.now();
  await test.db.insert(authenticators).values({ userId, sealed: "secret", createdAt: now });
  await test.db.insert(recoveryCodes).values({ userId, codeHash: "code", createdAt: now });
  await test.db.insert(passkeys).values({
    ...{ id: "key", userId, name: "Phone", publicKey: "key", counter: 0, transports: "", createdAt: now },
  });
  await test.db.insert(emailLinks).values({
    ...{ tokenHash: "link", userId, email: "stranger@example.com", createdAt: now, expiresAt: now },
  });
  await test.db.insert(identities).values({ issuer: "https://login.example", subject: "s", userId, createdAt: now });
  await test.db.insert(pendingSignIns).values({ id: "half", userId, expiresAt: now });
  return userId;
}

const WAYS_IN = [apiTokens, authenticators, recoveryCodes, passkeys, emailLinks, identities, pendingSignIns];
const waysIn = async () => Promise.all(WAYS_IN.map((table) => test.db.$count(table)));

it("removes everything of an unconfirmed registrant, and nothing of an owner who confirmed the address", async () => {
  await registerWithManyWaysIn();
  await enter();
  expect(await waysIn()).toEqual([0, 0, 0, 0, 0, 0, 0]);

  await test.reset();
  const id = await registerWithManyWaysIn();
  await updateUser(test.db, id, { emailVerifiedAt: test.clock.now() }, test.clock.now());
  await enter();
  expect(await waysIn()).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

it("keeps the password of an owner who confirmed the address", async () => {
  const owner = visitor(test.app);
  await owner.post("/api/auth/register", ann);
  await owner.post("/api/auth/login-direct", ann);
  const row = await findUserByEmail(test.db, ann.email);
  await updateUser(test.db, row?.id ?? "", { emailVerifiedAt: test.clock.now() }, test.clock.now());
  await enter();
  expect((await owner.get("/api/auth/user")).statusCode).toBe(200);
  expect((await owner.post("/api/auth/login-direct", ann)).statusCode).toBe(200);
});

it("links nothing when Google has not verified the address", async () => {
  await visitor(test.app).post("/api/auth/register", ann);
  await expect(enter({ isVerified: false })).rejects.toMatchObject({
    code: "login_failed",
    message: "Google has not verified this email address",
  });
  await expect(enter({ isVerified: false, email: "new@example.com" })).rejects.toThrow();
  const rows = await test.db.select().from(users);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.googleId).toBeNull();
});

it("does not link an account to a second identity", async () => {
  await enter();
  await expect(enter({ subject: "g-2" })).rejects.toMatchObject({ code: "login_failed", message: "Login failed" });
});

it("rejects new users when registration is closed, but admits existing ones", async () => {
  await expect(enter({}, "closed")).rejects.toThrow("Registration is closed");
  const known = await enter();
  expect((await enter({}, "closed")).id).toBe(known.id);
});

it("links permanently, and uses Google's picture when there is none", async () => {
  await visitor(test.app).post("/api/auth/register", ann);
  const linked = await enter({ picture: "https://example.com/g.png" });
  expect(linked).toMatchObject({ googleId: "g-1", profileImageUrl: "https://example.com/g.png" });
  expect(linked.emailVerifiedAt).toEqual(test.clock.now());
  expect((await enter({ email: "moved@example.com" })).id).toBe(linked.id);
});

it("keeps an existing picture and confirmation date", async () => {
  await visitor(test.app).post("/api/auth/register", ann);
  const row = await findUserByEmail(test.db, ann.email);
  const proven = { emailVerifiedAt: new Date("2026-01-01T00:00:00Z"), profileImageUrl: "https://example.com/own.png" };
  await updateUser(test.db, row?.id ?? "", proven, test.clock.now());
  expect(await enter({ picture: "https://example.com/g.png" })).toMatchObject(proven);
});

it("sets no password for a user who never chose one", async () => {
  await enter();
  for (const password of ["correct horse", "nobody has this password"])
    expect((await visitor(test.app).post("/api/auth/login-direct", { ...ann, password })).statusCode).toBe(401);
});

import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { session, users } from "#server/db/schema/index.ts";
import { eraseDue } from "#server/scheduler/erase-due.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { deleteData } from "./delete-data.ts";
import { passwordCost, REAL_COST } from "./passwords.ts";
import type { ProviderPerson } from "./provider.ts";
import { ofGoogle, providerSignIn } from "./provider-sign-in.ts";
import { newResetToken } from "./reset-password.ts";
import { findUserByEmail, insertReset } from "./store.ts";

const ann = { email: "ann@example.com", password: "correct horse" };
const LOGIN = "/api/auth/login-direct";
const SIGN_INS = 16;
/**
 * How often each race runs; for more: INVARIANT_RUNS=20 npx vitest run src/server/features/auth/session-races.test.ts
 */
const ROUNDS = Array.from({ length: Number(process.env.INVARIANT_RUNS ?? 2) }, (_, n) => n + 1);

let test: TestApp;
beforeAll(async () => {
  // The races are with a password being checked, so that must take its real time.
  Object.assign(passwordCost, REAL_COST);
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

type Visitor = ReturnType<typeof visitor>;

/** Browsers at different addresses, so that no limit blocks them. */
const browsers = () => Array.from({ length: SIGN_INS }, (_, n) => visitor(test.app, `198.51.100.${n}`));

/** Signs all of them in with one password, a few turns of the event loop apart, and runs `act` in between. */
async function signInAround(all: readonly Visitor[], password: string, act: () => Promise<unknown>): Promise<void> {
  const pause = (turns: number) => new Promise((resolve) => setTimeout(resolve, turns));
  const signIns = all.map(async (browser, n) => {
    await pause(n * 4);
    await browser.post(LOGIN, { email: ann.email, password });
  });
  await Promise.all([...signIns, pause(30).then(act)]);
}

/** How many of them are signed in now. */
async function countSignedIn(all: readonly Visitor[]): Promise<number> {
  const answers = await Promise.all(all.map((browser) => browser.get("/api/auth/user")));
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

async function resetLink(): Promise<string> {
  const { token, tokenHash } = newResetToken();
  const now = test.clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await insertReset(test.db, {
    id: tokenHash,
    tokenHash,
    email: ann.email,
    passwordHash: null,
    createdAt: now,
    expiresAt,
  });
  return token;
}

const confirm = async (token: string, newPassword: string, address = "203.0.113.1") =>
  (await visitor(test.app, address).post("/api/auth/reset-password/confirm", { token, newPassword })).statusCode;

const person: ProviderPerson = {
  subject: "g-1",
  email: ann.email,
  isVerified: true,
  firstName: null,
  lastName: null,
  picture: null,
};
const enterByGoogle = (subject = "g-1") =>
  providerSignIn(test.db, {
    providerUsers: ofGoogle,
    person: { ...person, subject },
    policy: "open",
    now: test.clock.now(),
  });

describe("sign-ins with the old password", () => {
  it.each(ROUNDS)("leave no session behind a simultaneous reset (%d)", async () => {
    await visitor(test.app).post("/api/auth/register", ann);
    const all = browsers();
    const token = await resetLink();
    await signInAround(all, ann.password, async () => expect(await confirm(token, "battery staple")).toBe(200));
    expect(await countSignedIn(all)).toBe(0);
    expect(await test.db.select().from(session)).toHaveLength(0);
    expect((await visitor(test.app).post(LOGIN, { ...ann, password: "battery staple" })).statusCode).toBe(200);
  });

  it.each(ROUNDS)("by an unconfirmed registrant leave no session when the owner links Google (%d)", async () => {
    await visitor(test.app).post("/api/auth/register", ann);
    const strangers = browsers();
    await signInAround(strangers, ann.password, enterByGoogle);
    expect(await countSignedIn(strangers)).toBe(0);
  });

  it("are refused with the usual message while the user is being deleted", async () => {
    await visitor(test.app).post("/api/auth/register", ann);
    await test.db.update(users).set({ deletesAt: test.clock.now() });
    const all = browsers();
    const answers = all.map((browser) => browser.post(LOGIN, ann));
    await eraseDue(test.db, test.clock);
    const statuses = new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode));
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(await countSignedIn(all)).toBe(0);
  });
});

it("sets one password when two links of one user are used at once", async () => {
  for (const _ of ROUNDS) {
    await visitor(test.app).post("/api/auth/register", ann);
    const tokens = [await resetLink(), await resetLink(), await resetLink()];
    const words = tokens.map((_, n) => `battery staple ${n}`);
    const statuses = await Promise.all(tokens.map((token, n) => confirm(token, words[n] ?? "", `203.0.113.${n}`)));
    expect([...statuses].sort()).toEqual([200, 400, 400]);
    for (const [n, password] of words.entries()) {
      const { statusCode } = await visitor(test.app).post(LOGIN, { ...ann, password });
      expect(statusCode).toBe(statuses[n] === 200 ? 200 : 401);
    }
    await test.reset();
  }
});

it("links an account to only one of several simultaneous Google identities", async () => {
  for (const _ of ROUNDS) {
    await visitor(test.app).post("/api/auth/register", ann);
    const entered = await Promise.allSettled(["g-1", "g-2", "g-3"].map(enterByGoogle));
    expect(entered.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await test.reset();
  }
});

it("returns the same time for two simultaneous deletion requests", async () => {
  await visitor(test.app).post("/api/auth/register", ann);
  const user = (await findUserByEmail(test.db, ann.email))?.id ?? "";
  const start = test.clock.now().getTime();
  const asked = await Promise.all(
    [0, 1, 2, 3].map((n) => deleteData(test.db, { user, now: new Date(start + n * 60_000) })),
  );
  const [row] = await test.db.select().from(users).where(eq(users.id, user));
  expect(new Set(asked.map(({ deletesAt }) => deletesAt))).toEqual(new Set([row?.deletesAt?.toISOString()]));
});

import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import { answers, households, session, users } from "#server/db/schema/index.ts";
import { setUpDemoUser } from "#server/features/demo/open-demo.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { passwordCost, REAL_COST } from "./passwords.ts";
import { purgeStale } from "./store.ts";

const ann = { email: "ann@example.com", password: "correct horse", firstName: "Ann", lastName: "Lee" };
const signIn = { email: ann.email, password: ann.password };

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

async function registered() {
  const answer = await visitor(test.app).post("/api/auth/register", ann);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function signedIn() {
  await registered();
  const browser = visitor(test.app);
  return { browser, person: (await browser.post("/api/auth/login-direct", signIn)).json() };
}

describe("registering", () => {
  it("creates the user and never returns the password", async () => {
    const low = { ...passwordCost };
    Object.assign(passwordCost, REAL_COST);
    const { person } = await signedIn().finally(() => Object.assign(passwordCost, low));
    expect(person).toMatchObject({ email: ann.email, firstName: "Ann", lastName: "Lee", profileImageUrl: null });
    expect(JSON.stringify(person)).not.toMatch(/password|argon|googleId/i);
    const [row] = await test.db.select().from(users);
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("does not sign in", async () => {
    const browser = visitor(test.app);
    await browser.post("/api/auth/register", ann);
    expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
  });

  it("gives a taken address the generic response, ignoring case", async () => {
    await registered();
    for (const email of [ann.email, " ANN@Example.COM "]) {
      const answer = await visitor(test.app).post("/api/auth/register", { ...ann, email });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: "Registration failed", code: "invalid" });
    }
    expect(await test.db.select().from(users)).toHaveLength(1);
  });

  it("gives an address to only one of many simultaneous requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => visitor(test.app, `192.0.2.${n}`).post("/api/auth/register", ann)),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 400, 400, 400, 400]);
  });

  it.each([
    [{ email: "nonsense" }, "email", "Please enter a valid email address"],
    [{ email: "" }, "email", "Please enter a valid email address"],
    [{ email: "a@b" }, "email", "Please enter a valid email address"],
    [{ email: 7 }, "email", "Please enter a valid email address"],
    [{ email: "nul\0@example.com" }, "email", "Please enter a valid email address"],
    [{ password: "1234567" }, "password", "Password must be at least 8 characters"],
    [{ password: null }, "password", "Password must be at least 8 characters"],
    [{ firstName: "x".repeat(101) }, "firstName", "First name must be at most 100 characters"],
    [{ lastName: "a\0b" }, "lastName", "Last name contains a character that can't be stored"],
    [{ lastName: "\ud800" }, "lastName", "Last name contains a character that can't be stored"],
  ])("rejects %j", async (change, field, message) => {
    const answer = await visitor(test.app).post("/api/auth/register", { ...ann, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, code: "invalid", errors: { [field]: message } });
    expect(await test.db.select().from(users)).toHaveLength(0);
  });

  it.each(["x".repeat(64), "ann came home", " Соль 🦊 Salt "])(
    "accepts the password %j exactly as typed, and no variant of it",
    async (password) => {
      expect((await visitor(test.app).post("/api/auth/register", { ...ann, password })).statusCode).toBe(201);
      const statusOf = async (password: string) =>
        (await visitor(test.app).post("/api/auth/login-direct", { ...signIn, password })).statusCode;
      expect(await statusOf(password)).toBe(200);
      expect(await statusOf(`${password}x`)).toBe(401);
      if (password.trim() !== password) expect(await statusOf(password.trim() || "x")).toBe(401);
      if (password.toLowerCase() !== password) expect(await statusOf(password.toLowerCase())).toBe(401);
    },
  );

  it.each(["Zoë 🦊", "'; drop table users; --", "<script>alert(1)</script>", "مريم", "O’Brien \u202Etxet"])(
    "stores the name %s unchanged",
    async (firstName) => {
      await visitor(test.app).post("/api/auth/register", { ...ann, firstName });
      const browser = visitor(test.app);
      await browser.post("/api/auth/login-direct", signIn);
      expect((await browser.get("/api/auth/user")).json()).toMatchObject({ firstName });
    },
  );

  it("ignores unknown fields", async () => {
    const answer = await visitor(test.app).post("/api/auth/register", {
      ...ann,
      id: "chosen",
      isDemo: true,
      googleId: "stolen",
      emailVerifiedAt: "2020-01-01",
    });
    expect(answer.statusCode).toBe(201);
    const [row] = await test.db.select().from(users);
    expect(row).toMatchObject({ isDemo: false, googleId: null, emailVerifiedAt: null });
    expect(row?.id).not.toBe("chosen");
  });
});

describe("signing in", () => {
  it("responds the same on both current-user routes", async () => {
    await registered();
    const browser = visitor(test.app);
    const login = await browser.post("/api/auth/login-direct", { ...signIn, email: "ANN@example.com " });
    expect(login.statusCode).toBe(200);
    for (const url of ["/api/auth/user", "/api/auth/user-direct"]) {
      const answer = await browser.get(url);
      expect(answer.json()).toEqual(login.json());
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  it("does not reveal whether the address or the password was wrong", async () => {
    await registered();
    const wrong = await visitor(test.app).post("/api/auth/login-direct", { ...signIn, password: "wrong horse" });
    const unknown = await visitor(test.app).post("/api/auth/login-direct", { ...signIn, email: "bob@example.com" });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ message: "Login failed", code: "login_failed" });
    expect(unknown.json()).toEqual(wrong.json());
    expect(unknown.cookies).toEqual([]);
    expect(wrong.cookies).toEqual([]);
    const names = (answer: typeof wrong) => Object.keys(answer.headers).sort();
    expect(names(unknown)).toEqual(names(wrong));
  });

  it("uses the spec's messages for missing fields", async () => {
    const answer = await visitor(test.app).post("/api/auth/login-direct", { email: "x" });
    expect(answer.json().errors).toEqual({
      email: "Please enter a valid email address",
      password: "Password is required",
    });
  });

  it("rotates the session, so a planted or old cookie is worthless", async () => {
    await registered();
    const browser = visitor(test.app);
    browser.jar.set("weekwise", "A".repeat(43));
    await browser.post("/api/auth/login-direct", signIn);
    const first = browser.jar.get("weekwise");
    expect(first).not.toBe("A".repeat(43));
    await browser.post("/api/auth/login-direct", signIn);
    const old = visitor(test.app);
    old.jar.set("weekwise", first ?? "");
    expect((await old.get("/api/auth/user")).statusCode).toBe(401);
    expect((await browser.get("/api/auth/user")).statusCode).toBe(200);
  });

  it("stores only hashes of tokens", async () => {
    await registered();
    const browser = visitor(test.app);
    await browser.post("/api/auth/login-direct", signIn);
    const rows = JSON.stringify(await test.db.select().from(session));
    expect(rows).not.toContain(browser.jar.get("weekwise"));
  });

  it("sets a cookie that scripts and other sites cannot use", async () => {
    await registered();
    const answer = await visitor(test.app).post("/api/auth/login-direct", signIn);
    const closed = { httpOnly: true, sameSite: "Lax", path: "/" };
    expect(answer.cookies).toEqual([
      expect.objectContaining({ ...closed, name: "weekwise", maxAge: 14 * 86_400 }),
      expect.objectContaining({ ...closed, name: "weekwise-device", maxAge: 365 * 86_400 }),
    ]);
  });

  it("ends the session on the server on logout", async () => {
    await registered();
    const browser = visitor(test.app);
    await browser.post("/api/auth/login-direct", signIn);
    const token = browser.jar.get("weekwise") ?? "";
    expect((await browser.post("/api/auth/logout-direct")).statusCode).toBe(204);
    const thief = visitor(test.app);
    thief.jar.set("weekwise", token);
    expect((await thief.get("/api/auth/user")).statusCode).toBe(401);
    expect(await test.db.select().from(session)).toHaveLength(0);
    expect((await browser.post("/api/auth/logout-direct")).statusCode).toBe(204);
  });
});

describe("session lifetime", () => {
  it("ends a session after 14 idle days, renews it when used, and ends it after 90 days regardless", async () => {
    const start = "2026-03-02T09:00:00Z";
    test.clock.set(start);
    await registered();
    const idle = visitor(test.app);
    const used = visitor(test.app);
    await idle.post("/api/auth/login-direct", signIn);
    await used.post("/api/auth/login-direct", signIn);
    for (let day = 10; day < 90; day += 10) {
      test.clock.set(start);
      test.clock.forward(day * 1440);
      expect((await used.get("/api/auth/user")).statusCode).toBe(200);
    }
    expect((await idle.get("/api/auth/user")).statusCode).toBe(401);
    test.clock.set(start);
    test.clock.forward(90 * 1440);
    expect((await used.get("/api/auth/user")).statusCode).toBe(401);
    await purgeStale(test.db, test.clock.now());
    expect(await test.db.select().from(session)).toHaveLength(0);
    // Passwords do not expire.
    expect((await used.post("/api/auth/login-direct", signIn)).statusCode).toBe(200);
  });
});

it("deletes stored responses after a week, and reports how many", async () => {
  const browser = visitor(test.app);
  await browser.post("/api/auth/register", ann);
  const [household] = await test.db.select().from(households);
  const now = test.clock.now();
  const answer = { household: household?.id ?? "", requestHash: "", status: 200 };
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await test.db.insert(answers).values([
    { ...answer, key: "old", createdAt: daysAgo(8) },
    { ...answer, key: "older", createdAt: daysAgo(9) },
    { ...answer, key: "young", createdAt: daysAgo(6) },
  ]);
  expect(await purgeStale(test.db, now)).toBe(2);
  expect((await test.db.select().from(answers)).map(({ key }) => key)).toEqual(["young"]);
});

describe("the demo account", () => {
  it("exists only while it is enabled", async () => {
    const credentials = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
    await setUpDemoUser(test.db, false, test.clock.now());
    await setUpDemoUser(test.db, true, test.clock.now());
    const closed = await visitor(test.app).post("/api/auth/login-direct", credentials);
    expect(closed.json()).toEqual({ message: "Login failed", code: "login_failed" });
    const open = await testApp({ DEMO_ACCOUNT: "on" });
    await setUpDemoUser(open.db, true, open.clock.now());
    const browser = visitor(open.app);
    const signedIn = await browser.post("/api/auth/login-direct", credentials);
    expect(signedIn.json()).toMatchObject({ firstName: "Robin", lastName: "Ellis" });
    expect((await browser.get("/api/auth/options")).json()).toMatchObject({ demo: true });
    await setUpDemoUser(open.db, false, open.clock.now());
    expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
    await open.close();
  });

  it("gets its known password back at every start, and nothing else changes", async () => {
    const open = await testApp({ DEMO_ACCOUNT: "on" });
    const demo = async () => (await open.db.select().from(users).where(eq(users.email, DEMO_EMAIL)))[0];
    await setUpDemoUser(open.db, true, open.clock.now());
    const made = await demo();
    await setUpDemoUser(open.db, true, open.clock.now());
    expect(await demo()).toEqual(made);
    await open.db.update(users).set({ password: null });
    await setUpDemoUser(open.db, true, open.clock.now());
    const signIn = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
    expect((await visitor(open.app).post("/api/auth/login-direct", signIn)).statusCode).toBe(200);
    await open.close();
  });

  it("cannot be registered or reset by a stranger", async () => {
    const answer = await visitor(test.app).post("/api/auth/register", { ...ann, email: DEMO_EMAIL });
    expect(answer.json()).toMatchObject({ message: "Registration failed" });
    expect(await test.db.select().from(users).where(eq(users.email, DEMO_EMAIL))).toHaveLength(0);
  });
});

describe("registration policy", () => {
  it("closed allows no registration", async () => {
    const closed = await testApp({ REGISTRATION: "closed" });
    const answer = await visitor(closed.app).post("/api/auth/register", ann);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: "registration_closed" });
    await closed.close();
  });

  it("first-user-only allows exactly one, even with simultaneous requests, and the demo does not count", async () => {
    const first = await testApp({ REGISTRATION: "first-user-only" });
    await setUpDemoUser(first.db, true, first.clock.now());
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        visitor(first.app, `192.0.2.${n}`).post("/api/auth/register", { ...ann, email: `p${n}@example.com` }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 403, 403, 403, 403]);
    await first.close();
  });
});

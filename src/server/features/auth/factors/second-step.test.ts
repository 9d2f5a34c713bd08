import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { authenticators, pendingSignIns, recoveryCodes, session } from "#server/db/schema/index.ts";
import { newResetToken } from "#server/features/auth/reset-password.ts";
import { insertReset } from "#server/features/auth/store.ts";
import { household, newMember, type TestApp, testApp, visitor } from "#server/testing.ts";
import { turnOnCodes } from "./testing.ts";

const LOGIN = "/api/auth/login-direct";
const STEP = "/api/auth/second-step";
const ann = { email: "ann@example.com", password: "correct horse" };
const times = (n: number) => Array.from({ length: n }, (_, index) => index);

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

/** Ann, signed in with codes turned on, and another browser of hers that has passed the password step. */
async function atTheStep() {
  const member = await household(test);
  const app = await turnOnCodes(member, test.clock);
  const browser = visitor(test.app);
  const first = await browser.post(LOGIN, ann);
  return { home: member, app, browser, first };
}

describe("signing in with a second factor", () => {
  it("requires password and code, and creates no session before the code", async () => {
    const { app, browser, first } = await atTheStep();
    expect([first.statusCode, first.json().code]).toEqual([401, "second_step"]);
    expect([...browser.jar.keys()]).toEqual(["weekwise-sign-in"]);
    expect((await browser.get("/api/bills")).statusCode).toBe(401);
    expect((await browser.get(STEP)).json()).toEqual({ ways: ["code", "recovery"] });
    const done = await browser.post(STEP, { code: app.code() });
    expect([done.statusCode, done.json().email]).toEqual([200, ann.email]);
    expect((await browser.get("/api/bills")).statusCode).toBe(200);
    expect([...browser.jar.keys()].sort()).toEqual(["weekwise", "weekwise-device"]);
    expect(await test.db.select().from(pendingSignIns)).toEqual([]);
  });

  it("does not reveal a second factor to anyone without the password", async () => {
    await atTheStep();
    const known = await visitor(test.app).post(LOGIN, { ...ann, password: "a guess" });
    const unknown = await visitor(test.app).post(LOGIN, { ...ann, email: "nobody@example.com" });
    expect(known.body).toBe(unknown.body);
    expect((await visitor(test.app).get(STEP)).json()).toEqual({ ways: [] });
  });

  it("rejects a code that was used, and any from before it", async () => {
    const { app, browser } = await atTheStep();
    const [earlier, code] = [app.code(-1), app.code()];
    expect((await browser.post(STEP, { code })).statusCode).toBe(200);
    for (const used of [code, earlier]) {
      const other = visitor(test.app);
      await other.post(LOGIN, ann);
      expect((await other.post(STEP, { code: used })).json()).toMatchObject({ code: "login_failed" });
      expect((await other.get("/api/bills")).statusCode).toBe(401);
    }
  });

  it("accepts codes of adjacent time steps only", async () => {
    const { app } = await atTheStep();
    const statuses = [];
    for (const away of [-2, 2, -1, 0, 1]) {
      const browser = visitor(test.app);
      await browser.post(LOGIN, ann);
      statuses.push((await browser.post(STEP, { code: app.code(away) })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 200, 200, 200]);
  });

  it("stops guessing after ten codes from any address, but still accepts a recovery code", async () => {
    const { app } = await atTheStep();
    const wrong = app.code() === "000000" ? "000001" : "000000";
    const guess = async (address: string) => {
      const browser = visitor(test.app, address);
      await browser.post(LOGIN, ann);
      return browser.post(STEP, { code: wrong });
    };
    const statuses = [];
    for (const n of times(11)) statuses.push((await guess(`198.51.100.${n}`)).statusCode);
    expect(statuses).toEqual([...times(10).map(() => 401), 429]);
    const right = visitor(test.app, "203.0.113.9");
    await right.post(LOGIN, ann);
    expect((await right.post(STEP, { code: app.code() })).statusCode).toBe(429);
    expect((await right.post(STEP, { code: app.recoveryCodes[0] })).statusCode).toBe(200);
  });

  it("limits guesses per day as well as per quarter of an hour", async () => {
    const { app } = await atTheStep();
    const statuses = [];
    for (const n of times(60)) {
      const browser = visitor(test.app, `198.51.100.${n}`);
      await browser.post(LOGIN, ann);
      const wrong = app.code() === "000000" ? "000001" : "000000";
      statuses.push((await browser.post(STEP, { code: wrong })).statusCode);
      test.clock.forward(2);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });

  it("accepts a recovery code once, in any spelling, and sends a notice", async () => {
    const { app, browser } = await atTheStep();
    const [code = ""] = app.recoveryCodes;
    expect((await browser.post(STEP, { code: ` ${code.toUpperCase().replaceAll("-", " ")} ` })).statusCode).toBe(200);
    expect((await browser.get("/api/auth/security")).json().recoveryCodesLeft).toBe(9);
    const other = visitor(test.app);
    await other.post(LOGIN, ann);
    expect((await other.post(STEP, { code })).statusCode).toBe(401);
    expect((await other.post(STEP, { code: app.recoveryCodes[1] })).statusCode).toBe(200);
  });

  it("waits ten minutes for the second step, and rejects forged cookies and those of others", async () => {
    const { app, browser } = await atTheStep();
    const forged = visitor(test.app);
    forged.jar.set("weekwise-sign-in", "A".repeat(43));
    expect((await forged.post(STEP, { code: app.code() })).json().message).toBe(
      "This took too long. Please sign in again.",
    );
    test.clock.forward(11);
    expect((await browser.post(STEP, { code: app.code() })).statusCode).toBe(401);
  });

  it("rejects a sign-in whose password was changed between the two steps", async () => {
    const { home, app, browser } = await atTheStep();
    const change = { currentPassword: ann.password, newPassword: "battery staple" };
    expect((await home.post("/api/auth/password", change)).statusCode).toBe(200);
    expect((await browser.post(STEP, { code: app.code() })).json()).toMatchObject({ code: "login_failed" });
    expect(await test.db.select().from(session)).toHaveLength(1);
  });

  it("stores no secret, code or cookie in plain text", async () => {
    const { app, browser } = await atTheStep();
    const tables = [authenticators, recoveryCodes, pendingSignIns];
    const rows = JSON.stringify(await Promise.all(tables.map((table) => test.db.select().from(table))));
    for (const secret of [app.secret, ...app.recoveryCodes, browser.jar.get("weekwise-sign-in") ?? "?"]) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(secret.replaceAll("-", ""));
      expect(test.logged()).not.toContain(secret);
    }
  });
});

describe("turning a second factor on and off", () => {
  it("takes effect only after a code was entered", async () => {
    const member = await household(test);
    await member.post("/api/auth/authenticator");
    expect((await member.post("/api/auth/authenticator/first-code", { code: "000000" })).statusCode).toBe(400);
    expect((await visitor(test.app).post(LOGIN, ann)).statusCode).toBe(200);
    expect((await member.get("/api/auth/security")).json()).toMatchObject({
      authenticatorSince: null,
      ways: ["password"],
    });
  });

  it("requires a fresh confirmation by the factor itself, and removes the recovery codes", async () => {
    const { home, app } = await atTheStep();
    test.clock.forward(10);
    expect((await home.send("DELETE", "/api/auth/authenticator")).json().code).toBe("confirm_first");
    expect((await home.post("/api/auth/confirm", { password: ann.password })).statusCode).toBe(400);
    expect((await home.post("/api/auth/confirm", { code: app.code() })).statusCode).toBe(200);
    expect((await home.send("DELETE", "/api/auth/authenticator")).statusCode).toBe(204);
    expect(await test.db.select().from(recoveryCodes)).toEqual([]);
    expect((await visitor(test.app).post(LOGIN, ann)).statusCode).toBe(200);
  });

  it("is required again for an export, a deletion and a handover, where the password is not enough", async () => {
    const { home, app } = await atTheStep();
    const sam = await newMember(test, home.household, "member", "Sam");
    test.clock.forward(10);
    const acts = {
      export: () => home.get("/api/export"),
      "delete the data": () => home.post("/api/auth/delete-data"),
      "delete the household's data": () => home.post("/api/household/delete-data"),
      "delete the account": () => home.post("/api/auth/delete-account"),
      "hand over": () => home.post("/api/household/hand-over", { memberId: sam.id }),
    };
    for (const [what, act] of Object.entries(acts)) expect((await act()).json().code, what).toBe("confirm_first");
    expect((await home.post("/api/auth/confirm", { password: ann.password })).statusCode).toBe(400);
    expect((await acts["hand over"]()).json().code).toBe("confirm_first");
    expect((await home.post("/api/auth/confirm", { code: app.code() })).statusCode).toBe(200);
    expect((await acts.export()).statusCode).toBe(200);
    expect((await acts["hand over"]()).json()).toMatchObject({ role: "member" });
  });

  it("replaces recovery codes, and the old ones stop working", async () => {
    const { home, app, browser } = await atTheStep();
    const { recoveryCodes: fresh } = (await home.post("/api/auth/recovery-codes")).json();
    expect(fresh).toHaveLength(10);
    expect((await browser.post(STEP, { code: app.recoveryCodes[0] })).statusCode).toBe(401);
    expect((await browser.post(STEP, { code: fresh[0] })).statusCode).toBe(200);
  });

  it("allows only one app at a time, and none for the shared test account", async () => {
    const { home } = await atTheStep();
    expect((await home.post("/api/auth/authenticator")).statusCode).toBe(409);
  });

  it("is not bypassed by a password reset", async () => {
    const { app } = await atTheStep();

    const { token, tokenHash } = newResetToken();
    const expiresAt = new Date(test.clock.now().getTime() + 60_000);
    const reset = { id: tokenHash, tokenHash, email: ann.email, passwordHash: null, expiresAt };
    await insertReset(test.db, { ...reset, createdAt: test.clock.now() });
    const newPassword = "battery staple";
    const browser = visitor(test.app);
    expect((await browser.post("/api/auth/reset-password/confirm", { token, newPassword })).statusCode).toBe(200);
    expect((await browser.post(LOGIN, { ...ann, password: newPassword })).json().code).toBe("second_step");
    expect((await browser.post(STEP, { code: app.code() })).statusCode).toBe(200);
  });
});

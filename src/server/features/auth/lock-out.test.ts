import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { rateLimits } from "#server/db/schema/index.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { LOGIN as LOGIN_LIMITS } from "./limits.ts";
import { newResetToken } from "./reset-password.ts";
import { insertReset } from "./store.ts";

const ann = { email: "ann@example.com", password: "correct horse" };
const bob = { email: "bob@example.com", password: "another horse" };
const LOGIN = "/api/auth/login-direct";
const RESET = "/api/auth/reset-password";
const HOME = "192.0.2.1";
const ATTACKER = "198.51.100.1";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

const guess = async (address: string, email = ann.email, browser = visitor(test.app, address)) =>
  (await browser.post(LOGIN, { email, password: "a guess" })).statusCode;
const askReset = async (browser: ReturnType<typeof visitor>) =>
  (await browser.post(RESET, { email: ann.email, newPassword: "battery staple" })).statusCode;
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

/** A browser a user has signed in on, at an address; the session is gone. */
async function knownDevice(who = ann, address = HOME) {
  await visitor(test.app, address).post("/api/auth/register", who);
  const browser = visitor(test.app, address);
  await browser.post(LOGIN, who);
  browser.jar.delete("weekwise");
  return browser;
}

/**
 * More guesses than an account allows from strangers, from as many addresses: one is made, the others are only counted.
 */
async function crowd(email = ann.email) {
  await guess("203.0.113.1", email);
  const key = `login-account:${createHash("sha256").update(email).digest("base64url")}`;
  const counted = test.db.update(rateLimits).set({ count: LOGIN_LIMITS.account.max }).where(eq(rateLimits.key, key));
  expect(await counted.returning()).toHaveLength(1);
  expect(await guess("203.0.113.2", email)).toBe(429);
}

/** The same browser at another address. */
function movedTo(address: string, { jar }: { jar: Map<string, string> }) {
  const moved = visitor(test.app, address);
  for (const [name, value] of jar) moved.jar.set(name, value);
  return moved;
}

/** More than everything one address can do against an account. */
async function attack(address: string) {
  for (const _ of times(35)) await guess(address);
  for (const _ of times(8)) await askReset(visitor(test.app, address));
}

it("an attacker at one address does not lock the owner out elsewhere, from signing in or resetting", async () => {
  await visitor(test.app, HOME).post("/api/auth/register", ann);
  await attack(ATTACKER);
  expect(await guess(ATTACKER)).toBe(429);
  expect(await askReset(visitor(test.app, ATTACKER))).toBe(429);
  const stranger = visitor(test.app, HOME);
  expect(await askReset(stranger)).toBe(202);
  expect((await stranger.post(LOGIN, ann)).statusCode).toBe(200);
});

it("an attacker at one address for an hour does not lock out the owner's new device", async () => {
  await visitor(test.app, HOME).post("/api/auth/register", ann);
  for (const _ of times(5)) {
    await attack(ATTACKER);
    expect((await visitor(test.app, "192.0.2.9").post(LOGIN, ann)).statusCode).toBe(200);
    test.clock.forward(15);
  }
});

it("a known device gets through next to an attacker in the same house", async () => {
  const device = await knownDevice();
  await attack(HOME);
  expect(await guess(HOME)).toBe(429);
  expect(await askReset(device)).toBe(202);
  expect((await device.post(LOGIN, ann)).statusCode).toBe(200);
});

it("a known device gets through from anywhere while many addresses attack", async () => {
  const device = await knownDevice();
  await Promise.all(times(110).map((n) => guess(`203.0.113.${n}`)));
  expect(await guess("203.0.113.200")).toBe(429);
  expect((await movedTo("192.0.2.77", device).post(LOGIN, ann)).statusCode).toBe(200);
});

it("a known device works for everyone who signed in on it, and no one else", async () => {
  await visitor(test.app, HOME).post("/api/auth/register", bob);
  const shared = await knownDevice();
  await crowd(bob.email);
  expect((await shared.post(LOGIN, bob)).statusCode).toBe(429);
  test.clock.forward(60);
  expect((await shared.post(LOGIN, bob)).statusCode).toBe(200);
  await crowd(bob.email);
  await crowd(ann.email);
  for (const who of [ann, bob]) expect((await shared.post(LOGIN, who)).statusCode).toBe(200);
});

it("a known device remembers its users even when someone else signs in on it repeatedly", async () => {
  const device = await knownDevice(bob);
  await visitor(test.app, HOME).post("/api/auth/register", ann);
  for (const _ of times(7)) await device.post(LOGIN, ann);
  await crowd(bob.email);
  expect((await device.post(LOGIN, bob)).statusCode).toBe(200);
});

it("a stolen device signs no one in and gets ten guesses", async () => {
  const device = await knownDevice();
  await crowd();
  const thief = movedTo(ATTACKER, device);
  expect((await thief.get("/api/auth/user")).statusCode).toBe(401);
  const statuses: number[] = [];
  for (const _ of times(12)) statuses.push(await guess(ATTACKER, ann.email, thief));
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

it("many stolen devices get a hundred guesses together", async () => {
  const devices = [];
  await visitor(test.app, HOME).post("/api/auth/register", ann);
  for (const n of times(11)) {
    const browser = visitor(test.app, `192.0.2.${n}`);
    await browser.post(LOGIN, ann);
    browser.jar.delete("weekwise");
    devices.push(browser);
  }
  await crowd();
  const statuses: number[] = [];
  for (const device of devices) for (const _ of times(10)) statuses.push(await guess("", ann.email, device));
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
});

it("a device cookie cannot be forged, changed or read", async () => {
  const device = await knownDevice();
  const value = device.jar.get("weekwise-device") ?? "";
  expect(value).not.toContain("ann");
  await crowd();
  const [id = "", mark = ""] = value.split(".");
  const other = `${id.startsWith("A") ? "B" : "A"}${id.slice(1)}`;
  for (const forged of [`${other}.${mark}`, `${id}.${mark.split("").reverse().join("")}`, id, mark, "", `.${mark}`]) {
    const browser = visitor(test.app, ATTACKER);
    browser.jar.set("weekwise-device", forged);
    expect((await browser.post(LOGIN, ann)).statusCode).toBe(429);
  }
  expect((await device.post(LOGIN, ann)).statusCode).toBe(200);
});

it("the reset link works from anywhere, whatever others do", async () => {
  await visitor(test.app, HOME).post("/api/auth/register", ann);
  const { token, tokenHash } = newResetToken();
  const now = test.clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  const reset = { id: tokenHash, tokenHash, email: ann.email, passwordHash: null, createdAt: now, expiresAt };
  await insertReset(test.db, reset);
  await crowd();
  await attack(HOME);
  const wrongLink = { token: newResetToken().token, newPassword: "battery staple" };
  for (const _ of times(21)) await visitor(test.app, HOME).post(`${RESET}/confirm`, wrongLink);
  expect((await visitor(test.app, HOME).post(`${RESET}/confirm`, wrongLink)).statusCode).toBe(429);
  const owner = visitor(test.app, HOME);
  expect((await owner.post(`${RESET}/confirm`, { token, newPassword: "battery staple" })).statusCode).toBe(200);
  await crowd();
  expect((await owner.post(LOGIN, { ...ann, password: "battery staple" })).statusCode).toBe(200);
});

it("an IPv6 customer with a whole /48 counts as one attacker, and can't use up the strangers' limit alone", async () => {
  await visitor(test.app, HOME).post("/api/auth/register", ann);
  for (const _ of times(4)) {
    const statuses = await Promise.all(times(40).map((n) => guess(`2001:db8:1:${n}::1`)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    test.clock.forward(15);
  }
  test.clock.forward(-1);
  expect((await visitor(test.app, "2001:db8:2::1").post(LOGIN, ann)).statusCode).toBe(200);
});

it("does not reveal whether an address is known, to known or unknown devices", async () => {
  const device = await knownDevice(bob);
  await knownDevice(ann);
  for (const browser of [device, visitor(test.app, ATTACKER)]) {
    const answers = [];
    for (const email of [ann.email, "nobody@example.com"])
      for (const _ of times(11)) answers.push(await browser.post(LOGIN, { email, password: "a guess" }));
    const responses = answers.map(({ statusCode, body, cookies }) => JSON.stringify([statusCode, body, cookies]));
    expect(responses.slice(0, 11)).toEqual(responses.slice(11));
  }
});

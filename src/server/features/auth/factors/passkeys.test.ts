import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";
import { softPasskey } from "./testing.ts";

const HERE = { origin: "http://localhost:3000", rpId: "localhost" };
const ann = { email: "ann@example.com", password: "correct horse" };
const NEW = "/api/auth/passkeys";
const SIGN_IN = "/api/auth/passkey";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

type Browser = ReturnType<typeof visitor>;

async function added(member: Pick<Browser, "post">, key = softPasskey(HERE)) {
  const options = (await member.post(`${NEW}/options`)).json();
  const answer = await member.post(NEW, { name: "Phone", answer: key.make(options) });
  return { key, answer };
}

/** Requests a challenge, in a new browser. */
async function requestOptions(browser: Browser = visitor(test.app)) {
  const options = (await browser.post(`${SIGN_IN}/options`)).json();
  return { browser, options };
}

it("signs in with only a passkey, for any user, and records its use", async () => {
  const member = await household(test);
  const { key, answer } = await added(member);
  expect(answer.json()).toMatchObject({ passkey: { id: key.id, name: "Phone", usedAt: null } });
  expect(answer.json().recoveryCodes).toHaveLength(10);
  const { browser, options } = await requestOptions();
  expect(options).toMatchObject({ userVerification: "required", allowCredentials: [] });
  const done = await browser.post(SIGN_IN, key.sign(options));
  expect([done.statusCode, done.json().email]).toEqual([200, ann.email]);
  expect((await browser.get("/api/bills")).statusCode).toBe(200);
  const { passkeys, ways } = (await browser.get("/api/auth/security")).json();
  expect(passkeys[0].usedAt).toBe(test.clock.now().toISOString());
  expect(ways).toEqual(["passkey", "recovery"]);
});

it("serves as the second step after the password, only for its own user", async () => {
  const { key } = await added(await household(test));
  const { key: strangers } = await added(await household(test, "bob@example.com"));
  const browser = visitor(test.app);
  expect((await browser.post("/api/auth/login-direct", ann)).json().code).toBe("second_step");
  for (const [shown, status] of [
    [strangers, 401],
    [key, 200],
  ] as const) {
    const { options } = await requestOptions(browser);
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    expect((await browser.post(SIGN_IN, shown.sign(options, { isKnown: false }))).statusCode).toBe(status);
  }
});

it.each([
  ["for another site", { origin: "http://evil.example" }],
  ["with another origin", { rpId: "evil.example" }],
  ["without user verification", { isKnown: false }],
  ["as a registration", { type: "webauthn.create" }],
  ["another challenge", { challenge: "AAAA" }],
])("rejects a signature %s", async (_, tampering) => {
  const { key } = await added(await household(test));
  const { browser, options } = await requestOptions();
  expect((await browser.post(SIGN_IN, key.sign(options, tampering))).json()).toMatchObject({ code: "login_failed" });
  expect((await browser.get("/api/bills")).statusCode).toBe(401);
});

it("is accepted once per challenge, in the browser that requested it, within ten minutes", async () => {
  const { key } = await added(await household(test));
  const first = await requestOptions();
  const signed = key.sign(first.options);
  expect((await visitor(test.app).post(SIGN_IN, signed)).statusCode).toBe(401);
  expect((await first.browser.post(SIGN_IN, signed)).statusCode).toBe(200);
  first.browser.jar.delete("weekwise");
  expect((await first.browser.post(SIGN_IN, signed)).statusCode).toBe(401);
  const late = await requestOptions();
  test.clock.forward(11);
  expect((await late.browser.post(SIGN_IN, key.sign(late.options))).statusCode).toBe(401);
});

it("rejects a cloned authenticator (lower counter) and a removed passkey", async () => {
  const member = await household(test);
  const { key } = await added(member);
  for (const _ of [1, 2]) {
    const { browser, options } = await requestOptions();
    expect((await browser.post(SIGN_IN, key.sign(options))).statusCode).toBe(200);
  }
  key.turnBack();
  const copy = await requestOptions();
  expect((await copy.browser.post(SIGN_IN, key.sign(copy.options))).statusCode).toBe(401);
  key.sign(copy.options);
  key.sign(copy.options);
  expect((await member.send("DELETE", `${NEW}/${key.id}`)).statusCode).toBe(204);
  const expired = await requestOptions();
  expect((await expired.browser.post(SIGN_IN, key.sign(expired.options))).statusCode).toBe(401);
});

it("can be added by its own user, for this site, once, after a fresh confirmation", async () => {
  const member = await household(test);
  const key = softPasskey(HERE);
  const ask = async () => (await member.post(`${NEW}/options`)).json();
  const add = async (answer: object) => (await member.post(NEW, { name: "Phone", answer })).statusCode;
  expect(await add(key.make({ challenge: "AAAA" }))).toBe(400);
  expect(await add(key.make(await ask(), { origin: "http://evil.example" }))).toBe(400);
  const options = await ask();
  expect(await add(key.make(options))).toBe(201);
  expect(await add(softPasskey(HERE).make(options))).toBe(400);
  expect(await add(key.make(await ask()))).toBe(409);
  test.clock.forward(10);
  expect((await member.post(`${NEW}/options`)).json().code).toBe("confirm_first");
  const confirm = (await member.post("/api/auth/confirm/options")).json();
  expect((await member.post("/api/auth/confirm", { passkey: key.sign(confirm) })).statusCode).toBe(200);
  expect((await member.post("/api/auth/confirm", { passkey: key.sign(confirm) })).statusCode).toBe(400);
  expect((await member.post(`${NEW}/options`)).statusCode).toBe(200);
});

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

async function added(home: Pick<Browser, "post">, key = softPasskey(HERE)) {
  const options = (await home.post(`${NEW}/options`)).json();
  const answer = await home.post(NEW, { name: "Phone", answer: key.make(options) });
  return { key, answer };
}

/** Requests a challenge, in a new browser. */
async function asked(browser: Browser = visitor(test.app)) {
  const options = (await browser.post(`${SIGN_IN}/options`)).json();
  return { browser, options };
}

it("signs in with only a passkey, for any user, and records its use", async () => {
  const home = await household(test);
  const { key, answer } = await added(home);
  expect(answer.json()).toMatchObject({ passkey: { id: key.id, name: "Phone", usedAt: null } });
  expect(answer.json().recoveryCodes).toHaveLength(10);
  const { browser, options } = await asked();
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
    const { options } = await asked(browser);
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
])("rejects a signature %s", async (_, lies) => {
  const { key } = await added(await household(test));
  const { browser, options } = await asked();
  expect((await browser.post(SIGN_IN, key.sign(options, lies))).json()).toMatchObject({ code: "login_failed" });
  expect((await browser.get("/api/bills")).statusCode).toBe(401);
});

it("is accepted once per challenge, in the browser that requested it, within ten minutes", async () => {
  const { key } = await added(await household(test));
  const first = await asked();
  const signed = key.sign(first.options);
  expect((await visitor(test.app).post(SIGN_IN, signed)).statusCode).toBe(401);
  expect((await first.browser.post(SIGN_IN, signed)).statusCode).toBe(200);
  first.browser.jar.delete("weekwise");
  expect((await first.browser.post(SIGN_IN, signed)).statusCode).toBe(401);
  const late = await asked();
  test.clock.forward(11);
  expect((await late.browser.post(SIGN_IN, key.sign(late.options))).statusCode).toBe(401);
});

it("rejects a cloned authenticator (lower counter) and a removed passkey", async () => {
  const home = await household(test);
  const { key } = await added(home);
  for (const _ of [1, 2]) {
    const { browser, options } = await asked();
    expect((await browser.post(SIGN_IN, key.sign(options))).statusCode).toBe(200);
  }
  key.turnBack();
  const copy = await asked();
  expect((await copy.browser.post(SIGN_IN, key.sign(copy.options))).statusCode).toBe(401);
  key.sign(copy.options);
  key.sign(copy.options);
  expect((await home.send("DELETE", `${NEW}/${key.id}`)).statusCode).toBe(204);
  const gone = await asked();
  expect((await gone.browser.post(SIGN_IN, key.sign(gone.options))).statusCode).toBe(401);
});

it("can be added by its own user, for this site, once, after a fresh confirmation", async () => {
  const home = await household(test);
  const key = softPasskey(HERE);
  const ask = async () => (await home.post(`${NEW}/options`)).json();
  const add = async (answer: object) => (await home.post(NEW, { name: "Phone", answer })).statusCode;
  expect(await add(key.make({ challenge: "AAAA" }))).toBe(400);
  expect(await add(key.make(await ask(), { origin: "http://evil.example" }))).toBe(400);
  const options = await ask();
  expect(await add(key.make(options))).toBe(201);
  expect(await add(softPasskey(HERE).make(options))).toBe(400);
  expect(await add(key.make(await ask()))).toBe(409);
  test.clock.forward(10);
  expect((await home.post(`${NEW}/options`)).json().code).toBe("confirm_first");
  const confirm = (await home.post("/api/auth/confirm/options")).json();
  expect((await home.post("/api/auth/confirm", { passkey: key.sign(confirm) })).statusCode).toBe(200);
  expect((await home.post("/api/auth/confirm", { passkey: key.sign(confirm) })).statusCode).toBe(400);
  expect((await home.post(`${NEW}/options`)).statusCode).toBe(200);
});

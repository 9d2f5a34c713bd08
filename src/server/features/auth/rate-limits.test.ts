import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp, visitor } from "#server/testing.ts";

const ann = { email: "ann@example.com", password: "correct horse" };

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

/** The status of a wrong guess from an address. */
const wrong = async (email: string, address: string) =>
  (await visitor(test.app, address).post("/api/auth/login-direct", { email, password: "guess" })).statusCode;

it("limits guesses at one account from many addresses, whether or not it exists", async () => {
  await visitor(test.app).post("/api/auth/register", ann);
  for (const email of [ann.email, "nobody@example.com"]) {
    const guess = (n: number) => visitor(test.app, `198.51.100.${n}`).post("/api/auth/login-direct", { ...ann, email });
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => wrong(email, `198.51.100.${n}`)));
    expect(new Set(statuses)).toEqual(new Set([401]));
    const answer = await guess(199);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("3600");
    expect(answer.json()).toEqual({ message: "Too many attempts. Please try again in 60 minutes.", code: "too_many" });
  }
  test.clock.forward(60);
  const later = await visitor(test.app).post("/api/auth/login-direct", ann);
  expect(later.statusCode).toBe(200);
});

it("stops one address after ten guesses at one account", async () => {
  await visitor(test.app).post("/api/auth/register", ann);
  for (const email of [ann.email, "nobody@example.com"]) {
    const address = `198.51.100.${email.length}`;
    for (let n = 0; n < 10; n++) expect(await wrong(email, address)).toBe(401);
    expect(await wrong(email, address)).toBe(429);
  }
});

it("stops one address that tries many accounts, and no other address", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) {
    const answer = await visitor(test.app, "203.0.113.5").post("/api/auth/login-direct", {
      email: `p${n}@example.com`,
      password: "x",
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  const neighbour = await visitor(test.app, "203.0.113.6").post("/api/auth/login-direct", {
    email: "p@example.com",
    password: "x",
  });
  expect(neighbour.statusCode).toBe(401);
});

it("counts simultaneous attempts correctly", async () => {
  const statuses = await Promise.all(Array.from({ length: 25 }, () => wrong("x@example.com", "198.51.100.1")));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

it("clears an owner's failed attempts once they sign in", async () => {
  await visitor(test.app).post("/api/auth/register", ann);
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 9; n++) await visitor(test.app).post("/api/auth/login-direct", { ...ann, password: "oops" });
    expect((await visitor(test.app).post("/api/auth/login-direct", ann)).statusCode).toBe(200);
  }
});

it("ignores a forwarded address unless a proxy is trusted", async () => {
  const forged = (n: number) => ({ headers: { "x-forwarded-for": `198.51.100.${n}` } });
  let last = 0;
  for (let n = 0; n < 31; n++) {
    const answer = await visitor(test.app, "203.0.113.9").post(
      "/api/auth/login-direct",
      { email: `p${n}@example.com`, password: "x" },
      forged(n),
    );
    last = answer.statusCode;
  }
  expect(last).toBe(429);
});

it("limits registering and resetting too", async () => {
  const register = async (n: number) =>
    (
      await visitor(test.app, "203.0.113.7").post("/api/auth/register", {
        email: `p${n}@example.com`,
        password: "12345678",
      })
    ).statusCode;
  for (let n = 0; n < 10; n++) expect(await register(n)).toBe(201);
  expect(await register(11)).toBe(429);
  const reset = async (n: number) =>
    (
      await visitor(test.app, `203.0.113.${n}`).post("/api/auth/reset-password", {
        email: "p1@example.com",
        newPassword: "12345678",
      })
    ).statusCode;
  for (let n = 0; n < 5; n++) expect(await reset(20)).toBe(202);
  expect(await reset(20)).toBe(429);
  for (let n = 0; n < 25; n++) expect(await reset(100 + n)).toBe(202);
  expect(await reset(200)).toBe(429);
  await test.settle();
});

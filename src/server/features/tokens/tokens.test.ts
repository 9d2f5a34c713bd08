import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { allCalls } from "#contract/all.ts";
import type { Call } from "#contract/call.ts";
import { MOST_TOKENS } from "#contract/limits.ts";
import { apiTokens, members } from "#server/db/schema/index.ts";
import { turnOnCodes } from "#server/features/auth/factors/testing.ts";
import { purgeStale } from "#server/features/auth/store.ts";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.reset());
afterAll(() => test.close());

type Member = Awaited<ReturnType<typeof household>>;
const make = async (member: Member, scope = "read", days = 30) =>
  (await member.post("/api/tokens", { name: "Program", scope, days })).json();

/** A program with a token: no cookies, no browser headers. */
const program =
  (token: string, scheme = "Bearer") =>
  (method: Call["method"], url: string, body?: object) =>
    test.app.inject({ method, url, headers: { authorization: `${scheme} ${token}` }, ...(body && { payload: body }) });

it("acts as its owner, with its scope only", async () => {
  const ann = await household(test);
  const reads = program((await make(ann)).token);
  const writes = program((await make(ann, "write")).token);
  expect((await reads("GET", "/api/accounts")).json()).toEqual((await ann.get("/api/accounts")).json());
  expect((await reads("POST", "/api/accounts", { name: "A" })).json()).toMatchObject({
    ...{ code: "forbidden", message: "This token doesn't have permission to do this" },
  });
  expect((await writes("POST", "/api/accounts", { name: "B" })).statusCode).toBe(201);
  expect((await reads("GET", "/api/export")).statusCode).toBe(200);
  expect((await reads("GET", "/api/auth/user")).json()).toMatchObject({ email: "ann@example.com" });
});

it("stays in its owner's list for a month after it ends, so they can see why a program stopped", async () => {
  const ann = await household(test);
  await make(ann, "read", 7);
  const listed = async () => {
    await purgeStale(test.db, test.clock.now());
    return (await test.db.select().from(apiTokens)).length;
  };
  test.clock.forward(37 * 24 * 60 - 1);
  expect(await listed()).toBe(1);
  test.clock.forward(1);
  expect(await listed()).toBe(0);
});

it("never manages people, tokens, sessions or factors", async () => {
  const ann = await household(test);
  const writes = program((await make(ann, "write")).token);
  const closed = allCalls.filter(({ access }) => access === "account" || access === "manage");
  expect(closed.length).toBeGreaterThan(15);
  for (const { method, path } of closed) {
    const answer = await writes(
      method,
      path.replace(/\{\w+\}/, "1"),
      method === "GET" || method === "DELETE" ? undefined : {},
    );
    expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([403, "forbidden"]);
  }
});

it("is valid until it expires, is revoked, or its owner leaves the household", async () => {
  const ann = await household(test);
  const [first, second, third] = [await make(ann, "read", 7), await make(ann), await make(ann)];
  const works = async (token: string) => (await program(token)("GET", "/api/bills")).statusCode;
  test.clock.forward(7 * 24 * 60 - 1);
  expect(await works(first.token)).toBe(200);
  test.clock.forward(1);
  expect(await works(first.token)).toBe(401);
  expect((await ann.send("DELETE", `/api/tokens/${second.id}`)).statusCode).toBe(204);
  expect([await works(second.token), await works(third.token)]).toEqual([401, 200]);
  await test.db.delete(members).where(eq(members.userId, ann.id));
  expect(await works(third.token)).toBe(401);
});

it("is accepted only in the Authorization header", async () => {
  const ann = await household(test);
  const { token } = await make(ann);
  const stranger = visitor(test.app);
  for (const name of ["token", "access_token", "api_key", "authorization"])
    expect((await stranger.get(`/api/bills?${name}=${token}`)).statusCode).toBe(401);
  expect((await stranger.post("/api/accounts", { name: "A", access_token: token })).statusCode).toBe(401);
  stranger.jar.set("weekwise", token);
  expect((await stranger.get("/api/bills")).statusCode).toBe(401);
  for (const scheme of ["Basic", "Token", ""])
    expect((await program(token, scheme)("GET", "/api/bills")).statusCode).toBe(401);
  const invalidTokens = [
    `${token}A`,
    token.slice(0, -1),
    token.toUpperCase(),
    "",
    "weekwise_",
    `weekwise_${"A".repeat(64)}`,
  ];
  for (const wrong of invalidTokens) expect((await program(wrong)("GET", "/api/bills")).statusCode, wrong).toBe(401);
});

it("is used alone: an invalid one is not replaced by a session, and a valid one gets no session rights", async () => {
  const ann = await household(test);
  const { token } = await make(ann);
  const withBoth = (value: string) => ann.get("/api/auth/sessions", { headers: { authorization: `Bearer ${value}` } });
  expect((await withBoth("weekwise_wrong")).statusCode).toBe(401);
  expect((await withBoth(token)).statusCode).toBe(403);
});

it("does not allow requests from other sites", async () => {
  const ann = await household(test);
  const { token } = await make(ann, "write");
  const headers = { authorization: `Bearer ${token}`, "sec-fetch-site": "cross-site" };
  const answer = await visitor(test.app).post("/api/accounts", { name: "A" }, { headers });
  expect([answer.statusCode, answer.json().code]).toEqual([403, "cross_site"]);
});

it("is shown once, stored as a hash, never logged, and its use is recorded", async () => {
  const ann = await household(test);
  const { token, ...made } = await make(ann);
  expect(token).toMatch(/^weekwise_[\w-]{64}$/);
  await program(token)("GET", "/api/bills");
  const used = { ...made, usedAt: test.clock.now().toISOString() };
  expect((await ann.get("/api/tokens")).json()).toEqual([used]);
  test.clock.forward(4);
  await program(token)("GET", "/api/bills");
  expect((await ann.get("/api/tokens")).json()).toEqual([used]);
  const rows = JSON.stringify(await test.db.select().from(apiTokens));
  for (const text of [rows, test.logged(), (await ann.get("/api/export")).body]) expect(text).not.toContain(token);
});

it("is created after a fresh confirmation, has a name, and is limited in number", async () => {
  const ann = await household(test);
  const body = { name: "Program", scope: "read", days: 7 };
  for (const wrong of [{ name: " " }, { scope: "account" }, { scope: "manage" }, { days: 0 }, { days: 3650 }])
    expect((await ann.post("/api/tokens", { ...body, ...wrong })).statusCode).toBe(400);
  for (let n = 0; n < MOST_TOKENS; n++) expect((await ann.post("/api/tokens", body)).statusCode).toBe(201);
  expect((await ann.post("/api/tokens", body)).statusCode).toBe(409);
  test.clock.forward(10);
  expect((await ann.post("/api/tokens", body)).json().code).toBe("confirm_first");
  await ann.post("/api/auth/confirm", { password: "correct horse" });
  expect((await ann.post("/api/tokens", body)).statusCode).toBe(409);
});

it("keeps working for users with a second factor, which was required when it was created", async () => {
  const ann = await household(test);
  await turnOnCodes(ann, test.clock);
  const { token } = await make(ann);
  test.clock.forward(60);
  expect((await ann.get("/api/export")).json().code).toBe("confirm_first");
  expect((await program(token)("GET", "/api/export")).statusCode).toBe(200);
});

it("can't be seen or revoked by anyone else", async () => {
  const ann = await household(test);
  const bob = await household(test, "bob@example.com");
  const { id, token } = await make(ann);
  expect((await bob.get("/api/tokens")).json()).toEqual([]);
  expect((await bob.send("DELETE", `/api/tokens/${id}`)).statusCode).toBe(404);
  expect((await program(token)("GET", "/api/bills")).statusCode).toBe(200);
});

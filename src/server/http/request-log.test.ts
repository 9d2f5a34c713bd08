import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp, visitor } from "#server/testing.ts";

let test: TestApp;
const linesOf = () =>
  test
    .logged()
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Record<string, unknown> => JSON.parse(line));

const OURS = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe("the request id", () => {
  beforeAll(async () => {
    test = await testApp();
    // No email can be stored where a file takes the folder's place.
    writeFileSync(join(test.settings.dataDir, "outbox"), "");
  });
  afterAll(() => test.close());

  it.each([
    ["a response", "/api/health", 200],
    ["a refusal", "/api/bills", 401],
    ["a missing page", "/api/nothing", 404],
    ["an invalid address", "/api/%E0%A4%A", 400],
    ["a page", "/login", 503],
  ])("is on %s", async (_, url, status) => {
    const answer = await visitor(test.app).get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["x-request-id"]).toMatch(OURS);
  });

  it("is on every log line of a request, also after its response", async () => {
    const browser = visitor(test.app);
    const ann = { email: "ann@example.com", password: "correct horse" };
    await browser.post("/api/auth/register", ann);
    await browser.get("/api/auth/google/callback?code=x&state=y");
    const asked = await browser.post("/api/auth/reset-password", { email: ann.email, newPassword: "battery staple" });
    await test.settle();
    const lines = linesOf();
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.request, JSON.stringify(line)).toMatch(OURS);
    const failed = lines.find((line) => line.msg === "sending a reset link failed");
    expect(failed?.request).toBe(asked.headers["x-request-id"]);
  });

  it("is logged with who signed in and how, or why not, but no address of theirs", async () => {
    const bob = { email: "bob@example.com", password: "correct horse" };
    const browser = visitor(test.app, "203.0.113.9");
    await browser.post("/api/auth/register", bob);
    const lastLine = () => linesOf().at(-1);
    const from = "203.0.113.9";
    await browser.post("/api/auth/login-direct", { ...bob, password: "wrong horse" });
    expect(lastLine()).toMatchObject({ status: 401, path: "/api/auth/login-direct", from });
    expect(lastLine()).not.toHaveProperty("who");
    const { id: who } = (await browser.post("/api/auth/login-direct", bob)).json();
    expect(who).toEqual(expect.any(String));
    expect(lastLine()).toMatchObject({ status: 200, who, from, time: expect.stringMatching(/Z$/) });
    await browser.get("/api/bills");
    expect(lastLine()).toMatchObject({ status: 200, who });
    expect(lastLine()).not.toHaveProperty("from");
    await browser.post("/api/bills", {}, { headers: { "sec-fetch-site": "cross-site" } });
    expect(lastLine()).toMatchObject({ status: 403, from });
    await browser.post("/api/auth/logout-direct");
    expect(lastLine()).toMatchObject({ status: 204, who, from });
    await browser.get("/api/bills");
    expect(lastLine()).toMatchObject({ status: 401, from });
    expect(test.logged()).not.toContain(bob.email);
  });

  it("is shared by a 500 response and the log, and the log contains nothing of what was sent", async () => {
    await test.db.execute(sql`alter table users rename to gone`);
    const sent = { email: "canary@example.com", password: "correct horse", firstName: "Line\nbreak canary" };
    const answer = await visitor(test.app).post("/api/auth/register", sent);
    await test.db.execute(sql`alter table gone rename to users`);
    expect(answer.statusCode).toBe(500);
    const { requestId } = answer.json();
    expect(answer.headers["x-request-id"]).toBe(requestId);
    const line = linesOf().find((each) => each.msg === "request failed");
    expect(line).toMatchObject({ request: requestId, err: { message: expect.stringContaining("Failed query") } });
    expect(JSON.stringify(line)).toContain('relation \\"users\\" does not exist');
    expect(JSON.stringify(line)).not.toMatch(/canary|argon2|params/);
  });
});

describe.each([
  ["off", "192.0.2.1", false],
  ["10.0.0.2", "192.0.2.1", false],
  ["10.0.0.2", "10.0.0.2", true],
  ["1", "192.0.2.1", true],
])("a request id from outside while TRUST_PROXY is %s", (trusted, sender, isTaken) => {
  const given = "4bf92f3577b34da6a3ce929d0e0e4736";
  const forwarded = { "x-forwarded-for": "203.0.113.9" };

  it(`by ${sender} is ${isTaken ? "kept" : "replaced"}, and replaced unless it is valid and a proxy's`, async () => {
    test = await testApp({ TRUST_PROXY: trusted });
    const ask = async (headers: Record<string, string>) =>
      (await visitor(test.app, sender).get("/api/auth/options", { headers })).headers["x-request-id"];
    const answered = await ask({ ...forwarded, "x-request-id": given });
    if (isTaken) expect(answered).toBe(given);
    else expect(answered).toMatch(OURS);
    expect(linesOf().at(-1)?.request).toBe(answered);
    for (const odd of ["short", "x".repeat(65), 'a"},{"level":60', "two words here"])
      expect(await ask({ ...forwarded, "x-request-id": odd })).toMatch(OURS);
    expect(await ask({ "x-request-id": given })).toMatch(OURS);
    await test.close();
  });
});

import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import { setUpDemoUser } from "#server/features/demo/open-demo.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ DEMO_ACCOUNT: "on" });
  await setUpDemoUser(test.db, true, test.clock.now());
});
afterAll(() => test.close());

let visitors = 0;
/** Whether the demo is offered to a request with these headers; offering and admitting always agree. */
async function isOpen(headers: Record<string, string>, { app } = test): Promise<boolean> {
  visitors += 1;
  const browser = visitor(app, `192.0.2.${visitors}`);
  const { demo } = (await browser.get("/api/auth/options", { headers })).json();
  const credentials = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
  const answer = await browser.post("/api/auth/login-direct", credentials, { headers });
  if (demo) expect(answer.statusCode).toBe(200);
  else expect([answer.statusCode, answer.json().message]).toEqual([401, "Login failed"]);
  return demo;
}

describe("the demo is available", () => {
  it.each(["localhost:3000", "LOCALHOST", "127.0.0.1:3000", "127.9.9.9", "[::1]:3000"])("at %s", async (host) => {
    expect(await isOpen({ host, origin: `http://${host}` })).toBe(true);
  });

  it("at the operator's address, also through a proxy", async () => {
    const named = await testApp({ DEMO_ACCOUNT: "on", BASE_URL: "https://demo.example.com" });
    await setUpDemoUser(named.db, true, named.clock.now());
    expect(await isOpen({ host: "demo.example.com", "x-forwarded-for": "203.0.113.1" }, named)).toBe(true);
    expect(await isOpen({ host: "bills.example.com", "x-forwarded-for": "203.0.113.1" }, named)).toBe(false);
    await named.close();
  });
});

describe("the demo is unavailable", () => {
  it.each(["bills.example.com", "192.168.1.5:3000", "127.0.0.1.example.com", "localhost.example.com", "a b", "[::2]"])(
    "at %s",
    async (host) => {
      expect(await isOpen({ host })).toBe(false);
    },
  );

  it.each([
    ["forwarded", "for=203.0.113.1"],
    ["x-forwarded-for", "203.0.113.1"],
    ["x-forwarded-for", "127.0.0.1"],
    ["x-forwarded-host", "bills.example.com"],
    ["x-forwarded-proto", "https"],
    ["x-forwarded-server", "proxy"],
    ["x-real-ip", "203.0.113.1"],
    ["via", "1.1 proxy"],
    ["cf-connecting-ip", "203.0.113.1"],
    ["cdn-loop", "cloudflare"],
    ["true-client-ip", "203.0.113.1"],
    ["origin", "https://bills.example.com"],
  ])("to a request with %s: %s", async (name, value) => {
    expect(await isOpen({ host: "localhost:3000", [name]: value })).toBe(false);
  });

  it("to requests that look like nginx's to a server behind it", async () => {
    const port = await new Promise<number>((resolve) => {
      test.app.listen({ port: 0, host: "127.0.0.1" }, () => {
        const address = test.app.server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    const ask = (version: string) =>
      new Promise<string>((resolve) => {
        let body = "";
        const socket = connect(port, "127.0.0.1", () =>
          socket.write(`GET /api/auth/options HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
        );
        socket.on("data", (chunk) => {
          body += chunk;
        });
        socket.on("close", () => resolve(body));
      });
    expect(await ask("1.0")).toContain('"demo":false');
    expect(await ask("1.1")).toContain('"demo":true');
  });
});

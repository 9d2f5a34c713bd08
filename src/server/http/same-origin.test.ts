import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp, visitor } from "#server/testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ BASE_URL: "https://bills.example.com" });
});
afterAll(() => test.close());

const host = "192.168.1.20:3000";

it.each([
  ["the site itself", { "sec-fetch-site": "same-origin" }, 204],
  ["an address typed by a person", { "sec-fetch-site": "none" }, 204],
  ["another site", { "sec-fetch-site": "cross-site" }, 403],
  ["another subdomain", { "sec-fetch-site": "same-site" }, 403],
  ["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: "https://bills.example.com" }, 403],
  ["our origin, in a browser without the newer header", { origin: "https://bills.example.com" }, 204],
  ["another origin", { origin: "https://evil.example" }, 403],
  ["a sandboxed page", { origin: "null" }, 403],
  ["a page opened at the home network's address", { origin: `http://${host}`, host }, 204],
  ["a program that is not a browser", {}, 204],
])("a post from %s", async (_, headers, status) => {
  const answer = await test.app.inject({ method: "POST", url: "/api/auth/logout-direct", headers });
  expect(answer.statusCode).toBe(status);
});

it("uses host-only secure cookies over https", async () => {
  const ann = { email: "ann@example.com", password: "correct horse" };
  await visitor(test.app).post("/api/auth/register", ann);
  const answer = await visitor(test.app).post("/api/auth/login-direct", ann);
  const closed = { secure: true, httpOnly: true, sameSite: "Lax", path: "/" };
  expect(answer.cookies).toEqual([
    expect.objectContaining({ ...closed, name: "__Host-weekwise" }),
    expect.objectContaining({ ...closed, name: "__Host-weekwise-device" }),
  ]);
  for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty("domain");
});

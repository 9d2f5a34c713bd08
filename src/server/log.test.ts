import { afterAll, beforeAll, expect, it } from "vitest";
import { type MailServer, startMailServer } from "./mail/testing.ts";
import { type TestApp, testApp, visitor } from "./testing.ts";

let post: MailServer;
let test: TestApp;
beforeAll(async () => {
  post = await startMailServer();
  test = await testApp({ SMTP_URL: post.url });
});
afterAll(async () => {
  await test.close();
  await post.close();
});

it("never contains a password, a token or a cookie", async () => {
  const email = "canary@example.com";
  const password = "canary-password-one";
  const newPassword = "canary-password-two";
  const browser = visitor(test.app);
  const canaries = [password, newPassword, "canary-header", "canary-query", "canary-broken"];
  await browser.post("/api/auth/register", { email, password });
  await browser.post("/api/auth/login-direct", { email, password });
  canaries.push(browser.jar.get("weekwise") ?? "missing");
  await browser.get("/api/auth/user?token=canary-query", { headers: { authorization: "Bearer canary-header" } });
  await browser.post("/api/auth/login-direct", { email, password: newPassword });
  await browser.post("/api/auth/login-direct", undefined, {
    payload: '{"password":"canary-broken"',
    headers: { "content-type": "application/json" },
  });
  await browser.get("/api/auth/google/callback?code=canary-query&state=canary-query");
  await browser.post("/api/auth/reset-password", { email, newPassword });
  await test.settle();
  const token = post.linkTo(email).searchParams.get("token") ?? "missing";
  canaries.push(token);
  await browser.get(`/reset-password?token=${token}`);
  await browser.post("/api/auth/reset-password/confirm", { token, newPassword: password });
  await browser.post("/api/auth/reset-password/confirm", { token, newPassword });
  await test.settle();
  const log = test.logged();
  expect(log).toContain('"path":"/api/auth/login-direct"');
  for (const canary of canaries) expect(log).not.toContain(canary);
  expect(log).not.toContain("$argon2");
});

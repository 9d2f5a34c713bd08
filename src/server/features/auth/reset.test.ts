import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { DEMO_EMAIL } from "#contract/demo.ts";
import type { Background } from "#server/background.ts";
import { passwordResets, users } from "#server/db/schema/index.ts";
import { setUpDemoUser } from "#server/features/demo/open-demo.ts";
import { tick } from "#server/features/notifications/testing.ts";
import { openMailer } from "#server/mail/mailer.ts";
import { newestLink } from "#server/mail/outbox.ts";
import { type MailServer, startMailServer } from "#server/mail/testing.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { newResetToken, requestReset } from "./reset-password.ts";
import { findUserByEmail, insertReset } from "./store.ts";

const ann = { email: "ann@example.com", password: "correct horse" };
const newPassword = "battery staple";
const ASKED = "/api/auth/reset-password";
const CONFIRM = "/api/auth/reset-password/confirm";

let post: MailServer;
let test: TestApp;
beforeAll(async () => {
  post = await startMailServer();
  test = await testApp({ SMTP_URL: post.url, BASE_URL: "https://bills.example.com" });
});
afterEach(async () => {
  await test.reset();
  post.received.length = 0;
});
afterAll(async () => {
  await test.close();
  await post.close();
});

async function askedFor(email = ann.email) {
  await visitor(test.app).post("/api/auth/register", ann);
  await test.settle();
  dropMails("/confirm-email");
  const answer = await visitor(test.app).post(ASKED, { email, newPassword }, { headers: { host: "evil.example" } });
  await test.settle();
  return answer;
}

/** Without the emails from registering. */
const dropMails = (about: string) =>
  post.received.splice(0, Number.POSITIVE_INFINITY, ...post.received.filter(({ text }) => !text.includes(about)));

const tokenFor = (email: string) => post.linkTo(email).searchParams.get("token") ?? "";
const confirm = (token: string) => visitor(test.app).post(CONFIRM, { token, newPassword });

/** Like the operator's command: without a requested password. */
async function printedLink(email: string, { db, clock } = test): Promise<string> {
  const { token, tokenHash } = newResetToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await insertReset(db, { id: tokenHash, tokenHash, email, passwordHash: null, createdAt: now, expiresAt });
  return token;
}
const canSignIn = async (password: string) =>
  (await visitor(test.app).post("/api/auth/login-direct", { email: ann.email, password })).statusCode === 200;

it("emails a link built from the configured address and changes nothing yet", async () => {
  const answer = await askedFor();
  expect(answer.statusCode).toBe(202);
  expect(answer.json().message).toBe(
    "If there is an account with this address, a link to confirm the new password is on its way. It is valid for 30 minutes.",
  );
  expect(post.received.at(-1)?.text).toContain("Subject: Confirm your new Weekwise password");
  const link = post.linkTo(ann.email);
  expect(link.origin).toBe("https://bills.example.com");
  expect(link.pathname).toBe("/reset-password");
  expect(await canSignIn(newPassword)).toBe(false);
  expect(await canSignIn(ann.password)).toBe(true);
});

it("responds the same for an unknown address, and sends it no email", async () => {
  const known = await askedFor();
  const unknown = await askedFor("nobody@example.com");
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.json()).toEqual(known.json());
  expect(unknown.cookies).toEqual(known.cookies);
  expect(post.received.filter(({ text }) => text.includes("Confirm your new Weekwise password"))).toHaveLength(1);
  expect(post.received.flatMap(({ to }) => to)).not.toContain("nobody@example.com");
  expect(test.logged()).not.toContain("sending a reset link failed");
});

it("sets the requested password once, ends every session and sends a notice", async () => {
  const signedIn = visitor(test.app);
  await visitor(test.app).post("/api/auth/register", ann);
  await signedIn.post("/api/auth/login-direct", ann);
  await askedFor();
  const token = tokenFor(ann.email);
  const answer = await visitor(test.app).post(CONFIRM, { token, newPassword });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: "Your password was changed. Please sign in." });
  expect(await canSignIn(newPassword)).toBe(true);
  expect(await canSignIn(ann.password)).toBe(false);
  expect((await signedIn.get("/api/auth/user")).statusCode).toBe(401);
  await tick(test);
  expect(post.received.at(-1)?.text).toContain("Subject: Your password was changed");
  expect(post.received.at(-1)?.text).toContain("devices were signed out");
  const again = await visitor(test.app).post(CONFIRM, { token, newPassword });
  expect(again.json()).toMatchObject({
    message: "This link is no longer valid. Please request a new one.",
    errors: { token: "This link is no longer valid" },
    code: "invalid",
  });
});

it("rejects a password other than the requested one, so clicking a stranger's request changes nothing", async () => {
  await askedFor();
  const token = tokenFor(ann.email);
  const answer = await visitor(test.app).post(CONFIRM, { token, newPassword: "the owner's choice" });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    message: "This isn't the new password you asked for. Enter the same one, or request a new link.",
    errors: { newPassword: "This isn't the new password you asked for" },
  });
  expect(await canSignIn(ann.password)).toBe(true);
  expect((await visitor(test.app).post(CONFIRM, { token, newPassword })).statusCode).toBe(200);
});

it("accepts only one of two simultaneous clicks", async () => {
  await askedFor();
  const token = tokenFor(ann.email);
  const answers = await Promise.all([1, 2].map(() => visitor(test.app).post(CONFIRM, { token, newPassword })));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
});

it("invalidates the user's other links once one is used", async () => {
  await askedFor();
  const first = tokenFor(ann.email);
  await askedFor();
  expect((await confirm(tokenFor(ann.email))).statusCode).toBe(200);
  expect((await confirm(first)).statusCode).toBe(400);
});

it("sets any new password with a link printed by the operator", async () => {
  await visitor(test.app).post("/api/auth/register", ann);
  const token = await printedLink(ann.email);
  expect((await confirm(token)).statusCode).toBe(200);
  expect(await canSignIn(newPassword)).toBe(true);
});

it.each([DEMO_EMAIL, "gone@example.com"])("rejects %s", async (email) => {
  await setUpDemoUser(test.db, true, test.clock.now());
  expect((await confirm(await printedLink(email))).statusCode).toBe(400);
  const rows = await test.db.select().from(users);
  expect(rows.map(({ email, emailVerifiedAt }) => [email, emailVerifiedAt])).toEqual([[DEMO_EMAIL, null]]);
});

it("confirms the address, from the first time on", async () => {
  const provenAt = async () => (await findUserByEmail(test.db, ann.email))?.emailVerifiedAt;
  await askedFor();
  const first = test.clock.now();
  await confirm(tokenFor(ann.email));
  expect(await provenAt()).toEqual(first);
  test.clock.forward(60);
  await askedFor();
  await confirm(tokenFor(ann.email));
  expect(await provenAt()).toEqual(first);
});

it.each([30, 31])("expires after %s minutes", async (minutes) => {
  await askedFor();
  test.clock.forward(minutes);
  const answer = await visitor(test.app).post(CONFIRM, { token: tokenFor(ann.email), newPassword });
  expect(answer.statusCode).toBe(400);
  expect(await canSignIn(ann.password)).toBe(true);
});

it("stores neither the token nor the password", async () => {
  await askedFor();
  const rows = JSON.stringify(await test.db.select().from(passwordResets));
  expect(rows).not.toContain(tokenFor(ann.email));
  expect(rows).not.toContain(newPassword);
});

it("sends nothing to the demo account", async () => {
  await setUpDemoUser(test.db, true, test.clock.now());
  await askedFor(DEMO_EMAIL);
  expect(post.received).toHaveLength(0);
});

it.each([
  [{}, "Please enter both email and new password"],
  [{ email: "", newPassword: "" }, "Please enter both email and new password"],
  [{ email: ann.email }, "Please enter both email and new password"],
  [{ email: "x", newPassword }, "Please enter a valid email address"],
  [{ email: ann.email, newPassword: "short" }, "Password must be at least 8 characters"],
])("rejects %j", async (body, message) => {
  const answer = await visitor(test.app).post(ASKED, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message });
});

it("keeps the link in the outbox when there is no email server", async () => {
  const home = await testApp();
  await visitor(home.app).post("/api/auth/register", ann);
  const answer = await visitor(home.app).post(ASKED, { email: ann.email, newPassword });
  expect(answer.json().message).toContain("npm run reset-link");
  await home.settle();
  const link = await newestLink(home.settings.dataDir, ann.email, new Date("2026-03-02T08:59:00Z"));
  const token = new URL(link ?? "").searchParams.get("token");
  expect((await visitor(home.app).post(CONFIRM, { token, newPassword })).statusCode).toBe(200);
  await home.settle();
  expect(await newestLink(home.settings.dataDir, ann.email, new Date(0))).toBeUndefined();
  expect(await newestLink(home.settings.dataDir, "bob@example.com", new Date(0))).toBeUndefined();
  await home.close();
});

it("deletes only the links of the user who used theirs", async () => {
  const home = await testApp();
  const bob = { email: "bob@example.com", password: "correct horse" };
  for (const each of [ann, bob]) {
    await visitor(home.app).post("/api/auth/register", each);
    await visitor(home.app).post(ASKED, { email: each.email, newPassword });
    await home.settle();
  }
  const linkOf = (email: string) => newestLink(home.settings.dataDir, email, new Date(0));
  const token = new URL((await linkOf(ann.email)) ?? "").searchParams.get("token");
  await visitor(home.app).post(CONFIRM, { token, newPassword });
  await home.settle();
  expect(await linkOf(ann.email)).toBeUndefined();
  expect(await linkOf(bob.email)).toBeDefined();
  await home.close();
});

it("looks up the address only some time after responding", async () => {
  const pauses = new Set<number>();
  const background: Background = { run: (_, __, options) => pauses.add(options?.after ?? 0), drain: async () => {} };
  const mailer = openMailer({ ...test.settings, from: test.settings.mailFrom, clock: test.clock });
  const expectedBody = {
    from: { networks: ["192.0.2.1"] },
    baseUrl: test.settings.baseUrl,
    mailer,
    background,
    now: test.clock.now(),
  };
  for (const email of [ann.email, "b@example.com", "c@example.com"])
    await requestReset(test.db, { ...expectedBody, input: { email, newPassword } });
  mailer.close();
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3_000);
  expect(pauses.size).toBeGreaterThan(1);
});

it("responds in time even when the email server is down", async () => {
  const stoppedServer = await startMailServer();
  await stoppedServer.close();
  const home = await testApp({ SMTP_URL: stoppedServer.url });
  await visitor(home.app).post("/api/auth/register", ann);
  const answer = await visitor(home.app).post(ASKED, { email: ann.email, newPassword });
  expect(answer.statusCode).toBe(202);
  const token = await printedLink(ann.email, home);
  expect((await visitor(home.app).post(CONFIRM, { token, newPassword })).statusCode).toBe(200);
  // Unsent emails wait for the next attempt.
  expect(await tick(home)).toMatchObject({ sent: 0, failed: 1 });
  await home.close();
  expect(home.logged()).toContain("sending a reset link failed");
});

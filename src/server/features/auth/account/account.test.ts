import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { emailLinks, members, session, users } from "#server/db/schema/index.ts";
import { tick } from "#server/features/notifications/testing.ts";
import { type MailServer, startMailServer } from "#server/mail/testing.ts";
import { eraseDue } from "#server/scheduler/erase-due.ts";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";

const PASSWORD = "/api/auth/password";
const EMAIL = "/api/auth/email";
const LOGIN = "/api/auth/login-direct";
const ann = { email: "ann@example.com", password: "correct horse" };

let post: MailServer;
let test: TestApp;
beforeAll(async () => {
  post = await startMailServer();
  test = await testApp({ SMTP_URL: post.url });
});
afterEach(async () => {
  await test.settle();
  await test.reset();
  post.received.length = 0;
});
afterAll(async () => {
  await test.close();
  await post.close();
});

const mailsTo = (email: string, words: string) =>
  post.received.filter(({ to, text }) => to.includes(email) && text.includes(words));
const tokenTo = (email: string) => post.linkTo(email, "/confirm-email").searchParams.get("token") ?? "";
const confirm = (token: string) => visitor(test.app).post(`${EMAIL}/confirm`, { token });
const changes = { currentPassword: ann.password, newPassword: "battery staple" };

describe("changing the password", () => {
  it("requires the current one, ends the other sessions, keeps this one, and sends a notice", async () => {
    const member = await household(test);
    const other = visitor(test.app);
    await other.post(LOGIN, ann);
    const wrong = await member.post(PASSWORD, { ...changes, currentPassword: "a guess" });
    expect(wrong.json().errors).toEqual({ currentPassword: "Your current password is wrong" });
    expect((await member.post(PASSWORD, { newPassword: changes.newPassword })).statusCode).toBe(400);
    expect((await member.post(PASSWORD, changes)).statusCode).toBe(200);
    expect((await other.get("/api/bills")).statusCode).toBe(401);
    expect((await member.get("/api/bills")).statusCode).toBe(200);
    expect((await visitor(test.app).post(LOGIN, ann)).statusCode).toBe(401);
    expect((await visitor(test.app).post(LOGIN, { ...ann, password: changes.newPassword })).statusCode).toBe(200);
    await tick(test);
    expect(mailsTo(ann.email, "Subject: Your password was changed")).toHaveLength(1);
  });

  it("limits guesses at the current one", async () => {
    const member = await household(test);
    const statuses = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await member.post(PASSWORD, { ...changes, currentPassword: `guess ${n}` })).statusCode);
    expect(statuses.slice(9)).toEqual([400, 429]);
  });
});

describe("changing the address", () => {
  it("happens once the link in the new mailbox is opened, and notifies the old address", async () => {
    const member = await household(test);
    expect((await member.post(EMAIL, { email: " New@Example.com " })).statusCode).toBe(202);
    await test.settle();
    expect((await member.get("/api/auth/user")).json().email).toBe(ann.email);
    const token = tokenTo("new@example.com");
    expect(JSON.stringify(await test.db.select().from(emailLinks))).not.toContain(token);
    expect((await confirm(token)).json()).toMatchObject({ email: "new@example.com" });
    expect((await confirm(token)).statusCode).toBe(400);
    expect((await member.get("/api/auth/user")).json().email).toBe("new@example.com");
    await test.settle();
    const [notice] = mailsTo(ann.email, "was changed");
    expect(notice?.text).not.toContain("new@example.com");
    expect((await visitor(test.app).post(LOGIN, ann)).statusCode).toBe(401);
    expect((await visitor(test.app).post(LOGIN, { ...ann, email: "new@example.com" })).statusCode).toBe(200);
  });

  it("keeps its link when the registration email is sent later", async () => {
    const member = await household(test);
    await member.post(EMAIL, { email: "new@example.com" });
    await test.settle();
    const token = tokenTo("new@example.com");
    await test.db.update(users).set({ mustConfirm: true }).where(eq(users.id, member.id));
    await member.post(`${EMAIL}/send-again`);
    await test.settle();
    expect(tokenTo(ann.email)).not.toBe(token);
    expect((await confirm(token)).json()).toMatchObject({ email: "new@example.com" });
    expect((await confirm(tokenTo(ann.email))).statusCode, "the link to the old address is no longer valid").toBe(400);
  });

  it("responds the same to a taken address as to a free one, and changes neither user", async () => {
    const member = await household(test);
    await household(test, "bob@example.com");
    const answers = [];
    for (const email of ["bob@example.com", "new@example.com"]) answers.push(await member.post(EMAIL, { email }));
    const [taken, free] = answers.map(({ statusCode, body }) => [statusCode, body.replace(/\w+@/, "")]);
    expect(taken).toEqual(free);
    await test.settle();
    expect(mailsTo("bob@example.com", "already belongs to an account")).toHaveLength(1);
    expect(() => post.linkTo("bob@example.com", "/nowhere")).toThrow();
  });

  it("fails when someone took the address before the link was opened", async () => {
    const member = await household(test);
    await member.post(EMAIL, { email: "bob@example.com" });
    await test.settle();
    const token = tokenTo("bob@example.com");
    await visitor(test.app).post("/api/auth/register", { ...ann, email: "bob@example.com" });
    expect((await confirm(token)).json()).toMatchObject({ message: "This address can't be used" });
    expect((await member.get("/api/auth/user")).json().email).toBe(ann.email);
  });

  it("requires a fresh confirmation, and the link expires after a day", async () => {
    const member = await household(test);
    await member.post(EMAIL, { email: "new@example.com" });
    await test.settle();
    test.clock.forward(24 * 60);
    expect((await confirm(tokenTo("new@example.com"))).statusCode).toBe(400);
    expect((await member.post(EMAIL, { email: "new@example.com" })).json().code).toBe("confirm_first");
  });
});

describe("a registered address", () => {
  it("is confirmed by the emailed link, and until then allows no factors or tokens", async () => {
    const member = await household(test);
    await test.settle();
    expect((await member.get("/api/auth/security")).json()).toMatchObject({ mustConfirmEmail: true });
    for (const [url, body] of [
      ["/api/auth/authenticator"],
      ["/api/auth/passkeys/options"],
      ["/api/tokens", { name: "A", scope: "read", days: 7 }],
    ] as const)
      expect((await member.post(url, body)).json().message).toBe("Please confirm your email address first");
    expect((await member.post(`${EMAIL}/send-again`)).statusCode).toBe(202);
    await test.settle();
    expect((await confirm(tokenTo(ann.email))).statusCode).toBe(200);
    expect((await member.get("/api/auth/security")).json()).toMatchObject({ mustConfirmEmail: false });
    expect((await member.post("/api/auth/authenticator")).statusCode).toBe(200);
  });

  it("needs no confirmation without an email server, or for existing users", async () => {
    const home = await testApp();
    const person = await household(home);
    expect((await person.get("/api/auth/security")).json()).toMatchObject({ mustConfirmEmail: false });
    const change = await person.post(EMAIL, { email: "new@example.com" });
    expect(change.json()).toEqual({ message: "Your email address was changed" });
    expect((await person.get("/api/auth/user")).json().email).toBe("new@example.com");
    await home.close();
  });
});

describe("sessions", () => {
  it("are listed with device and location, the current one first, and can be ended one by one", async () => {
    const member = await household(test);
    const phone = visitor(test.app, "203.0.113.7");
    const agent = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0.0.0 Mobile Safari/537.36";
    await phone.post(LOGIN, ann, { headers: { "user-agent": agent } });
    const listed = (await member.get("/api/auth/sessions")).json();
    expect(listed).toMatchObject([
      { isCurrent: true, address: "192.0.2.1" },
      { isCurrent: false, device: "Chrome on Android", address: "203.0.113.7" },
    ]);
    expect(JSON.stringify(listed)).not.toContain((await test.db.select().from(session))[0]?.sid);
    expect((await member.send("DELETE", `/api/auth/sessions/${listed[1].id}`)).statusCode).toBe(204);
    expect((await phone.get("/api/bills")).statusCode).toBe(401);
    expect((await member.send("DELETE", `/api/auth/sessions/${listed[1].id}`)).statusCode).toBe(404);
  });

  it("are all ended elsewhere at once", async () => {
    const member = await household(test);
    const others = [visitor(test.app), visitor(test.app)];
    for (const other of others) await other.post(LOGIN, ann);
    expect((await member.post("/api/auth/sessions/end-others")).json()).toEqual({ ended: 2 });
    for (const other of others) expect((await other.get("/api/bills")).statusCode).toBe(401);
    expect((await member.get("/api/bills")).statusCode).toBe(200);
  });

  it("of another user can't be seen or ended", async () => {
    const member = await household(test);
    const bob = await household(test, "bob@example.com");
    const [{ id }] = (await member.get("/api/auth/sessions")).json();
    expect((await bob.get("/api/auth/sessions")).body).not.toContain(id);
    expect((await bob.send("DELETE", `/api/auth/sessions/${id}`)).statusCode).toBe(404);
    expect((await member.get("/api/bills")).statusCode).toBe(200);
  });

  it("from before devices were recorded stay valid, and are listed once they are used", async () => {
    const member = await household(test);
    const emptyFields = { userAgent: null, address: null, usedAt: null, confirmedAt: null };
    await test.db.update(session).set(emptyFields);
    const listed = async () => (await member.get("/api/auth/sessions")).json();
    expect(await listed()).toMatchObject([{ address: "192.0.2.1", usedAt: test.clock.now().toISOString() }]);
    expect((await member.post("/api/auth/authenticator")).json().code).toBe("confirm_first");
  });
});

describe("deleting one's own account", () => {
  const join = (member: { household: string }, user: string, role: "owner" | "member") =>
    test.db.insert(members).values({ household: member.household, userId: user, role, createdAt: test.clock.now() });

  it("shows what happens to each household, and is refused for the only owner of one with other members", async () => {
    const member = await household(test);
    const bob = await household(test, "bob@example.com");
    test.clock.forward(1);
    await join(member, bob.id, "member");
    expect((await member.get("/api/auth/delete-account")).json()).toEqual({
      households: [{ name: "My household", others: 1, what: "needs an owner" }],
    });
    for (const url of ["/api/auth/delete-account", "/api/auth/delete-data"])
      expect((await member.post(url)).json()).toMatchObject({
        code: "conflict",
        message: "You are the only owner of My household. Make someone else an owner first.",
      });
    expect((await bob.get("/api/auth/delete-account")).json().households).toEqual([
      { name: "My household", others: 0, what: "deleted" },
      { name: "My household", others: 1, what: "stays" },
    ]);
    expect((await bob.post("/api/auth/delete-account")).statusCode).toBe(202);
    await test.db.update(members).set({ role: "owner" }).where(eq(members.userId, bob.id));
    expect((await member.post("/api/auth/delete-account")).statusCode).toBe(202);
  });

  it("leaves no household without an owner, even when others join after the request", async () => {
    const member = await household(test);
    const bob = await household(test, "bob@example.com");
    await member.post("/api/auth/delete-account");
    await join(member, bob.id, "member");
    test.clock.forward(24 * 60);
    expect(await eraseDue(test.db, test.clock)).toBe(1);
    const remaining = await test.db.select().from(members).where(eq(members.household, member.household));
    expect(remaining).toMatchObject([{ userId: bob.id, role: "owner" }]);
  });

  it("requires a fresh confirmation and can be cancelled, whatever the role", async () => {
    const member = await household(test);
    test.clock.forward(10);
    expect((await member.post("/api/auth/delete-account")).json().code).toBe("confirm_first");
    await member.post("/api/auth/confirm", { password: ann.password });
    expect((await member.post("/api/auth/delete-account")).json().message).toBe(
      "Your account will be deleted within 24 hours",
    );
    expect((await member.post("/api/auth/keep-data")).json().deletesAt).toBeNull();
    expect((await test.db.select().from(users))[0]?.deletesAt).toBeNull();
  });
});

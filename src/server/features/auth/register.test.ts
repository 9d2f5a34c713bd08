import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { DEMO_EMAIL } from "#contract/demo.ts";
import { users } from "#server/db/schema/index.ts";
import { type MailServer, startMailServer } from "#server/mail/testing.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";

const ann = { email: "ann@example.com", password: "correct horse", firstName: "Ann" };
const REGISTER = "/api/auth/register";

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

it("responds the same to a taken address as to a free one, and emails its owner once", async () => {
  const statuses = [];
  for (const email of [ann.email, ann.email, " ANN@example.com", "new@example.com", DEMO_EMAIL]) {
    const answer = await visitor(test.app).post(REGISTER, { ...ann, email });
    const { "x-request-id": _, date: __, ...headers } = answer.headers;
    statuses.push({ status: answer.statusCode, body: answer.json(), cookies: answer.cookies, headers });
  }
  await test.settle();
  for (const answer of statuses) expect(answer).toEqual(statuses[0]);
  expect(statuses[0]).toMatchObject({
    status: 201,
    body: { message: "Account created successfully! Please sign in." },
  });
  const [known, ...more] = post.received.filter(({ text }) => text.includes("Subject: You already have"));
  expect([known?.to, more]).toEqual([[ann.email], []]);
  expect(known?.text).toContain("https://bills.example.com/login");
  const confirmations = post.received.filter(({ text }) => text.includes("Subject: Confirm your email address"));
  expect(confirmations.map(({ to }) => to).sort()).toEqual([[ann.email], ["new@example.com"]]);
  test.clock.forward(60);
  await visitor(test.app).post(REGISTER, ann);
  await test.settle();
  expect(post.received).toHaveLength(4);
});

it("changes nothing of the existing user", async () => {
  await visitor(test.app).post(REGISTER, ann);
  const before = await test.db.select().from(users);
  await visitor(test.app).post(REGISTER, { ...ann, password: "a stranger's", firstName: "Mallory" });
  await test.settle();
  expect(await test.db.select().from(users)).toEqual(before);
  const signIn = async (password: string) =>
    (await visitor(test.app).post("/api/auth/login-direct", { ...ann, password })).statusCode;
  expect(await signIn("a stranger's")).toBe(401);
  expect(await signIn(ann.password)).toBe(200);
});

it("gives an address to one of many simultaneous requests, and tells none of them which", async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) => visitor(test.app, `192.0.2.${n}`).post(REGISTER, ann)),
  );
  await test.settle();
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await test.db.select().from(users)).toHaveLength(1);
  // One asks its new owner to confirm it, the other reports all later attempts.
  expect(post.received).toHaveLength(2);
});

it("reports whether it sends email", async () => {
  expect((await visitor(test.app).get("/api/auth/options")).json()).toMatchObject({ mail: true });
  const home = await testApp();
  expect((await visitor(home.app).get("/api/auth/options")).json()).toMatchObject({ mail: false });
  await home.close();
});

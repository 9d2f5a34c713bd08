import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type MailServer, startMailServer } from "#server/mail/testing.ts";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";
import { startReceiver, tick } from "./testing.ts";
import { readVapid, testBrowser } from "./testing-push.ts";

let test: TestApp;
let post: MailServer;
let outside: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  outside = await startReceiver();
  post = await startMailServer();
  test = await testApp({ ALLOW_PRIVATE_ADDRESSES: "on", SMTP_URL: post.url, BASE_URL: "https://bills.example.com" });
});
afterEach(async () => {
  outside.forget();
  post.received.length = 0;
  test.clock.set("2026-03-02T09:00:00Z");
  await test.reset();
});
afterAll(async () => {
  await test.close();
  await post.close();
  await outside.close();
});

type Member = Awaited<ReturnType<typeof household>>;
const add = async (member: Member, channel: object) =>
  (await member.post("/api/notifications/channels", channel)).json();
const tryOut = async (member: Member, channelId: number) =>
  (await member.post("/api/notifications/test", { channelId })).json();
const choose = (member: Member, off: string[]) =>
  member.send("PUT", "/api/notifications", { off, quiet: null, timeZone: null });

/** All except the confirmation email, which arrives after a random delay. */
const mails = () => post.received.filter(({ text }) => !text.includes("Subject: Confirm your email address"));

it("sends plain and HTML text, a link to the bill and an unsubscribe link", async () => {
  const member = await household(test);
  const bill = await member.addBill({ name: "Power & <gas>", nextDueDate: "2026-03-04", amount: "90.00" });
  await tick(test);
  expect(mails()).toHaveLength(1);
  const { to, text } = mails()[0] ?? { to: [], text: "" };
  expect(to).toEqual(["ann@example.com"]);
  expect(text).toContain("Subject: Power & <gas> is due on Wed 4 Mar");
  expect(text).toContain("Content-Type: text/plain");
  expect(text).toContain("$90.00, fully covered.");
  expect(text).toContain("Content-Type: text/html");
  expect(text).toContain("Power &#38; &#60;gas&#62; is due");
  expect(text).toContain("prefers-color-scheme:dark");
  expect(text).toContain(`https://bills.example.com/bills/${bill.id}`);
  expect(text).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

const wayOut = () => {
  const text = mails().at(-1)?.text.replace(/\n /g, "") ?? "";
  return new URL(/List-Unsubscribe: *<([^>]+)>/.exec(text)?.[1] ?? "").pathname;
};

it("unsubscribes from one kind of email with one click in an email program, and not by opening the link", async () => {
  const member = await household(test);
  await member.addBill({ nextDueDate: "2026-03-04", amount: "90.00" });
  await tick(test);
  const stranger = visitor(test.app);
  const page = await stranger.get(wayOut());
  expect(page.body).toContain("Stop emails about bills that are due and covered?");
  expect((await member.get("/api/notifications")).json().choices.off).toEqual([]);
  const form = {
    payload: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  };
  const unsubscribed = await stranger.send("POST", wayOut(), undefined, form);
  expect(unsubscribed.body).toContain("You won't get emails about bills that are due and covered anymore.");
  expect((await member.get("/api/notifications")).json().choices.off).toEqual(["due-covered:mail"]);
  const forged = wayOut().replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect((await stranger.send("POST", forged, undefined, form)).statusCode).toBe(404);
  await member.addBill({ name: "Gas", nextDueDate: "2026-03-04", amount: "10.00" });
  await tick(test);
  expect(mails()).toHaveLength(1);
});

it("publishes to an ntfy topic with its token, in any language, with two actions", async () => {
  const member = await household(test);
  await choose(member, ["due-covered:mail"]);
  const { channel } = await add(member, { kind: "ntfy", target: `${outside.url}/sub/our-bills`, token: "tk_secret" });
  const bill = await member.addBill({ name: "Müll ✓", nextDueDate: "2026-03-04", amount: "90.00" });
  await tick(test);
  expect(outside.received[0]).toMatchObject({ path: "/sub/", headers: { authorization: "Bearer tk_secret" } });
  expect(outside.bodies()[0]).toMatchObject({
    topic: "our-bills",
    title: "Müll ✓ is due on Wed 4 Mar",
    click: `https://bills.example.com/bills/${bill.id}`,
    actions: [{ label: "Paid", method: "POST" }, { label: "Remind me tomorrow" }],
  });
  expect(JSON.stringify((await member.get("/api/notifications")).json())).not.toContain("tk_secret");
  outside.answerWith(403, '{"error":"forbidden"}');
  expect(await tryOut(member, channel.id)).toEqual({ isSent: false, answer: '403 Forbidden: {"error":"forbidden"}' });
});

it("signs webhook posts, with a timestamp, using a secret shown once", async () => {
  const member = await household(test);
  const { channel, secret } = await add(member, { kind: "webhook", target: `${outside.url}/hook` });
  expect(await tryOut(member, channel.id)).toEqual({ isSent: true, answer: "200 OK" });
  const [received] = outside.received;
  if (received === undefined) throw new Error("nothing was posted");
  const { headers, body } = received;
  const mark = createHmac("sha256", secret).update(`${headers["weekwise-timestamp"]}.${body}`).digest("hex");
  expect(headers["weekwise-signature"]).toBe(`v1=${mark}`);
  expect(JSON.parse(body)).toMatchObject({ event: "test", mayRepeat: false });
  expect(JSON.stringify((await member.get("/api/notifications")).json())).not.toContain(secret);
});

it("pushes encrypted messages to a browser, and forgets one that is gone", async () => {
  const member = await household(test);
  await choose(member, ["due-covered:mail"]);
  const browser = testBrowser(`${outside.url}/push/abc`);
  await add(member, browser.subscription);
  const bill = await member.addBill({ nextDueDate: "2026-03-04", amount: "90.00" });
  outside.answerWith(201);
  await tick(test);
  const [received] = outside.received;
  if (received === undefined) throw new Error("nothing was pushed");
  expect(browser.read(received)).toMatchObject({
    ...{ title: "Power is due on Wed 4 Mar", url: `https://bills.example.com/bills/${bill.id}` },
    actions: { paid: expect.stringContaining("/api/notifications/act/") },
  });
  const { pushKey } = (await member.get("/api/notifications")).json();
  expect(readVapid(received)).toMatchObject({ aud: outside.url, sub: "https://bills.example.com/", key: pushKey });
  outside.answerWith(410);
  await member.addBill({ name: "Gas", nextDueDate: "2026-03-04", amount: "10.00" });
  await tick(test);
  expect((await member.get("/api/notifications")).json().channels).toEqual([]);
  const { messages } = (await member.get("/api/notifications/history")).json();
  expect(messages[0]).toMatchObject({ state: "given-up", lastError: "410 Gone", label: null });
});

it("allows at most ten channels, and none of other users", async () => {
  const member = await household(test);
  const bob = await household(test, "bob@example.com");
  for (let count = 0; count < 10; count++) await add(member, { kind: "webhook", target: `${outside.url}/${count}` });
  const more = await member.post("/api/notifications/channels", { kind: "webhook", target: `${outside.url}/more` });
  expect(more.json()).toMatchObject({ message: "You can have at most 10 channels" });
  const again = await member.post("/api/notifications/channels", { kind: "webhook", target: `${outside.url}/1` });
  expect(again.statusCode).toBe(201);
  const { id } = again.json().channel;
  expect((await bob.send("DELETE", `/api/notifications/channels/${id}`)).statusCode).toBe(404);
  expect((await bob.post("/api/notifications/test", { channelId: id })).statusCode).toBe(404);
  expect((await member.send("DELETE", `/api/notifications/channels/${id}`)).statusCode).toBe(204);
});

it("shows the email server's response to a test", async () => {
  const member = await household(test);
  const { isSent, answer } = await tryOut(member, 0);
  expect([isSent, answer]).toEqual([true, expect.stringMatching(/^250 /)]);
  expect(mails()[0]?.text).toContain("Subject: Your Weekwise notifications work");
});

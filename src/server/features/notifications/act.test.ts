import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { households } from "#server/db/schema/index.ts";
import { SETTINGS } from "#server/features/settings/testing.ts";
import { household, visitor } from "#server/testing.ts";
import { tick } from "./testing.ts";
import { appWithReceiver } from "./testing-fixture.ts";

const { test, hook: topic } = await appWithReceiver();

async function reminded() {
  const member = await household(test);
  await member.post("/api/notifications/channels", { kind: "ntfy", target: `${topic.url}/bills` });
  await member.addBill({ nextDueDate: "2026-03-04", amount: "90.00" });
  await tick(test);
  return { home: member, links: links() };
}
const links = () => {
  const { actions } = topic.bodies().at(-1);
  const [paid, tomorrow] = actions.map(({ url }: { url: string }) => new URL(url).pathname);
  return { paid: String(paid), tomorrow: String(tomorrow) };
};

it("'Paid' pays that due date once, without signing in, and nothing else", async () => {
  const { home, links } = await reminded();
  const stranger = visitor(test.app);
  const done = await stranger.post(links.paid);
  expect(done.json()).toEqual({ message: "Power is marked as paid" });
  expect(await home.balance()).toBe("910.00");
  expect((await stranger.post(links.paid)).json()).toMatchObject({ message: "Already done" });
  expect(await home.balance()).toBe("910.00");
  expect(stranger.jar.size).toBe(0);
  const [bill] = await home.bills();
  expect(bill.nextDueDate).toBe("2026-04-04");
});

it("'Paid' works from an ntfy server's page too, which can read the response, and ignores cookies", async () => {
  const { home, links } = await reminded();
  const headers = { "sec-fetch-site": "cross-site", origin: "https://ntfy.example" };
  const done = await test.app.inject({ method: "POST", url: links.paid, headers });
  expect(done.json()).toEqual({ message: "Power is marked as paid" });
  expect(done.headers).toMatchObject({ "access-control-allow-origin": "*" });
  expect(done.headers).not.toHaveProperty("access-control-allow-credentials");
  expect(await home.balance()).toBe("910.00");
});

it("'Paid' is refused when the due date was paid in the meantime", async () => {
  const { home, links } = await reminded();
  const [bill] = await home.bills();
  await home.post("/api/bills/pay", { billId: bill.id });
  const late = await visitor(test.app).post(links.paid);
  expect([late.statusCode, late.json().message]).toEqual([409, "Power is no longer due on that date"]);
  expect(await home.balance()).toBe("910.00");
});

it("'Remind me tomorrow' sends the same reminder once more, unless the bill is paid by then", async () => {
  const { home, links: first } = await reminded();
  const postponed = await visitor(test.app).post(first.tomorrow);
  expect(postponed.json()).toEqual({ message: "We'll remind you tomorrow" });
  await tick(test);
  expect(topic.received).toHaveLength(1);
  test.clock.set("2026-03-03T09:00:00Z");
  await tick(test);
  expect(topic.bodies().map(({ title }) => title)).toEqual(Array(2).fill("Power is due on Wed 4 Mar"));
  await visitor(test.app).post(links().tomorrow);
  const [bill] = await home.bills();
  await home.post("/api/bills/pay", { billId: bill.id });
  test.clock.set("2026-03-04T09:00:00Z");
  await tick(test);
  expect(topic.received).toHaveLength(2);
});

it("a forged or changed link does nothing", async () => {
  const { home, links } = await reminded();
  const stranger = visitor(test.app);
  const [content = "", mark = ""] = links.paid.split("/").at(-1)?.split(".") ?? [];
  const other = { ...JSON.parse(Buffer.from(content, "base64url").toString()), a: "tomorrow" };
  const changed = Buffer.from(JSON.stringify(other)).toString("base64url");
  for (const token of [`${changed}.${mark}`, `${content}.${"A".repeat(32)}`])
    expect((await stranger.post(`/api/notifications/act/${token}`)).statusCode).toBe(404);
  expect(await home.balance()).toBe("1000.00");
});

it("'Paid' waits for an import like every other call, and works after it", async () => {
  const { home, links } = await reminded();
  const isHome = eq(households.id, home.household);
  await test.db.update(households).set({ importing: "8a0b5f9e-1d1f-4f0e-9b77-0c9a1c9d1f11" }).where(isHome);
  const early = await visitor(test.app).post(links.paid);
  expect(early.json()).toMatchObject({ code: "not_ready" });
  await test.db.update(households).set({ importing: null }).where(isHome);
  expect(await home.balance()).toBe("1000.00");
  expect((await visitor(test.app).post(links.paid)).statusCode).toBe(200);
});

it("'Paid' refuses a due date so far ahead that it would be requested again", async () => {
  const member = await household(test);
  await member.post("/api/notifications/channels", { kind: "ntfy", target: `${topic.url}/bills` });
  await member.send("PUT", "/api/settings", { ...SETTINGS, billReminders: true, reminderDays: 7 });
  await member.addBill({ name: "Cleaner", frequency: "weekly", nextDueDate: "2026-03-08", amount: "90.00" });
  await tick(test);
  const answer = await visitor(test.app).post(links().paid);
  expect(answer.json().message).toBe("It is too early to pay Cleaner for that date");
  expect(await member.balance()).toBe("1000.00");
  test.clock.set("2026-03-05T09:00:00Z");
  expect((await visitor(test.app).post(links().paid)).json().message).toBe("Cleaner is marked as paid");
});

it("'Paid' notifies every open window of the household", async () => {
  const { home, links } = await reminded();
  const address = await test.app.listen({ port: 0, host: "127.0.0.1" });
  const cookie = [...home.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const live = await fetch(`${address}/api/live`, { headers: { cookie } });
  const events = live.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await events?.read())?.value).toContain("event: ready");
  expect((await visitor(test.app).post(links.paid)).statusCode).toBe(200);
  expect((await events?.read())?.value).toContain("event: changed");
  await events?.cancel();
});

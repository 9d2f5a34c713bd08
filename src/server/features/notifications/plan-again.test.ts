import { expect, it } from "vitest";
import { household } from "#server/testing.ts";
import { tick } from "./testing.ts";
import { appWithReceiver } from "./testing-fixture.ts";

const { test, hook } = await appWithReceiver();

type Member = Awaited<ReturnType<typeof household>>;

/** A user with a bill due on Thursday, who will be notified in the morning: it is night. */
async function atNight() {
  const member = await household(test);
  await member.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/` });
  const bill = await member.addBill({ nextDueDate: "2026-03-05", amount: "100.00" });
  test.clock.set("2026-03-02T23:00:00Z");
  await tick(test);
  expect(await states(member)).toEqual(["due-covered waiting"]);
  return { home: member, id: Number(bill.id) };
}
const states = async (member: Member) => {
  const { messages } = (await member.get("/api/notifications/history")).json();
  return messages.map(({ event, state }: { event: string; state: string }) => `${event} ${state}`).sort();
};

type Act = (member: Member, id: number) => Promise<{ statusCode: number; json: () => { id: number } }>;
const pay: Act = (member, id) => member.post("/api/bills/pay", { billId: id });
const act =
  (path: string, body?: object): Act =>
  (member, id) =>
    member.post(`/api/bills/${id}/${path}`, body);
const remove: Act = (member, id) => member.send("DELETE", `/api/bills/${id}`);
const postpone: Act = (member, id) => member.send("PATCH", `/api/bills/${id}`, { nextDueDate: "2026-03-25" });

it.each<[string, Act]>([
  ["paid", pay],
  ["paused", act("pause", { until: null })],
  ["archived", act("archive")],
  ["skipped", act("skip", { dueDate: "2026-03-05" })],
  ["deleted", remove],
  ["paused", postpone],
])("cancels its reminder at once when a bill is %s", async (_, change) => {
  const { home, id } = await atNight();
  expect((await change(home, id)).statusCode).toBeLessThan(300);
  await tick(test);
  expect(await states(home)).toEqual(["due-covered taken-back"]);
  test.clock.set("2026-03-03T09:00:00Z");
  await tick(test);
  expect(hook.received).toEqual([]);
});

it.each<[string, Act, (member: Member, id: number, done: number) => Promise<unknown>]>([
  ["an undone payment", pay, (member, _, payment) => member.post(`/api/payments/${payment}/undo`)],
  ["the end of a pause", act("pause", { until: null }), (member, id) => act("resume")(member, id)],
  ["restoring from the archive", act("archive"), (member, id) => act("bring-back")(member, id)],
])("sends the reminder again after %s", async (_, change, back) => {
  const { home, id } = await atNight();
  await change(home, id);
  await tick(test);
  const [payment] = (await home.get("/api/payments")).json().items;
  await back(home, id, payment?.id);
  await tick(test);
  expect(await states(home)).toEqual(["due-covered waiting"]);
});

it("reports a shortage when money leaves its account, and cover when it returns", async () => {
  const { home } = await atNight();
  await home.send("PATCH", `/api/accounts/${home.accountId}`, { balance: "10.00" });
  await tick(test);
  expect(await states(home)).toEqual(["due-covered taken-back", "due-short waiting"]);
  await home.send("PATCH", `/api/accounts/${home.accountId}`, { balance: "1000.00" });
  await tick(test);
  expect(await states(home)).toEqual(["due-covered waiting", "due-short taken-back"]);
});

it("sends reminders for an imported file", async () => {
  const { home } = await atNight();
  const file = (await home.get("/api/export")).json();
  const other = await household(test, "bob@example.com");
  await other.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/bob` });
  await tick(test);
  expect((await other.post("/api/import", file)).statusCode).toBeLessThan(300);
  await tick(test);
  expect(await states(other)).toEqual(["due-covered waiting"]);
});

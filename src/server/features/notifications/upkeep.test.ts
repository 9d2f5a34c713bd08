import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { messageOf } from "#core/notifications/message-text.ts";
import { households, members, outbox } from "#server/db/schema/index.ts";
import { SETTINGS } from "#server/features/settings/testing.ts";
import { household, recordLog } from "#server/testing.ts";
import { sweepHistory } from "./deliver.ts";
import { dryRunReminders } from "./dry-run.ts";
import { PLAN_AGAIN } from "./plan-again.ts";
import { planReminders } from "./plan-reminders.ts";
import { notifyAll, notifyUser } from "./send-messages.ts";
import { tick } from "./testing.ts";
import { appWithReceiver } from "./testing-fixture.ts";

const { test, hook } = await appWithReceiver();

type Member = Awaited<ReturnType<typeof household>>;

async function withWebhook(email: string): Promise<Member> {
  const member = await household(test, email);
  await member.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/${email}` });
  return member;
}
const history = async (member: Member) => (await member.get("/api/notifications/history")).json().messages;
const options = () => ({
  ...{
    days: [{ today: test.clock.today() }],
    now: test.clock.now(),
    timeZone: "UTC",
    hasMail: false,
    log: recordLog("warn").log,
  },
});

it("a dry run lists what would be sent and why, and changes nothing", async () => {
  const member = await withWebhook("ann@example.com");
  await member.addBill({ nextDueDate: "2026-03-04", amount: "90.00" });
  const first = await dryRunReminders(test.db, options());
  expect(first).toEqual({
    lines: ["09:00  ann@example.com by webhook: Power is due on Wed 4 Mar (due within their reminder lead time)"],
    total: 1,
  });
  expect(await dryRunReminders(test.db, options())).toEqual(first);
  await member.send("PATCH", "/api/household", { currency: "EUR" });
  await member.send("PATCH", `/api/accounts/${member.accountId}`, { balance: "50.00" });
  const short = await dryRunReminders(test.db, options());
  expect(short.lines).toEqual([
    "09:00  ann@example.com by webhook: Power is due on Wed 4 Mar and is €40.00 short (due within their reminder lead time, and short)",
  ]);
  expect(await history(member)).toEqual([]);
  await tick(test);
  expect(hook.received).toHaveLength(1);
});

it("nothing is queued for email without an email server", async () => {
  const member = await household(test);
  await member.addBill({ isAutomatic: true, paymentDay: 3, amount: "100.00" });
  test.clock.set("2026-03-03T09:00:00Z");
  await tick(test);
  test.clock.set("2026-03-03T11:00:00Z");
  await tick(test);
  expect(await history(member)).toEqual([]);
});

it("messages are deleted after 90 days, and not before", async () => {
  const member = await withWebhook("ann@example.com");
  await member.addBill({ nextDueDate: "2026-03-04", amount: "90.00" });
  await tick(test);
  expect(await sweepHistory(test.db, new Date("2026-05-31T08:00:00Z"))).toBe(0);
  expect(await sweepHistory(test.db, new Date("2026-05-31T10:00:00Z"))).toBe(1);
});

it("messages for a removed channel are not sent", async () => {
  const member = await withWebhook("ann@example.com");
  await member.addBill({ nextDueDate: "2026-03-04", amount: "90.00" });
  hook.answerWith(500);
  await tick(test);
  hook.forget();
  const [channel] = (await member.get("/api/notifications")).json().channels;
  await member.send("DELETE", `/api/notifications/channels/${channel.id}`);
  test.clock.forward(5);
  await tick(test);
  expect(hook.received).toEqual([]);
  expect(await history(member)).toMatchObject([{ state: "taken-back", label: null }]);
});

it("notifies everyone in the household except the actor, and one person of their own matters, at night too", async () => {
  const ann = await withWebhook("ann@example.com");
  const bob = await withWebhook("bob@example.com");
  const joining = { household: ann.household, userId: bob.id, role: "member" as const, createdAt: test.clock.now() };
  await test.db.insert(members).values(joining);
  test.clock.set("2026-03-02T23:00:00Z");
  const now = test.clock.now();
  const joined = { event: "member-joined" as const, memberId: bob.id, name: "Bob", at: "2026-03-02" };
  for (let times = 0; times < 2; times++) await notifyAll(test.db, ann.household, joined, { now, except: bob.id });
  await notifyUser(test.db, ann.id, { event: "security", notice: "password-changed", id: "1", detail: "" }, { now });
  await tick(test);
  expect(hook.received.map(({ path }) => path)).toEqual(["/ann@example.com"]);
  expect(hook.bodies()[0].title).toBe("Your password was changed");
  test.clock.set("2026-03-03T09:00:00Z");
  await tick(test);
  expect(hook.bodies().map(({ title }) => title)).toEqual(["Your password was changed", "Bob joined your household"]);
});

it("the weekly report lists what was paid, what is due, whether it is covered and what to move, by the server's days", async () => {
  const member = await withWebhook("ann@example.com");
  await member.send("PUT", "/api/settings", {
    ...SETTINGS,
    currency: "USD",
    billReminders: false,
    weeklyReports: true,
  });
  await member.post("/api/incomes", {
    ...{ name: "Salary", amount: "500.00", frequency: "weekly", nextPayday: "2026-03-12" },
  });
  const power = await member.addBill({ nextDueDate: "2026-03-06", amount: "90.00" });
  await member.addBill({ name: "Rent: flat", nextDueDate: "2026-03-11", amount: "2000.00" });
  const { timeZone, ...rest } = test.messenger;
  // Sunday evening in London, Monday morning in Auckland: the payment belongs to the new week.
  test.clock.set("2026-03-08T20:00:00Z");
  await member.post("/api/bills/pay", { billId: power.id });
  test.clock.set("2026-03-09T09:00:00Z");
  const when = { today: test.clock.today(), now: test.clock.now(), log: recordLog("warn").log, batch: 10 };
  await planReminders(test.db, { ...when, ...rest, timeZone });
  expect((await reports())[0]?.lines).toEqual([
    "Paid: 1 bill, $90.00 in total",
    "- Power: $90.00, Sun 8 Mar",
    "Due this week: 1 bill, $2,000.00 in total",
    "- Rent: flat: $2,000.00, Wed 11 Mar",
    expect.stringMatching(/^1 bill will be short: Rent: flat, \$\d+\.\d\d on Wed 11 Mar\.$/),
    expect.stringMatching(/^Salary, Thu 12 Mar: move \$\d+\.\d\d\.$/),
  ]);
  await test.db.delete(outbox);
  await test.db.update(households).set({ toldOn: PLAN_AGAIN });
  await planReminders(test.db, { ...when, ...rest, timeZone: "Pacific/Auckland" });
  expect((await reports())[0]?.lines[0]).toBe("No bills were paid.");
});

const reports = async () => {
  const rows = await test.db.select({ told: outbox.told }).from(outbox).where(eq(outbox.event, "weekly-report"));
  return rows.map(({ told }) => messageOf(told, "USD"));
};

it("notifies the others that a bill went up, by an edit or a payment of a varying bill, and not the actor", async () => {
  const ann = await withWebhook("ann@example.com");
  const bob = await withWebhook("bob@example.com");
  const joining = { household: ann.household, userId: bob.id, role: "member" as const, createdAt: test.clock.now() };
  await test.db.insert(members).values(joining);
  const rent = await ann.addBill({ name: "Rent", nextDueDate: "2026-03-25" });
  const power = await ann.addBill({ nextDueDate: "2026-03-12", amount: "90.00", estimate: "last" });
  await ann.send("PATCH", `/api/bills/${rent.id}`, { amount: "120.00" });
  await ann.send("PATCH", `/api/bills/${rent.id}`, { amount: "140.00" });
  await ann.post("/api/bills/pay", { billId: power.id, amount: "99.00" });
  await tick(test);
  expect(hook.received.map(({ path }) => path)).toEqual(["/bob@example.com", "/bob@example.com"]);
  expect(
    hook
      .bodies()
      .map(({ title }) => title)
      .sort(),
  ).toEqual(["Power went up from $90.00 to $99.00", "Rent went up from $120.00 to $140.00"]);
});

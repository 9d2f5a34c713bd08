import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { PaydayCard } from "#contract/plan.ts";
import { formatMoney } from "#core/money.ts";
import { outbox, users } from "#server/db/schema/index.ts";
import { SETTINGS } from "#server/features/settings/testing.ts";
import { eraseDue } from "#server/scheduler/erase-due.ts";
import { household, newMember } from "#server/testing.ts";
import { tick } from "./testing.ts";
import { appWithReceiver } from "./testing-fixture.ts";

const { test, hook } = await appWithReceiver();

type Member = Awaited<ReturnType<typeof household>>;

async function withReminders(email = "ann@example.com", settings: object = {}): Promise<Member> {
  const member = await household(test, email);
  const added = await member.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/${email}` });
  expect(added.statusCode).toBe(201);
  await member.send("PUT", "/api/settings", {
    ...{ ...SETTINGS, currency: "USD", billReminders: true, reminderDays: 3, weeklyReports: false },
    ...settings,
  });
  return member;
}
const titles = () => hook.bodies().map(({ title }) => title);
const history = async (member: Member) => (await member.get("/api/notifications/history")).json().messages;

it("reminds three days before, once, however often it runs", async () => {
  const member = await withReminders();
  await member.addBill({ nextDueDate: "2026-03-06", amount: "100.00" });
  await tick(test);
  expect(titles()).toEqual([]);
  test.clock.set("2026-03-03T09:00:00Z");
  await tick(test);
  await tick(test);
  expect(titles()).toEqual(["Power is due on Fri 6 Mar"]);
  test.clock.set("2026-03-04T09:00:00Z");
  await tick(test);
  expect(titles()).toHaveLength(1);
  expect(await history(member)).toMatchObject([{ state: "sent", event: "due-covered", channel: "webhook", tries: 1 }]);
});

it.each([
  [1, "2026-03-05"],
  [3, "2026-03-03"],
  [7, "2026-02-27"],
])("a lead of %i days sends on %s", async (reminderDays, day) => {
  test.clock.set("2026-02-20T09:00:00Z");
  const member = await withReminders("ann@example.com", { reminderDays });
  await member.addBill({ nextDueDate: "2026-03-06" });
  const before = new Date(Date.parse(`${day}T09:00:00Z`) - 86_400_000);
  test.clock.set(before.toISOString());
  await tick(test);
  expect(titles()).toEqual([]);
  test.clock.set(`${day}T09:00:00Z`);
  await tick(test);
  expect(titles()).toHaveLength(1);
});

it("reminds each household on its own day", async () => {
  test.clock.set("2026-03-02T20:30:00Z");
  const near = await withReminders("near@example.com");
  const far = await withReminders("far@example.com");
  expect((await far.send("PATCH", "/api/household", { timeZone: "Pacific/Auckland" })).statusCode).toBe(200);
  await near.addBill({ name: "Near", nextDueDate: "2026-03-06" });
  await far.addBill({ name: "Far", nextDueDate: "2026-03-06" });
  await tick(test);
  expect(titles()).toEqual(["Far is due on Fri 6 Mar"]);
  test.clock.set("2026-03-03T09:00:00Z");
  await tick(test);
  expect(titles()).toEqual(["Far is due on Fri 6 Mar", "Near is due on Fri 6 Mar"]);
});

it("reports a shortage, even after it reported cover", async () => {
  const member = await withReminders();
  await member.addBill({ nextDueDate: "2026-03-05", amount: "900.00" });
  await tick(test);
  expect(titles()).toEqual(["Power is due on Thu 5 Mar"]);
  await member.addBill({ name: "Rent", nextDueDate: "2026-03-04", amount: "500.00" });
  await tick(test);
  expect(titles().slice(1).sort()).toEqual([
    "Power is due on Thu 5 Mar and is $400.00 short",
    "Rent is due on Wed 4 Mar",
  ]);
});

it("cancels messages held for the morning when the bill is paid or covered in the meantime", async () => {
  const member = await withReminders();
  const paid = await member.addBill({ nextDueDate: "2026-03-05", amount: "100.00" });
  await member.addBill({ name: "Rent", nextDueDate: "2026-03-05", amount: "950.00" });
  test.clock.set("2026-03-02T23:00:00Z");
  await tick(test);
  expect(titles()).toEqual([]);
  expect((await history(member)).map(({ state }: { state: string }) => state)).toEqual(["waiting", "waiting"]);
  await member.post("/api/bills/pay", { billId: paid.id });
  await member.send("PATCH", `/api/accounts/${member.accountId}`, { balance: "5000.00" });
  test.clock.set("2026-03-03T09:00:00Z");
  await tick(test);
  expect(titles()).toEqual(["Rent is due on Thu 5 Mar"]);
  expect((await history(member)).map(({ state }: { state: string }) => state).sort()).toEqual([
    "sent",
    "taken-back",
    "taken-back",
  ]);
});

it("after a week of downtime sends each reminder once, one payday and one report", async () => {
  test.clock.set("2026-02-16T09:00:00Z");
  const member = await withReminders("ann@example.com", { weeklyReports: true });
  await member.addBill({ nextDueDate: "2026-03-06" });
  await member.post("/api/incomes", {
    ...{ name: "Salary", amount: "500.00", frequency: "weekly", nextPayday: "2026-02-19" },
  });
  await tick(test);
  hook.forget();
  test.clock.set("2026-03-05T09:00:00Z");
  await tick(test);
  await tick(test);
  expect(titles().sort()).toEqual([
    expect.stringContaining("Payday Thu 5 Mar: move $"),
    "Power is due on Fri 6 Mar",
    "Your week ending Sun 1 Mar",
  ]);
});

it("tells of a payday and the week what the dashboard says, by the person's own rule", async () => {
  test.clock.set("2026-02-27T09:00:00Z");
  const rule = { moveRate: "exact", moveRounding: 10 } as const;
  const member = await withReminders("ann@example.com", { weeklyReports: true, billReminders: false, ...rule });
  await member.addBill({ amount: "433.00", nextDueDate: "2026-04-20" });
  await member.post("/api/incomes", { name: "Salary", amount: "300", frequency: "monthly", nextPayday: "2026-03-02" });
  test.clock.set("2026-03-02T09:00:00Z");
  await tick(test);
  const { paydays, verdict } = (await member.get("/api/plan")).json();
  expect(paydays[0]).toMatchObject({ total: "400.00", rest: "-100.00" });
  expect(verdict).toMatchObject({ state: "pay-too-small", pay: { day: "2026-03-02", missing: "100.00" } });
  const [payday, week] = hook.bodies().sort((one, other) => (one.title < other.title ? -1 : 1));
  expect([payday.title, ...payday.lines]).toEqual([
    ...["Payday Mon 2 Mar: move $400.00", "- Bills: $400.00", "This pay falls short by $100.00"],
  ]);
  expect(week.lines.slice(-2)).toEqual([
    "Every bill until Mon 1 Jun is covered only if you add $100.00 to your pay on Mon 2 Mar.",
    "Salary, Mon 2 Mar: move $400.00.",
  ]);
});

it("tells each member of a payday what their own dashboard says", async () => {
  test.clock.set("2026-02-27T09:00:00Z");
  const ann = await withReminders("ann@example.com", { billReminders: false, moveRate: "exact", moveRounding: 10 });
  const sam = await newMember(test, ann.household, "member", "Sam");
  await sam.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/sam` });
  await ann.addBill({ amount: "433.00", nextDueDate: "2026-04-20" });
  const pay = { amount: "900", frequency: "monthly", nextPayday: "2026-03-02" };
  await ann.post("/api/incomes", { ...pay, name: "Ann's pay" });
  await sam.post("/api/incomes", { ...pay, name: "Sam's pay" });
  await ann.post("/api/incomes", { ...pay, name: "Rent received", memberId: null });
  test.clock.set("2026-03-02T09:00:00Z");
  await tick(test);
  const rows = await test.db.select().from(outbox).where(eq(outbox.event, "payday"));
  const toldOf = (user: string) =>
    rows.flatMap(({ userId, told }) =>
      userId === user && told.event === "payday" ? [`${told.incomeName} ${formatMoney(told.total)}`] : [],
    );
  for (const who of [ann, sam]) {
    const shown: PaydayCard[] = (await who.get("/api/plan")).json().paydays;
    const today = shown.flatMap((card) => (card.payday === "2026-03-02" ? [`${card.name} ${card.total}`] : []));
    expect(toldOf(who.id).sort()).toEqual(today.sort());
  }
  expect(toldOf(ann.id), "a pay of nobody's goes by one's own rule").not.toEqual(toldOf(sam.id));
});

it("says nothing of the pay of a member who is erased while the message waits for the morning", async () => {
  const ann = await withReminders();
  const sam = await newMember(test, ann.household, "member", "Sam");
  await ann.addBill({ amount: "433.00", nextDueDate: "2026-04-20" });
  const pay = { name: "Pay", amount: "900", frequency: "monthly", nextPayday: "2026-03-02" };
  for (const who of [ann, sam]) await who.post("/api/incomes", pay);
  test.clock.set("2026-03-02T01:00:00Z");
  await tick(test);
  await test.db.update(users).set({ deletesAt: test.clock.now() }).where(eq(users.id, sam.id));
  const refreshed: string[] = [];
  await eraseDue(test.db, test.clock, undefined, (household) => refreshed.push(household));
  expect(refreshed, "whose screens are notified").toEqual([ann.household]);
  test.clock.set("2026-03-02T09:00:00Z");
  await tick(test);
  const [{ total }] = (await ann.get("/api/plan")).json().paydays;
  expect(titles()).toEqual([`Payday Mon 2 Mar: move $${total}`]);
});

it("waits for the end of the person's quiet hours in their own time zone, whatever the household's is", async () => {
  const member = await withReminders();
  const quiet = { from: 22 * 60, until: 7 * 60 };
  await member.send("PUT", "/api/notifications", { off: [], quiet, timeZone: "Pacific/Auckland" });
  await member.addBill({ nextDueDate: "2026-03-04" });
  test.clock.set("2026-03-02T12:00:00Z");
  await tick(test);
  test.clock.set("2026-03-02T17:59:00Z");
  await tick(test);
  expect(titles()).toEqual([]);
  test.clock.set("2026-03-02T18:00:00Z");
  await tick(test);
  expect(titles()).toEqual(["Power is due on Wed 4 Mar"]);
});

it("reports automatic payments made, failed and retried, in their currency", async () => {
  const member = await withReminders("ann@example.com", { billReminders: false, currency: "EUR" });
  await member.addBill({ isAutomatic: true, paymentDay: 3, amount: "100.00" });
  await member.addBill({ name: "Rent", isAutomatic: true, paymentDay: 4, amount: "5000.00" });
  for (const day of ["03", "04", "05"]) {
    test.clock.set(`2026-03-${day}T09:00:00Z`);
    await tick(test);
  }
  expect(titles()).toEqual(["Power was paid", "Payment for Rent failed", "Payment for Rent failed again"]);
  expect(hook.bodies()[1].lines).toEqual([
    "€5,000.00 on Wed 4 Mar. There isn't enough money in the account.",
    "It will be retried on Thu 5 Mar.",
  ]);
});

it("sends nothing to people who turned it off", async () => {
  const member = await withReminders();
  await member.send("PUT", "/api/notifications", { off: ["due-covered:webhook"], quiet: null, timeZone: null });
  await member.addBill({ nextDueDate: "2026-03-04" });
  await tick(test);
  await member.send("PUT", "/api/settings", { ...SETTINGS, billReminders: false });
  await member.addBill({ name: "Rent", nextDueDate: "2026-03-04", amount: "5000.00" });
  await tick(test);
  expect(titles()).toEqual([]);
});

it("retries with increasing delays, shows the last error, and gives up within a day", async () => {
  const member = await withReminders();
  hook.answerWith(503, "busy");
  await member.addBill({ nextDueDate: "2026-03-04" });
  await tick(test);
  await tick(test);
  expect(hook.received).toHaveLength(1);
  expect(await history(member)).toMatchObject([
    { state: "waiting", tries: 1, lastError: "503 Service Unavailable: busy" },
  ]);
  for (let minutes = 0; minutes < 1440; minutes += 10) {
    test.clock.forward(10);
    await tick(test);
  }
  expect(await history(member)).toMatchObject([
    { state: "given-up", tries: 8, lastError: "503 Service Unavailable: busy" },
  ]);
  expect(new Set(hook.bodies().map(({ id }) => id)).size).toBe(1);
});

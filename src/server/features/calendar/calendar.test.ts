import ICAL from "ical.js";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { PlanYear } from "#contract/plan.ts";
import { PLAIN_RULE } from "#core/plan/move-rule.ts";
import { rateLimits } from "#server/db/schema/index.ts";
import { loadPlan } from "#server/features/plan/load-plan.ts";
import { simulateYielding } from "#server/features/plan/simulate-yielding.ts";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";
import { EVENTS_AT_ONCE, writeCalendar } from "./write-calendar.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  test.clock.set("2026-03-02T09:00:00Z");
  await test.reset();
});
afterAll(() => test.close());

type Member = Awaited<ReturnType<typeof household>>;

const addressOf = async (member: Member): Promise<string> => (await member.post("/api/calendar")).json().path;

/** The file as parsed by a calendar program. */
async function eventsAt(path: string) {
  const answer = await visitor(test.app).get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  for (const { startDate } of events) expect([startDate.isDate, startDate.zone.tzid]).toEqual([true, "floating"]);
  expect(answer.body).not.toMatch(/TZID|VTIMEZONE/);
  for (const line of answer.body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return events.map(({ uid, summary, description, startDate }) => ({
    uid,
    summary,
    description,
    day: startDate.toString(),
  }));
}

it("contains every due date and payday of a year with 29 February and clock changes", async () => {
  test.clock.set("2027-11-01T09:00:00Z");
  const ann = await household(test, "ann@example.com", "5.00");
  await ann.addBill({
    name: "Rent; with, signs\\ and a name that is far too long for one line of a calendar file 🏠",
    nextDueDate: "2027-11-30",
    paymentDay: 31,
    isAutomatic: true,
  });
  const salary = { name: "Salary", amount: "2000", frequency: "monthly", nextPayday: "2027-11-29" };
  await ann.post("/api/incomes", salary);
  const events = await eventsAt(await addressOf(ann));
  const { dues }: PlanYear = (await ann.get("/api/plan/year")).json();
  const ofKind = (kind: string) => events.filter(({ uid }) => uid.startsWith(kind)).map(({ day }) => day);
  expect(ofKind("due-")).toEqual(dues.map(({ day }) => day));
  expect(ofKind("due-")).toContain("2028-02-29");
  expect(ofKind("payday-").slice(0, 5)).toEqual(["2027-11-29", "2027-12-29", "2028-01-29", "2028-02-29", "2028-03-29"]);
  expect(events[0]?.summary).toMatch(/^Rent; with, signs\\ and .* 🏠: 129.90 USD, short by 4.90 USD$/);
  expect(events.at(-1)?.description).toMatch(/^Bills 129.90 USD\nYours until /);
});

it("says what to move as the payday card does: catch-ups included, without what stays where the pay arrives", async () => {
  const ann = await household(test);
  const { id: savings } = (await ann.post("/api/accounts", { name: "Savings", balance: "0" })).json();
  await ann.addBill({ amount: "129.90" });
  const { id } = await ann.addBill({ name: "Car", accountId: savings, amount: "129.90" });
  await ann.post(`/api/bills/${id}/catch-up`, { weekly: "10.00", until: "2026-12-31" });
  const pay = { frequency: "biweekly", nextPayday: "2026-03-06", accountId: ann.accountId };
  await ann.post("/api/incomes", { name: "Salary", amount: "100", ...pay });
  const events = await eventsAt(await addressOf(ann));
  const first = events.find(({ uid }) => uid.startsWith("payday-"));
  expect(first?.summary).toBe("Salary: move 80.00 USD");
  expect(first?.description).toBe(
    "Bills 60.00 USD, stays there\nSavings 80.00 USD, including 20.00 USD catch-up\nThis pay falls short by 40.00 USD",
  );
});

it("says what was moved instead of what was planned", async () => {
  const ann = await household(test);
  await ann.addBill({ amount: "129.90" });
  const pay = { name: "Salary", amount: "2000", frequency: "biweekly", nextPayday: "2026-03-06" };
  const { id: incomeId } = (await ann.post("/api/incomes", pay)).json();
  const transfer = { accountId: ann.accountId, planned: "60.00", moved: "50.00" };
  await ann.post("/api/transfers", { incomeId, payday: "2026-03-06", transfers: [transfer] });
  const first = (await eventsAt(await addressOf(ann))).find(({ uid }) => uid.startsWith("payday-"));
  expect(first).toMatchObject({
    summary: "Salary: moved 50.00 USD",
    description: "Bills 50.00 USD\nYours until 2026-03-20: 1950.00 USD",
  });
});

it("is written in chunks that yield to other requests, and is one calendar", async () => {
  const ann = await household(test);
  for (const name of ["Milk", "Bread", "Eggs"])
    await ann.addBill({ name, frequency: "weekly", nextDueDate: "2026-03-04" });
  const { dues }: PlanYear = (await ann.get("/api/plan/year")).json();
  expect(dues.length).toBeGreaterThan(EVENTS_AT_ONCE);
  const events = await eventsAt(await addressOf(ann));
  expect(events.map(({ day }) => day).sort()).toEqual(dues.map(({ day }) => day).sort());
  const input = await loadPlan(test.db, { household: ann.household, user: ann.id }, test.clock.today());
  const plan = await simulateYielding(input);
  const counts: number[] = [];
  for await (const piece of writeCalendar({ input, plan, rule: PLAIN_RULE, household: ann.household, currency: "USD" }))
    counts.push(piece.split("BEGIN:VEVENT").length - 1);
  expect(Math.max(...counts)).toBe(EVENTS_AT_ONCE);
});

it("keeps the id of existing events, and drops deleted ones", async () => {
  const ann = await household(test);
  const power = await ann.addBill({ nextDueDate: "2026-03-20" });
  const path = await addressOf(ann);
  const before = await eventsAt(path);
  await ann.send("PATCH", `/api/bills/${power.id}`, { name: "Electricity", amount: "150.00" });
  const after = await eventsAt(path);
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after[0]?.summary).toBe("Electricity: 150.00 USD");
  await ann.send("DELETE", `/api/bills/${power.id}`);
  expect(await eventsAt(path)).toEqual([]);
});

it("is at a private address that can be replaced", async () => {
  const ann = await household(test);
  expect((await ann.get("/api/calendar")).json()).toEqual({ since: null });
  const old = await addressOf(ann);
  const fresh = await addressOf(ann);
  expect(fresh).not.toBe(old);
  expect((await ann.get("/api/calendar")).json()).toEqual({ since: "2026-03-02T09:00:00.000Z" });
  const stranger = visitor(test.app);
  expect((await stranger.get(old)).statusCode).toBe(404);
  expect((await stranger.get(fresh)).statusCode).toBe(200);
  expect((await stranger.get(`/api/calendar/${"A".repeat(54)}.ics`)).statusCode).toBe(404);
  expect((await stranger.get("/api/calendar/x.ics")).statusCode).toBe(400);
  expect(test.logged()).not.toContain(fresh.slice("/api/calendar/".length, -4));
});

it("shows nothing of another household", async () => {
  const ann = await household(test);
  await ann.addBill({ name: "Hers", nextDueDate: "2026-03-20" });
  const bob = await household(test, "bob@example.com");
  expect(await eventsAt(await addressOf(bob))).toEqual([]);
});

it("is rate-limited", async () => {
  const path = await addressOf(await household(test));
  expect((await visitor(test.app).get(path)).statusCode).toBe(200);
  await test.db.update(rateLimits).set({ count: 30 });
  expect((await visitor(test.app).get(path)).statusCode).toBe(429);
});

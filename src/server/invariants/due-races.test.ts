import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Payment } from "#contract/payments.ts";
import { examine } from "#server/doctor/examine.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { tickOn } from "./tick.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  test.clock.set("2028-02-20T09:00:00Z");
  ann = await household(test, "ann@example.com", "5000.00");
});
afterEach(async () => {
  const wrong = (await examine(test.db)).filter((finding) => finding.wrong > 0);
  await test.reset();
  expect(wrong).toEqual([]);
});
afterAll(() => test.close());

// A date after the last day of February in a leap year.
const DEBIT = { amount: "100.00", isDirectDebit: true, paymentDay: 31 };
const TODAY = "2028-02-29";

const pay = (id: number, more: object = {}) => ann.post("/api/bills/pay", { billId: id, ...more });
const tick = () => tickOn(test.db, TODAY);
const edit = (id: number, change: object) => ann.send("PATCH", `/api/bills/${id}`, change);
const all = async (): Promise<Payment[]> => (await ann.get("/api/payments?limit=100")).json().items;

/** The due dates that money was or will be taken for. */
async function settledDues(): Promise<string[]> {
  const standing = (await all()).filter(({ status, settlesDue }) => status !== "cancelled" && settlesDue !== null);
  return standing.map(({ billName, settlesDue }) => `${billName} ${settlesDue}`).sort();
}

async function dueToday(): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < 4; index += 1) ids.push((await ann.addBill({ ...DEBIT, name: `Bill ${index}` })).id);
  test.clock.set(`${TODAY}T09:00:00Z`);
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  return ids;
}
const february = [0, 1, 2, 3].map((index) => `Bill ${index} 2028-02-29`);

it("settles each due date once when paid manually while the scheduler pays", async () => {
  const ids = await dueToday();
  await Promise.all([tick(), ...ids.map((id) => pay(id)), tick(), ...ids.map((id) => pay(id)), tick()]);
  await tick();
  expect(await settledDues()).toEqual(february);
});

it("settles each due date at most once when undone while others pay", async () => {
  const ids = await dueToday();
  await Promise.all(ids.map((id) => pay(id)));
  const made = await all();
  await Promise.all([
    ...made.map(({ id }) => ann.post(`/api/payments/${id}/undo`)),
    ...ids.map((id) => pay(id)),
    tick(),
  ]);
  await tick();
  expect(await settledDues()).toEqual(february);
});

it("settles a due date once when edited while it is paid", async () => {
  const ids = await dueToday();
  await Promise.all([
    ...ids.map((id) => pay(id)),
    ...ids.map((id) => edit(id, { paymentDay: 30 })),
    tick(),
    ...ids.map((id) => edit(id, { isDirectDebit: false })),
    ...ids.map((id) => edit(id, { isDirectDebit: true, paymentDay: 28 })),
  ]);
  await tick();
  // February's due date is the 29th or, once the day is 28, the 28th: whichever the payment met.
  expect((await settledDues()).map((due) => due.slice(0, -3))).toEqual(february.map((due) => due.slice(0, -3)));
});

it("keeps one of two payments scheduled at once", async () => {
  const { id } = await ann.addBill({ ...DEBIT, name: "Bill 0" });
  const answers = await Promise.all(["26", "27", "28", "29"].map((day) => pay(id, { dueDate: `2028-02-${day}` })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await settledDues()).toEqual(["Bill 0 2028-02-29"]);
  await tick();
  expect((await all()).filter(({ status }) => status === "completed")).toHaveLength(1);
});

it("pays a due date once when two people pay it at once", async () => {
  const { id } = await ann.addBill({ name: "Bill 0", nextDueDate: "2028-02-29" });
  const answers = await Promise.all([1, 2, 3].map(() => pay(id, { forDue: "2028-02-29" })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain("already settled");
  expect((await all()).filter(({ status }) => status === "completed")).toHaveLength(1);
});

it("pays a due date at most once when its bill is archived or paused meanwhile, and loses nothing", async () => {
  const ids = await dueToday();
  await Promise.all([
    ...ids.map((id) => pay(id)),
    ...ids.map((id, index) => ann.post(`/api/bills/${id}/${index % 2 === 0 ? "archive" : "pause"}`, { until: null })),
    tick(),
  ]);
  await tick();
  await Promise.all(ids.map((id, index) => ann.post(`/api/bills/${id}/${index % 2 === 0 ? "bring-back" : "resume"}`)));
  const settled = await settledDues();
  expect(new Set(settled).size).toBe(settled.length);
});

it("makes payments at most once when a bill is deleted half way", async () => {
  const ids = await dueToday();
  await Promise.all([tick(), ...ids.map((id) => ann.send("DELETE", `/api/bills/${id}`)), ...ids.map((id) => pay(id))]);
  await tick();
  const settled = await settledDues();
  expect(new Set(settled).size).toBe(settled.length);
  expect((await all()).filter(({ status }) => status === "scheduled" || status === "failed")).toEqual([]);
});

it("pays weekly bills once per day around midnight, however often the scheduler runs", async () => {
  const { id } = await ann.addBill({
    name: "Bill 0",
    frequency: "weekly",
    isAutomatic: true,
    nextDueDate: "2028-02-22",
  });
  await Promise.all([tickOn(test.db, "2028-02-21"), tickOn(test.db, "2028-02-22"), tickOn(test.db, "2028-02-22")]);
  await tick();
  test.clock.set("2028-02-29T23:59:59Z");
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  await pay(id);
  expect(await settledDues()).toEqual(["Bill 0 2028-02-22", "Bill 0 2028-02-29"]);
});

import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Payment } from "#contract/payments.ts";
import { examine } from "#server/doctor/examine.ts";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";

const log = openLog("silent", new Writable({ write: (_, __, done) => done() }));
export let test: TestApp;
export let ann: Awaited<ReturnType<typeof household>>;

/** Ann and her account, new for each test, on 20 November 2026; the doctor finds nothing after any of them. */
export function withAnn(): void {
  beforeAll(async () => {
    test = await testApp();
  });
  beforeEach(async () => {
    test.clock.set("2026-11-20T09:00:00Z");
    ann = await household(test, "ann@example.com", "5000.00");
  });
  afterEach(async () => {
    expect((await examine(test.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
    await test.reset();
  });
  afterAll(() => test.close());
}

export const DEBIT = { name: "Power", amount: "100.00", isDirectDebit: true, paymentDay: 25 };
export const OWN = { name: "Rent", amount: "100.00", isAutomatic: true, paymentDay: 25 };

export const pay = async (bill: { id: number }, body: object = {}) =>
  (await ann.post("/api/bills/pay", { billId: bill.id, ...body })).json();
export const edit = (bill: { id: number }, change: object) => ann.send("PATCH", `/api/bills/${bill.id}`, change);
export const dates = async (id: number) => {
  const bill = (await ann.get(`/api/bills/${id}`)).json();
  return { nextDueDate: bill.nextDueDate, nextPaymentDate: bill.nextPaymentDate };
};
export const both = (date: string) => ({ nextDueDate: date, nextPaymentDate: date });
export const saved = async (id: number) => (await ann.get(`/api/bills/${id}`)).json().savings?.savedAmount;

/** Runs the scheduler every morning up to a day. */
export async function liveUntil(day: string) {
  for (let now = test.clock.now(); now <= new Date(`${day}T09:00:00Z`); now = test.clock.now()) {
    await runDue(test.db, { today: test.clock.today(), now, log });
    test.clock.forward(24 * 60);
  }
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
}

export const completed = async () => {
  const { items } = (await ann.get("/api/payments?status=completed")).json();
  return items.map(({ settlesDue, source }: Payment) => `${settlesDue} ${source}`).sort();
};

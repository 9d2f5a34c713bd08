import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Balances } from "#contract/accounts.ts";
import { addDays, addMonths, type Day, day } from "#core/day.ts";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { read } from "./dump.ts";
import { tickOn } from "./tick.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

async function liveOn(today: Day) {
  test.clock.set(`${today}T09:00:00Z`);
  await tickOn(test.db, today);
}

const foretold = ({ projection }: Balances, on: Day) => projection.findLast((each) => each.day <= on)?.balance;

const balances = () => read<{ id: number; balance: string }>(test.db, sql`select id, balance::text from accounts`);

const failed = () =>
  read<{ id: number; bill: number; amount: string }>(
    test.db,
    sql`select id, bill_id as bill, amount::text from payments where status = 'failed' order by id`,
  );

/** Lives on for three months, waking every few days, and expects each of them to end as it was foretold on the first. */
async function expectForetold(told: Map<number, Balances>, from: Day, gap = 1) {
  const until = addMonths(from, 3);
  const known = new Set((await failed()).map(({ id }) => id));
  const short: string[] = [];
  for (let today = from; today <= until; today = addDays(today, gap)) {
    await liveOn(today);
    for (const { id, bill, amount } of await failed()) {
      if (!known.has(id)) short.push(`${today} ${bill} ${amount}`);
      known.add(id);
    }
    const real = (await balances()).map(({ id, balance }) => `${today} account ${id}: ${balance}`);
    const expected = [...told].map(([id, answer]) => `${today} account ${id}: ${foretold(answer, today)}`);
    expect(real.sort()).toEqual(expected.sort());
  }
  if (gap > 1) return short;
  const shortfalls = [...told.values()].flatMap((answer) => answer.shortfalls);
  expect(short.sort()).toEqual(shortfalls.map((each) => `${each.day} ${each.billId} ${each.amount}`).sort());
  return short;
}

async function ask(home: { get: (url: string) => Promise<{ json: () => Balances }> }): Promise<Map<number, Balances>> {
  const told = new Map<number, Balances>();
  for (const { id } of await balances()) told.set(id, (await home.get(`/api/accounts/${id}/balances`)).json());
  return told;
}

describe("what is foretold comes true", () => {
  it("in a household with every kind of bill, and too little money in some weeks", { timeout: 180_000 }, async () => {
    const start = day("2027-01-04");
    await liveOn(start);
    const ann = await household(test, "ann@example.com", "90.00");
    const car: { id: number } = (await ann.post("/api/accounts", { name: "Car", balance: "-20.00" })).json();
    await ann.post("/api/accounts", { name: "Empty" });
    const own = { isAutomatic: true };
    const debit = { isDirectDebit: true };
    const wednesday = { paymentDay: 3, paymentDayType: "weekly" };
    await ann.addBill({
      name: "Paper",
      amount: "12.00",
      frequency: "weekly",
      ...own,
      paymentDay: 5,
      paymentDayType: "weekly",
    });
    const power = await ann.addBill({ name: "Power", amount: "129.90", ...own, paymentDay: 31 });
    const water = await ann.addBill({
      name: "Water",
      amount: "310.00",
      frequency: "quarterly",
      ...debit,
      paymentDay: 15,
    });
    await ann.addBill({ name: "Cleaner", amount: "43.30", ...own, ...wednesday });
    await ann.addBill({ name: "Club", amount: "86.60" });
    await ann.addBill({ name: "A cent a year", amount: "0.01", frequency: "annually" });
    await ann.addBill({ name: "Parking", amount: "21.65", accountId: car.id, ...own, paymentDay: 29 });
    await ann.addBill({
      name: "Insurance",
      amount: "900.00",
      frequency: "annually",
      accountId: car.id,
      ...debit,
      paymentDay: 10,
    });
    const phone = await ann.addBill({ name: "Phone", amount: "20.00", ...own, paymentDay: 7 });

    // Two that want the last of the money on one day: the one that was scheduled goes first.
    const tight: { id: number } = (await ann.post("/api/accounts", { name: "Tight", balance: "50.00" })).json();
    const yearly = { frequency: "annually", accountId: tight.id };
    const gas = await ann.addBill({ name: "Gas", amount: "60.00", ...yearly, ...debit, paymentDay: 20 });
    await ann.addBill({ name: "Bin", amount: "30.00", ...yearly, ...own, paymentDay: 12 });

    const today = day("2027-01-07");
    for (let each = addDays(start, 1); each <= today; each = addDays(each, 1)) await liveOn(each);
    // Paid today, then moved away and back: its day is due again, and has its payment already.
    for (const paymentDay of [9, 7]) await ann.send("PATCH", `/api/bills/${phone.id}`, { paymentDay });
    await ann.post("/api/bills/pay", { billId: water.id, amount: "200.00", dueDate: "2027-01-12" });
    await ann.post("/api/bills/pay", { billId: power.id, amount: "50.00" });
    await ann.post("/api/bills/pay", { billId: gas.id, amount: "45.00", dueDate: "2027-01-12" });

    const short = await expectForetold(await ask(ann), today);
    expect(short.length).toBeGreaterThan(2);
    const payments = await read<{ n: number }>(
      test.db,
      sql`select count(*)::int as n from payments where status = 'completed'`,
    );
    expect(payments[0]?.n).toBeGreaterThan(15);

    // Asked again at the end, with failed payments waiting and the scheduler late by twelve days.
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    const late = addDays(addMonths(today, 3), 12);
    test.clock.set(`${late}T09:00:00Z`);
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    await expectForetold(await ask(ann), late, 9);
  });
});

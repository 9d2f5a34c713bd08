import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PlanYear } from "#contract/plan.ts";
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

type Member = Awaited<ReturnType<typeof household>>;

async function liveOn(today: Day) {
  test.clock.set(`${today}T09:00:00Z`);
  await tickOn(test.db, today);
}

const signIn = (member: Member) =>
  member.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });

const balances = () =>
  read<{ id: number; balance: string }>(test.db, sql`select id, balance::text from accounts order by id`);

/** Every payment made: day, bill and amount. */
const paid = (from: Day) =>
  read<{ due: string }>(
    test.db,
    sql`select o.day::text || ' bill ' || e.bill_id || ' ' || (-e.amount)::text as due
        from operations o join entries e on e.household_id = o.household_id and e.operation_id = o.id
        where o.kind = 'payment' and e.pot = 'account' and o.day >= ${from}::date`,
  );

/** Weekly credits by day and account. */
const credited = (from: Day) =>
  read<{ credit: string }>(
    test.db,
    sql`select o.day::text || ' account ' || e.account_id || ' ' || sum(e.amount)::text as credit
        from operations o join entries e on e.household_id = o.household_id and e.operation_id = o.id
        where o.kind = 'weekly' and e.pot = 'account' and o.day > ${from}::date group by o.day, e.account_id`,
  );

const own = { isAutomatic: true };
const debit = { isDirectDebit: true };

/** A household with every kind of bill, on 7 January 2027, and enough money for a year of it. */
async function seedHousehold(): Promise<{ ann: Member; today: Day }> {
  const start = day("2027-01-04");
  await liveOn(start);
  const ann = await household(test, "ann@example.com", "3000.00");
  const car = { accountId: (await ann.post("/api/accounts", { name: "Car", balance: "1500.00" })).json().id };
  await ann.addBill({
    name: "Paper",
    amount: "12.00",
    frequency: "weekly",
    ...own,
    paymentDay: 5,
    paymentDayType: "weekly",
  });
  const power = await ann.addBill({ name: "Power", ...own, paymentDay: 31 });
  const water = await ann.addBill({
    name: "Water",
    amount: "310.00",
    frequency: "quarterly",
    ...debit,
    paymentDay: 15,
  });
  await ann.addBill({ name: "Cleaner", amount: "43.30", ...own, paymentDay: 3, paymentDayType: "weekly" });
  await ann.addBill({ name: "By hand, undated", amount: "86.60" });
  await ann.addBill({ name: "By hand, weekly", amount: "7.00", frequency: "weekly", nextDueDate: "2027-01-09" });
  await ann.addBill({ name: "By hand, last of the month", amount: "55.55", paymentDay: 31, nextDueDate: "2027-01-31" });
  await ann.addBill({ name: "A cent a year", amount: "0.01", frequency: "annually", nextDueDate: "2027-02-28" });
  await ann.addBill({ name: "Insurance", amount: "900.00", frequency: "annually", ...car, ...debit, paymentDay: 10 });
  const tyres = await ann.addBill({
    name: "Tyres",
    amount: "400.00",
    frequency: "annually",
    ...car,
    nextDueDate: "2027-06-01",
  });
  const phone = await ann.addBill({ name: "Phone", amount: "20.00", ...own, paymentDay: 7 });
  const today = day("2027-01-07");
  for (let each = addDays(start, 1); each <= today; each = addDays(each, 1)) await liveOn(each);
  await ann.post(`/api/bills/${tyres.id}/catch-up`, { weekly: "3.33", until: "2027-03-17" });
  // Paid today, then moved away and back: its date already has its payment.
  for (const paymentDay of [9, 7]) await ann.send("PATCH", `/api/bills/${phone.id}`, { paymentDay });
  await ann.post("/api/bills/pay", { billId: water.id, amount: "200.00", dueDate: "2027-01-12" });
  const { payment } = (await ann.post("/api/bills/pay", { billId: power.id, amount: "50.00" })).json();
  await ann.post(`/api/payments/${payment.id}/undo`);
  const salary = {
    name: "Salary",
    amount: "1900",
    frequency: "twice-monthly",
    nextPayday: "2027-01-15",
    secondPaymentDay: 31,
  };
  await ann.post("/api/incomes", salary);
  return { ann, today };
}

const PAYDAYS = /-(?:15|28|30|31)$/;

/** Marks each upcoming payday as moved, as on its card. */
async function moveOn(ann: Member, today: Day) {
  const { paydays } = (await ann.get("/api/plan")).json();
  for (const { incomeId, payday, transfers } of paydays.filter((card: { payday: Day }) => card.payday === today)) {
    const moves = transfers.map(({ accountId, planned }: { accountId: number; planned: string }) => ({
      accountId,
      planned,
    }));
    expect((await ann.post("/api/transfers", { incomeId, payday, transfers: moves })).statusCode).toBe(200);
  }
}

describe("a year of the plan", () => {
  it("comes true to the cent: every due date, every credit and every balance", { timeout: 600_000 }, async () => {
    const { ann, today } = await seedHousehold();
    const year: PlanYear = (await ann.get("/api/plan/year")).json();
    expect(year.verdict.state).toBe("on-track");
    const before = await paid(today);
    const { until: end } = year;
    for (let on = today; on <= end; on = addDays(on, 1)) {
      await liveOn(on);
      if (on.endsWith("1")) await signIn(ann);
      for (const { billId, amount } of year.dues.filter((due) => due.day === on && due.isByHand)) {
        const answer = await ann.post("/api/bills/pay", { billId, amount });
        expect([answer.statusCode, answer.json().payment?.settlesDue ?? on], `${on} bill ${billId}`).toEqual([
          200,
          expect.any(String),
        ]);
      }
      if (PAYDAYS.test(on)) await moveOn(ann, on);
      const expected = year.accounts.map(({ id, series }) => ({
        id,
        balance: series.findLast((each) => each.day <= on)?.balance,
      }));
      expect({ on, held: await balances() }).toEqual({ on, held: expected.sort((one, other) => one.id - other.id) });
    }
    const made = (await paid(today)).map(({ due }) => due);
    for (const { due } of before) made.splice(made.indexOf(due), 1);
    const foretold = year.dues.filter((due) => due.day <= end);
    expect(made.sort()).toEqual(foretold.map((each) => `${each.day} bill ${each.billId} ${each.amount}`).sort());
    expect(made.length).toBeGreaterThan(150);
    expect((await credited(today)).length).toBeGreaterThan(100);
  });

  it("matches the account's own page, dips included", async () => {
    const { ann, today } = await seedHousehold();
    await ann.addBill({ name: "Roof", amount: "9000.00", frequency: "annually", nextDueDate: "2027-02-20" });
    const year: PlanYear = (await ann.get("/api/plan/year")).json();
    const until = addMonths(today, 3);
    for (const { id, series } of year.accounts) {
      const shown = (await ann.get(`/api/accounts/${id}/balances`)).json();
      const inTime = series.filter((each) => each.day < until);
      expect(shown.projection.slice(0, inTime.length)).toEqual(inTime);
      const short = year.dues.filter((due) => due.accountId === id && due.short !== "0.00" && due.day <= until);
      expect(shown.shortfalls.map((each: { billId: number; day: Day }) => `${each.day} ${each.billId}`)).toEqual(
        short.map((due) => `${due.day} ${due.billId}`),
      );
    }
    expect(year.accounts.some(({ lowest }) => lowest.balance.startsWith("-"))).toBe(true);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Plan, PlanYear, Way } from "#contract/plan.ts";
import { readPlan } from "#contract/read-plan.ts";
import { formatMoney } from "#core/money.ts";
import { simulate } from "#core/plan/simulate.ts";
import { SETTINGS } from "#server/features/settings/testing.ts";
import { tickOn } from "#server/invariants/tick.ts";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  test.clock.set("2026-03-02T09:00:00Z");
  await test.reset();
});
afterAll(() => test.close());

type Member = Awaited<ReturnType<typeof household>>;
const planOf = async (member: Member, query = ""): Promise<Plan> => (await member.get(`/api/plan${query}`)).json();
const yearOf = async (member: Member): Promise<PlanYear> => (await member.get("/api/plan/year")).json();
const waysOf = async (member: Member): Promise<Way[]> => (await member.get("/api/plan/ways")).json().ways;

describe("the plan", () => {
  it("of an empty household says what is missing", async () => {
    const ann = await household(test);
    await ann.send("DELETE", `/api/accounts/${ann.accountId}`);
    expect(await planOf(ann)).toEqual({
      ...{ today: "2026-03-02", paydays: [], timeline: [], accounts: [], starter: null },
      verdict: {
        ...{ state: "on-track", until: "2026-06-01", bills: 0, first: null, overdue: 0, pay: null },
        isPartial: false,
      },
      missing: { accounts: true, incomes: true, billsWithoutAccount: [], incomesWithoutPayday: [] },
    });
  });

  it("lists bills without an account and incomes without a payday", async () => {
    const ann = await household(test);
    const bill = await ann.addBill();
    await ann.send("DELETE", `/api/accounts/${ann.accountId}`);
    await ann.post("/api/incomes", { name: "Salary", amount: "2000", frequency: "monthly" });
    const { missing, timeline } = await planOf(ann);
    expect(missing.billsWithoutAccount).toEqual([{ id: bill.id, name: "Power" }]);
    expect(missing.incomesWithoutPayday).toMatchObject([{ name: "Salary" }]);
    expect(timeline).toEqual([]);
  });

  it("returns the verdict, the payday, six weeks, and the free amount", async () => {
    const ann = await household(test, "ann@example.com", "100.00");
    await ann.addBill({ nextDueDate: "2026-03-20" });
    const salary = { name: "Salary", amount: "800", frequency: "biweekly", nextPayday: "2026-03-06" };
    await ann.post("/api/incomes", salary);
    const plan = await planOf(ann);
    expect(plan.verdict).toMatchObject({ state: "on-track" });
    expect(plan.paydays).toMatchObject([
      {
        ...{ name: "Salary", payday: "2026-03-06", nextPayday: "2026-03-20", pay: "800.00", total: "60.00" },
        ...{ rest: "740.00", isMoved: false, transfers: [{ accountName: "Bills", planned: "60.00", moved: null }] },
      },
    ]);
    expect(plan.timeline.map((item) => `${item.day} ${item.kind} ${item.amount}`)).toEqual([
      ...["2026-03-06 pay 800.00", "2026-03-20 pay 800.00", "2026-03-20 due 129.90", "2026-04-03 pay 800.00"],
    ]);
    expect(plan.accounts).toMatchObject([{ balance: "100.00", setAside: "0.00", free: "100.00" }]);
    const rounded = await planOf(ann, "?rounding=10&rate=exact");
    expect(rounded.paydays[0]?.total).toBe("60.00");
    await ann.send("PUT", "/api/settings", { ...SETTINGS, moveRate: "level", moveRounding: 10 });
    await ann.addBill({ name: "Water", amount: "4.33" });
    expect((await planOf(ann)).paydays[0]).toMatchObject({ total: "70.00", rest: "730.00" });
    expect((await planOf(ann, "?rounding=0")).paydays[0]?.total).toBe("62.00");
    expect((await ann.get("/api/plan?rounding=3")).statusCode).toBe(400);
    expect((await ann.get("/api/plan?rate=most")).statusCode).toBe(400);
  });

  it("of a bill paused until further notice has only its failed payment and what is set aside", async () => {
    const ann = await household(test, "ann@example.com", "10.00");
    const power = await ann.addBill({ amount: "433.00", isAutomatic: true, paymentDay: 3 });
    await ann.post("/api/bills/process-savings");
    test.clock.set("2026-03-03T09:00:00Z");
    await tickOn(test.db, test.clock.today());
    expect((await ann.post(`/api/bills/${power.id}/pause`, { until: null })).statusCode).toBe(200);
    const { dues, accounts } = await yearOf(ann);
    expect(dues).toMatchObject([{ due: "2026-03-03", day: "2026-03-04", paymentId: expect.any(Number) }]);
    expect(accounts).toMatchObject([{ balance: "110.00", setAside: "100.00", free: "10.00", spare: "0.00" }]);
  });

  it("covers six weeks on its timeline: 42 days including today", async () => {
    const ann = await household(test);
    await ann.addBill({ name: "Last", frequency: "annually", nextDueDate: "2026-04-12" });
    await ann.addBill({ name: "After", frequency: "annually", nextDueDate: "2026-04-13" });
    expect((await planOf(ann)).timeline).toMatchObject([{ billName: "Last", day: "2026-04-12" }]);
  });

  it("assigns nothing to a yearly bonus next to a salary, and shows its payday when it is near", async () => {
    const ann = await household(test, "ann@example.com", "100.00");
    await ann.addBill();
    await ann.post("/api/incomes", { name: "Salary", amount: "800", frequency: "weekly", nextPayday: "2026-03-06" });
    const bonus = { name: "Bonus", amount: "5200", frequency: "annually", nextPayday: "2026-04-20" };
    await ann.post("/api/incomes", bonus);
    const cards = async () => (await planOf(ann)).paydays.map(({ name, total, rest }) => `${name} ${total} ${rest}`);
    expect(await cards()).toEqual(["Salary 30.00 770.00"]);
    test.clock.set("2026-03-10T09:00:00Z");
    expect(await cards()).toEqual(["Salary 30.00 770.00", "Salary 30.00 770.00", "Bonus 0.00 5200.00"]);
  });

  it("returns the year's series and everything a browser needs to compute the same", async () => {
    const ann = await household(test, "ann@example.com", "-99999999.99");
    const debit = { isDirectDebit: true, paymentDay: 31 };
    const power = await ann.addBill(debit);
    await ann.addBill({ name: "A cent a year", amount: "0.01", frequency: "annually" });
    await ann.post("/api/bills/pay", { billId: power.id, dueDate: "2026-03-30" });
    const { input, accounts, dues, until } = await yearOf(ann);
    expect(until).toBe("2027-03-01");
    const plan = simulate(readPlan(input));
    expect(accounts[0]?.series.at(-1)?.balance).toBe(
      formatMoney(plan.accounts[0]?.balances.at(-1) ?? plan.dues[0]?.amount ?? power),
    );
    expect(dues.map(({ due, short }) => `${due} ${short}`)).toEqual(
      plan.dues.map(({ due, short }) => `${due} ${formatMoney(short)}`),
    );
    // The scheduled payment is for the due date of the 31st.
    expect(dues.slice(0, 2).map(({ day, paymentId }) => [day, paymentId === null])).toEqual([
      ["2026-03-30", false],
      ["2026-04-30", true],
    ]);
  });
});

describe("a shortage", () => {
  const short = async () => {
    const ann = await household(test, "ann@example.com", "0.00");
    const spare = (await ann.post("/api/accounts", { name: "Spare", balance: "900.00" })).json();
    await ann.post("/api/incomes", { name: "Pay", amount: "2000.00", frequency: "monthly", nextPayday: "2026-03-31" });
    const rego = await ann.addBill({
      name: "Rego",
      amount: "520.00",
      frequency: "annually",
      nextDueDate: "2026-03-30",
    });
    return { ann, spare, rego };
  };

  it.each(["lump", "catch-up", "move-money"] as const)("is fixed by a %s, once", async (kind) => {
    const { ann, spare, rego } = await short();
    const way = (await waysOf(ann)).find(({ change }) => change.kind === kind);
    expect(way).toMatchObject({
      cures: [{ billId: rego.id, short: "480.00" }],
      before: { verdict: { state: "short" } },
      after: { verdict: { state: "on-track" } },
    });
    const fix = (key: string) => ann.post("/api/plan/fix", { id: way?.id }, { headers: { "idempotency-key": key } });
    expect((await fix("one")).json()).toEqual(way);
    expect((await fix("one")).json()).toEqual(way);
    expect((await planOf(ann)).verdict).toEqual(way?.after.verdict);
    expect((await fix("two")).json()).toMatchObject({ code: "conflict" });
    expect(await ann.balance(spare.id)).toBe(kind === "move-money" ? "420.00" : "900.00");
    expect(await ann.balance()).toBe(kind === "catch-up" ? "0.00" : "480.00");
    expect(await waysOf(ann)).toEqual([]);
  });

  it("is fixed by paying a bill some days later", async () => {
    const ann = await household(test, "ann@example.com", "0.00");
    const gym = await ann.addBill({ name: "Gym", amount: "60.00", nextDueDate: "2026-03-25" });
    const way = (await waysOf(ann)).find(({ change }) => change.kind === "move-due");
    expect(way?.change).toMatchObject({ billId: gym.id, from: "2026-03-25", to: "2026-04-06" });
    const foretold = (await ann.post("/api/plan/fix", { id: way?.id })).json().after;
    expect((await planOf(ann)).accounts[0]?.lowest).toEqual(foretold.lowest);
    expect((await ann.bills())[0].nextDueDate).toBe("2026-04-06");
  });

  it("is caught up weekly until it is due, separate from the level amount; then it ends", async () => {
    const { ann, rego } = await short();
    const answer = await ann.post(`/api/bills/${rego.id}/catch-up`, { needed: true });
    expect(answer.json().catchUp).toEqual({ weekly: "120.00", until: "2026-03-30" });
    expect((await ann.post(`/api/bills/${rego.id}/catch-up`, { needed: true })).json().message).toBe(
      "Every due date of this bill is covered",
    );
    for (let week = 1; week <= 5; week += 1) {
      test.clock.forward(7 * 24 * 60);
      await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
      await tickOn(test.db, test.clock.today());
    }
    const { items } = (await ann.get(`/api/accounts/${ann.accountId}/entries`)).json();
    expect(items.map(({ amount, catchUp }: { amount: string; catchUp: string }) => [amount, catchUp])).toEqual([
      ["10.00", null],
      ...Array.from({ length: 4 }, () => ["130.00", "120.00"]),
    ]);
    expect((await ann.bills())[0].catchUp).toBeNull();
  });

  it("can have its own catch-up, which works with Add One Week and can be stopped", async () => {
    const { ann, rego } = await short();
    const url = `/api/bills/${rego.id}/catch-up`;
    expect((await ann.post(url, { weekly: "5.00", until: "2026-03-01" })).json().errors.until).toBe(
      "Until must be today or later",
    );
    expect((await ann.post(url, {})).json().errors).toEqual({
      weekly: "Please enter an amount per week and an end date",
    });
    expect((await ann.post(url, { weekly: "0", until: "2026-04-01" })).statusCode).toBe(400);
    // One that ends today has no week left.
    expect((await ann.post(url, { weekly: "5.00", until: "2026-03-02" })).json().catchUp).toBeNull();
    expect((await ann.post(url, { weekly: "5.00", until: "2026-04-01" })).json().catchUp).toEqual({
      weekly: "5.00",
      until: "2026-04-01",
    });
    expect((await ann.post("/api/bills/process-savings")).json().totalAmount).toBe("15.00");
    expect((await ann.post("/api/bills/reduce-savings")).json().totalAmount).toBe("15.00");
    await ann.post("/api/bills/process-savings");
    expect((await ann.send("DELETE", url)).json().catchUp).toBeNull();
    expect((await ann.post("/api/bills/reduce-savings")).json().totalAmount).toBe("10.00");
    // What the catch-up added is shown separately; what is removed is one amount.
    const { items } = (await ann.get(`/api/accounts/${ann.accountId}/entries`)).json();
    expect(items.map(({ amount, catchUp }: { amount: string; catchUp: string }) => [amount, catchUp])).toEqual([
      ["-10.00", null],
      ["15.00", "5.00"],
      ["-15.00", null],
      ["15.00", "5.00"],
    ]);
  });
});

describe("spare money", () => {
  it("can be allocated to a goal up to the spare amount, and stays in its account", async () => {
    const ann = await household(test, "ann@example.com", "500.00");
    const goal = await ann.addBill({
      name: "Holiday",
      category: "savings",
      amount: "520.00",
      frequency: "annually",
      nextDueDate: "2027-02-01",
    });
    const give = (amount: string) => ann.post("/api/allocations", { billId: goal.id, amount });
    expect((await give("460.01")).json()).toMatchObject({
      code: "conflict",
      message: "Only 460.00 is available in this account",
    });
    expect((await give("100.00")).json()).toMatchObject({
      ...{
        bill: { savings: { savedAmount: "100.00" } },
        account: { balance: "500.00", setAside: "100.00", free: "400.00" },
      },
    });
    expect((await give("0")).statusCode).toBe(400);
    expect(await ann.balance()).toBe("500.00");
  });
});

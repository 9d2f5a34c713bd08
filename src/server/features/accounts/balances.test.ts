import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#core/day.ts";
import { tickOn } from "#server/invariants/tick.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";

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
const balancesOf = async (member: Member, query = "", id = member.accountId) =>
  (await member.get(`/api/accounts/${id}/balances${query}`)).json();
const signIn = (member: Member) =>
  member.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
const later = (days: number) => test.clock.forward(days * 24 * 60);

describe("an account's past balances", () => {
  it("start with the account, include each day with a change, and end today", async () => {
    const ann = await household(test);
    const url = `/api/accounts/${ann.accountId}`;
    later(1);
    await ann.send("PATCH", url, { balance: "900" });
    await ann.send("PATCH", url, { balance: "-5.50" });
    later(3);
    expect(await balancesOf(ann)).toEqual({
      today: "2026-03-06",
      past: [
        { day: "2026-03-02", balance: "1000.00" },
        { day: "2026-03-03", balance: "-5.50" },
        { day: "2026-03-06", balance: "-5.50" },
      ],
      projection: [
        { day: "2026-03-06", balance: "-5.50" },
        { day: "2026-06-06", balance: "-5.50" },
      ],
      shortfalls: [],
    });
  });

  it("are empty for an account without entries", async () => {
    const ann = await household(test);
    const { id } = (await ann.post("/api/accounts", { name: "Empty" })).json();
    expect((await balancesOf(ann, "", id)).past).toEqual([{ day: "2026-03-02", balance: "0.00" }]);
  });

  it("go back as many months as requested, starting with the balance at that time", async () => {
    const ann = await household(test, "ann@example.com", "100");
    for (const balance of ["200", "300"]) {
      later(40);
      await signIn(ann);
      await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance });
    }
    expect((await balancesOf(ann, "?months=1")).past).toEqual([
      { day: "2026-04-21", balance: "200.00" },
      { day: "2026-05-21", balance: "300.00" },
    ]);
    expect((await balancesOf(ann, "?months=24")).past).toHaveLength(3);
    for (const months of ["0", "25", "x", "-1", "1.5"]) {
      const answer = await ann.get(`/api/accounts/${ann.accountId}/balances?months=${months}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors.months).toBe("months must be a whole number from 1 to 24");
    }
  });

  it("count weeks credited late on the day they were due", async () => {
    const ann = await household(test);
    await ann.addBill({ amount: "10.00", frequency: "weekly" });
    later(20);
    await signIn(ann);
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "500.00" });
    await tickOn(test.db, test.clock.today());
    expect((await balancesOf(ann)).past).toEqual([
      { day: "2026-03-02", balance: "1000.00" },
      { day: "2026-03-09", balance: "1010.00" },
      { day: "2026-03-16", balance: "1020.00" },
      { day: "2026-03-22", balance: "520.00" },
    ]);
  });

  it("stay within an account's limits from one end to the other", async () => {
    const ann = await household(test, "ann@example.com", "-99999999.99");
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "99999999.99" });
    await ann.addBill({ amount: "99999999.99", frequency: "weekly" });
    const { past, projection } = await balancesOf(ann);
    expect(past).toEqual([{ day: "2026-03-02", balance: "99999999.99" }]);
    expect(projection.at(-1)).toEqual({ day: "2026-06-02", balance: "99999999.99" });
  });
});

describe("an account's forecast", () => {
  it("follows only its own bills and lists those that will be short", async () => {
    const ann = await household(test, "ann@example.com", "50");
    const other = (await ann.post("/api/accounts", { name: "Other", balance: "1" })).json();
    const rent = await ann.addBill({ name: "Rent", amount: "433.00", isAutomatic: true, paymentDay: 5 });
    await ann.addBill({
      name: "Elsewhere",
      accountId: other.id,
      amount: "5.00",
      frequency: "weekly",
      nextDueDate: "2026-03-20",
    });
    const { projection, shortfalls } = await balancesOf(ann);
    expect(projection.slice(0, 3)).toEqual([
      { day: "2026-03-02", balance: "50.00" },
      { day: "2026-03-05", balance: "-383.00" },
      { day: "2026-03-09", balance: "-283.00" },
    ]);
    expect(shortfalls[0]).toEqual({ day: "2026-03-05", billId: rent.id, billName: "Rent", amount: "433.00" });
    expect(projection.at(-1).day).toBe("2026-06-02");
    expect((await balancesOf(ann, "", other.id)).projection[1]).toEqual({ day: "2026-03-09", balance: "6.00" });
  });

  it("counts hand-paid bills on their due date, and once when a payment is scheduled", async () => {
    const ann = await household(test, "ann@example.com", "1000");
    const gym = await ann.addBill({ name: "Gym", amount: "43.30", isDirectDebit: true, paymentDay: 20 });
    await ann.addBill({ name: "By hand", amount: "0.01", frequency: "annually", nextDueDate: "2026-03-04" });
    await ann.post("/api/bills/pay", { billId: gym.id, dueDate: "2026-03-18" });
    expect((await balancesOf(ann)).projection.slice(0, 6)).toEqual([
      { day: "2026-03-02", balance: "1000.00" },
      { day: "2026-03-04", balance: "999.99" },
      { day: "2026-03-09", balance: "1009.99" },
      { day: "2026-03-16", balance: "1019.99" },
      { day: "2026-03-18", balance: "976.69" },
      { day: "2026-03-23", balance: "986.69" },
    ]);
  });

  it("changes nothing when requested, and processes overdue work first", async () => {
    const ann = await household(test);
    await ann.addBill({ amount: "10.00", frequency: "weekly", nextDueDate: "2026-05-01" });
    later(8);
    const { past, projection, today } = await balancesOf(ann);
    expect(past.at(-1)).toEqual({ day: today, balance: "1000.00" });
    expect(projection[0]).toEqual({ day: today, balance: "1010.00" });
    expect(projection[1].day).toBe(addDays(today, 6));
    expect(await ann.balance()).toBe("1000.00");
  });
});

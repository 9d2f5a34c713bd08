import { describe, expect, it } from "vitest";
import type { PlanYear } from "#contract/plan.ts";
import { ann, edit, liveUntil, pay, test, withAnn } from "#server/features/payments/dues-testing.ts";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";

withAnn();

const RENT = { name: "Rent", amount: "433.00", isAutomatic: true, nextDueDate: "2026-12-01" };
const RISES = { nextAmount: "866.00", nextAmountFrom: "2027-01-01" };
const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const credits = async (bill: { id: number }) => {
  const { items } = (await ann.get(`/api/bills/${bill.id}/history?limit=50`)).json();
  return items
    .filter(({ kind }: { kind: string }) => kind === "weekly")
    .map(({ day, saved }: { day: string; saved: string }) => `${day} ${saved}`)
    .reverse();
};
const paid = async () => {
  const { items } = (await ann.get("/api/payments?status=completed")).json();
  return items
    .map(({ settlesDue, amount }: { settlesDue: string; amount: string }) => `${settlesDue} ${amount}`)
    .sort();
};

describe("an amount that starts later", () => {
  it("changes nothing until its day; due dates and weekly amounts follow then", async () => {
    const bill = await ann.addBill(RENT);
    expect((await edit(bill, RISES)).json()).toMatchObject({ amount: "433.00", weeklyAmount: "100.00", ...RISES });
    await liveUntil("2026-12-31");
    expect(await get(bill)).toMatchObject({ amount: "433.00", weeklyAmount: "100.00", ...RISES });
    await liveUntil("2027-01-12");
    expect(await get(bill)).toMatchObject({
      ...{ amount: "866.00", weeklyAmount: "200.00", nextAmount: null, nextAmountFrom: null },
      savings: { weeklyAmount: "200.00" },
    });
    expect(await paid()).toEqual(["2026-12-01 433.00", "2027-01-01 866.00"]);
    // The first of January is itself a day on which a week is complete.
    expect(await credits(bill)).toEqual([
      ...["2026-11-27", "2026-12-04", "2026-12-11", "2026-12-18", "2026-12-25"].map((day) => `${day} 100.00`),
      ...["2027-01-01", "2027-01-08"].map((day) => `${day} 200.00`),
    ]);
    expect((await ann.get(`/api/bills/${bill.id}/amounts`)).json().items).toEqual([
      { from: "2026-11-20", amount: "433.00", why: "added" },
      { from: "2027-01-01", amount: "866.00", why: "edited" },
    ]);
  });

  it("gives the same result when weeks are credited late", async () => {
    const bill = await ann.addBill(RENT);
    await edit(bill, RISES);
    test.clock.set("2027-01-13T09:00:00Z");
    await runDue(test.db, { today: test.clock.today(), now: test.clock.now(), log: openLog("silent") });
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    expect(await paid()).toEqual(["2026-12-01 433.00", "2027-01-01 866.00"]);
    expect(await get(bill)).toMatchObject({ amount: "866.00", weeklyAmount: "200.00" });
    expect(await ann.balance()).toBe("4601.00");
  });

  it("is in the plan, which comes true", async () => {
    const bill = await ann.addBill(RENT);
    await edit(bill, RISES);
    const year: PlanYear = (await ann.get("/api/plan/year")).json();
    expect(year.dues.slice(0, 3).map(({ day, amount }) => `${day} ${amount}`)).toEqual([
      "2026-12-01 433.00",
      "2027-01-01 866.00",
      "2027-02-01 866.00",
    ]);
    await liveUntil("2027-02-02");
    expect(await ann.balance()).toBe(year.accounts[0]?.series.findLast(({ day }) => day <= "2027-02-02")?.balance);
  });

  it("can be removed until it starts", async () => {
    const bill = await ann.addBill(RENT);
    await edit(bill, RISES);
    await liveUntil("2026-12-30");
    expect((await edit(bill, { nextAmount: null, nextAmountFrom: null })).json()).toMatchObject({ nextAmount: null });
    await liveUntil("2027-01-12");
    expect(await get(bill)).toMatchObject({ amount: "433.00", weeklyAmount: "100.00" });
  });

  it("applies to a payment made ahead, unless an amount is entered", async () => {
    const bill = await ann.addBill({ ...RENT, isAutomatic: false, isDirectDebit: true, nextDueDate: "2027-01-01" });
    await edit(bill, RISES);
    expect((await pay(bill, { dueDate: "2027-01-01" })).payment).toMatchObject({
      amount: "866.00",
      status: "scheduled",
    });
  });

  it("applies to a payment that was already scheduled, until it is removed", async () => {
    const bill = await ann.addBill({ ...RENT, isAutomatic: false, isDirectDebit: true });
    const soon = await pay(bill, { amount: "433.00", dueDate: "2026-12-01" });
    const later = await pay(bill, { amount: "433.00", dueDate: "2027-01-01" });
    const withOwnAmount = await pay(bill, { amount: "500.00", dueDate: "2027-02-01" });
    const scanned = await pay(bill, { amount: "433.00", dueDate: "2027-03-01", source: "scan" });
    const amounts = async () => {
      const { items } = (await ann.get("/api/payments?status=scheduled")).json();
      return [soon, later, withOwnAmount, scanned].map(
        ({ payment }) => items.find(({ id }: { id: number }) => id === payment.id)?.amount,
      );
    };
    await edit(bill, RISES);
    expect(await amounts()).toEqual(["433.00", "866.00", "500.00", "433.00"]);
    await edit(bill, { nextAmount: null, nextAmountFrom: null });
    expect(await amounts()).toEqual(["433.00", "433.00", "500.00", "433.00"]);
    await edit(bill, { amount: "450.00" });
    expect(await amounts()).toEqual(["450.00", "450.00", "500.00", "433.00"]);
  });

  it("applies to the rest of a scheduled payment that was paid in part", async () => {
    const bill = await ann.addBill({ ...RENT, isAutomatic: false, isDirectDebit: true });
    const { payment } = await pay(bill, { amount: "433.00", dueDate: "2026-12-01" });
    await pay(bill, { amount: "33.00", isPart: true, processImmediately: true });
    await edit(bill, { amount: "443.00" });
    await liveUntil("2026-12-02");
    expect(await paid()).toContain("2026-12-01 410.00");
    expect((await ann.get("/api/payments?limit=10")).json().items).toContainEqual(
      expect.objectContaining({ id: payment.id, amount: "410.00", status: "completed" }),
    );
  });

  it("applies when someone pays before the scheduler runs", async () => {
    const bill = await ann.addBill({ ...RENT, isAutomatic: false, nextDueDate: "2027-01-01" });
    await edit(bill, RISES);
    test.clock.set("2027-01-01T00:30:00Z");
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    expect((await pay(bill)).payment).toMatchObject({ amount: "866.00", settlesDue: "2027-01-01" });
  });

  it("leaves a due date from before it at the amount of then", async () => {
    const byHand = await ann.addBill({ ...RENT, isAutomatic: false });
    const waiting = await ann.addBill({
      ...RENT,
      accountId: (await ann.post("/api/accounts", { name: "Old" })).json().id,
    });
    for (const bill of [byHand, waiting]) await edit(bill, { ...RISES, nextAmountFrom: "2026-12-03" });
    await ann.send("DELETE", `/api/accounts/${waiting.accountId}`);
    await liveUntil("2026-12-04");
    await edit(byHand, { amount: "900.00" });
    expect(await get(byHand)).toMatchObject({ amount: "900.00", earlierAmount: "433.00" });
    const { dues }: PlanYear = (await ann.get("/api/plan/year")).json();
    expect(dues.slice(0, 2).map(({ amount }) => amount)).toEqual(["433.00", "900.00"]);
    expect((await pay(byHand)).payment.amount).toBe("433.00");
    await edit(waiting, { accountId: ann.accountId });
    await liveUntil("2026-12-05");
    expect(await paid()).toEqual(["2026-12-01 433.00", "2026-12-01 433.00"]);
  });

  it("also starts during a pause, and is dropped when the bill ends before it", async () => {
    const gym = await ann.addBill({ ...RENT, name: "Gym" });
    await edit(gym, RISES);
    await ann.post(`/api/bills/${gym.id}/pause`, { until: "2027-03-01" });
    const loan = await ann.addBill({ ...RENT, name: "Loan" });
    await edit(loan, RISES);
    expect((await edit(loan, { endsOn: "2026-12-15" })).json()).toMatchObject({ nextAmount: null });
    await liveUntil("2027-01-02");
    expect(await get(gym)).toMatchObject({ amount: "866.00", weeklyAmount: "200.00" });
  });

  it("follows a change of interval", async () => {
    const bill = await ann.addBill(RENT);
    await edit(bill, RISES);
    await edit(bill, { frequency: "quarterly" });
    await liveUntil("2027-01-02");
    expect(await get(bill)).toMatchObject({ amount: "866.00", weeklyAmount: "66.62" });
  });

  it.each([
    [{ nextAmount: "1.00" }, "nextAmountFrom", "Please enter both the new amount and its start date"],
    [{ nextAmountFrom: "2027-01-01" }, "nextAmountFrom", "Please enter both the new amount and its start date"],
    [{ ...RISES, nextAmount: "0" }, "nextAmount", "Amount must be more than 0"],
    [{ ...RISES, nextAmountFrom: "2026-11-20" }, "nextAmountFrom", "The new amount must start after today"],
    [
      { ...RISES, nextAmountFrom: "2027-02-30" },
      "nextAmountFrom",
      "Start date must be a valid date, such as 2026-03-31",
    ],
    [{ ...RISES, nextAmountFrom: "2036-11-21" }, "nextAmountFrom", "The new amount must start within 10 years"],
    [{ ...RISES, endsOn: "2026-12-31" }, "nextAmountFrom", "The new amount can't start after the last due date"],
    [{ ...RISES, frequency: "once" }, "nextAmountFrom", "A one-off bill can't have a later amount"],
  ])("is rejected with a field error, and nothing is saved: %j", async (change, field, message) => {
    const bill = await ann.addBill(RENT);
    const before = await get(bill);
    const answer = await edit(bill, change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ [field]: message });
    expect(await get(bill)).toEqual(before);
  });
});

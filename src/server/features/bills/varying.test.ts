import { describe, expect, it } from "vitest";
import { ann, dates, edit, liveUntil, pay, saved, test, withAnn } from "#server/features/payments/dues-testing.ts";

withAnn();

const POWER = { name: "Power", amount: "120.00", nextDueDate: "2026-11-20" };
const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const history = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}/amounts`)).json();
const undo = (payment: { id: number }) => ann.post(`/api/payments/${payment.id}/undo`);

describe("a bill whose amount varies", () => {
  it.each([
    ["last", "180.00", "41.57"],
    ["average-of-three", "151.67", "35.03"],
    ["average-of-year", "146.25", "33.78"],
    ["highest-of-year", "180.00", "41.57"],
  ])("is estimated from payments by %s: %s, %s per week", async (estimate, amount, weeklyAmount) => {
    const bill = await ann.addBill({ ...POWER, estimate });
    for (const paid of ["130.00", "110.00", "165.00", "180.00"]) {
      await pay(bill, { amount: paid });
      const { nextDueDate } = await dates(bill.id);
      test.clock.set(`${nextDueDate}T09:00:00Z`);
      await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    }
    expect(await get(bill)).toMatchObject({ amount, weeklyAmount, estimate });
    expect((await history(bill)).items.at(-1)).toMatchObject({ amount });
  });

  it("reports the new estimate with the payment, and reverts it when the payment is undone", async () => {
    const bill = await ann.addBill({ ...POWER, estimate: "last" });
    const { payment, message, estimate } = await pay(bill, { amount: "180.00" });
    expect(estimate).toEqual({ before: "120.00", amount: "180.00", weeklyAmount: "41.57" });
    expect(message).toContain("The next one is estimated at 180.00 instead of 120.00: 41.57 per week.");
    expect((await history(bill)).items).toEqual([{ from: "2026-11-20", amount: "180.00", why: "paid" }]);
    await undo(payment);
    expect(await get(bill)).toMatchObject({ amount: "120.00", weeklyAmount: "27.71" });
  });

  it("returns to an amount entered since when a payment is undone", async () => {
    const bill = await ann.addBill({ ...POWER, estimate: "average-of-three" });
    await pay(bill, { amount: "100.00" });
    await edit(bill, { amount: "150.00" });
    const typed = await pay(bill, { amount: "150.00", extra: true });
    await undo(typed.payment);
    expect(await get(bill), "an extra payment does not change the estimate").toMatchObject({ amount: "150.00" });
    await liveUntil("2026-12-19");
    const { payment } = await pay(bill, { amount: "180.00" });
    expect(await get(bill)).toMatchObject({ amount: "140.00" });
    await undo(payment);
    expect(await get(bill)).toMatchObject({ amount: "150.00", weeklyAmount: "34.64" });
  });

  it("returns to the previous payment's estimate when a later one is undone", async () => {
    const bill = await ann.addBill({ ...POWER, frequency: "weekly", estimate: "last" });
    await edit(bill, { amount: "150.00" });
    await pay(bill, { amount: "100.00" });
    await liveUntil("2026-11-26");
    const { payment } = await pay(bill, { amount: "180.00" });
    await undo(payment);
    expect(await get(bill)).toMatchObject({ amount: "100.00" });
  });

  it("is learned from a scanned bill that waited for its day", async () => {
    const bill = await ann.addBill({ ...POWER, estimate: "last", isDirectDebit: true, nextDueDate: "2026-11-25" });
    await pay(bill, { dueDate: "2026-11-25", amount: "141.48", source: "scan" });
    await liveUntil("2026-11-25");
    expect(await get(bill)).toMatchObject({ amount: "141.48", openPayments: [] });
  });

  it("names a scan as the reason", async () => {
    const bill = await ann.addBill({ ...POWER, estimate: "last" });
    await liveUntil("2026-11-20");
    await pay(bill, { amount: "130.00", source: "scan" });
    expect((await history(bill)).items).toEqual([
      { from: "2026-11-20", amount: "120.00", why: "added" },
      { from: "2026-11-21", amount: "130.00", why: "scanned" },
    ]);
  });

  it("is estimated from earlier payments when the rule is chosen later", async () => {
    const bill = await ann.addBill(POWER);
    await pay(bill, { amount: "140.00" });
    expect((await edit(bill, { estimate: "last" })).json()).toMatchObject({ amount: "140.00" });
    expect((await edit(bill, { estimate: null })).json()).toMatchObject({ amount: "140.00", estimate: null });
  });

  it("ignores automatic payments, which are made at the estimate", async () => {
    const bill = await ann.addBill({ ...POWER, estimate: "average-of-year", isAutomatic: true });
    await liveUntil("2027-01-21");
    expect(await get(bill)).toMatchObject({ amount: "120.00" });
  });
});

describe("a bill's amount history", () => {
  it("keeps the last amount of each day, and compares it with a year ago", async () => {
    const bill = await ann.addBill(POWER);
    await ann.addBill({ ...POWER, name: "New one", amount: "10.00", nextDueDate: "2027-12-01" });
    test.clock.set("2027-05-01T09:00:00Z");
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    await edit(bill, { amount: "125.00" });
    await edit(bill, { amount: "132.00" });
    await edit(bill, { name: "Power and light" });
    test.clock.set("2027-11-20T09:00:00Z");
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    expect(await history(bill)).toEqual({
      items: [
        { from: "2026-11-20", amount: "120.00", why: "added" },
        { from: "2027-05-01", amount: "132.00", why: "edited" },
      ],
      next: null,
      yearly: { before: "120.00", now: "132.00", tenths: 100 },
    });
    expect((await ann.get("/api/bills/rise")).json().yearly).toMatchObject({ tenths: 92 });
  });

  it("omits the comparison when there is no data from a year ago", async () => {
    const bill = await ann.addBill(POWER);
    expect((await history(bill)).yearly).toBeNull();
    expect((await ann.get("/api/bills/rise")).json()).toEqual({ yearly: null });
    expect((await ann.get("/api/bills/999/amounts")).statusCode).toBe(404);
  });
});

describe("a part payment", () => {
  it("leaves the rest due, and the next payment pays it", async () => {
    const bill = await ann.addBill(POWER);
    await ann.post("/api/bills/process-savings");
    const { payment, message } = await pay(bill, { amount: "20.00", isPart: true });
    expect(payment).toMatchObject({ partOf: "2026-11-20", settlesDue: null });
    expect(message).toContain("The rest is still due");
    expect(await get(bill)).toMatchObject({ partPaid: "20.00", nextDueDate: "2026-11-20" });
    expect(await saved(bill.id)).toBe("7.71");
    expect((await ann.get("/api/plan/year")).json().dues[0]).toMatchObject({ due: "2026-11-20", amount: "100.00" });
    const rest = await pay(bill);
    expect(rest.payment).toMatchObject({ amount: "100.00", settlesDue: "2026-11-20" });
    expect(await get(bill)).toMatchObject({ partPaid: "0.00", nextDueDate: "2026-12-20" });
  });

  it("is undone to the cent, including savings", async () => {
    const bill = await ann.addBill(POWER);
    await ann.post("/api/bills/process-savings");
    const one = await pay(bill, { amount: "20.00", isPart: true });
    const other = await pay(bill, { amount: "30.00", isPart: true });
    expect(await saved(bill.id)).toBe("0.00");
    await undo(other.payment);
    expect(await saved(bill.id)).toBe("7.71");
    await undo(one.payment);
    expect(await get(bill)).toMatchObject({ partPaid: "0.00", savings: { savedAmount: "27.71" } });
    const again = await pay(bill, { amount: "20.00", isPart: true });
    const rest = await pay(bill);
    await undo(rest.payment);
    expect(await get(bill)).toMatchObject({ partPaid: "20.00", savings: { savedAmount: "7.71" } });
    expect(again.payment.partOf).toBe("2026-11-20");
  });

  it("is missing again when it is undone after the rest was paid, which then counts as a part", async () => {
    const bill = await ann.addBill({ ...POWER, estimate: "last" });
    await ann.post("/api/bills/process-savings");
    const part = await pay(bill, { amount: "50.00", isPart: true });
    const rest = await pay(bill);
    await undo(part.payment);
    expect(await get(bill)).toMatchObject({ nextDueDate: "2026-11-20", partPaid: "70.00", amount: "120.00" });
    await undo(rest.payment);
    expect(await get(bill)).toMatchObject({ partPaid: "0.00", savings: { savedAmount: "27.71" } });
    await pay(bill, { amount: "50.00", isPart: true });
    expect((await pay(bill)).payment).toMatchObject({ amount: "70.00", settlesDue: "2026-11-20" });
  });

  it("is not added to an amount that was entered after it when it is undone", async () => {
    const bill = await ann.addBill({ ...POWER, isDirectDebit: true, nextDueDate: "2026-11-25" });
    const part = await pay(bill, { amount: "30.00", isPart: true });
    await pay(bill, { dueDate: "2026-11-25", amount: "100.00" });
    await undo(part.payment);
    expect((await get(bill)).openPayments).toMatchObject([{ amount: "100.00" }]);
  });

  it("leaves only the rest to the scheduler", async () => {
    const bill = await ann.addBill({ ...POWER, isAutomatic: true, nextDueDate: "2026-11-25" });
    await pay(bill, { amount: "20.00", isPart: true });
    await liveUntil("2026-11-26");
    const { items } = (await ann.get("/api/payments?status=completed")).json();
    expect(items.map(({ amount }: { amount: string }) => amount)).toEqual(["100.00", "20.00"]);
  });

  it("reduces a scheduled or failed payment, and increases it again when undone", async () => {
    const bill = await ann.addBill({ ...POWER, isAutomatic: true, amount: "9000.00", nextDueDate: "2026-11-20" });
    await liveUntil("2026-11-20");
    const { payment } = await pay(bill, { amount: "1000.00", isPart: true });
    expect((await get(bill)).openPayments[0]).toMatchObject({ status: "failed", amount: "8000.00" });
    await undo(payment);
    expect((await get(bill)).openPayments[0]).toMatchObject({ amount: "9000.00" });
  });

  it("follows its due date when that is moved", async () => {
    const bill = await ann.addBill(POWER);
    await pay(bill, { amount: "20.00", isPart: true });
    expect((await edit(bill, { nextDueDate: "2026-11-28" })).json()).toMatchObject({ partPaid: "20.00" });
    await ann.post(`/api/bills/${bill.id}/archive`);
    await edit(bill, { paymentDay: 27 });
    const restored = await ann.post(`/api/bills/${bill.id}/bring-back`);
    expect(restored.json()).toMatchObject({ nextDueDate: "2026-11-27", partPaid: "20.00" });
  });

  it("leaves nothing to pay once the amount falls below it, and does not restart from the full amount", async () => {
    const bill = await ann.addBill(POWER);
    await pay(bill, { amount: "80.00", isPart: true });
    await edit(bill, { amount: "70.00" });
    const answer = await ann.post("/api/bills/pay", { billId: bill.id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveProperty("amount");
    expect(await ann.balance()).toBe("4920.00");
    expect((await pay(bill, { amount: "5.00" })).payment).toMatchObject({ amount: "5.00", settlesDue: "2026-11-20" });
  });

  it.each(["120.00", "130.00"])("of %s is rejected, and nothing is saved", async (amount) => {
    const bill = await ann.addBill(POWER);
    const answer = await ann.post("/api/bills/pay", { billId: bill.id, amount, isPart: true });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ amount: "A part payment must be less than the 120.00 due" });
    expect(await ann.balance()).toBe("5000.00");
  });

  it("needs an open due date", async () => {
    const bill = await ann.addBill({ name: "Someday", amount: "50.00" });
    const answer = await pay(bill, { amount: "10.00", isPart: true });
    expect(answer).toMatchObject({ code: "conflict", message: "There is nothing due to pay part of" });
  });
});

import { describe, expect, it } from "vitest";
import { ann, completed, dates, liveUntil, pay, withAnn } from "./dues-testing.ts";

withAnn();

const HAND = { name: "Power", amount: "100.00", nextDueDate: "2026-11-25" };
const WAIT = { becomesDirectDebit: true, dueDate: "2026-11-27", source: "scan" };

describe("a bill that becomes a direct debit with its payment", () => {
  it("is next due on the bill's due date, with a payment scheduled for it", async () => {
    const bill = await ann.addBill(HAND);
    expect(await pay(bill, WAIT)).toMatchObject({
      payment: { status: "scheduled", dueDate: "2026-11-27", settlesDue: "2026-11-27" },
      bill: { isDirectDebit: true, nextDueDate: "2026-12-27", nextPaymentDate: "2026-12-27" },
    });
    await liveUntil("2026-12-28");
    expect(await completed()).toEqual(["2026-11-27 scan", "2026-12-27 direct-debit"]);
  });

  it("is unchanged when the payment is refused", async () => {
    const bill = await ann.addBill(HAND);
    await pay(bill);
    const before = (await ann.get(`/api/bills/${bill.id}`)).json();
    const refused = await ann.post("/api/bills/pay", { billId: bill.id, ...WAIT, dueDate: "2026-11-25" });
    expect(refused.statusCode).toBe(409);
    expect((await ann.get(`/api/bills/${bill.id}`)).json()).toEqual(before);
  });

  it.each([
    ["without a due date", { dueDate: null }],
    ["when its date has come", { dueDate: "2026-11-20" }],
    ["when it is paid now", { processImmediately: true }],
  ])("is refused %s", async (_, body) => {
    const bill = await ann.addBill(HAND);
    const refused = await ann.post("/api/bills/pay", { billId: bill.id, ...WAIT, ...body });
    expect({ status: refused.statusCode, errors: refused.json().errors }).toEqual({
      status: 400,
      errors: { dueDate: "A payment can only be scheduled for a future due date" },
    });
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-11-25", nextPaymentDate: null });
  });

  it("waits ten years at most", async () => {
    const bill = await ann.addBill(HAND);
    const refused = await pay(bill, { ...WAIT, dueDate: "2036-11-21" });
    expect(refused.errors).toEqual({ dueDate: "Due date must be at most 10 years ahead" });
    expect((await pay(bill, { ...WAIT, dueDate: "2036-11-20" })).payment.status).toBe("scheduled");
  });

  it("is scheduled like any other if it already is a direct debit", async () => {
    const bill = await ann.addBill({ name: "Power", amount: "100.00", isDirectDebit: true, paymentDay: 25 });
    expect(await pay(bill, { ...WAIT, dueDate: "2026-11-25" })).toMatchObject({
      payment: { status: "scheduled", settlesDue: "2026-11-25" },
    });
  });
});

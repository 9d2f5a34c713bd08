import { describe, expect, it } from "vitest";
import { ann, both, completed, DEBIT, dates, edit, liveUntil, OWN, pay, test, withAnn } from "./dues-testing.ts";

// The doctor checks everything after each of these.
withAnn();

const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const bringBack = async ({ id }: { id: number }) => (await ann.post(`/api/bills/${id}/bring-back`)).json();
const cancel = ({ payment }: { payment: { id: number } }) => ann.post(`/api/payments/${payment.id}/cancel`);
const undo = ({ payment }: { payment: { id: number } }) => ann.post(`/api/payments/${payment.id}/undo`);
const setBalance = (balance: string) => ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance });
const TAX = { name: "Tax", amount: "100.00", frequency: "once", nextDueDate: "2026-11-30" };

async function on(day: string) {
  test.clock.set(`${day}T09:00:00Z`);
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
}

describe("a scheduled payment", () => {
  it("comes back when the one that replaced it is cancelled", async () => {
    const bill = await ann.addBill(DEBIT);
    const first = await pay(bill, { dueDate: "2026-11-25", accountId: ann.accountId });
    expect(first.payment).toMatchObject({ status: "scheduled", isExtra: false });
    const second = await pay(bill, { dueDate: "2026-11-24", amount: "90.00" });
    expect(second.message).toBe(
      "Payment scheduled for 2026-11-24. It replaces the payment due on 2026-11-25, which was cancelled.",
    );
    await cancel(second);
    const [shown] = await ann.bills();
    expect(shown.openPayments).toMatchObject([
      { id: first.payment.id, status: "scheduled", settlesDue: "2026-11-25", amount: "100.00" },
    ]);
    expect(await dates(bill.id)).toEqual(both("2026-12-25"));
  });

  it("stays cancelled when the one that replaced it failed and is cancelled", async () => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { dueDate: "2026-11-25" });
    const second = await pay(bill, { dueDate: "2026-11-24", amount: "9000.00" });
    await liveUntil("2026-11-24");
    expect((await cancel(second)).json()).toMatchObject({ status: "cancelled", settlesDue: "2026-11-25" });
    await liveUntil("2026-11-27");
    expect((await get(bill)).openPayments).toEqual([]);
    expect(await completed()).toEqual([]);
  });

  it("comes back whole when it was replaced by the rest of a due date, and the part of that is undone first", async () => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { dueDate: "2026-11-25" });
    const part = await pay(bill, { isPart: true, amount: "30.00" });
    const rest = await pay(bill);
    await undo(part);
    await undo(rest);
    expect((await get(bill)).openPayments).toMatchObject([{ status: "scheduled", amount: "100.00" }]);
  });

  it.each([
    ["undo", {}],
    ["cancel", { dueDate: "2026-11-24", amount: "90.00" }],
  ])("comes back with the amount the bill has by then, after an %s", async (way, input) => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { dueDate: "2026-11-25" });
    await pay(bill, { dueDate: "2026-11-25" });
    const { payment } = await pay(bill, input);
    await edit(bill, { amount: "120.00" });
    await ann.post(`/api/payments/${payment.id}/${way}`);
    expect((await get(bill)).openPayments).toMatchObject([{ status: "scheduled", amount: "120.00" }]);
  });

  it("does not come back if a part payment covers its own amount", async () => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { dueDate: "2026-11-25", amount: "40.00" });
    const second = await pay(bill, { dueDate: "2026-11-25", amount: "100.00" });
    await pay(bill, { isPart: true, amount: "50.00" });
    await cancel(second);
    expect(await get(bill)).toMatchObject({ openPayments: [], nextDueDate: "2026-11-25", partPaid: "50.00" });
  });

  it("always uses the bill's own account", async () => {
    const other = (await ann.post("/api/accounts", { name: "Other", balance: "300.00" })).json();
    const bill = await ann.addBill(DEBIT);
    const refused = await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-11-25", accountId: other.id });
    const message = "A scheduled payment always uses the bill's own account";
    expect(refused.json()).toMatchObject({ code: "invalid", message, errors: { accountId: message } });
    expect((await get(bill)).openPayments).toEqual([]);
  });

  it("is made after the automatic payments of earlier bills, as the plan says", async () => {
    await setBalance("100.00");
    await ann.addBill({ ...OWN, amount: "90.00" });
    const later = await ann.addBill({ ...DEBIT, amount: "80.00" });
    await pay(later, { dueDate: "2026-11-25" });
    expect((await ann.get("/api/plan")).json().verdict.first).toMatchObject({ name: "Power" });
    await liveUntil("2026-11-25");
    expect((await ann.get("/api/payments?status=failed")).json().items).toMatchObject([{ billName: "Power" }]);
  });

  it("goes to its bill's new account, and is cancelled with its bill", async () => {
    const other = (await ann.post("/api/accounts", { name: "Other", balance: "300.00" })).json();
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { dueDate: "2026-11-25" });
    expect((await edit(bill, { accountId: other.id })).json().openPayments).toMatchObject([{ accountId: other.id }]);
    await ann.send("DELETE", `/api/bills/${bill.id}`);
    const { items } = (await ann.get("/api/payments")).json();
    expect(items).toMatchObject([{ status: "cancelled", failureReason: "The bill was deleted" }]);
  });

  it("is never a part of a due date, nor for one that is settled or an end that leaves it out", async () => {
    const bill = await ann.addBill(DEBIT);
    const part = await pay(bill, { dueDate: "2026-11-25", amount: "30.00", isPart: true });
    expect(part.errors).toHaveProperty("isPart");
    await pay(bill);
    expect(await pay(bill, { dueDate: "2026-12-10", forDue: "2026-11-25" })).toMatchObject({ code: "conflict" });
    await pay(bill, { dueDate: "2027-01-25" });
    expect((await edit(bill, { endsAfter: 1 })).json().errors).toHaveProperty("endsAfter");
    expect((await edit(bill, { endsOn: "2026-12-31" })).json().errors).toHaveProperty("endsOn");
    expect((await edit(bill, { endsAfter: 2 })).json()).toMatchObject({ paymentsLeft: 2, endsOn: "2027-01-25" });
  });

  it("pays what is left after part payments, and is refused when nothing is left", async () => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { amount: "40.00", isPart: true });
    const rest = await pay(bill, { dueDate: "2026-11-25" });
    expect(rest.payment).toMatchObject({ status: "scheduled", amount: "60.00" });
    await cancel(rest);
    await edit(bill, { amount: "30.00" });
    const refused = await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-11-25" });
    const message = "This is already fully paid in parts. Skip it, or enter an extra amount.";
    expect(refused.json()).toMatchObject({ code: "invalid", errors: { amount: message } });
    await liveUntil("2026-11-26");
    expect(await ann.balance()).toBe("4960.00");
  });

  it("leaves earlier missed dates due when it is cancelled", async () => {
    const bill = await ann.addBill({ ...OWN, isAutomatic: false, nextDueDate: "2026-11-25" });
    await on("2026-12-10");
    await edit(bill, { isDirectDebit: true });
    const waiting = await pay(bill, { dueDate: "2026-12-25" });
    expect(waiting.payment.settlesDue).toBe("2026-12-25");
    await cancel(waiting);
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-11-25", nextPaymentDate: "2026-12-25" });
  });
});

describe("a scheduled payment of a one-off bill", () => {
  it("follows its due date with the part payments made", async () => {
    const tax = await ann.addBill({ ...TAX, isDirectDebit: true });
    await pay(tax, { dueDate: "2026-11-30" });
    const part = await pay(tax, { amount: "40.00", isPart: true });
    await edit(tax, { nextDueDate: "2027-01-30" });
    expect((await get(tax)).openPayments).toMatchObject([{ settlesDue: "2027-01-30", amount: "60.00" }]);
    await undo(part);
    expect((await get(tax)).openPayments).toMatchObject([{ settlesDue: "2027-01-30", amount: "100.00" }]);
  });

  it("follows its due date even after it failed, and is made once", async () => {
    await setBalance("0.00");
    const tax = await ann.addBill({ ...TAX, isAutomatic: true, nextDueDate: "2026-11-20" });
    await liveUntil("2026-11-20");
    await edit(tax, { nextDueDate: "2026-12-10" });
    expect(await get(tax)).toMatchObject({
      ...{ nextDueDate: null, openPayments: [{ status: "failed", settlesDue: "2026-12-10" }] },
    });
    await setBalance("1000.00");
    await liveUntil("2026-12-11");
    expect(await completed()).toEqual(["2026-12-10 automatic"]);
  });

  it("does not take along part payments of a settled due date", async () => {
    const tax = await ann.addBill({ ...TAX, nextDueDate: "2026-11-20" });
    await pay(tax, { amount: "40.00", isPart: true });
    await pay(tax);
    await edit(tax, { nextDueDate: "2027-02-12" });
    expect(await bringBack(tax)).toMatchObject({ nextDueDate: "2027-02-12", partPaid: "0.00" });
  });

  it.each([
    ["monthly", "once", {}, "2026-12-30"],
    ["once", "monthly", { nextDueDate: "2026-12-30" }, "2026-12-30"],
  ])("keeps its own day when a %s bill becomes due %s", async (frequency, becomes, change, next) => {
    const tax = await ann.addBill({ ...TAX, frequency, isDirectDebit: true });
    await pay(tax, { dueDate: "2026-11-30" });
    await edit(tax, { frequency: becomes, ...change });
    expect((await get(tax)).nextDueDate).toBe(next);
    await liveUntil("2026-12-31");
    expect(await completed()).toEqual(["2026-11-30 manual", `${next} direct-debit`]);
  });
});

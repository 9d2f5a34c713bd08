import { describe, expect, it } from "vitest";
import { ann, both, completed, DEBIT, dates, edit, liveUntil, OWN, pay, test, withAnn } from "./dues-testing.ts";

withAnn();

const paidAmounts = async () =>
  (await ann.get("/api/payments?status=completed"))
    .json()
    .items.map(({ amount }: { amount: string }) => amount)
    .sort();

describe("one payment settles one due date", () => {
  it("replaces the scheduled payment with a manual one", async () => {
    const bill = await ann.addBill(DEBIT);
    const { payment } = await pay(bill, { dueDate: "2026-11-25" });
    expect(await pay(bill, { forDue: "2026-11-25" })).toMatchObject({
      payment: { status: "completed", settlesDue: "2026-11-25" },
      replaced: { id: payment.id, status: "cancelled", settlesDue: null },
      message:
        "Payment processed. The savings cycle was reset. It replaces the payment due on 2026-11-25, which was cancelled.",
    });
    await liveUntil("2026-12-24");
    expect(await completed()).toEqual(["2026-11-25 manual"]);
  });

  it("merges two payments scheduled for the same due date", async () => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { dueDate: "2026-11-25" });
    await pay(bill, { dueDate: "2026-11-24", amount: "90.00" });
    await liveUntil("2026-12-24");
    expect(await completed()).toEqual(["2026-11-25 manual"]);
    expect(await ann.balance()).not.toBe("5000.00");
  });

  it("allows an extra payment on request, and keeps the scheduled one", async () => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { dueDate: "2026-11-25" });
    expect(await pay(bill, { extra: true })).toMatchObject({
      payment: { settlesDue: null, isExtra: true },
      replaced: null,
    });
    await liveUntil("2026-12-24");
    expect(await completed()).toEqual(["2026-11-25 manual", "null manual"]);
  });

  it("takes nothing for a named due date that is too far ahead, unless it is extra", async () => {
    const bill = await ann.addBill({ ...OWN, nextDueDate: "2027-02-25" });
    expect(await pay(bill, { forDue: "2027-02-25" })).toMatchObject({ code: "conflict" });
    expect(await ann.balance()).toBe("5000.00");
    expect((await pay(bill, { forDue: "2027-02-25", extra: true })).payment).toMatchObject({ isExtra: true });
  });

  it("refuses to schedule a payment for a paid due date, unless it is extra", async () => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill);
    const again = await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-11-25" });
    expect({ status: again.statusCode, message: again.json().message }).toEqual({
      status: 409,
      message: "The payment due on 2026-11-25 is already settled. To pay more, choose to pay in addition.",
    });
    const more = await pay(bill, { dueDate: "2026-11-25", extra: true });
    expect(more.payment).toMatchObject({ status: "scheduled", isExtra: true });
    expect(await pay(bill, { forDue: "2026-11-25" })).toMatchObject({ code: "conflict" });
  });

  it("settles only the failed due date, and the next one is paid on its day", async () => {
    test.clock.set("2026-11-28T09:00:00Z");
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "0.00" });
    const bill = await ann.addBill({ ...OWN, paymentDay: 1 });
    await liveUntil("2026-12-19");
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "1000.00" });
    expect(await pay(bill)).toMatchObject({ payment: { settlesDue: "2026-12-01" }, replaced: { status: "cancelled" } });
    expect(await dates(bill.id)).toEqual(both("2027-01-01"));
    await liveUntil("2027-01-02");
    expect(await completed()).toEqual(["2026-12-01 manual", "2027-01-01 automatic"]);
  });

  it("settles the oldest of three failed due dates with one payment", async () => {
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "-1000.00" });
    const bill = await ann.addBill(OWN);
    await liveUntil("2027-01-26");
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "100.00" });
    expect(await pay(bill)).toMatchObject({ payment: { settlesDue: "2026-11-25" } });
    const [shown] = await ann.bills();
    expect(shown.openPayments).toMatchObject([{ settlesDue: "2026-12-25" }, { settlesDue: "2027-01-25" }]);
  });

  it("pays from another account on request", async () => {
    const other = (await ann.post("/api/accounts", { name: "Other", balance: "300.00" })).json();
    const bill = await ann.addBill(OWN);
    const answer = await pay(bill, { accountId: other.id });
    expect(answer).toMatchObject({ account: { id: other.id, balance: "200.00" }, bill: { accountId: ann.accountId } });
    expect(await ann.balance()).toBe("5000.00");
    await ann.post(`/api/payments/${answer.payment.id}/undo`);
    expect(await ann.balance(other.id)).toBe("300.00");
    const strange = await ann.post("/api/bills/pay", { billId: bill.id, accountId: 999_999 });
    expect(strange.statusCode).toBe(404);
  });
});

describe("a settled due date is never due again", () => {
  it("by switching automatic payments off and on", async () => {
    const bill = await ann.addBill(OWN);
    await pay(bill);
    await edit(bill, { isAutomatic: false });
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-12-25", nextPaymentDate: null });
    await edit(bill, { isAutomatic: true });
    expect(await dates(bill.id)).toEqual(both("2026-12-25"));
    await edit(bill, { isAutomatic: false, paymentDay: null });
    await edit(bill, { isAutomatic: true, paymentDay: 25 });
    expect(await dates(bill.id)).toEqual(both("2026-12-25"));
    await liveUntil("2026-12-24");
    expect(await completed()).toEqual(["2026-11-25 manual"]);
  });

  it("and dates missed by hand are not all paid at once when automatic payments are switched on", async () => {
    const bill = await ann.addBill(OWN);
    await edit(bill, { isAutomatic: false });
    await liveUntil("2027-02-10");
    await edit(bill, { isAutomatic: true });
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-11-25", nextPaymentDate: "2027-02-25" });
    await liveUntil("2027-02-26");
    expect(await completed()).toEqual(["2027-02-25 automatic"]);
  });

  it("and missed dates are paid by hand one by one, whether or not the day was changed", async () => {
    const bill = await ann.addBill(OWN);
    await edit(bill, { isAutomatic: false });
    await liveUntil("2027-01-10");
    await edit(bill, { isAutomatic: true });
    expect(await pay(bill)).toMatchObject({ payment: { settlesDue: "2026-11-25" } });
    await edit(bill, { paymentDay: 26 });
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-12-26", nextPaymentDate: "2027-01-26" });
    const { payment } = await pay(bill);
    expect(payment.settlesDue).toBe("2026-12-26");
    await ann.post(`/api/payments/${payment.id}/undo`);
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-12-26", nextPaymentDate: "2027-01-26" });
    await liveUntil("2027-01-27");
    expect(await completed()).toEqual(["2026-11-25 manual", "2027-01-26 automatic"]);
    await edit(bill, { paymentDay: 27 });
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-12-27", nextPaymentDate: "2027-02-27" });
    await liveUntil("2027-03-28");
    expect((await pay(bill)).payment.settlesDue).toBe("2026-12-27");
    expect(await dates(bill.id), "what was paid since is settled").toEqual(both("2027-04-27"));
  });

  it.each([26, 24, 28])("by moving the payment day of a scheduled one to %i", async (paymentDay) => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { dueDate: "2026-11-25" });
    await edit(bill, { paymentDay });
    expect(await dates(bill.id)).toEqual(both(`2026-12-${paymentDay}`));
    await liveUntil("2026-12-20");
    expect(await completed()).toEqual(["2026-11-25 manual"]);
  });

  it.each(["undo", "cancel"])("but is due on the earlier day it was moved to, once an %s reopens it", async (way) => {
    const bill = await ann.addBill(DEBIT);
    const { payment } = await pay(bill, way === "cancel" ? { dueDate: "2026-11-25" } : { processImmediately: true });
    await edit(bill, { paymentDay: 24 });
    expect(await dates(bill.id)).toEqual(both("2026-12-24"));
    await ann.post(`/api/payments/${payment.id}/${way}`);
    expect(await dates(bill.id)).toEqual(both("2026-11-24"));
  });

  it("and is left to the person when an undo reopens it after the earlier day it was moved to", async () => {
    const bill = await ann.addBill(OWN);
    await liveUntil("2026-11-25");
    await edit(bill, { paymentDay: 22 });
    const [payment] = (await ann.get("/api/payments")).json().items;
    await ann.post(`/api/payments/${payment.id}/undo`);
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-11-22", nextPaymentDate: "2026-12-22" });
  });

  it.each(["undo", "cancel"])("and keeps its part payments, once an %s reopens it on another day", async (way) => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { isPart: true, amount: "30.00" });
    const { payment } = await pay(bill, way === "cancel" ? { dueDate: "2026-11-25" } : { processImmediately: true });
    await edit(bill, { paymentDay: 28 });
    await ann.post(`/api/payments/${payment.id}/${way}`);
    expect(await ann.bills()).toMatchObject([{ nextDueDate: "2026-11-28", partPaid: "30.00" }]);
    await liveUntil("2026-11-29");
    expect(await paidAmounts()).toEqual(["30.00", "70.00"]);
  });

  it("and keeps its part payments, once the amount falls below them", async () => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { isPart: true, amount: "30.00" });
    await pay(bill, { dueDate: "2026-11-25" });
    await edit(bill, { paymentDay: 28 });
    await edit(bill, { amount: "20.00" });
    await liveUntil("2026-11-29");
    expect(await paidAmounts()).toEqual(["30.00"]);
  });

  it("by paying it again from a page that still shows it, however old or on its earlier day", async () => {
    const bill = await ann.addBill({ name: "Hand", amount: "100.00", nextDueDate: "2026-11-25" });
    const stale = (forDue: string) => pay(bill, { forDue });
    await edit(bill, { paymentDay: 28 });
    await stale("2026-11-28");
    expect(await stale("2026-11-25")).toMatchObject({ code: "conflict" });
    await liveUntil("2027-01-23");
    expect(await pay(bill)).toMatchObject({ payment: { settlesDue: "2026-12-28" } });
    expect([await stale("2026-11-28"), await stale("2026-11-25")]).toMatchObject([
      ...[{ code: "conflict" }, { code: "conflict" }],
    ]);
    expect(await completed()).toEqual(["2026-11-28 manual", "2026-12-28 manual"]);
  });

  it("by another interval", async () => {
    const bill = await ann.addBill(OWN);
    await pay(bill);
    await edit(bill, { frequency: "quarterly" });
    expect(await dates(bill.id)).toEqual(both("2027-02-25"));
    await edit(bill, { frequency: "monthly" });
    expect(await dates(bill.id)).toEqual(both("2026-12-25"));
  });
});

it("leaves a due date to the person when its scheduled payment is cancelled after its day", async () => {
  const bill = await ann.addBill({ ...DEBIT, frequency: "annually" });
  const { payment } = await pay(bill, { dueDate: "2026-12-20" });
  expect(payment.settlesDue).toBe("2026-11-25");
  await liveUntil("2026-12-05");
  await ann.post(`/api/payments/${payment.id}/cancel`);
  expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-11-25", nextPaymentDate: "2027-11-25" });
  await liveUntil("2026-12-24");
  expect(await completed()).toEqual([]);
});

it("owes nothing before a due date that was paid ahead and moved to an earlier month, until it is undone", async () => {
  const bill = await ann.addBill({ name: "Water", amount: "50.00", frequency: "quarterly", nextDueDate: "2026-12-29" });
  const { payment } = await pay(bill);
  expect(payment.settlesDue).toBe("2026-12-29");
  await edit(bill, { nextDueDate: "2026-12-06" });
  await edit(bill, { frequency: "monthly" });
  expect((await dates(bill.id)).nextDueDate).toBe("2027-02-06");
  await ann.post(`/api/payments/${payment.id}/undo`);
  expect((await dates(bill.id)).nextDueDate).toBe("2026-12-06");
});

it("lists payments by the household's own days", async () => {
  test.clock.moveTo("Pacific/Auckland");
  test.clock.set("2026-11-20T13:30:00Z");
  const bill = await ann.addBill({ name: "Club", amount: "5.00" });
  const { payment } = await pay(bill);
  test.clock.moveTo("UTC");
  const on = async (day: string) => (await ann.get(`/api/payments?from=${day}&to=${day}`)).json().items;
  expect(await on("2026-11-21")).toMatchObject([{ id: payment.id }]);
  expect(await on("2026-11-20")).toEqual([]);
});

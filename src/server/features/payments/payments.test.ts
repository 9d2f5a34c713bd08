import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";

const DAY = 1440;
const log = openLog("silent", new Writable({ write: (_, __, done) => done() }));
let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  test.clock.set("2026-03-02T09:00:00Z");
  ann = await household(test);
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

const live = () => runDue(test.db, { today: test.clock.today(), now: test.clock.now(), log });
const pay = async (billId: number, body: object = {}) => (await ann.post("/api/bills/pay", { billId, ...body })).json();
const answerOf = async (payment: { id: number }, action: "undo" | "cancel") => {
  const answer = await ann.post(`/api/payments/${payment.id}/${action}`);
  return { status: answer.statusCode, ...answer.json() };
};
/** A morning's scheduled work; then she signs in again, as sessions expire meanwhile. */
async function wake(instant: string) {
  test.clock.set(instant);
  const report = await live();
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  return report;
}
const edit = (bill: { id: number }, change: object) => ann.send("PATCH", `/api/bills/${bill.id}`, change);
const setBalance = (balance: string) => ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance });
const nextDue = async () => (await ann.bills())[0].nextDueDate;
const nextPayment = async () => (await ann.bills())[0].nextPaymentDate;

describe("the list of payments", () => {
  it("is newest first, paged, and filtered by bill, status and date", async () => {
    const power = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    const water = await ann.addBill({ name: "Water" });
    const first = (await pay(water.id, { amount: "1.00" })).payment;
    test.clock.forward(DAY);
    const second = (await pay(water.id, { amount: "2.00", dueDate: "2026-03-10" })).payment;
    const third = (await pay(power.id, { amount: "3.00", dueDate: "2026-03-18" })).payment;
    const ids = async (query: string) =>
      (await ann.get(`/api/payments?${query}`)).json().items.map(({ id }: { id: number }) => id);
    expect((await ann.get("/api/payments?limit=2")).json()).toMatchObject({ items: [third, second], next: second.id });
    const by = { name: "ann@example.com", isYou: true };
    const last = await ann.get(`/api/payments?limit=2&before=${second.id}`);
    expect(last.json()).toEqual({ items: [{ ...first, by }], next: null });
    expect(await ids("before=9999999999")).toEqual([third.id, second.id, first.id]);
    expect((await ann.get("/api/payments?limit=1")).json().next).toBe(third.id);
    expect((await ann.get("/api/payments?limit=3")).json().next).toBeNull();
    expect(await ids(`billId=${water.id}`)).toEqual([second.id, first.id]);
    expect(await ids("status=scheduled")).toEqual([third.id]);
    expect(await ids("from=2026-03-02&to=2026-03-10")).toEqual([second.id, first.id]);
    expect(await ids("from=2026-03-03&to=2026-03-09")).toEqual([]);
    expect(await ids("from=2026-03-11")).toEqual([third.id]);
  });
});

describe("a payment", () => {
  it("shows what happened, until when it can be undone, and what it was for", async () => {
    const bill = await ann.addBill();
    const paid = await pay(bill.id, { dueDate: "2026-03-01", source: "scan" });
    expect(paid.message).toBe("Payment processed. The savings cycle was reset.");
    expect(paid.payment).toMatchObject({
      ...{ billId: bill.id, billName: "Power", accountId: ann.accountId, amount: "129.90", source: "scan" },
      ...{ dueDate: "2026-03-01", failureReason: null, createdAt: "2026-03-02T09:00:00.000Z" },
      ...{ processedAt: "2026-03-02T09:00:00.000Z", undoUntil: "2026-03-03T09:00:00.000Z" },
    });
    const undone = await answerOf(paid.payment, "undo");
    expect(undone).toMatchObject({ status: "cancelled", failureReason: "Undone", undoUntil: null });
  });

  it("with its own key is a payment of its own", async () => {
    const bill = await ann.addBill();
    for (const key of ["one", "two"])
      await ann.post("/api/bills/pay", { billId: bill.id, amount: "1.00" }, { headers: { "idempotency-key": key } });
    expect(await ann.balance()).toBe("998.00");
  });

  it("far from the due date leaves that date open", async () => {
    const bill = await ann.addBill({ frequency: "annually", isAutomatic: true, paymentDay: 1 });
    expect(bill.nextPaymentDate).toBe("2026-04-01");
    await wake("2026-03-31T09:00:00Z");
    test.clock.forward(DAY);
    expect((await pay(bill.id, { amount: "1.00" })).bill.nextPaymentDate).toBe("2027-04-01");
    expect((await pay(bill.id, { amount: "1.00" })).bill.nextPaymentDate).toBe("2027-04-01");
  });

  it("of an unknown bill, or one without an account, is refused with a message", async () => {
    expect(await pay(999_999)).toMatchObject({ message: "Bill not found" });
    for (const action of ["undo", "cancel"] as const)
      expect(await answerOf({ id: 999_999 }, action)).toMatchObject({ status: 404, message: "Payment not found" });
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    await ann.send("DELETE", `/api/accounts/${ann.accountId}`);
    expect(await pay(bill.id, { dueDate: "2026-03-18" })).toMatchObject({ message: "This bill needs an account" });
  });
});

describe("undoing a payment", () => {
  it("works until the last moment of the following day, and not a moment longer", async () => {
    const bill = await ann.addBill();
    const { payment } = await pay(bill.id);
    test.clock.set("2026-03-03T09:00:00.001Z");
    expect(await answerOf(payment, "undo")).toMatchObject({
      ...{ status: 409, message: "This payment was made more than 24 hours ago and can no longer be undone" },
    });
    test.clock.set("2026-03-03T09:00:00Z");
    expect(await answerOf(payment, "undo")).toMatchObject({ status: "cancelled" });
    expect(await answerOf(payment, "undo")).toMatchObject({
      ...{ status: 409, message: "Only a completed payment can be undone" },
    });
  });

  it("restores the last paid date of the previous payment", async () => {
    const bill = await ann.addBill();
    await pay(bill.id, { amount: "1.00" });
    test.clock.forward(DAY);
    const { payment } = await pay(bill.id, { amount: "2.00" });
    await answerOf(payment, "undo");
    expect((await ann.bills())[0].lastPaidDate).toBe("2026-03-02");
    expect(await ann.balance()).toBe("999.00");
  });

  it("returns the money when the bill is deleted, and reports when the account is", async () => {
    const one = await ann.addBill();
    const { payment } = await pay(one.id);
    await ann.send("DELETE", `/api/bills/${one.id}`);
    await answerOf(payment, "undo");
    expect(await ann.balance()).toBe("1000.00");
    const other = await pay((await ann.addBill()).id);
    await ann.send("DELETE", `/api/accounts/${ann.accountId}`);
    expect(await answerOf(other.payment, "undo")).toMatchObject({
      ...{ status: 409, message: "The account it was paid from no longer exists" },
    });
  });
});

describe("the due date after undoing", () => {
  const WEEKLY = { frequency: "weekly", paymentDayType: "weekly", paymentDay: 2, amount: "400.00" };
  const paymentOn = async (day: string) => (await ann.get(`/api/payments?from=${day}&to=${day}`)).json().items[0];

  it.each([{ isAutomatic: true }, { isDirectDebit: true }])(
    "respects which due date a later payment was for: %j",
    async (how) => {
      await setBalance("100.00");
      const bill = await ann.addBill({ ...WEEKLY, ...how });
      expect(await wake("2026-03-03T09:00:00Z")).toMatchObject({ failed: 1 });
      await edit(bill, { amount: "50.00" });
      expect(await wake("2026-03-10T09:00:00Z")).toMatchObject({ paid: 1 });
      await setBalance("900.00");
      expect(await wake("2026-03-11T08:00:00Z")).toMatchObject({ paid: 1 });
      await answerOf(await paymentOn("2026-03-10"), "undo");
      expect(await nextDue()).toBe("2026-03-10");
    },
  );

  it("is open to the person, and stays behind later payments for the scheduler", async () => {
    await setBalance("0.00");
    await ann.addBill({ ...WEEKLY, isAutomatic: true });
    await wake("2026-03-03T09:00:00Z");
    await setBalance("900.00");
    await wake("2026-03-10T09:00:00Z");
    await answerOf(await paymentOn("2026-03-03"), "undo");
    expect(await nextDue()).toBe("2026-03-03");
    expect(await nextPayment()).toBe("2026-03-17");
  });

  it("is not moved by a later payment far from it", async () => {
    const bill = await ann.addBill({ ...WEEKLY, paymentDay: 5, isAutomatic: true });
    const { payment } = await pay(bill.id, { amount: "1.00" });
    await pay(bill.id, { amount: "1.00" });
    await answerOf(payment, "undo");
    expect(await nextDue()).toBe("2026-03-06");
  });

  it("is none when the bill is no longer automatic, and its own when it has since become so", async () => {
    const bill = await ann.addBill({ ...WEEKLY, isAutomatic: true });
    const first = await pay(bill.id, { amount: "1.00" });
    await edit(bill, { isAutomatic: false });
    expect(await answerOf(first.payment, "undo")).toMatchObject({ status: "cancelled" });
    expect(await nextPayment()).toBeNull();
    const second = await pay(bill.id, { amount: "1.00" });
    await edit(bill, { isAutomatic: true });
    expect(await nextPayment()).toBe("2026-03-10");
    expect(await answerOf(second.payment, "undo")).toMatchObject({ status: "cancelled" });
    expect(await nextDue()).toBe("2026-03-03");
  });
});

describe("scheduled payments", () => {
  it("show their date, and can be up to exactly ten years ahead", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    const near = await pay(bill.id, { dueDate: "2026-03-18" });
    expect(near).toMatchObject({
      ...{ message: "Payment scheduled for 2026-03-18", payment: { source: "manual", processedAt: null } },
    });
    expect((await pay(bill.id, { dueDate: "2036-03-02" })).payment.status).toBe("scheduled");
  });

  it("can't be cancelled once completed or cancelled", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    const { payment } = await pay(bill.id, { dueDate: "2026-03-18" });
    await answerOf(payment, "cancel");
    const completed = await pay(bill.id);
    for (const each of [payment, completed.payment])
      expect(await answerOf(each, "cancel")).toMatchObject({
        ...{ status: 409, message: "Only a scheduled or failed payment can be cancelled" },
      });
  });

  it("that failed, once cancelled, skip the due date they were for", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20, amount: "5000.00" });
    const { payment } = await pay(bill.id, { dueDate: "2026-03-18" });
    await wake("2026-03-18T09:00:00Z");
    expect(await answerOf(payment, "cancel")).toMatchObject({ status: "cancelled" });
    expect(await nextDue()).toBe("2026-04-20");
  });

  it("stand for the nearest due date, even with another payment day, until they are cancelled", async () => {
    const plain = await ann.addBill({ isDirectDebit: true });
    const first = await pay(plain.id, { dueDate: "2026-03-18" });
    expect(await answerOf(first.payment, "cancel")).toMatchObject({ status: "cancelled" });
    expect(await nextDue()).toBeNull();
    await ann.send("PATCH", `/api/bills/${plain.id}`, { paymentDay: 20 });
    const second = await pay(plain.id, { dueDate: "2026-03-18" });
    await ann.send("PATCH", `/api/bills/${plain.id}`, { paymentDay: 25 });
    expect(await nextDue()).toBe("2026-04-25");
    await answerOf(second.payment, "cancel");
    expect(await nextDue()).toBe("2026-03-25");
  });

  it("of a bill that is no longer automatic, or has since become so, can be cancelled", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    const first = await pay(bill.id, { dueDate: "2026-03-18" });
    await edit(bill, { isDirectDebit: false });
    expect(await answerOf(first.payment, "cancel")).toMatchObject({ status: "cancelled" });
    expect(await nextPayment()).toBeNull();
    expect(await nextDue()).toBe("2026-03-20");
    const plain = await ann.addBill({ name: "Plain", isDirectDebit: true });
    const second = await pay(plain.id, { dueDate: "2026-03-18" });
    await edit(plain, { paymentDay: 20 });
    expect(await answerOf(second.payment, "cancel")).toMatchObject({ status: "cancelled" });
  });

  it("report a missing account when theirs is deleted by then", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    await pay(bill.id, { dueDate: "2026-03-05" });
    await ann.send("DELETE", `/api/accounts/${ann.accountId}`);
    expect(await wake("2026-03-05T09:00:00Z")).toMatchObject({ failed: 1 });
    expect((await ann.bills())[0].openPayments).toMatchObject([{ failureReason: "This bill needs an account" }]);
  });
});

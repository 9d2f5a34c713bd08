import { expect, it } from "vitest";
import { ann, completed, DEBIT, dates, edit, liveUntil, pay, test, withAnn } from "./dues-testing.ts";

// The doctor checks everything after each of these.
withAnn();

const act = (bill: { id: number }, what: string, input?: object) => ann.post(`/api/bills/${bill.id}/${what}`, input);
const undo = ({ payment }: { payment: { id: number } }) => ann.post(`/api/payments/${payment.id}/undo`);

it.each(["archive", "pause"])("keeps a replaced payment cancelled when %s happened before the undo", async (what) => {
  const bill = await ann.addBill(DEBIT);
  await pay(bill, { dueDate: "2026-11-25" });
  const early = await pay(bill);
  await act(bill, what, what === "pause" ? { until: null } : undefined);
  expect((await undo(early)).statusCode).toBe(200);
  const { archivedOn } = (await ann.get(`/api/bills/${bill.id}`)).json();
  expect(archivedOn).toBe(what === "archive" ? "2026-11-20" : null);
  await liveUntil("2026-11-27");
  expect(await completed()).toEqual([]);
  expect(await ann.balance()).toBe("5000.00");
});

it("does not retry a failed payment of an archived bill", async () => {
  const bill = await ann.addBill({ ...DEBIT, amount: "6000.00" });
  await liveUntil("2026-11-25");
  await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "9000.00" });
  const byHand = await pay(bill);
  await act(bill, "archive");
  await undo(byHand);
  await liveUntil("2026-11-28");
  expect(await completed()).toEqual([]);
  expect(await ann.balance()).toBe("9000.00");
});

it("schedules no payment for a due date that is fully paid in parts", async () => {
  const bill = await ann.addBill(DEBIT);
  await pay(bill, { dueDate: "2026-11-25" });
  const part = await pay(bill, { amount: "40.00", isPart: true });
  expect((await edit(bill, { amount: "30.00" })).json().openPayments).toEqual([]);
  await liveUntil("2026-11-26");
  expect(await ann.balance()).toBe("4960.00");
  expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-12-25", nextPaymentDate: "2026-12-25" });
  expect(part.payment.partOf).toBe("2026-11-25");
});

it("pays the rest automatically when the amount goes up again before its day", async () => {
  const bill = await ann.addBill(DEBIT);
  await pay(bill, { dueDate: "2026-11-25" });
  await pay(bill, { amount: "40.00", isPart: true });
  await edit(bill, { amount: "30.00" });
  await edit(bill, { amount: "90.00" });
  await liveUntil("2026-11-26");
  expect(await ann.balance()).toBe("4910.00");
});

it("refuses a payment for a due date that was just skipped", async () => {
  const bill = await ann.addBill({ name: "Cleaner", amount: "10.00", frequency: "weekly", nextDueDate: "2026-11-20" });
  test.clock.set("2026-11-24T09:00:00Z");
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  await act(bill, "skip", { dueDate: "2026-11-20" });
  const answer = await ann.post("/api/bills/pay", { billId: bill.id, forDue: "2026-11-20" });
  expect(answer.json()).toMatchObject({ code: "conflict" });
  expect(await completed()).toEqual([]);
});

it("saves no more for a one-off bill than is missing after spare money was allocated to it", async () => {
  const trip = await ann.addBill({ name: "Trip", amount: "120.00", frequency: "once", nextDueDate: "2027-02-12" });
  expect(trip.weeklyAmount).toBe("10.00");
  const { bill } = (await ann.post("/api/allocations", { billId: trip.id, amount: "60.00" })).json();
  expect(bill.weeklyAmount).toBe("5.00");
  await liveUntil("2027-02-12");
  expect((await ann.get(`/api/bills/${trip.id}`)).json().savings.savedAmount).toBe("120.00");
});

import { expect, it } from "vitest";
import { unexplainedPots } from "#server/testing.ts";
import { ann, both, completed, dates, edit, liveUntil, OWN, pay, test, withAnn } from "./dues-testing.ts";

withAnn();

const skip = (bill: { id: number }, dueDate: string) => ann.post(`/api/bills/${bill.id}/skip`, { dueDate });
const gym = (over: object = {}) => ann.addBill({ name: "Gym", amount: "40.00", nextDueDate: "2026-11-21", ...over });

it("skips a due date or pays it, whichever comes first, and never both", async () => {
  const bill = await gym();
  test.clock.set("2026-11-21T09:00:00Z");
  const [skipped, paid] = await Promise.all([
    skip(bill, "2026-11-21"),
    ann.post("/api/bills/pay", { billId: bill.id }),
  ]);
  expect(paid.statusCode).toBe(200);
  expect(paid.json().payment.settlesDue).toBe(skipped.statusCode === 200 ? null : "2026-11-21");
  expect(await dates(bill.id)).toMatchObject({ nextDueDate: "2026-12-21" });
});

it("skips a due date whose payment was undone, and an earlier undo does not reopen it", async () => {
  const bill = await gym();
  test.clock.set("2026-11-21T09:00:00Z");
  const { payment } = await pay(bill);
  expect((await ann.post(`/api/payments/${payment.id}/undo`)).statusCode).toBe(200);
  expect(await dates(bill.id)).toMatchObject({ nextDueDate: "2026-11-21" });
  expect((await skip(bill, "2026-11-21")).statusCode).toBe(200);
  expect((await ann.post(`/api/payments/${payment.id}/undo`)).statusCode).toBe(409);
  expect(await dates(bill.id)).toMatchObject({ nextDueDate: "2026-12-21" });
  expect(await unexplainedPots(test.db)).toBe(0);
});

it("keeps a skipped due date skipped when the next payment is undone", async () => {
  const bill = await gym();
  test.clock.set("2026-12-20T09:00:00Z");
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  expect((await skip(bill, "2026-11-21")).statusCode).toBe(200);
  const { payment } = await pay(bill);
  expect(payment.settlesDue).toBe("2026-12-21");
  await ann.post(`/api/payments/${payment.id}/undo`);
  expect(await dates(bill.id)).toMatchObject({ nextDueDate: "2026-12-21" });
});

it("does not bring back a skipped due date when its day is moved on that day", async () => {
  for (const paymentDay of [20, 22, 28]) {
    const bill = await ann.addBill({ ...OWN, name: `On ${paymentDay}`, paymentDay: 21 });
    test.clock.set("2026-11-21T09:00:00Z");
    expect((await skip(bill, "2026-11-21")).statusCode).toBe(200);
    expect((await edit(bill, { paymentDay })).statusCode).toBe(200);
    expect(await dates(bill.id)).toEqual(both(`2026-12-${paymentDay}`));
    test.clock.set("2026-11-20T09:00:00Z");
  }
  await liveUntil("2026-12-01");
  expect(await completed()).toEqual([]);
});

it("cannot be cancelled or undone, since it moved no money", async () => {
  const bill = await gym();
  await skip(bill, "2026-11-21");
  const [{ id, ...skipped }] = (await ann.get("/api/payments")).json().items;
  expect(skipped).toMatchObject({ status: "cancelled", settlesDue: "2026-11-21", isExtra: false, partOf: null });
  expect((await ann.post(`/api/payments/${id}/cancel`)).statusCode).toBe(409);
  expect((await ann.post(`/api/payments/${id}/undo`)).statusCode).toBe(409);
  expect(await dates(bill.id)).toMatchObject({ nextDueDate: "2026-12-21" });
});

it("stays skipped when automatic payments are switched off and on", async () => {
  const bill = await ann.addBill(OWN);
  await skip(bill, "2026-11-25");
  await edit(bill, { isAutomatic: false });
  await edit(bill, { isAutomatic: true });
  expect(await dates(bill.id)).toEqual(both("2026-12-25"));
  await liveUntil("2026-12-26");
  expect(await completed()).toEqual(["2026-12-25 automatic"]);
});

import { describe, expect, it } from "vitest";
import { ann, both, completed, DEBIT, dates, edit, liveUntil, OWN, pay, saved, test, withAnn } from "./dues-testing.ts";

// The doctor checks everything after each of these.
withAnn();

const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const act = (bill: { id: number }, what: string, input?: object) => ann.post(`/api/bills/${bill.id}/${what}`, input);
const undo = ({ payment }: { payment: { id: number } }) => ann.post(`/api/payments/${payment.id}/undo`);

async function on(day: string) {
  test.clock.set(`${day}T09:00:00Z`);
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
}

describe("undoing", () => {
  it("leaves the same savings, whichever of two payments is undone first", async () => {
    const bill = await ann.addBill(OWN);
    await ann.post("/api/bills/process-savings");
    const before = await saved(bill.id);
    expect(before).not.toBe("0.00");
    const first = (await pay(bill)).payment;
    const second = (await pay(bill)).payment;
    await ann.post(`/api/payments/${first.id}/undo`);
    expect(await saved(bill.id)).toBe("0.00");
    expect(await dates(bill.id)).toEqual(both("2026-12-25"));
    await ann.post(`/api/payments/${second.id}/undo`);
    expect(await saved(bill.id)).toBe(before);
    expect(await dates(bill.id)).toEqual(both("2026-11-25"));
    expect(await ann.balance()).toBe("5023.09");
  });

  it("counts the weeks saved between two payments once both are undone", async () => {
    const bill = await ann.addBill(OWN);
    await ann.post("/api/bills/process-savings");
    const first = (await pay(bill)).payment;
    await ann.post("/api/bills/process-savings");
    const second = (await pay(bill)).payment;
    await ann.post(`/api/payments/${first.id}/undo`);
    await ann.post("/api/bills/process-savings");
    await ann.post(`/api/payments/${second.id}/undo`);
    expect(await saved(bill.id)).toBe("69.27");
  });

  it("returns less savings by what a part paid since would have taken of them", async () => {
    const weekly = { frequency: "weekly", nextDueDate: "2026-11-20" };
    const bill = await ann.addBill({ name: "Hand", amount: "100.00", ...weekly });
    await ann.post("/api/allocations", { billId: bill.id, amount: "150.00" });
    await on("2026-11-24");
    const first = (await pay(bill)).payment;
    const part = (await pay(bill, { isPart: true, amount: "60.00" })).payment;
    expect(await saved(bill.id)).toBe("0.00");
    await ann.post(`/api/payments/${first.id}/undo`);
    expect(await saved(bill.id)).toBe("90.00");
    await ann.post(`/api/payments/${part.id}/undo`);
    expect(await saved(bill.id)).toBe("150.00");
  });

  it("brings back the scheduled payment it had replaced", async () => {
    const bill = await ann.addBill(DEBIT);
    const { payment: scheduled } = await pay(bill, { dueDate: "2026-11-25" });
    const { payment } = await pay(bill);
    await ann.post(`/api/payments/${payment.id}/undo`);
    const [shown] = await ann.bills();
    expect(shown.openPayments).toMatchObject([{ id: scheduled.id, status: "scheduled", settlesDue: "2026-11-25" }]);
    await liveUntil("2026-12-24");
    expect(await completed()).toEqual(["2026-11-25 manual"]);
  });

  it("leaves a due date that has come to the person, even if another payment was scheduled for it", async () => {
    const bill = await ann.addBill(DEBIT);
    await pay(bill, { dueDate: "2026-11-25" });
    const { payment } = await pay(bill, { dueDate: "2026-11-25" });
    await liveUntil("2026-11-25");
    test.clock.set("2026-11-25T12:00:00Z");
    await ann.post(`/api/payments/${payment.id}/undo`);
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-11-25", nextPaymentDate: "2026-12-25" });
    await liveUntil("2026-11-27");
    expect(await completed()).toEqual([]);
  });

  it("leaves a due date that has passed to the person", async () => {
    const bill = await ann.addBill(OWN);
    await ann.post("/api/allocations", { billId: bill.id, amount: "150.00" });
    await liveUntil("2026-11-25");
    expect(await saved(bill.id), "also what was saved beyond it").toBe("0.00");
    test.clock.set("2026-11-25T12:00:00Z");
    const [made] = (await ann.get("/api/payments")).json().items;
    await ann.post(`/api/payments/${made.id}/undo`);
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-11-25", nextPaymentDate: "2026-12-25" });
    await liveUntil("2026-12-10");
    expect(await completed()).toEqual([]);
    expect(await pay(bill)).toMatchObject({ payment: { settlesDue: "2026-11-25" }, replaced: null });
    await liveUntil("2026-12-26");
    expect(await completed()).toEqual(["2026-11-25 manual", "2026-12-25 automatic"]);
  });
});

it("keeps a completed bill in the archive when an extra payment is undone", async () => {
  const loan = await ann.addBill({ name: "Loan", amount: "50.00", nextDueDate: "2026-11-20", endsAfter: 1 });
  const extra = await pay(loan, { amount: "5.00", extra: true });
  await pay(loan);
  expect((await undo(extra)).statusCode).toBe(200);
  expect(await get(loan)).toMatchObject({ archivedOn: "2026-11-20", nextDueDate: null, paymentsLeft: 0 });
  expect(await ann.balance()).toBe("4950.00");
});

it("brings back the scheduled payment for the last due date with its bill", async () => {
  const bill = await ann.addBill({ ...DEBIT, endsAfter: 1 });
  const { payment } = await pay(bill, { dueDate: "2026-11-25" });
  const early = await pay(bill);
  expect((await get(bill)).archivedOn).toBe("2026-11-20");
  await undo(early);
  expect(await get(bill)).toMatchObject({ archivedOn: null, openPayments: [{ id: payment.id, status: "scheduled" }] });
  await liveUntil("2026-11-26");
  expect(await completed()).toEqual(["2026-11-25 manual"]);
});

it("counts earlier missed due dates among the payments left of an archived bill", async () => {
  const loan = await ann.addBill({ name: "Loan", amount: "50.00", nextDueDate: "2026-11-20", endsAfter: 3 });
  await on("2026-12-19");
  await edit(loan, { isAutomatic: true });
  await liveUntil("2026-12-20");
  await act(loan, "archive");
  const [payment] = (await ann.get("/api/payments")).json().items;
  expect(payment.settlesDue).toBe("2026-12-20");
  expect((await undo({ payment })).statusCode).toBe(200);
  expect(await get(loan)).toMatchObject({ archivedOn: "2026-12-21", paymentsLeft: 3 });
});

it("saves again for a reopened due date, even when its bill was restored in the meantime", async () => {
  const loans = [];
  for (const name of ["One", "Other"])
    loans.push(await ann.addBill({ name, amount: "50.00", nextDueDate: "2026-12-04", endsAfter: 1 }));
  for (const loan of loans) {
    const paid = await pay(loan);
    if (loan.name === "Other") await act(loan, "bring-back");
    await undo(paid);
  }
  await liveUntil("2026-12-05");
  for (const loan of loans) expect(await saved(loan.id)).toBe("23.10");
});

it("of a payment that settled nothing leaves a later one unchanged", async () => {
  const club = await ann.addBill({ name: "Club", amount: "5.00" });
  const first = await pay(club);
  await pay(club);
  expect((await undo(first)).json()).toMatchObject({ status: "cancelled" });
  const { items } = (await ann.get("/api/payments?status=completed")).json();
  expect(items).toMatchObject([{ amount: "5.00", settlesDue: null }]);
  expect(await ann.balance()).toBe("4995.00");
});

it("of an extra payment leaves a varying bill's estimate unchanged", async () => {
  const power = { name: "Power", amount: "90.00", nextDueDate: "2026-11-20", estimate: "highest-of-year" };
  const bill = await ann.addBill(power);
  await pay(bill, { amount: "200.00" });
  await on("2027-10-20");
  await pay(bill, { amount: "100.00" });
  await on("2027-12-01");
  await undo(await pay(bill, { amount: "5.00", extra: true }));
  expect((await get(bill)).amount).toBe("200.00");
});

import { expect, it } from "vitest";
import { ann, completed, DEBIT, edit, liveUntil, pay, saved, test, withAnn } from "./dues-testing.ts";

// The doctor looks at everything after each of these.
withAnn();

const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const act = (bill: { id: number }, what: string, input?: object) => ann.post(`/api/bills/${bill.id}/${what}`, input);
const undo = ({ payment }: { payment: { id: number } }) => ann.post(`/api/payments/${payment.id}/undo`);

async function on(day: string) {
  test.clock.set(`${day}T09:00:00Z`);
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
}

it("leaves a bill that has done its work in the archive when a payment in addition is undone", async () => {
  const loan = await ann.addBill({ name: "Loan", amount: "50.00", nextDueDate: "2026-11-20", endsAfter: 1 });
  const extra = await pay(loan, { amount: "5.00", extra: true });
  await pay(loan);
  expect((await undo(extra)).statusCode).toBe(200);
  expect(await get(loan)).toMatchObject({ archivedOn: "2026-11-20", nextDueDate: null, paymentsLeft: 0 });
  expect(await ann.balance()).toBe("4950.00");
});

it("brings the payment that waited for the last due back with its bill", async () => {
  const bill = await ann.addBill({ ...DEBIT, endsAfter: 1 });
  const { payment } = await pay(bill, { dueDate: "2026-11-25" });
  const early = await pay(bill);
  expect((await get(bill)).archivedOn).toBe("2026-11-20");
  await undo(early);
  expect(await get(bill)).toMatchObject({ archivedOn: null, openPayments: [{ id: payment.id, status: "scheduled" }] });
  await liveUntil("2026-11-26");
  expect(await completed()).toEqual(["2026-11-25 manual"]);
});

it("counts what was missed before among the payments left of a bill in the archive", async () => {
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

it("puts aside again for what is due once more, also when its bill was brought back meanwhile", async () => {
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

it("of a payment that settled nothing leaves a later one as it is", async () => {
  const club = await ann.addBill({ name: "Club", amount: "5.00" });
  const first = await pay(club);
  await pay(club);
  expect((await undo(first)).json()).toMatchObject({ status: "cancelled" });
  const { items } = (await ann.get("/api/payments?status=completed")).json();
  expect(items).toMatchObject([{ amount: "5.00", settlesDue: null }]);
  expect(await ann.balance()).toBe("4995.00");
});

it("of a payment in addition leaves an amount that has begun since as it is", async () => {
  const bill = await ann.addBill({ name: "Power", amount: "90.00", nextDueDate: "2026-11-20", estimate: "last" });
  await pay(bill, { amount: "100.00" });
  await edit(bill, { nextAmount: "130.00", nextAmountFrom: "2026-12-01" });
  await on("2026-12-02");
  const extra = await pay(bill, { amount: "5.00", extra: true });
  expect((await get(bill)).amount).toBe("130.00");
  await undo(extra);
  expect((await get(bill)).amount).toBe("130.00");
});

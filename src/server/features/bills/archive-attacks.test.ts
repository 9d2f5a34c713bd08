import { expect, it } from "vitest";
import { ann, completed, edit, liveUntil, pay, test, withAnn } from "#server/features/payments/dues-testing.ts";

// The doctor looks at everything after each of these.
withAnn();

const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const act = (bill: { id: number }, what: string, input?: object) => ann.post(`/api/bills/${bill.id}/${what}`, input);
const LOAN = { name: "Loan", amount: "50.00", isAutomatic: true, paymentDay: 20, nextDueDate: "2026-11-20" };

async function on(day: string) {
  test.clock.set(`${day}T09:00:00Z`);
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
}

it("pays nothing of a bill in the archive, also when its end is moved there", async () => {
  const loan = await ann.addBill({ ...LOAN, endsAfter: 1 });
  await pay(loan);
  expect(await get(loan)).toMatchObject({ archivedOn: "2026-11-20" });
  expect((await edit(loan, { endsAfter: 3 })).statusCode).toBe(200);
  expect(await get(loan)).toMatchObject({ nextDueDate: null, nextPaymentDate: null, paymentsLeft: 3 });
  await liveUntil("2027-01-28");
  expect(await completed()).toEqual(["2026-11-20 manual"]);
  expect(await ann.balance()).toBe("4950.00");
});

it("keeps what was overdue out of the way while its bill is in the archive, whatever is edited there", async () => {
  const bill = await ann.addBill({ name: "Gym", nextDueDate: "2026-11-20" });
  await on("2026-11-23");
  await act(bill, "archive");
  await edit(bill, { amount: "120.00" });
  expect(await get(bill)).toMatchObject({ amount: "120.00", nextDueDate: null });
  expect((await act(bill, "skip", { dueDate: "2026-11-20" })).statusCode).toBe(409);
  expect((await act(bill, "bring-back")).json()).toMatchObject({ nextDueDate: "2026-11-20" });
});

it.each([{ endsAfter: 2 }, { endsOn: "2026-12-31" }])(
  "takes notes on a bill that has done its work, and gives it back with nothing due: %j",
  async (end) => {
    const loan = await ann.addBill({ ...LOAN, ...end });
    await liveUntil("2027-06-01");
    expect(await get(loan)).toMatchObject({ archivedOn: "2026-12-20", paymentsLeft: 0 });
    expect((await edit(loan, { notes: "The letter is in the blue folder" })).statusCode).toBe(200);
    expect((await edit(loan, { nextDueDate: "2027-06-20" })).json().errors).toEqual({
      endsOn: "End date must not be before the next due date",
    });
    expect((await act(loan, "bring-back")).json()).toMatchObject({
      ...{ archivedOn: null, nextDueDate: null, nextPaymentDate: null, paymentsLeft: 0 },
      notes: "The letter is in the blue folder",
    });
    await liveUntil("2027-08-01");
    expect(await completed()).toEqual(["2026-11-20 automatic", "2026-12-20 automatic"]);
  },
);

it("goes on from the day it is brought back with more to pay, and asks for nothing of the time in the archive", async () => {
  const loan = await ann.addBill({ ...LOAN, endsAfter: 2 });
  await liveUntil("2027-06-01");
  await edit(loan, { endsAfter: 8 });
  expect((await act(loan, "bring-back")).json()).toMatchObject({ nextDueDate: "2027-06-20", paymentsLeft: 8 });
  await liveUntil("2027-06-25");
  expect(await completed()).toEqual(["2026-11-20 automatic", "2026-12-20 automatic", "2027-06-20 automatic"]);
});

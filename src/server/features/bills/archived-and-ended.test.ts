import { expect, it } from "vitest";
import { ann, completed, edit, liveUntil, pay, test, withAnn } from "#server/features/payments/dues-testing.ts";

// The doctor checks everything after each of these.
withAnn();

const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const act = (bill: { id: number }, what: string, input?: object) => ann.post(`/api/bills/${bill.id}/${what}`, input);
const LOAN = { name: "Loan", amount: "50.00", isAutomatic: true, paymentDay: 20, nextDueDate: "2026-11-20" };

async function on(day: string) {
  test.clock.set(`${day}T09:00:00Z`);
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
}

it("pays nothing of an archived bill, even when its end is moved there", async () => {
  const loan = await ann.addBill({ ...LOAN, endsAfter: 1 });
  await pay(loan);
  expect(await get(loan)).toMatchObject({ archivedOn: "2026-11-20" });
  expect((await edit(loan, { endsAfter: 3 })).statusCode).toBe(200);
  expect(await get(loan)).toMatchObject({ nextDueDate: null, nextPaymentDate: null, paymentsLeft: 3 });
  await liveUntil("2027-01-28");
  expect(await completed()).toEqual(["2026-11-20 manual"]);
  expect(await ann.balance()).toBe("4950.00");
});

it("leaves overdue dates of an archived bill alone, whatever is edited there", async () => {
  const bill = await ann.addBill({ name: "Gym", nextDueDate: "2026-11-20" });
  await on("2026-11-23");
  await act(bill, "archive");
  await edit(bill, { amount: "120.00" });
  expect(await get(bill)).toMatchObject({ amount: "120.00", nextDueDate: null });
  expect((await act(bill, "skip", { dueDate: "2026-11-20" })).statusCode).toBe(409);
  expect((await act(bill, "bring-back")).json()).toMatchObject({ nextDueDate: "2026-11-20" });
});

it.each([{ endsAfter: 2 }, { endsOn: "2026-12-31" }])(
  "saves notes on a completed bill and returns it with nothing due: %j",
  async (end) => {
    const loan = await ann.addBill({ ...LOAN, ...end });
    await liveUntil("2027-06-01");
    expect(await get(loan)).toMatchObject({ archivedOn: "2026-12-20", paymentsLeft: 0 });
    expect((await edit(loan, { notes: "The letter is in the blue folder" })).statusCode).toBe(200);
    expect((await edit(loan, { nextDueDate: "2027-06-20" })).json().errors).toEqual({
      endsOn: "End date can't be before the next due date",
    });
    expect((await act(loan, "bring-back")).json()).toMatchObject({
      ...{ archivedOn: null, nextDueDate: null, nextPaymentDate: null, paymentsLeft: 0 },
      notes: "The letter is in the blue folder",
    });
    await liveUntil("2027-08-01");
    expect(await completed()).toEqual(["2026-11-20 automatic", "2026-12-20 automatic"]);
  },
);

it("continues from the day it is restored with more to pay, and skips the time in the archive", async () => {
  const loan = await ann.addBill({ ...LOAN, endsAfter: 2 });
  await liveUntil("2027-06-01");
  await edit(loan, { endsAfter: 8 });
  expect((await act(loan, "bring-back")).json()).toMatchObject({ nextDueDate: "2027-06-20", paymentsLeft: 8 });
  await liveUntil("2027-06-25");
  expect(await completed()).toEqual(["2026-11-20 automatic", "2026-12-20 automatic", "2027-06-20 automatic"]);
});

it.each(["weekly", "monthly"])("is due one last time when a paid %s bill becomes a one-off", async (frequency) => {
  const gym = await ann.addBill({ name: "Gym", amount: "50.00", frequency, nextDueDate: "2026-11-20" });
  await pay(gym);
  const last = await edit(gym, { frequency: "once" });
  const next = frequency === "weekly" ? "2026-11-27" : "2026-12-20";
  expect(last.json()).toMatchObject({ nextDueDate: next, paymentsLeft: 1, archivedOn: null });
  await edit(gym, { nextDueDate: "2027-02-15" });
  await on("2027-02-15");
  expect((await pay(gym)).payment.settlesDue).toBe("2027-02-15");
  expect(await get(gym)).toMatchObject({ archivedOn: "2027-02-15", paymentsLeft: 0 });
});

it("is due again when it was paid, given another date in the archive and restored", async () => {
  const trip = await ann.addBill({ name: "Trip", amount: "50.00", frequency: "once", nextDueDate: "2026-11-20" });
  await pay(trip);
  await edit(trip, { nextDueDate: "2027-02-12" });
  expect((await act(trip, "bring-back")).json()).toMatchObject({ nextDueDate: "2027-02-12", weeklyAmount: "4.17" });
  const first = await get(trip);
  expect((await pay(trip)).payment.settlesDue).toBe("2027-02-12");
  expect(first.paymentsLeft).toBe(1);
});

it("pays a one-off bill once when its date is moved while a payment is scheduled for the old date", async () => {
  const debit = { name: "Tax", amount: "50.00", isDirectDebit: true, frequency: "once", nextDueDate: "2026-11-30" };
  const tax = await ann.addBill(debit);
  await pay(tax, { dueDate: "2026-11-30" });
  await edit(tax, { nextDueDate: "2027-01-30" });
  await liveUntil("2027-02-02");
  expect(await completed()).toEqual(["2027-01-30 manual"]);
});

it("counts the skipped weeks when it was paid early, archived and restored after its last due date", async () => {
  const tax = await ann.addBill({ name: "Tax", amount: "30.00", frequency: "once", nextDueDate: "2026-12-10" });
  await pay(tax);
  await on("2026-12-20");
  expect((await act(tax, "bring-back")).json()).toMatchObject({ archivedOn: null, nextDueDate: null });
});

it("is due as before when its last payment is undone after it was restored", async () => {
  const loan = await ann.addBill({ name: "Loan", amount: "50.00", nextDueDate: "2026-11-20", endsAfter: 1 });
  await on("2026-11-23");
  const { payment } = await pay(loan);
  await act(loan, "bring-back");
  expect((await ann.post(`/api/payments/${payment.id}/undo`)).statusCode).toBe(200);
  expect(await get(loan)).toMatchObject({ archivedOn: null, nextDueDate: "2026-11-20", paymentsLeft: 1 });
});

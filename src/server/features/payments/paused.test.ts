import { expect, it } from "vitest";
import { ann, completed, DEBIT, dates, edit, liveUntil, OWN, pay, test, withAnn } from "./dues-testing.ts";

// The doctor checks everything after each of these.
withAnn();

const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const act = (bill: { id: number }, what: string, input?: object) => ann.post(`/api/bills/${bill.id}/${what}`, input);

async function on(day: string) {
  test.clock.set(`${day}T09:00:00Z`);
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
}

it("moves a scheduled payment to the day a pause ends", async () => {
  const bill = await ann.addBill(DEBIT);
  await pay(bill, { dueDate: "2026-12-25" });
  await act(bill, "pause", { until: "2026-12-25" });
  await liveUntil("2026-12-26");
  expect(await completed()).toEqual(["2026-12-25 manual"]);
});

it("cancels a scheduled payment when its bill is archived", async () => {
  const bill = await ann.addBill(DEBIT);
  const plain = await ann.addBill({ ...DEBIT, name: "Without a day", paymentDay: null });
  await pay(bill, { dueDate: "2026-11-25" });
  await pay(plain, { dueDate: "2026-11-25", extra: true });
  for (const each of [bill, plain]) expect((await act(each, "archive")).json()).toMatchObject({ openPayments: [] });
  await liveUntil("2026-11-26");
  expect(await completed()).toEqual([]);
});

it("keeps the number of instalments left when a pause or the archive cancels a scheduled payment", async () => {
  const first = await ann.addBill({ ...DEBIT, name: "First", endsAfter: 3 });
  const last = await ann.addBill({ ...DEBIT, name: "Last", endsAfter: 1 });
  const kept = await ann.addBill({ ...DEBIT, name: "Kept", endsAfter: 1 });
  for (const bill of [first, last, kept]) await pay(bill, { dueDate: "2026-11-25" });
  for (const bill of [first, last]) await act(bill, "pause", { until: "2026-12-01" });
  await act(kept, "archive");
  expect(await get(first)).toMatchObject({ nextDueDate: "2026-12-25", endsOn: "2027-02-25", paymentsLeft: 3 });
  expect(await get(last)).toMatchObject({ nextDueDate: "2026-12-25", endsOn: "2026-12-25", paymentsLeft: 1 });
  expect((await act(kept, "bring-back")).json()).toMatchObject({ nextDueDate: "2026-11-25", paymentsLeft: 1 });
});

it.each(["pause", "archive"])(
  "leaves a payment scheduled after its due date to the person once %s cancels it",
  async (what) => {
    const bill = await ann.addBill({ ...DEBIT, frequency: "annually" });
    await pay(bill, { dueDate: "2026-12-20" });
    await on("2026-12-05");
    await act(bill, what, what === "pause" ? { until: "2026-12-31" } : undefined);
    if (what === "archive") await act(bill, "bring-back");
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2026-11-25", nextPaymentDate: "2027-11-25" });
    await liveUntil("2026-12-21");
    expect(await completed()).toEqual([]);
  },
);

it("is due after the pause when a payment was scheduled within it", async () => {
  const bill = await ann.addBill(DEBIT);
  await pay(bill);
  await pay(bill, { dueDate: "2026-12-24" });
  await act(bill, "pause", { until: "2026-12-25" });
  expect((await get(bill)).nextDueDate).toBe("2026-12-25");
});

it("keeps the skipped months of a bill whose day is changed during a pause", async () => {
  const bill = await ann.addBill({ ...OWN, frequency: "quarterly" });
  await pay(bill);
  await act(bill, "pause", { until: null });
  await edit(bill, { paymentDay: 5 });
  expect((await act(bill, "resume")).json()).toMatchObject({ nextDueDate: "2027-02-05" });
});

it("keeps part payments of a due date while the bill has no due day", async () => {
  const bill = await ann.addBill(OWN);
  await pay(bill, { amount: "20.00", isPart: true });
  await edit(bill, { isAutomatic: false, paymentDay: null });
  expect(await get(bill)).toMatchObject({ nextDueDate: null, partPaid: "0.00" });
  await edit(bill, { isAutomatic: true, paymentDay: 25 });
  expect(await get(bill)).toMatchObject({ nextDueDate: "2026-11-25", partPaid: "20.00" });
});

it.each([
  { what: "a direct debit with a day", bill: DEBIT, body: { dueDate: "2026-11-25", amount: "88.00" } },
  { what: "a bill paid by hand", bill: OWN, body: {} },
])(
  "settles the due date that $what pays during a pause, so that it is not taken again after it",
  async ({ bill, body }) => {
    const paused = await ann.addBill(bill);
    await act(paused, "pause", { until: null });
    expect((await pay(paused, body)).payment.settlesDue).toBe("2026-11-25");
    expect((await act(paused, "resume")).json()).toMatchObject({ nextDueDate: "2026-12-25" });
  },
);

it("pays a scheduled last instalment in part and in full, and none that was paid before it", async () => {
  const loan = await ann.addBill({ ...DEBIT, endsAfter: 3 });
  await on("2027-01-10");
  await liveUntil("2027-01-10");
  await pay(loan, { dueDate: "2027-01-25" });
  expect((await pay(loan, { isPart: true, amount: "10.00" })).payment.partOf).toBe("2027-01-25");
  await pay(loan, { extra: true, amount: "5.00" });
  expect(await get(loan)).toMatchObject({ nextDueDate: null, paymentsLeft: 1 });
  expect(await pay(loan)).toMatchObject({ payment: { amount: "90.00", settlesDue: "2027-01-25" } });
});

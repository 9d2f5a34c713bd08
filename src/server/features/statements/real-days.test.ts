import { expect, it } from "vitest";
import { ann, pay, test, withAnn } from "#server/features/payments/dues-testing.ts";

// The doctor checks everything after each of these.
withAnn();

const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();

/** Marks a bill as paid by a statement line. */
async function prove(bill: { id: number }, day: string, amount: string) {
  const about = { accountHint: null, from: "2026-09-01", to: "2026-11-20", closing: null };
  const format = { format: "csv", layoutKey: null, layout: null };
  const { id } = (await ann.post("/api/statements", { accountId: ann.accountId, ...about, ...format })).json();
  await ann.post(`/api/statements/${id}/lines`, {
    lines: [{ key: day, day, amount: `-${amount}`, name: "X", text: "" }],
  });
  const nothing = { bills: [], incomes: [], changes: [], correctTo: null };
  const payments = [{ billId: bill.id, line: day }];
  expect((await ann.post(`/api/statements/${id}/apply`, { ...nothing, payments })).statusCode).toBe(200);
  return (await ann.get("/api/payments")).json().items[0];
}

it("keeps the last paid date when a statement later proves an earlier payment", async () => {
  const bill = await ann.addBill({ name: "Water", amount: "10.00" });
  await pay(bill);
  await prove(bill, "2026-10-12", "10.00");
  expect((await get(bill)).lastPaidDate).toBe("2026-11-20");
});

it("settles nothing without a due date near the day, or when the bill has no due day", async () => {
  const water = await ann.addBill({ name: "Water", amount: "10.00" });
  expect(await prove(water, "2026-10-12", "10.00")).toMatchObject({ status: "completed", settlesDue: null });
  const tax = await ann.addBill({ name: "Tax", amount: "90.00", frequency: "annually", nextDueDate: "2027-06-01" });
  expect(await prove(tax, "2026-10-13", "90.00")).toMatchObject({ amount: "90.00", settlesDue: null });
  expect(await get(tax)).toMatchObject({ nextDueDate: "2027-06-01", lastPaidDate: "2026-10-13" });
});

it("uses the bank's date when a later payment is undone", async () => {
  const bill = await ann.addBill({ name: "Water", amount: "10.00" });
  await prove(bill, "2026-11-12", "10.00");
  expect((await get(bill)).lastPaidDate).toBe("2026-11-12");
  test.clock.set("2026-11-21T09:00:00Z");
  const { payment } = await pay(bill, { extra: true });
  expect((await get(bill)).lastPaidDate).toBe("2026-11-21");
  await ann.post(`/api/payments/${payment.id}/undo`);
  expect((await get(bill)).lastPaidDate).toBe("2026-11-12");
});

it("estimates a varying bill by the last payment, not by the one a statement proved last", async () => {
  const bill = await ann.addBill({ name: "Power", amount: "50.00", estimate: "last" });
  await pay(bill, { amount: "60.00" });
  await prove(bill, "2026-10-12", "45.00");
  expect((await get(bill)).amount).toBe("60.00");
});

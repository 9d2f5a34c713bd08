import { expect, it } from "vitest";
import type { BillEvent } from "#contract/bill-life.ts";
import { day } from "#core/day.ts";
import { ann, edit, liveUntil, test, withAnn } from "#server/features/payments/dues-testing.ts";
import { recordEdits } from "./edits-store.ts";

withAnn();

const history = async (id: number, query = "") => (await ann.get(`/api/bills/${id}/history${query}`)).json();
const edits = async (id: number) =>
  (await history(id, "?limit=200")).items.flatMap((event: BillEvent) => (event.edit ? [event.edit] : []));

it("records who changed what: texts, the category, and archiving", async () => {
  const bill = await ann.addBill({ name: "Power", nextDueDate: "2026-12-01" });
  await edit(bill, { name: "Electricity", notes: "Meter in the hall", customerNumber: "C-17", category: "housing" });
  await edit(bill, { customerNumber: null, website: "power.example" });
  await ann.post(`/api/bills/${bill.id}/pause`, { until: "2026-12-24" });
  await ann.post(`/api/bills/${bill.id}/resume`);
  await ann.post(`/api/bills/${bill.id}/archive`);
  await ann.post(`/api/bills/${bill.id}/bring-back`);
  expect(await edits(bill.id)).toEqual([
    { what: "brought-back", before: null, after: null },
    { what: "archived", before: null, after: null },
    { what: "resumed", before: null, after: null },
    { what: "paused", before: null, after: "2026-12-24" },
    { what: "customer-number", before: "C-17", after: null },
    { what: "website", before: null, after: "https://power.example" },
    { what: "customer-number", before: null, after: "C-17" },
    { what: "notes", before: null, after: null },
    { what: "category", before: "utilities", after: "housing" },
    { what: "name", before: "Power", after: "Electricity" },
  ]);
  const [event] = (await history(bill.id)).items;
  expect(event).toMatchObject({ kind: "edit", isAutomatic: false, saved: null, paid: null });
});

it("records nothing when nothing changed, and shortens long texts", async () => {
  const bill = await ann.addBill({ name: "Power" });
  await edit(bill, { name: "Power", notes: null });
  expect(await edits(bill.id)).toEqual([]);
  await edit(bill, { name: "P".repeat(255) });
  expect(await edits(bill.id)).toEqual([{ what: "name", before: "Power", after: `${"P".repeat(99)}…` }]);
});

it("keeps the last hundred changes of each bill", async () => {
  const [bill, other] = [await ann.addBill({ name: "Power" }), await ann.addBill({ name: "Water" })];
  await edit(other, { name: "Rain" });
  const by = { actor: null, day: day("2026-11-20"), at: test.clock.now() };
  for (const many of [60, 42]) {
    const changes = Array.from({ length: many }, () => ({ what: "notes", before: null, after: null }) as const);
    await recordEdits(test.db, { household: ann.household, billId: bill.id }, changes, by);
  }
  await edit(bill, { customerNumber: "C-17" });
  const kept = await edits(bill.id);
  expect(kept).toHaveLength(100);
  expect(kept[0]).toMatchObject({ after: "C-17" });
  expect(await edits(other.id)).toHaveLength(1);
});

it("is listed page by page with money movements, each once and in order", async () => {
  const bill = await ann.addBill({ name: "Power", amount: "43.30" });
  for (let week = 1; week <= 4; week += 1) {
    test.clock.forward(7 * 24 * 60);
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    await ann.post("/api/bills/process-savings");
    await edit(bill, { customerNumber: `C-${week}` });
  }
  const all = (await history(bill.id, "?limit=200")).items;
  expect(all).toHaveLength(12);
  const paged: BillEvent[] = [];
  for (let query: string | undefined = "?limit=5"; query !== undefined; ) {
    const { items, next } = await history(bill.id, query);
    paged.push(...items);
    query = next === null ? undefined : `?limit=5&${new URLSearchParams(next)}`;
  }
  expect(paged).toEqual(all);
  const times = all.map(({ at }: BillEvent) => at);
  expect(times).toEqual(times.toSorted().reverse());
});

it("records that Weekwise applied a planned amount", async () => {
  const bill = await ann.addBill({ name: "Rent", amount: "100.00" });
  await edit(bill, { nextAmount: "120.00", nextAmountFrom: "2026-12-01" });
  await liveUntil("2026-12-01");
  const found = (await history(bill.id)).items.filter(({ kind }: BillEvent) => kind === "edit");
  expect(found).toMatchObject([
    { isAutomatic: true, day: "2026-12-01", edit: { what: "amount-began", before: "100.00", after: "120.00" } },
    { isAutomatic: false, edit: { what: "next-amount", before: null, after: "120.00 2026-12-01" } },
  ]);
});

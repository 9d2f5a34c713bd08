import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { household, type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;

beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  ann = await household(test);
  await ann.send("POST", "/api/auth/logout-direct");
  const person = { email: "zoe@example.com", password: "correct horse", firstName: "Zoë", lastName: "" };
  await ann.post("/api/auth/register", person);
  await ann.post("/api/auth/login-direct", person);
});
afterEach(() => test.reset());
afterAll(() => test.close());

const historyOf = async (id: number, query = "") => (await ann.get(`/api/bills/${id}/history${query}`)).json();

it("lists money movements of a bill, newest first, with who made them", async () => {
  const account = (await ann.post("/api/accounts", { name: "Joint", balance: "500.00" })).json();
  const bill = await ann.addBill({ accountId: account.id, amount: "43.30" });
  const other = await ann.addBill({ accountId: account.id, name: "Water" });
  await ann.post("/api/bills/process-savings");
  const { payment } = (await ann.post("/api/bills/pay", { billId: bill.id, amount: "43.30" })).json();
  await ann.post("/api/bills/pay", { billId: other.id });
  await ann.post(`/api/payments/${payment.id}/undo`);
  const { items, next } = await historyOf(bill.id);
  expect(next).toBeNull();
  const joint = { accountId: account.id, accountName: "Joint" };
  expect(items).toMatchObject([
    { kind: "reversal", by: "Zoë", isAutomatic: false, saved: "10.00", paid: { ...joint, amount: "43.30" } },
    { kind: "payment", by: "Zoë", saved: "-10.00", paid: { ...joint, amount: "-43.30" } },
    { kind: "add-week", by: "Zoë", saved: "10.00", paid: null },
  ]);
});

it("lists weeks credited by Weekwise as its own, page by page", async () => {
  const account = (await ann.post("/api/accounts", { name: "Joint", balance: "500.00" })).json();
  const bill = await ann.addBill({ accountId: account.id, amount: "43.30" });
  for (let week = 0; week < 3; week++) {
    test.clock.forward(7 * 24 * 60);
    await ann.send("PATCH", `/api/bills/${bill.id}`, { notes: `week ${week}` });
  }
  const first = await historyOf(bill.id, "?limit=2");
  expect(first.items).toMatchObject([
    { kind: "edit", isAutomatic: false, by: "Zoë", edit: { what: "notes" } },
    { kind: "weekly", isAutomatic: true, by: null, saved: "10.00" },
  ]);
  const rest = await historyOf(bill.id, `?limit=4&${new URLSearchParams(first.next)}`);
  expect(rest.items.map(({ kind }: { kind: string }) => kind)).toEqual(["edit", "weekly", "edit", "weekly"]);
  expect(rest.next).toBeNull();
});

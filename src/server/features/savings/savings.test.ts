import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { billSavings, operations } from "#server/db/schema/index.ts";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  test.clock.set("2026-03-02T09:00:00Z");
  ann = await household(test);
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

it("adds a week with or without an account, and leaves out bills that save nothing", async () => {
  const lone: { id: number } = (await ann.post("/api/accounts", { name: "Lone", balance: "5.00" })).json();
  await ann.addBill({ name: "Power" });
  await ann.addBill({ name: "Gas", amount: "43.30" });
  await ann.addBill({ name: "Cents", amount: "0.25", frequency: "annually" });
  await ann.addBill({ name: "Orphan", accountId: lone.id });
  await ann.send("DELETE", `/api/accounts/${lone.id}`);
  test.clock.forward(60);
  expect((await ann.post("/api/bills/process-savings")).json()).toEqual({ updated: 3, totalAmount: "70.00" });
  const saved = (await ann.bills()).map((bill: { name: string; savings: { savedAmount: string } }) => [
    bill.name,
    bill.savings.savedAmount,
  ]);
  expect(Object.fromEntries(saved)).toEqual({ Power: "30.00", Gas: "10.00", Cents: "0.00", Orphan: "30.00" });
  const { items } = (await ann.get(`/api/accounts/${ann.accountId}/entries`)).json();
  expect(items.slice(0, 2)).toMatchObject([
    { kind: "add-week", billName: "Gas", amount: "10.00", balanceAfter: "1040.00" },
    { kind: "add-week", billName: "Power", amount: "30.00", balanceAfter: "1030.00" },
  ]);
  test.clock.forward(60);
  expect((await ann.post("/api/bills/reduce-savings")).json()).toEqual({ updated: 3, totalAmount: "70.00" });
  expect((await ann.bills())[0].savings).toMatchObject({
    savedAmount: "0.00",
    lastUpdated: "2026-03-02T11:00:00.000Z",
  });
  expect((await ann.post("/api/bills/reduce-savings")).json()).toEqual({ updated: 0, totalAmount: "0.00" });
});

it("adds one week for a repeated request, and two for two requests", async () => {
  await ann.addBill();
  const key = { headers: { "idempotency-key": "one-click" } };
  for (let n = 0; n < 2; n++) await ann.post("/api/bills/process-savings", undefined, key);
  expect(await ann.balance()).toBe("1030.00");
  for (let n = 0; n < 2; n++) await ann.post("/api/bills/process-savings");
  expect(await ann.balance()).toBe("1090.00");
});

it("adds two weeks for two requests with different keys", async () => {
  await ann.addBill();
  for (const key of ["first", "second"])
    await ann.post("/api/bills/process-savings", undefined, { headers: { "idempotency-key": key } });
  expect(await ann.balance()).toBe("1060.00");
});

it("counts the week owed by the schedule, and adds one on top", async () => {
  await ann.addBill();
  test.clock.set("2026-03-09T08:00:00Z");
  expect((await ann.post("/api/bills/process-savings")).json()).toEqual({ updated: 1, totalAmount: "30.00" });
  expect(await ann.balance()).toBe("1060.00");
  expect((await ann.bills())[0].savings.savedAmount).toBe("60.00");
  expect(await test.db.select().from(billSavings)).toMatchObject([{ creditedWeeks: 1 }]);
});

it("adds a week at the new amount from its first day, even before a week is complete", async () => {
  await ann.addBill({ name: "Power" });
  const rent: { id: number } = await ann.addBill({ name: "Rent", nextDueDate: "2026-04-01" });
  const rise = { nextAmount: "260.00", nextAmountFrom: "2026-03-04" };
  expect((await ann.send("PATCH", `/api/bills/${rent.id}`, rise)).statusCode).toBe(200);
  test.clock.set("2026-03-03T09:00:00Z");
  expect((await ann.post("/api/bills/process-savings")).json()).toEqual({ updated: 2, totalAmount: "60.00" });
  test.clock.set("2026-03-04T09:00:00Z");
  expect((await ann.post("/api/bills/process-savings")).json()).toEqual({ updated: 2, totalAmount: "90.05" });
});

it("changes nothing when there is nothing to add or remove", async () => {
  const before = await test.db.select().from(operations);
  await ann.post("/api/bills/process-savings");
  await ann.addBill();
  expect((await ann.post("/api/bills/reduce-savings")).json()).toEqual({ updated: 0, totalAmount: "0.00" });
  expect(await test.db.select().from(operations)).toEqual(before);
  expect(await test.db.select().from(billSavings)).toEqual([]);
});

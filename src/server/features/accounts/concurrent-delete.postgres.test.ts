import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { accounts, bills } from "#server/db/schema/index.ts";
import { waitForLock } from "#server/db/testing/wait-for-lock.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
let other: { id: number };
let bill: { id: number };
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  await test.reset();
  ann = await household(test);
  other = (await ann.post("/api/accounts", { name: "Other", balance: "80.00" })).json();
  bill = await ann.addBill();
});
afterAll(() => test.close());

it("deletes an account while a bill is moved to it, and leaves the bill without an account", async () => {
  const [answer] = await test.db.transaction(async (tx) => {
    const isBill = and(eq(bills.household, ann.household), eq(bills.id, bill.id));
    await tx.update(bills).set({ accountId: other.id }).where(isBill);
    const answer = ann.send("DELETE", `/api/accounts/${other.id}`);
    await waitForLock(test.db);
    return [answer];
  });
  expect((await answer).statusCode).toBe(204);
  expect(await ann.bills()).toMatchObject([{ id: bill.id, accountId: null }]);
});

it("refuses to move a bill to an account that is being deleted", async () => {
  const [answer] = await test.db.transaction(async (tx) => {
    await tx.delete(accounts).where(and(eq(accounts.household, ann.household), eq(accounts.id, other.id)));
    const answer = ann.send("PATCH", `/api/bills/${bill.id}`, { accountId: other.id });
    await waitForLock(test.db);
    return [answer];
  });
  expect(await answer).toMatchObject({ statusCode: 404 });
  expect(await ann.bills()).toMatchObject([{ id: bill.id, accountId: ann.accountId }]);
});

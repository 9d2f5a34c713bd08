import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { household, type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const mayWrite = (isSo: boolean) =>
  test.db.execute(sql.raw(`set default_transaction_read_only = ${isSo ? "off" : "on"}`));

it("rejects writes with a message and keeps reading when nothing can be written, including session renewal", async () => {
  const ann = await household(test);
  const bill = await ann.addBill();
  await mayWrite(false);
  test.clock.forward(3 * 24 * 60);
  for (const refused of [
    await ann.post("/api/bills", { ...ann.bill, name: "Water" }),
    await ann.post("/api/bills/pay", { billId: bill.id }, { headers: { "idempotency-key": "full" } }),
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { name: "Other" }),
    await ann.send("DELETE", `/api/bills/${bill.id}`),
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" }),
  ]) {
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("30");
    expect(refused.json()).toEqual({
      code: "not_ready",
      message: "Weekwise can't save anything right now. You can still view your data.",
    });
  }
  const paths = ["auth/user", "bills", "accounts", "incomes", "payments", "scheduler/status", "export"];
  const statuses = await Promise.all(paths.map(async (path) => [path, (await ann.get(`/api/${path}`)).statusCode]));
  expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(paths.map((path) => [path, 200])));
  await mayWrite(true);
  const paid = await ann.post("/api/bills/pay", { billId: bill.id }, { headers: { "idempotency-key": "full" } });
  expect(paid.statusCode).toBe(200);
  expect(paid.cookies).toHaveLength(1);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { ImportInput } from "#contract/import.ts";
import { rateLimits } from "#server/db/schema/index.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
  ann = await household(test, "ann@example.com", "500.00");
  const { id } = await ann.addBill({ name: '=cmd|"/c calc"!A1', amount: "43.30" });
  await ann.addBill({ name: 'Tom, "the" cat\'s\nfood', frequency: "weekly" });
  await ann.post("/api/incomes", {
    name: "@Salary",
    amount: "2000.00",
    frequency: "monthly",
    accountId: ann.accountId,
  });
  await ann.post("/api/bills/process-savings");
  await ann.post("/api/bills/pay", { billId: id, amount: "20.00" });
});
afterAll(() => test.close());

const table = async (name: string) => {
  const answer = await ann.get(`/api/export/${name}.csv`);
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="weekwise-${name}-2026-03-02.csv"`,
    "cache-control": "no-store",
  });
  const text = answer.rawPayload.toString("utf8");
  expect(text.startsWith("\uFEFF"), "a spreadsheet must see that it is UTF-8").toBe(true);
  expect(text.endsWith("\r\n")).toBe(true);
  return text.slice(1);
};

it("exports tables without spreadsheet formulas", async () => {
  const bills = await table("bills");
  expect(bills).toContain(
    `\r\n"'=cmd|""/c calc""!A1",43.30,monthly,Utilities,Bills,10.00,0.00,2026-03-02,2026-03-02,,,no,no,,monthly,`,
  );
  expect(bills).toContain(`\r\n"Tom, ""the"" cat's\nfood",129.90,weekly,`);
  expect(await table("incomes")).toContain("\r\n'@Salary,2000.00,monthly,Bills,461.89,2026-03-02,,monthly,");
  expect(await table("payments")).toContain(
    `\r\n"'=cmd|""/c calc""!A1",Bills,20.00,completed,manual,,,2026-03-02T09:00:00.000Z,,`,
  );
  const ledger = await table("ledger");
  expect(ledger).toContain("\r\n2026-03-02,account,Bills,,opening,500.00,500.00,2026-03-02T09:00:00.000Z\r\n");
  expect(ledger, "an amount below zero stays a number").toMatch(/,payment,-20\.00,\d+\.\d\d,/);
});

it("exports one file that the import accepts", async () => {
  const answer = await ann.get("/api/export");
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="weekwise-2026-03-02.json"');
  expect(ImportInput.safeParse(answer.json()).success).toBe(true);
  expect(answer.body).not.toMatch(/password|argon2|ann@example\.com/);
});

it("is rate-limited", async () => {
  await test.db.update(rateLimits).set({ count: 60 });
  expect((await ann.get("/api/export")).statusCode).toBe(429);
  expect((await ann.get("/api/export/ledger.csv")).statusCode).toBe(429);
});

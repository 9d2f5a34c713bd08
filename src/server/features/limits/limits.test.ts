import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { HOUSEHOLD_LIMITS, limitMessage } from "#contract/limits.ts";
import { exported } from "#server/features/import/testing.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  await test.reset();
  ann = await household(test);
});
afterAll(() => test.close());

const more = {
  bills: () => ann.post("/api/bills", { ...bill, accountId: ann.accountId }),
  accounts: () => ann.post("/api/accounts", { name: `Account ${Math.random()}` }),
  incomes: () => ann.post("/api/incomes", { name: "Pay", amount: "5.00", frequency: "weekly" }),
};
const bill = { name: "Rent", amount: "5.00", frequency: "weekly", category: "housing" };
const KINDS = ["bills", "accounts", "incomes"] as const;

/** The maximum, minus some. */
async function fill(what: (typeof KINDS)[number], room: number) {
  await more[what]();
  const copied = {
    bills: sql`insert into bills (household_id, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date, created_at, updated_at)
      select household_id, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date, created_at, updated_at from (select * from bills where name = 'Rent') b`,
    accounts: sql`insert into accounts (household_id, name, created_at) select household_id, name || n, created_at from (select * from accounts limit 1) a`,
    incomes: sql`insert into incomes (household_id, name, amount, frequency, weekly_amount, start_date, created_at, updated_at)
      select household_id, name, amount, frequency, weekly_amount, start_date, created_at, updated_at from incomes`,
  };
  const there = what === "accounts" ? 2 : 1;
  await test.db.execute(
    sql`${copied[what]} cross join generate_series(1, ${HOUSEHOLD_LIMITS[what] - there - room}::int) as n`,
  );
}

it.each(KINDS)("allows exactly the limit of %s, even with simultaneous requests", async (what) => {
  await fill(what, 1);
  const answers = await Promise.all(Array.from({ length: 4 }, more[what]));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  expect((await more[what]()).json()).toEqual({ code: "conflict", message: limitMessage(what) });
  expect((await ann.get(`/api/${what}`)).json()).toHaveLength(HOUSEHOLD_LIMITS[what]);
});

it("limits imported files, and keeps existing data above the limit working", async () => {
  const ben = await household(test, "ben@example.com");
  for (const name of ["One", "Two"]) await ben.addBill({ name });
  const file = await exported(ben);
  await fill("bills", 1);
  for (const path of ["/api/import/preview", "/api/import"]) {
    const answer = await ann.post(path, file);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe("A household can have up to 1,000 bills");
  }
  await test.db.execute(sql`
    insert into bills (household_id, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date, created_at, updated_at)
    select household_id, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date, created_at, updated_at
    from bills where household_id = (select household_id from bills group by household_id order by count(*) desc limit 1) limit 10`);
  expect((await ann.post("/api/bills/process-savings")).json().updated).toBe(1_009);
});

it("documents the limits in the API", () => {
  const document = JSON.stringify(openApiDocument("test"));
  for (const what of KINDS) expect(document).toContain(limitMessage(what));
  expect(document).toContain('"maxItems":1000');
});

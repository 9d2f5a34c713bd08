import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { loadPlan } from "./load-plan.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

// The embedded database's own promises never yield: other requests only run when yielded to explicitly.
it("yields to other requests while a household's bills are prepared for the plan", async () => {
  const ann = await household(test);
  await test.db.execute(sql`
    insert into bills (household_id, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date, created_at, updated_at)
    select ${ann.household}, 'Bill ' || n, 1, 'monthly', 'utilities', ${ann.accountId}, 1, '2026-03-01', '2026-03-08', now(), now()
    from generate_series(1, 400) n`);
  let [yields, isOver] = [0, false];
  const take = () => {
    yields += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  const { bills } = await loadPlan(test.db, { household: ann.household, user: ann.id }, day("2026-03-02"));
  isOver = true;
  expect(bills).toHaveLength(400);
  expect(yields).toBeGreaterThanOrEqual(8);
});

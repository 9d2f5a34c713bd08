import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { bills } from "#server/db/schema/index.ts";
import { person } from "#server/features/accounts/testing.ts";
import { exported, portrait, wrong } from "#server/features/import/testing.ts";
import { read } from "#server/invariants/dump.ts";
import { tickOn } from "#server/invariants/tick.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  expect(await wrong(test)).toEqual([]);
  await test.reset();
});
afterAll(() => test.close());

const BILLS = 12;
const WEEKS = 260;

/** Bills of 5.00 per week that started years ago without any credited week, as an import may bring them. */
async function farBehind() {
  const ann = await household(test);
  for (let n = 0; n < BILLS; n += 1) await ann.addBill({ name: `Bill ${n}`, amount: "5.00", frequency: "weekly" });
  await test.db.execute(
    sql`update bills set start_date = start_date - 7 * ${WEEKS}::int, next_credit_date = next_credit_date - 7 * ${WEEKS}::int`,
  );
  return ann;
}

const credits = () =>
  read<{ weeks: number }>(test.db, sql`select weeks from operations where kind = 'weekly' order by id`);

it("credits all owed weeks in one operation per bill", async () => {
  const ann = await farBehind();
  const answer = await ann.post("/api/bills/process-savings");
  expect(answer.json()).toEqual({ updated: BILLS, totalAmount: "60.00" });
  expect(await credits()).toEqual(Array.from({ length: BILLS }, () => ({ weeks: WEEKS })));
  expect(await ann.balance()).toBe("16660.00");
  const { items } = (await ann.get(`/api/accounts/${ann.accountId}/entries`)).json();
  expect(items[BILLS]).toMatchObject({ kind: "weekly", weeks: WEEKS, day: "2026-03-02", amount: "1300.00" });
});

it("credits a hundred bills at a time, so that no one waits for all of them", async () => {
  const ann = await farBehind();
  const found = await test.db.select().from(bills).limit(1);
  const copies = found.flatMap(({ id: _, ...bill }) => Array.from({ length: 201 - BILLS }, () => bill));
  await test.db.insert(bills).values(copies);
  await ann.post("/api/bills/process-savings");
  const transactions = sql`select count(*)::int as bills from operations where kind = 'weekly' group by xmin order by 1`;
  expect(await read(test.db, transactions)).toEqual([{ bills: 1 }, { bills: 100 }, { bills: 100 }]);
});

it("shows the account week by week, as if credited on time", async () => {
  const ann = await farBehind();
  await ann.post("/api/bills/process-savings");
  const { past } = (await ann.get(`/api/accounts/${ann.accountId}/balances?months=1`)).json();
  expect(past.slice(-3)).toEqual([
    { day: "2026-02-16", balance: "15480.00" },
    { day: "2026-02-23", balance: "15540.00" },
    { day: "2026-03-02", balance: "16660.00" },
  ]);
});

it("credits each week once, even with simultaneous requests", async () => {
  const ann = await farBehind();
  const requests = Array.from({ length: 4 }, () => ann.post("/api/bills/process-savings"));
  await Promise.all([...requests, tickOn(test.db, "2026-03-02"), tickOn(test.db, "2026-03-02")]);
  const sum = await read(test.db, sql`select sum(weeks)::int as weeks from operations where kind = 'weekly'`);
  expect(sum).toEqual([{ weeks: BILLS * WEEKS }]);
  expect(await ann.balance()).toBe("16840.00");
});

it("continues after weeks credited one by one, and refuses to credit one of them again", async () => {
  const ann = await household(test);
  const { id } = await ann.addBill({ amount: "5.00", frequency: "weekly" });
  await tickOn(test.db, "2026-03-16");
  await tickOn(test.db, "2026-06-01");
  expect(await credits()).toMatchObject([{ weeks: 1 }, { weeks: 1 }, { weeks: 6 }, ...Array(5).fill({ weeks: 1 })]);
  const again = sql`
    insert into operations (household_id, key, kind, day, at, weeks)
    select household_id, ${`week:${id}:3`}, 'weekly', day, at, 2 from operations limit 1`;
  await expect(test.db.execute(again)).rejects.toThrow();
});

it("is exported and imported unchanged", async () => {
  const ann = await farBehind();
  await ann.post("/api/bills/process-savings");
  const file = await exported(ann);
  const ben = await person(test, "ben");
  expect((await ben.post("/api/import", file)).statusCode).toBe(200);
  const credited = (origin: string) =>
    read(
      test.db,
      sql`select b.name, o.weeks, o.day::text, s.credited_weeks, s.saved_amount::text from operations o
          join bills b on b.household_id = o.household_id and b.id = split_part(o.key, ':', 2)::bigint
          join bill_savings s on s.household_id = b.household_id and s.bill_id = b.id
          where o.kind = 'weekly' and o.household_id = ${origin} order by b.id`,
    );
  expect(await credited(ben.household)).toEqual(await credited(file.origin));
  expect((await portrait(test, ben.household)).join("\n")).toBe((await portrait(test, file.origin)).join("\n"));
  const twice = {
    ...file,
    operations: file.operations.map((each) => ({ ...each, week: each.week === null ? null : 2 })),
  };
  expect((await ben.post("/api/import/preview", { ...twice, origin: "x" })).statusCode).toBe(422);
});

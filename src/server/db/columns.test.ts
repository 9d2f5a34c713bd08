import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cents, MAX_CENTS } from "#core/money.ts";
import { type TestDatabase, testDatabase } from "#server/db/testing/test-database.ts";
import { instant, money } from "./columns.ts";

const jars = pgTable("jars", { id: integer("id"), amount: money("amount"), at: instant("at") });
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`create table jars (id int, amount numeric(10,2), at timestamptz(3))`);
});
beforeEach(() => database.reset());
afterAll(() => database.close());

it.each([0, 1, -1, 1250, -307, MAX_CENTS, -MAX_CENTS])("stores %i cents exactly", async (value) => {
  const [row] = await database.db
    .insert(jars)
    .values({ amount: cents(value) })
    .returning();
  expect(row?.amount).toBe(value);
});

it("stores a missing amount as null, and an instant to the millisecond", async () => {
  const at = new Date("2026-03-29T01:59:59.987Z");
  const [row] = await database.db.insert(jars).values({ amount: null, at }).returning();
  expect(row).toEqual({ id: null, amount: null, at });
});

it("adds up amounts in the database and returns cents", async () => {
  await database.db.insert(jars).values([{ amount: cents(10) }, { amount: cents(20) }]);
  const [sum] = await database.db.select({ total: sql`sum(${jars.amount})`.mapWith(jars.amount) }).from(jars);
  expect(sum?.total).toBe(30);
});

it("refuses NaN, which numeric would accept", async () => {
  await database.db.execute(sql`insert into jars (amount) values ('NaN')`);
  await expect(database.db.select().from(jars)).rejects.toThrow("amount of money");
});

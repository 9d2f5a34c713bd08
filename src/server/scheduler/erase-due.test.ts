import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DEMO_EMAIL } from "#contract/demo.ts";
import { households, members, users } from "#server/db/schema/index.ts";
import { type Person, person } from "#server/features/accounts/testing.ts";
import { setUpDemoUser } from "#server/features/demo/open-demo.ts";
import { exported, wrong } from "#server/features/import/testing.ts";
import { read } from "#server/invariants/dump.ts";
import { type TestApp, testApp } from "#server/testing.ts";
import { eraseDue } from "./erase-due.ts";

let test: TestApp;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  test = await testApp();
  const found = sql`select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'household_id'`;
  tables = (await read<{ name: string }>(test.db, found)).map(({ name }) => name);
});
beforeEach(async () => {
  await test.reset();
  [ann, bob] = [await person(test, "ann"), await person(test, "bob")];
  for (const who of [ann, bob]) {
    const { id: accountId } = (await who.post("/api/accounts", { name: "Main", balance: "100.00" })).json();
    const bill = { name: "Rent", amount: "5.00", frequency: "weekly", category: "housing", accountId };
    const { id: billId } = (await who.post("/api/bills", bill)).json();
    await who.post("/api/bills/pay", { billId });
  }
});
afterAll(() => test.close());

/** Every table with a household's data. */
let tables: string[] = [];

/** The number of a household's rows left in all tables. */
async function rowsOf({ household: id }: Person): Promise<number> {
  const parts = tables.map((table) => sql.raw(`select household_id from ${table}`));
  const [row] = await read<{ n: number }>(
    test.db,
    sql`select count(*)::int as n from (${sql.join(parts, sql` union all `)}) all_rows where household_id = ${id}`,
  );
  return row?.n ?? 0;
}

/** A thousand more operations with an entry each, and many rows that refer to bills, incomes and accounts. */
async function addHistory({ household: id }: Person): Promise<void> {
  await test.db.execute(sql`
    with made as (
      insert into operations (household_id, key, kind, day, at)
      select ${id}::uuid, 'made:' || n, 'correction', '2026-01-01', now() from generate_series(1, 1000) n returning id
    ), pot as (select id, balance from accounts where household_id = ${id} order by id limit 1)
    insert into entries (household_id, operation_id, pot, account_id, amount, after)
    select ${id}::uuid, made.id, 'account', pot.id, 0.01, pot.balance + 0.01 * row_number() over (order by made.id)
    from made cross join pot order by made.id`);
  await test.db.execute(sql`
    with made as (
      insert into documents (household_id, bill_id, name, kind, size, sha256, is_complete, created_at)
      select household_id, id, 'x.pdf', 'pdf', 300, 'x', true, now() from bills where household_id = ${id} returning id
    ) insert into document_chunks (household_id, document_id, part, bytes)
    select ${id}::uuid, made.id, n, 'x'::bytea from made cross join generate_series(0, 299) n`);
  await test.db.execute(sql`
    insert into bill_amounts (household_id, bill_id, from_day, amount, why)
    select household_id, id, '2020-01-01'::date + n, 5, 'edited' from bills cross join generate_series(1, 600) n where household_id = ${id}`);
  await test.db.execute(sql`
    with made as (
      insert into bills (household_id, name, amount, frequency, category, weekly_amount, start_date, next_credit_date, created_at, updated_at)
      select ${id}, 'Bill ' || n, 1, 'monthly', 'utilities', 1, '2026-03-02', '2026-03-09', now(), now() from generate_series(1, 400) n returning household_id, id
    ), saved as (
      insert into bill_savings (household_id, bill_id, weekly_amount, last_updated, created_at) select household_id, id, 1, now(), now() from made
    )
    insert into bill_shares (household_id, bill_id, user_id, share)
    select made.household_id, made.id, members.user_id, 10000 from made join members using (household_id)`);
  await test.db.execute(sql`
    with statement as (
      insert into statements (household_id, account_id, state, format, from_day, to_day, created_at)
      select household_id, id, 'draft', 'csv', '2026-02-01', '2026-02-28', now() from accounts where household_id = ${id} limit 1 returning *
    )
    insert into statement_lines (household_id, statement_id, account_id, key, day, amount, name, text)
    select household_id, id, account_id, n, '2026-02-01', -1, 'Shop', '' from statement cross join generate_series(1, 600) n`);
}

async function ask(who: Person): Promise<void> {
  await who.post("/api/auth/delete-data");
  test.clock.forward(24 * 60);
}

/** Counts what each transaction deletes while something is done. */
async function deletedAtOnce(act: () => Promise<unknown>): Promise<number> {
  const run = (text: string) => test.db.execute(sql.raw(text));
  await run("create table deleted (step text)");
  await run(`create function note_deleted() returns trigger language plpgsql as
    $$ begin insert into deleted values (pg_current_xact_id()::text); return null; end $$`);
  for (const table of tables)
    await run(`create trigger note_deleted after delete on ${table} for each row execute function note_deleted()`);
  try {
    await act();
    const [row] = await read<{ most: number }>(
      test.db,
      sql`select max(n)::int as most from (select count(*) as n from deleted group by step) steps`,
    );
    return row?.most ?? 0;
  } finally {
    await run("drop function note_deleted() cascade");
    await run("drop table deleted");
  }
}

it("erases years of a user's data in steps of at most 250 rows, and no one else's", async () => {
  await addHistory(ann);
  await ask(ann);
  const before = await rowsOf(bob);
  expect(await rowsOf(ann)).toBeGreaterThan(2_000);
  const most = await deletedAtOnce(async () => expect(await eraseDue(test.db, test.clock)).toBe(1));
  expect(most).toBeLessThanOrEqual(250);
  expect(await rowsOf(ann)).toBe(0);
  expect(await rowsOf(bob)).toBe(before);
  expect(await wrong(test)).toEqual([]);
});

it("finishes an interrupted deletion at the next run, and lets no one cancel it", async () => {
  await addHistory(ann);
  await ask(ann);
  expect(await eraseDue(test.db, test.clock, () => true)).toBe(0);
  expect((await ann.get("/api/auth/user")).statusCode, "what was not begun may be taken back").toBe(200);
  let steps = 6;
  expect(await eraseDue(test.db, test.clock, () => steps-- <= 0)).toBe(0);
  const remaining = await rowsOf(ann);
  expect(remaining).toBeGreaterThan(0);
  const [row] = await test.db.select().from(users).where(eq(users.id, ann.id));
  expect(row).toMatchObject({ firstName: null, lastName: null, password: null, googleId: null });
  expect(row?.email).toBe(`${ann.id}@erased.invalid`);
  expect((await ann.post("/api/auth/keep-data")).statusCode).toBe(401);
  const again = await person(test, "ann");
  expect(again.id, "the address is free again").not.toBe(ann.id);
  expect(await eraseDue(test.db, test.clock)).toBe(1);
  expect(await rowsOf(ann)).toBe(0);
  expect((await again.get("/api/auth/user")).statusCode).toBe(200);
});

it("keeps everything of a user who cancels in time", async () => {
  const before = await exported(ann);
  await ann.post("/api/auth/delete-data");
  await ann.post("/api/auth/keep-data");
  test.clock.forward(24 * 60);
  expect(await eraseDue(test.db, test.clock)).toBe(0);
  expect({ ...(await exported(ann)), exportedAt: before.exportedAt }).toEqual(before);
});

it("erases a household's data on an owner's request; its members stay, and their screens are notified", async () => {
  const bills = async (who: Person) => (await who.get("/api/bills")).json();
  for (const who of [ann, bob]) expect((await who.post("/api/household/delete-data")).statusCode).toBe(202);
  test.clock.forward(24 * 60);
  expect(await eraseDue(test.db, test.clock, () => true)).toBe(0);
  expect(await bills(ann), "nothing was begun").toHaveLength(1);
  // An import comes first; an interruption leaves the rest to the next run.
  const isBob = eq(households.id, bob.household);
  await test.db.update(households).set({ importing: "00000000-0000-4000-8000-000000000000" }).where(isBob);
  const erased: string[] = [];
  const erase = (isStopping = () => false) => eraseDue(test.db, test.clock, isStopping, (id) => erased.push(id));
  let steps = 2;
  expect(await erase(() => steps-- <= 0)).toBe(0);
  expect(await bills(ann)).toMatchObject({ code: "not_ready" });
  expect(erased).toEqual([]);
  expect(await erase()).toBe(1);
  await test.db.update(households).set({ importing: null }).where(isBob);
  expect([await bills(ann), await bills(bob)]).toEqual([[], [expect.objectContaining({ name: "Rent" })]]);
  expect((await ann.get("/api/household")).json()).toMatchObject({ role: "owner", deletion: null });
  expect(await erase()).toBe(1);
  expect(erased).toEqual([ann.household, bob.household]);
  expect(await erase()).toBe(0);
});

it("never erases the shared demo user", async () => {
  await setUpDemoUser(test.db, true, test.clock.now());
  const isDemo = eq(users.email, DEMO_EMAIL);
  // Without a household there is nothing to refill, which takes long and is tested with the demo.
  await test.db
    .delete(members)
    .where(inArray(members.userId, test.db.select({ id: users.id }).from(users).where(isDemo)));
  await test.db.update(users).set({ deletesAt: test.clock.now() }).where(isDemo);
  expect(await eraseDue(test.db, test.clock)).toBe(1);
  const [demo] = await test.db.select().from(users).where(isDemo);
  expect(demo).toMatchObject({ firstName: "Robin", deletesAt: null });
  expect(await eraseDue(test.db, test.clock)).toBe(0);
});

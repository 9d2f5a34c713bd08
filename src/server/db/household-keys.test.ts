import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "#server/db/testing/test-database.ts";

/**
 * Tables without a household's money data, and why their keys don't include it. On a distributed PostgreSQL they are
 * reference tables or distributed by the key named here; see docs/scale.md.
 */
const WITHOUT_HOUSEHOLD: Record<string, string> = {
  households: "is the household: distributed by id",
  users: "are people, who may be in several households: distributed by id",
  user_settings:
    "is what a person chose on the Settings screen, in whatever household: distributed by user_id, beside users",
  notification_settings: "is when and how a person wants to be notified, likewise: distributed by user_id",
  notification_channels: "are a person's own devices and addresses, likewise: distributed by user_id",
  server_keys: "are the server's own one or two rows",
  authenticators: "is how a user signs in, in any household: distributed by user_id, beside users",
  recovery_codes: "are how a person signs in: distributed by user_id, beside users",
  passkeys: "are found by the credential id, before the user is known: distributed by id",
  identities: "are found by the subject, before the user is known: distributed by issuer and subject",
  pending_sign_ins: "are found by the cookie's hash, before anyone is signed in: distributed by id",
  email_links: "are found by the link's hash: distributed by token_hash",
  session: "is found by the cookie's hash, before the user is known: distributed by sid. It names the household in use",
  password_resets: "is found by the link's hash, and written for unknown addresses too: distributed by token_hash",
  rate_limits: "counts attempts before anyone is signed in: distributed by key",
  scheduler_beats: "is about processes, not people",
};

/** The only household table that refers to users. */
const LEADS_TO_PEOPLE = ["members"];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Key = {
  table: string;
  name: string;
  columns: string[];
  target: string | null;
  targets: string[] | null;
  onDelete: string | null;
};

async function list<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = (await database.db.execute(query)) as unknown as { rows: T[] };
  return rows;
}

type Column = { table: string; name: string; type: string; isNull: string };

const columns = () =>
  list<Column>(sql`
    select c.table_name::text as table, c.column_name::text as name, c.data_type::text as type, c.is_nullable::text as "isNull"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`);

/** Every unique index, whether a primary key, a constraint or a plain index, with its plain columns. */
const uniqueKeys = () =>
  list<Key>(sql`
    select t.relname::text as table, i.relname::text as name, null as target, null as targets,
           array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(x.indkey)) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and t.relnamespace = 'public'::regnamespace`);

const foreignKeys = () =>
  list<Key>(sql`
    select t.relname::text as table, c.conname::text as name, f.relname::text as target, c.confdeltype::text as "onDelete",
           array(select a.attname::text from unnest(c.conkey) with ordinality k(n, o)
                 join pg_attribute a on a.attrelid = t.oid and a.attnum = k.n order by k.o) as columns,
           array(select a.attname::text from unnest(c.confkey) with ordinality k(n, o)
                 join pg_attribute a on a.attrelid = f.oid and a.attnum = k.n order by k.o) as targets
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`);

const isHouseholds = ({ table }: { table: string }) => !(table in WITHOUT_HOUSEHOLD);

const withoutHousehold = (keys: Key[]) =>
  keys.filter(isHouseholds).filter(({ columns: columnNames }) => !columnNames.includes("household_id"));

const outsideHousehold = (keys: Key[]) =>
  keys.filter(isHouseholds).filter(({ table, columns: from, target, targets }) => {
    if (target === "users") return !LEADS_TO_PEOPLE.includes(table);
    const expected = target === "households" ? "id" : "household_id";
    return targets?.[from.indexOf("household_id")] !== expected;
  });

const narrow = (all: Column[]) =>
  all.filter(({ name, type }) => /(^|_)id$|^settled_by$/.test(name) && /^(integer|smallint)$/.test(type));

it("every table belongs to a household, or is listed as an exception", async () => {
  const all = await columns();
  const tables = [...new Set(all.map(({ table }) => table))];
  for (const table of tables.filter((name) => !(name in WITHOUT_HOUSEHOLD))) {
    const found = all.find((column) => column.table === table && column.name === "household_id");
    expect(found, table).toMatchObject({ isNull: "NO", type: "uuid" });
  }
  for (const table of Object.keys(WITHOUT_HOUSEHOLD)) expect(tables).toContain(table);
});

it("every unique key of a household's table includes the household", async () => {
  const keys = await uniqueKeys();
  expect(keys.filter(isHouseholds).length).toBeGreaterThan(10);
  expect(withoutHousehold(keys)).toEqual([]);
});

it("every foreign key of a household's table stays within the household and never points to a user", async () => {
  const keys = await foreignKeys();
  expect(keys.filter(isHouseholds).length).toBeGreaterThan(10);
  expect(outsideHousehold(keys)).toEqual([]);
});

it("deleting a row never changes another", async () => {
  expect((await foreignKeys()).filter(({ onDelete }) => onDelete === "n" || onDelete === "d")).toEqual([]);
});

it("every row id is a bigint", async () => {
  expect(narrow(await columns())).toEqual([]);
});

it("no trigger reads a session setting or joins its transition table with another table", async () => {
  const functions = await list<{ source: string }>(sql`
    select distinct p.prosrc as source from pg_trigger t join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal`);
  expect(functions.length).toBeGreaterThan(2);
  for (const { source } of functions) {
    expect(source).not.toContain("current_setting");
    // Collected into arrays first: the new rows are in a query of their own.
    for (const [, after] of source.matchAll(/from\s+fresh\b([^;]*)/gi))
      expect(after).not.toMatch(/\bjoin\b|,\s*\w+\s+\w+\s+where/i);
    for (const [update] of source.matchAll(/update\s[^;]*/gi)) expect(update).not.toContain("fresh");
  }
});

it("detects keys that break these rules", async () => {
  await database.db.execute(sql`create table planted (household_id uuid not null, id int primary key, bill_id bigint, owner text,
    foreign key (household_id, bill_id) references bills (household_id, id) on delete set null,
    foreign key (owner) references users (id))`);
  const isPlanted = ({ table }: { table: string }) => table === "planted";
  expect(withoutHousehold(await uniqueKeys()).filter(isPlanted)).toMatchObject([{ name: "planted_pkey" }]);
  expect(outsideHousehold(await foreignKeys()).filter(isPlanted)).toMatchObject([
    { columns: ["owner"], target: "users" },
  ]);
  expect(narrow(await columns()).filter(isPlanted)).toMatchObject([{ name: "id" }]);
  expect((await foreignKeys()).filter(isPlanted).map(({ onDelete }) => onDelete)).toContain("n");
  await database.db.execute(sql`drop table planted`);
});

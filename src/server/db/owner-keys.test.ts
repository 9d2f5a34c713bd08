import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "./testing.ts";

/**
 * Tables that hold nothing of a household's money, and why their keys do without an owner. On a distributed PostgreSQL
 * they are reference tables or are spread by the key named here; see docs/scale.md.
 */
const WITHOUT_OWNER: Record<string, string> = {
  users:
    "is the owner: spread by id. The addresses (email, google_id, apple_id) are looked up before we know who it is",
  session: "is found by the cookie's hash, before we know who asks: spread by sid",
  password_resets: "is found by the link's hash, and written for addresses that are nobody's: spread by token_hash",
  rate_limits: "counts attempts of whoever, before anybody is signed in: spread by key",
  scheduler_beats: "is about processes, not people",
};

/** What the owner's column is called, where it is not `owner`. */
const OWNER: Record<string, string> = { user_accounts: "user_id" };
const ownerOf = (table: string) => OWNER[table] ?? "owner";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Key = { table: string; name: string; columns: string[]; target: string | null; targets: string[] | null };

async function list<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = (await database.db.execute(query)) as unknown as { rows: T[] };
  return rows;
}

const tables = async () =>
  (await list<{ name: string }>(sql`select tablename::text as name from pg_tables where schemaname = 'public'`)).map(
    ({ name }) => name,
  );

/** Every unique index, be it a primary key, a constraint or just an index, with its plain columns. */
const uniqueKeys = () =>
  list<Key>(sql`
    select t.relname::text as table, i.relname::text as name, null as target, null as targets,
           array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(x.indkey)) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and t.relnamespace = 'public'::regnamespace`);

const foreignKeys = () =>
  list<Key>(sql`
    select t.relname::text as table, c.conname::text as name, f.relname::text as target,
           array(select a.attname::text from unnest(c.conkey) with ordinality k(n, o)
                 join pg_attribute a on a.attrelid = t.oid and a.attnum = k.n order by k.o) as columns,
           array(select a.attname::text from unnest(c.confkey) with ordinality k(n, o)
                 join pg_attribute a on a.attrelid = f.oid and a.attnum = k.n order by k.o) as targets
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`);

it("every table belongs to a household, or says why not", async () => {
  const columns = await list<{ table: string; name: string; isNull: string }>(sql`
    select table_name::text as table, column_name::text as name, is_nullable::text as "isNull"
    from information_schema.columns where table_schema = 'public'`);
  for (const table of await tables()) {
    const owner = columns.find((column) => column.table === table && column.name === ownerOf(table));
    if (table in WITHOUT_OWNER) expect(owner, table).toBeUndefined();
    else expect(owner, table).toMatchObject({ isNull: "NO" });
  }
  for (const table of Object.keys(WITHOUT_OWNER)) expect(await tables()).toContain(table);
});

it("every unique key of a household's table carries the owner", async () => {
  const keys = (await uniqueKeys()).filter(({ table }) => !(table in WITHOUT_OWNER));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter(({ table, columns }) => !columns.includes(ownerOf(table)))).toEqual([]);
});

it("every foreign key of a household's table leads from owner to the same owner", async () => {
  const keys = (await foreignKeys()).filter(({ table }) => !(table in WITHOUT_OWNER));
  expect(keys.length).toBeGreaterThan(10);
  const astray = keys.filter(({ table, columns, target, targets }) => {
    const at = columns.indexOf(ownerOf(table));
    const wanted = target === "users" ? "id" : ownerOf(target ?? "");
    return at < 0 || targets?.[at] !== wanted;
  });
  expect(astray).toEqual([]);
});

it("nothing of a household leads into a table without an owner but to its person", async () => {
  const targets = (await foreignKeys()).map(({ target }) => target ?? "").filter((target) => target in WITHOUT_OWNER);
  expect(new Set(targets)).toEqual(new Set(["users"]));
});

it("would find a key that does not", async () => {
  await database.db.execute(sql`create table planted (owner text not null, id int primary key, bill int,
    foreign key (owner, bill) references bills (owner, id), unique (owner, bill))`);
  const isPlanted = ({ table }: Key) => table === "planted";
  const unique = (await uniqueKeys()).filter(isPlanted);
  expect(unique.filter(({ columns }) => !columns.includes("owner")).map(({ name }) => name)).toEqual(["planted_pkey"]);
  expect((await foreignKeys()).filter(isPlanted)).toMatchObject([
    { columns: ["owner", "bill"], target: "bills", targets: ["owner", "id"] },
  ]);
  await database.db.execute(sql`drop table planted`);
});

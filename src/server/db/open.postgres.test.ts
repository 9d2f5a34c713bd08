import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { createTestDatabase } from "#server/db/testing/test-database.ts";
import { isStartError } from "#server/start-error.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open.ts";
import { users } from "./schema/index.ts";

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

it("lets processes that start together migrate one database", async () => {
  const url = await emptyDatabase();
  const all = await Promise.all([1, 2, 3].map(() => open(url)));
  for (const { db, kind, isReady } of all) {
    expect(kind).toBe("postgres");
    expect(await isReady()).toBe(true);
    expect(await db.select().from(users)).toEqual([]);
  }
});

it("leaves nothing behind when a migration fails", async () => {
  const url = await emptyDatabase();
  await run(url, "create table users (id int)");
  await expect(open(url)).rejects.toThrow();
  expect(await run(url, "select 1 from pg_tables where schemaname in ('public', 'drizzle')")).toBe(1);
  await run(url, "drop table users");
  expect(await (await open(url)).isReady()).toBe(true);
});

it("connects in UTC, with our application name and with timeouts", async () => {
  const { db } = await open(await emptyDatabase());
  const setting = (name: string) => sql<string>`current_setting(${name})`;
  const rows = await db
    .select({ zone: setting("timezone"), name: setting("application_name"), limit: setting("statement_timeout") })
    .from(sql`(select 1) as one`);
  expect(rows).toEqual([{ zone: "UTC", name: "weekwise", limit: "30s" }]);
});

it("survives losing every connection, even in the middle of a transaction", async () => {
  const url = await emptyDatabase();
  const { db, isReady } = await open(url);
  const transaction = db.transaction(async (tx) => {
    await tx.insert(users).values({ id: "1", email: "ada@example.com" });
    await run(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'weekwise'",
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.insert(users).values({ id: "2", email: "bob@example.com" });
  });
  await expect(transaction).rejects.toThrow();
  expect(await isReady()).toBe(true);
  expect(await db.select().from(users)).toEqual([]);
});

it("is not ready once the server refuses connections", async () => {
  const url = await emptyDatabase();
  const { isReady } = await open(url);
  await run(url, "alter schema drizzle rename to elsewhere");
  expect(await isReady()).toBe(false);
});

it.each([
  ["a wrong password", (url: URL) => (url.password = "s3cret!"), /wrong password for user postgres/],
  ["a missing database", (url: URL) => (url.pathname = "/nobody_made_it"), /createdb nobody_made_it/],
  ["a closed port", (url: URL) => (url.port = "1"), /127\.0\.0\.1:1, database test_\w+: can't connect .*ECONNREFUSED/],
])("explains %s without showing the password", async (_what, change, message) => {
  const url = new URL(await emptyDatabase());
  const password = url.password;
  url.searchParams.delete("host");
  change(url);
  const error = await open(url.href).catch((reason: unknown) => reason);
  expect(isStartError(error)).toBe(true);
  expect(String(error)).toMatch(message);
  for (const secret of [password, "s3cret!", "s3cret%21"])
    expect(JSON.stringify(error) + String(error)).not.toContain(secret);
});

it.each(["postgres://me:pa ss@[/x", "mysql://me:hidden@host/db", "hidden"])("refuses %s as a URL", async (url) => {
  const error = await openDatabase({ databaseUrl: url, dataDir: "" }).catch((reason: unknown) => reason);
  expect(isStartError(error)).toBe(true);
  expect(String(error)).toContain("DATABASE_URL is not a PostgreSQL URL");
  expect(String(error)).not.toMatch(/hidden|pa ss/);
});

it("refuses a database that can't store every character", async () => {
  const url = await emptyDatabase("template0 encoding 'SQL_ASCII' locale 'C' locale_provider 'libc'");
  await expect(open(url)).rejects.toThrow("uses the encoding SQL_ASCII");
});

async function emptyDatabase(template?: string): Promise<string> {
  const { url, drop } = await createTestDatabase(template);
  cleanups.push(drop);
  return url;
}

async function open(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  cleanups.push(database.close);
  return database;
}

/** Runs a statement outside the pool; returns the number of affected rows. */
async function run(url: string, statement: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount;
  } finally {
    await client.end();
  }
}

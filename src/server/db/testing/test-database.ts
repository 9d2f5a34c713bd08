import { randomBytes } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import pg from "pg";
import type { Database } from "#server/db/database.ts";
import { forgetRowTypes } from "#server/db/embedded-cluster.ts";
import { isMigrated } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import * as schema from "#server/db/schema/index.ts";
import { emptyTables, forgetRows, keepRows } from "./rows.ts";
import { readSnapshot } from "./snapshot.ts";

export type TestDatabase = Database & {
  /** Empties every table, in milliseconds. */
  reset: () => Promise<void>;
  /** Saves every row; the returned function restores them all, much faster than creating them again. */
  keep: () => Promise<() => Promise<void>>;
};

/** Set by db/testing-setup-postgres.ts: its server, and the migrated template database. */
export const TEST_POSTGRES_URL = "TEST_POSTGRES_URL";
export const TEMPLATE = "weekwise_template";
/** The database with a year of history, created on first use (features/demo/testing.ts). */
export const LIVED = "weekwise_lived";

/** A migrated, empty database for one test file, on the engine given by TEST_DB. Close it in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  return forTests(process.env.TEST_DB === "postgres" ? await onPostgres() : await keptInMemory());
}

export const forTests = (database: Database): TestDatabase => ({
  ...database,
  reset: () => emptyTables(database),
  keep: () => keepRows(database),
});

// A worker runs file after file, and an emptied database is as good as a new one.
const freeInMemory: Database[] = [];
const freeOnPostgres: { url: string; drop: () => Promise<void> }[] = [];
let firstShape: Promise<string> | undefined;

async function keptInMemory(): Promise<Database> {
  const database = freeInMemory.pop() ?? (await inMemory());
  firstShape ??= shapeOf(database);
  const shape = await firstShape;
  const giveBack = async () => {
    if (!(await isAsBefore(database, shape))) return database.close();
    await database.db.execute(sql`reset all`);
    await database.db.execute(sql`select pg_advisory_unlock_all()`);
    freeInMemory.push(database);
  };
  return { ...database, close: once(giveBack) };
}

export async function onPostgres(): Promise<Database> {
  const place = freeOnPostgres.pop() ?? (await createTestDatabase(TEMPLATE));
  const database = await openPostgres({ databaseUrl: place.url, log: () => {} });
  firstShape ??= shapeOf(database);
  const shape = await firstShape;
  const giveBack = async () => {
    const isKept = await isAsBefore(database, shape);
    await database.close();
    if (isKept) freeOnPostgres.push(place);
    else await place.drop();
  };
  return { ...database, close: once(giveBack) };
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}

/** Empties it, and returns whether its schema is unchanged. A test may have altered its tables. */
async function isAsBefore(database: Database, shape: string): Promise<boolean> {
  try {
    await emptyTables(database);
    await forgetRows(database);
    return (await shapeOf(database)) === shape;
  } catch {
    return false;
  }
}

/** Tables, columns, constraints, triggers, functions and migrations, as one text. */
async function shapeOf({ db }: Database): Promise<string> {
  const part = sql<string>`part`;
  const rows = await db
    .select({ part })
    .from(sql`(
    select concat_ws(' ', relname, relkind, attname, atttypid, attnotnull) as part from pg_class
      left join pg_attribute on attrelid = pg_class.oid where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', conrelid::regclass, conname, convalidated) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    union all select hash from drizzle.__drizzle_migrations
  ) as parts`)
    .orderBy(part);
  return rows.map((row) => row.part).join("\n");
}

export async function inMemory(): Promise<Database> {
  const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];
  const client = await PGlite.create({ loadDataDir: await readSnapshot(), startParams });
  forgetRowTypes(client);
  const db = drizzle({ client, schema });
  return { db, kind: "embedded", isReady: () => isMigrated(db), close: () => client.close() };
}

/** A separate database on the tests' PostgreSQL: empty, or a copy of the template. */
export async function createTestDatabase(template = "template0"): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name} template ${template}`);
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) };
}

/** Runs a statement as the administrator of the tests' PostgreSQL. */
export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function postgresUrl(): string {
  const url = process.env[TEST_POSTGRES_URL];
  if (!url) throw new Error("No PostgreSQL for the tests. Run them with: npx vitest run --project postgres");
  return url;
}

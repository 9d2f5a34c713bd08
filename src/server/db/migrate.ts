import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { bigint, pgSchema, serial, text } from "drizzle-orm/pg-core";
import { packageRoot } from "#server/package-root.ts";
import { startError } from "#server/start-error.ts";
import type { Db } from "./database.ts";
import { mayNotCreate } from "./database-errors.ts";

/** An arbitrary number, the same in every Weekwise. */
const LOCK = 7_365_291_402;

/** The table Drizzle's own tools use, so that they keep working. */
const applied = pgSchema("drizzle").table("__drizzle_migrations", {
  id: serial("id").primaryKey(),
  hash: text("hash").notNull(),
  createdAt: bigint("created_at", { mode: "number" }),
});

let migrations: ReturnType<typeof readMigrationFiles> | undefined;

/**
 * The migrations of this version, oldest first. Read once: files of a new version unpacked over a running one are not
 * ours.
 */
export function readMigrations() {
  migrations ??= readMigrationFiles({ migrationsFolder: join(packageRoot(), "migrations") });
  return migrations;
}

/**
 * Migrates the database to this version, all or nothing. A transaction-level lock makes a second process wait and then
 * find nothing to do. `where` names the database in messages.
 */
export async function migrate(db: Db, where: string): Promise<void> {
  try {
    await migrateAll(db, where);
  } catch (error) {
    const rows = await db
      .select({ user: sql<string>`current_user` })
      .from(sql`(select 1) as one`)
      .catch(() => []);
    throw mayNotCreate(where, rows[0]?.user, error) ?? error;
  }
}

async function migrateAll(db: Db, where: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await applyMigrations(tx, where);
  });
}

/** Applies pending migrations in order, up to `last` if given. For a transaction. */
export async function applyMigrations(tx: Db, where: string, last = Number.POSITIVE_INFINITY): Promise<void> {
  const migrationsHere = readMigrations();
  if (!(await hasTable(tx))) await createTable(tx);
  const appliedMigrations = await listApplied(tx);
  if (appliedMigrations.some((when) => !migrationsHere.some((each) => each.folderMillis === when))) {
    throw startError(
      `The database in ${where} was written by a newer Weekwise. Use that version or a later one, or restore an older backup.`,
    );
  }
  for (const { folderMillis, hash, sql: statements } of migrationsHere) {
    if (appliedMigrations.includes(folderMillis) || folderMillis > last) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.insert(applied).values({ hash, createdAt: folderMillis });
  }
}

/** The newest migration of a database. */
export async function schemaOf(db: Db): Promise<number> {
  return Math.max(0, ...(await listApplied(db)).map((when) => when ?? 0));
}

/** Whether the database responds within seconds and has every migration of this version. */
export async function isMigrated(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<number[]>((resolve) => {
    timer = setTimeout(resolve, 3_000, []);
  });
  try {
    const appliedMigrations = await Promise.race([listApplied(db), timeout]);
    return readMigrations().every(({ folderMillis }) => appliedMigrations.includes(folderMillis));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function hasTable(db: Db): Promise<boolean> {
  const name = sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text`;
  const rows = await db.select({ name }).from(sql`(select 1) as one`);
  return rows[0]?.name != null;
}

async function createTable(db: Db): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
}

async function listApplied(db: Db): Promise<(number | null)[]> {
  const rows = await db.select({ when: applied.createdAt }).from(applied);
  return rows.map((row) => row.when);
}

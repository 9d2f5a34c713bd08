import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "#server/db/testing/test-database.ts";
import { isStartError } from "#server/start-error.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { session, users } from "./schema/index.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it("changes nothing when run twice", async () => {
  const before = await listColumns();
  await migrate(database.db, "here");
  expect(await listColumns()).toEqual(before);
  expect(before).toContainEqual({ name: "users.email" });
  expect(await database.isReady()).toBe(true);
});

it("refuses a database written by a newer version and leaves it unchanged", async () => {
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
  );
  const error = await migrate(database.db, "the data folder /home/me/data").catch((reason: unknown) => reason);
  expect(isStartError(error)).toBe(true);
  expect(String(error)).toContain("The database in the data folder /home/me/data was written by a newer Weekwise.");
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'x'`);
});

it("is not ready before its migrations have run", async () => {
  const rollback = new Error("back");
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
      expect(await isMigrated(tx)).toBe(false);
      throw rollback;
    })
    .catch((error: unknown) => expect(error).toBe(rollback));
  expect(await isMigrated(database.db)).toBe(true);
});

it("stores one user per address, ignoring case", async () => {
  const { db } = database;
  await db.insert(users).values({ id: "1", email: "ada@example.com" });
  await expect(db.insert(users).values({ id: "2", email: "ada@example.com" })).rejects.toThrow();
  await expect(db.insert(users).values({ id: "2", email: "Ada@example.com" })).rejects.toThrow();
});

const NOBODYS = "00000000-0000-4000-8000-000000000000";

it("deletes a user's sessions with the user, and everything on reset", async () => {
  const { db } = database;
  await database.reset();
  await db.insert(users).values({ id: "1", email: "ada@example.com" });
  await db.insert(session).values({
    sid: "s",
    sess: { createdAt: "2026-03-02T09:00:00.000Z" },
    expire: new Date(),
    userId: "1",
    household: NOBODYS,
  });
  await db.delete(users);
  expect(await db.select().from(session)).toEqual([]);
  await db.insert(users).values({ id: "1", email: "ada@example.com" });
  await database.reset();
  expect(await db.select().from(users)).toEqual([]);
});

function listColumns() {
  return database.db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`1`);
}

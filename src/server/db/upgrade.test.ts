import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { checkBackup } from "#server/backup/read-backup.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { speakPlainly, sumUp } from "#server/backup/rows.ts";
import { listTables } from "#server/backup/tables.ts";
import { FIRST_LEDGER } from "#server/backup/testing.ts";
import { examine } from "#server/doctor/examine.ts";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { readMigrations, schemaOf } from "./migrate.ts";
import { users } from "./schema/index.ts";
import { type TestDatabase, testDatabase } from "./testing.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it("brings the first version's data to this one, every value as it was, and goes on from there", async () => {
  const { db } = database;
  const contents = await checkBackup(FIRST_LEDGER);
  const newest = readMigrations().at(-1)?.folderMillis;
  expect(contents.head.schema).toBeLessThan(newest ?? 0);
  expect(contents.rows).toBeGreaterThan(500);
  await restoreBackup(db, { path: FIRST_LEDGER, contents, asItIs: false });
  expect(await schemaOf(db)).toBe(newest);

  await db.transaction(async (tx) => {
    await speakPlainly(tx);
    const tables = await listTables(tx);
    for (const { name, columns, rows, sha256 } of contents.tables) {
      const table = tables.find((each) => each.name === name);
      if (table === undefined) throw new Error(`the table ${name} is gone`);
      const kept = columns.flatMap((column) => table.columns.find((each) => each.name === column) ?? []);
      expect(await sumUp(tx, { ...table, columns: kept }), name).toEqual({ rows, sha256 });
    }
  });
  const [robin] = await db.select().from(users).where(eq(users.email, "robin@example.com"));
  expect(robin).toMatchObject({
    firstName: "Zoë",
    lastName: "O'Neil",
    password: expect.stringContaining("$argon2id$"),
  });

  const later = { today: day("2026-04-06"), now: new Date("2026-04-06T09:00:00Z"), log: openLog("silent") };
  const { weeks, paid, skipped } = await runDue(db, later);
  expect({ weeks: weeks > 0, paid: paid > 0, skipped }).toEqual({ weeks: true, paid: true, skipped: 0 });
  expect((await examine(db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { checkBackup, readBackup } from "#server/backup/read-backup.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { readRows, speakPlainly } from "#server/backup/rows.ts";
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

/** Columns whose meaning moved to others: which due a payment stands for tells what these did. */
const REPLACED: Record<string, string[]> = { payments: ["last_paid_before", "next_payment_before"] };

type Written = { name: string; columns: string[]; rows: string[] };

async function readTables(path: string): Promise<Written[]> {
  const tables: Written[] = [];
  for await (const piece of readBackup(path)) {
    if ("table" in piece && "columns" in piece) tables.push({ name: piece.table, columns: piece.columns, rows: [] });
    if ("rows" in piece && Array.isArray(piece.rows)) tables.at(-1)?.rows.push(...piece.rows);
  }
  return tables;
}

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
    for (const { name, columns, rows } of await readTables(FIRST_LEDGER)) {
      const table = tables.find((each) => each.name === name);
      if (table === undefined) throw new Error(`the table ${name} is gone`);
      const kept = columns.flatMap((column) => table.columns.find((each) => each.name === column) ?? []);
      const places = kept.map((column) => columns.indexOf(column.name));
      const found: string[] = [];
      for await (const lines of readRows(tx, { ...table, columns: kept })) found.push(...lines);
      expect(columns.filter((column) => !kept.some((each) => each.name === column))).toEqual(REPLACED[name] ?? []);
      const parsed = (line: string): unknown[] => JSON.parse(line);
      expect(found.map(parsed), name).toEqual(rows.map(parsed).map((row) => places.map((place) => row[place])));
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

import { createHmac } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { day } from "#core/day.ts";
import { failureReasonOf } from "#core/payments/failure-text.ts";
import { checkBackup, readBackup } from "#server/backup/read-backup.ts";
import { emptyTarget, restoreBackup } from "#server/backup/restore-backup.ts";
import { readRows, setCanonicalFormats } from "#server/backup/rows.ts";
import { listTables } from "#server/backup/tables.ts";
import { BEFORE_HOUSEHOLDS, FIRST_LEDGER } from "#server/backup/testing.ts";
import { type TestDatabase, testDatabase } from "#server/db/testing/test-database.ts";
import { examine } from "#server/doctor/examine.ts";
import { listOwnHouseholds } from "#server/features/households/store.ts";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { testApp, visitor } from "#server/testing.ts";
import { applyMigrations, readMigrations, schemaOf } from "./migrate.ts";
import { households, members, operations, payments, users } from "./schema/index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Columns replaced by others: a payment's due date now says what these did. */
const REPLACED: Record<string, string[]> = { payments: ["last_paid_before", "next_payment_before"] };

/** Renamed columns. A household has the id of its only user. */
const RENAMED: Record<string, string> = { owner: "household_id" };

/** A backup of each version, its number of rows, and one of its users. */
const VERSIONS = [
  { version: "the first version", path: FIRST_LEDGER, rows: 500, email: "robin@example.com", on: "2026-04-06" },
  {
    version: "the version before households",
    path: BEFORE_HOUSEHOLDS,
    rows: 700,
    email: "ann@example.com",
    on: "2026-04-06",
  },
];

type Written = { name: string; columns: string[]; rows: string[] };

async function readTables(path: string): Promise<Written[]> {
  const tables: Written[] = [];
  for await (const piece of readBackup(path)) {
    if ("table" in piece && "columns" in piece) tables.push({ name: piece.table, columns: piece.columns, rows: [] });
    if ("rows" in piece && Array.isArray(piece.rows)) tables.at(-1)?.rows.push(...piece.rows);
  }
  return tables;
}

it.each(VERSIONS)("upgrades $version's data without changing a value, and continues from there", async (before) => {
  const { db } = database;
  await database.reset();
  const contents = await checkBackup(before.path);
  const newest = readMigrations().at(-1)?.folderMillis;
  expect(contents.head.schema).toBeLessThan(newest ?? 0);
  expect(contents.rows).toBeGreaterThan(before.rows);
  await restoreBackup(db, { path: before.path, contents, allowInconsistent: false });
  expect(await schemaOf(db)).toBe(newest);

  await db.transaction(async (tx) => {
    await setCanonicalFormats(tx);
    const tables = await listTables(tx);
    for (const { name, columns, rows } of await readTables(before.path)) {
      const table = tables.find((each) => each.name === name);
      if (table === undefined) throw new Error(`the table ${name} is gone`);
      const now = columns.map((column) => RENAMED[column] ?? column);
      const kept = now.flatMap((column) => table.columns.find((each) => each.name === column) ?? []);
      const places = kept.map((column) => now.indexOf(column.name));
      const found: string[] = [];
      for await (const lines of readRows(tx, { ...table, columns: kept })) found.push(...lines);
      expect(now.filter((column) => !kept.some((each) => each.name === column))).toEqual(
        before.path === FIRST_LEDGER ? (REPLACED[name] ?? []) : [],
      );
      const parsed = (line: string): unknown[] => JSON.parse(line);
      // Reasons used to be sentences; now their codes are stored.
      const valueNow = (row: unknown[], place: number) =>
        columns[place] === "failure_reason" ? failureReasonOf(row[place] as string | null) : row[place];
      expect(found.map(parsed), name).toEqual(
        rows.map(parsed).map((row) => places.map((place) => valueNow(row, place))),
      );
    }
  });
  const [person] = await db.select().from(users).where(eq(users.email, before.email));
  expect(person).toMatchObject({ password: expect.stringContaining("$argon2id$") });
  expect(await db.select().from(members)).toHaveLength(await db.$count(users));
  expect(await listOwnHouseholds(db, person?.id ?? "")).toEqual([person?.id]);

  const later = { today: day(before.on), now: new Date(`${before.on}T09:00:00Z`), log: openLog("silent") };
  const { weeks, paid, skipped } = await runDue(db, later);
  expect({ weeks: weeks > 0, paid: paid > 0, skipped }).toEqual({ weeks: true, paid: true, skipped: 0 });
  expect((await examine(db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
});

it("records who did what where known: the scheduler for automatic payments and weeks, the person for the rest", async () => {
  const { db } = database;
  await database.reset();
  await restoreBackup(db, {
    path: BEFORE_HOUSEHOLDS,
    contents: await checkBackup(BEFORE_HOUSEHOLDS),
    allowInconsistent: false,
  });
  const rows = await db
    .select({
      household: operations.household,
      kind: operations.kind,
      actor: operations.actor,
      source: payments.source,
    })
    .from(operations)
    .leftJoin(payments, and(eq(payments.household, operations.household), eq(payments.operationId, operations.id)));
  const isSchedulers = ({ kind, source }: (typeof rows)[number]) =>
    kind === "weekly" || source === "automatic" || source === "direct-debit";
  expect(rows.filter(isSchedulers).length).toBeGreaterThan(50);
  expect(new Set(rows.filter(isSchedulers).map(({ actor }) => actor))).toEqual(new Set([null]));
  for (const row of rows.filter((each) => !isSchedulers(each))) expect(row.actor).toBe(row.household);
});

it("keeps everyone signed in, in their own household", async () => {
  await database.reset();
  const secret = "a secret that only this test knows, long enough";
  const token = "A".repeat(43);
  const sid = createHmac("sha256", secret).update(`session:${token}`).digest("base64url");
  const id = "6f1c2c1e-2a53-4a8e-9d51-0d9a3f1b7c01";
  await database.db.transaction(async (tx) => {
    await emptyTarget(tx, { rebuild: true });
    await applyMigrations(tx, "the test", readMigrations().at(6)?.folderMillis);
    await tx.execute(sql`insert into users (id, email, first_name) values (${id}, 'robin@example.com', 'Robin')`);
    await tx.execute(sql`
      insert into session (sid, sess, expire, user_id)
      values (${sid}, '{"createdAt":"2026-03-02T08:00:00.000Z"}', '2026-03-16T08:00:00Z', ${id})`);
    await tx.execute(sql`insert into accounts (owner, name, created_at) values (${id}, 'Bills', now())`);
    await applyMigrations(tx, "the test");
  });
  const test = await testApp({}, { ...database, close: async () => {} });
  const robin = visitor(test.app);
  robin.jar.set("weekwise", token);
  expect((await robin.get("/api/auth/user")).json()).toMatchObject({ id, firstName: "Robin" });
  expect((await robin.get("/api/auth/security")).json()).toMatchObject({ mustConfirmEmail: false, passkeys: [] });
  expect((await robin.get("/api/accounts")).json()).toMatchObject([{ name: "Bills", balance: "0.00" }]);
  expect(await database.db.select().from(households)).toMatchObject([{ id, name: "Robin's household" }]);
  await test.close();
});

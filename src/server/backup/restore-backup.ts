import { eq, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/database.ts";
import { applyMigrations, readMigrations } from "#server/db/migrate.ts";
import * as schema from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Finding } from "#server/doctor/check.ts";
import { examine } from "#server/doctor/examine.ts";
import { listOwnHouseholds } from "#server/features/households/store.ts";
import { eraseHousehold } from "#server/features/ledger/erase.ts";
import { startError } from "#server/start-error.ts";
import type { Contents, TableSum } from "./format.ts";
import { readBackup } from "./read-backup.ts";
import { hashTable, setCanonicalFormats } from "./rows.ts";
import { listTables, quoted, rowsOf, type Table } from "./tables.ts";

const { users } = schema;

type Options = {
  path: string;
  /** The result of checking the file. */
  contents: Contents;
  /** Keeps data that fails the doctor's checks. */
  allowInconsistent: boolean;
};

/** Restores a backup into an empty database, verifies every table, and runs the doctor. All or nothing. */
export function restoreBackup(db: Db, options: Options): Promise<Finding[]> {
  return inTransaction(db, async (tx) => {
    await setCanonicalFormats(tx);
    const { schema } = options.contents.head;
    const isOlder = schema !== newestMigration();
    await emptyTarget(tx, { rebuild: isOlder });
    if (isOlder) await applyMigrations(tx, "the backup", schema);
    const tables = await listTables(tx);
    const tablesInBackup = tables.filter(({ name }) => options.contents.tables.some((table) => table.name === name));
    await setTriggers(tx, tablesInBackup, "disable");
    await load(tx, options.path, tables);
    await setSequences(tx, tables, options.contents.counters);
    await setTriggers(tx, tablesInBackup, "enable");
    for (const { name } of tablesInBackup) await tx.execute(sql.raw(`analyze ${quoted(name)}`));
    for (const expected of options.contents.tables) await compare(tx, tables, expected);
    if (isOlder) await applyMigrations(tx, "the backup");
    const findings = await examine(tx);
    if (findings.some(({ wrong }) => wrong > 0) && !options.allowInconsistent) throw inconsistentData(findings);
    return findings;
  });
}

const newestMigration = () => Math.max(...readMigrations().map(({ folderMillis }) => folderMillis));

/**
 * The ledger's triggers would add every entry to balances that already include it. The hashes prove afterwards that
 * balances and entries are those of the backup, and the doctor that they match.
 */
async function setTriggers(tx: Db, tables: readonly Table[], action: "enable" | "disable"): Promise<void> {
  for (const { name } of tables) await tx.execute(sql.raw(`alter table ${quoted(name)} ${action} trigger user`));
}

async function load(tx: Db, path: string, tables: readonly Table[]): Promise<void> {
  let insert = "";
  for await (const piece of readBackup(path)) {
    if ("columns" in piece && "table" in piece) insert = insertInto(tables, piece.table, piece.columns);
    if ("rows" in piece && Array.isArray(piece.rows)) {
      await tx.execute(sql`${sql.raw(insert)} from json_array_elements(${`[${piece.rows.join(",")}]`}::json) as r`);
    }
  }
}

/** A statement that inserts rows as they are in the file. */
function insertInto(tables: readonly Table[], name: string, columns: readonly string[]): string {
  const foundColumns = columns.map((column) => findTable(tables, name).columns.find((each) => each.name === column));
  const values = foundColumns.map((column, index) => {
    if (column === undefined) throw startError(`The backup has an unknown column, ${name}.${columns[index]}.`);
    return `(r->>${index})::${column.type}`;
  });
  return `insert into ${quoted(name)} (${columns.map(quoted).join(", ")}) overriding system value select ${values.join(", ")}`;
}

function findTable(tables: readonly Table[], name: string): Table {
  const found = tables.find((table) => table.name === name);
  if (found === undefined) throw startError(`The backup has an unknown table, ${name}.`);
  return found;
}

async function setSequences(tx: Db, tables: readonly Table[], counters: Record<string, number>): Promise<void> {
  for (const { name, counter } of tables) {
    if (counter === undefined) continue;
    const largestId = sql.raw(`select coalesce(max(${quoted(counter.column)}), 0) from ${quoted(name)}`);
    await tx.execute(
      sql`select setval(${counter.sequence}::regclass, greatest(last, 1), last > 0)
          from (select greatest(${counters[name] ?? 0}::bigint, (${largestId})::bigint) as last) as handed_out`,
    );
  }
}

async function compare(tx: Db, tables: readonly Table[], expected: TableSum): Promise<void> {
  const { name, order, columns } = findTable(tables, expected.name);
  const restoredColumns = expected.columns.flatMap((column) => columns.find((each) => each.name === column) ?? []);
  const found = await hashTable(tx, { name, order, columns: restoredColumns });
  if (found.rows !== expected.rows || found.sha256 !== expected.sha256) {
    throw startError(`The restored table ${name} does not match the backup. Nothing was changed.`);
  }
}

function inconsistentData(findings: readonly Finding[]): Error {
  const found = findings.flatMap(({ check, wrong }) => (wrong > 0 ? [`  ${wrong} failed: ${check}`] : []));
  return startError(
    `The data in this backup is inconsistent:\n${found.join("\n")}\nNothing was changed. Add --as-it-is to restore it anyway.`,
  );
}

/**
 * Makes sure that a restore loses nothing: only the demo account may exist, and it is removed. With `rebuild` the empty
 * tables are dropped too, so that an older version's can replace them.
 */
export async function emptyTarget(tx: Db, { rebuild }: { rebuild: boolean }): Promise<void> {
  await tx.execute(sql`lock table users in access exclusive mode`);
  const people = await tx.$count(users, eq(users.isDemo, false));
  if (people > 0) throw notEmpty(people === 1 ? "one person has data here" : `${people} people have data here`);
  for (const { id } of await tx.select({ id: users.id }).from(users)) {
    for (const household of await listOwnHouseholds(tx, id)) await eraseHousehold(tx, household);
    await tx.delete(users).where(eq(users.id, id));
  }
  for (const { name } of await listTables(tx)) {
    const [found] = await rowsOf(tx, sql.raw(`select 1 from ${quoted(name)} limit 1`));
    if (found !== undefined) throw notEmpty(`the table ${name} is not empty`);
  }
  if (rebuild) await dropTables(tx);
}

const notEmpty = (why: string) =>
  startError(
    `A backup can only be restored into an empty Weekwise, and this one is not empty: ${why}. Nothing was changed.`,
  );

/** Drops what our migrations created, and nothing else in the same database. */
async function dropTables(tx: Db): Promise<void> {
  for (const table of Object.values(schema)) {
    if (is(table, PgTable)) await tx.execute(sql.raw(`drop table if exists ${quoted(getTableName(table))} cascade`));
  }
  const functions = await rowsOf<{ name: string }>(
    tx,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
          and not exists (select from pg_trigger t where t.tgfoid = p.oid)`,
  );
  for (const { name } of functions) await tx.execute(sql.raw(`drop function ${name}`));
  await tx.execute(sql`drop table drizzle.__drizzle_migrations`);
}

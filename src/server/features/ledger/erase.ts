import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import {
  accounts,
  answers,
  bills,
  documentChunks,
  documents,
  entries,
  households,
  imports,
  incomes,
  operations,
  outbox,
  payments,
  scanLessons,
  statementLines,
  statements,
  transfers,
} from "#server/db/schema/index.ts";

/** Marks a household as being erased, which alone lets its ledger be deleted. */
export async function markErasing(tx: Db, household: string): Promise<void> {
  // By index always: a table whose rows have just gone is full of dead ones, and nothing tells the planner yet. And by a plain
  // scan, which alone notes in the index what is dead.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`);
  const isFirst = and(eq(households.id, household), isNull(households.erasingSince));
  await tx.update(households).set({ erasingSince: sql`now()` }).where(isFirst);
}

/** Deletes everything a household has, the ledger too: the one exception to append-only, marked beforehand. */
export async function eraseMoney(tx: Db, household: string): Promise<void> {
  await markErasing(tx, household);
  for (const table of [
    outbox,
    documentChunks,
    documents,
    scanLessons,
    statementLines,
    statements,
    transfers,
    payments,
    bills,
    incomes,
    entries,
    operations,
    accounts,
    answers,
    imports,
  ]) {
    const isTheirs = eq(table.household, household);
    await tx.delete(table).where("id" in table ? isAmong(rowsByKey(table, table.id, isTheirs)) : isTheirs);
  }
}

/** Deletes a household with everything it has. The ledger goes first: once the household is gone, nothing says that it may. */
export async function eraseHousehold(tx: Db, household: string): Promise<void> {
  await eraseMoney(tx, household);
  await tx.delete(households).where(eq(households.id, household));
}

/** Takes the mark off again, for a household that begins anew. */
export async function endErasing(tx: Db, household: string): Promise<void> {
  await tx.update(households).set({ erasingSince: null }).where(eq(households.id, household));
}

/**
 * In this order nothing that goes has others hanging on it that are many. Each table goes by its key and so many rows in a
 * step: one statement holds the embedded database, and with it everybody, until it is done.
 */
const TABLES = [
  { name: "import_parts", key: sql`id`, rows: 50 },
  { name: "outbox", key: sql`id`, rows: 250 },
  { name: "document_chunks", key: sql`id`, rows: 8 },
  { name: "documents", key: sql`id`, rows: 100 },
  { name: "scan_lessons", key: sql`id`, rows: 100 },
  { name: "statement_lines", key: sql`id`, rows: 250 },
  { name: "statements", key: sql`id`, rows: 50 },
  { name: "transfers", key: sql`id`, rows: 250 },
  { name: "payments", key: sql`id`, rows: 250 },
  { name: "answers", key: sql`key`, rows: 100 },
  { name: "imports", key: sql`key`, rows: 250 },
  { name: "bill_amounts", key: sql`id`, rows: 250 },
  { name: "bill_shares", key: sql`bill_id`, rows: 200 },
  { name: "bills", key: sql`id`, rows: 100 },
  { name: "incomes", key: sql`id`, rows: 100 },
  { name: "accounts", key: sql`id`, rows: 10 },
  { name: "entries", key: sql`id`, rows: 250 },
  { name: "operations", key: sql`id`, rows: 250 },
] as const;

/** How far erasing a household has come: the table, and the last key that was gone before the latest step. */
export type Erased = { table: number; last: string | null; before: string | null };
const beginning = (table: number): Erased => ({ table, last: null, before: null });
export const NOTHING_ERASED = beginning(0);

/**
 * Where the rows stand that go, in the order of the primary key: that order, and nothing that the planner knows or
 * does not know of a table, makes it take that index, which knows what the steps before have left dead.
 */
export const rowsByKey = (table: SQLWrapper, key: SQLWrapper, which: SQLWrapper | undefined): SQL =>
  sql`select ctid from ${table} where ${which} order by household_id, ${key}`;
const isAmong = (rows: SQL): SQL => sql`ctid = any(array(${rows}))`;

/**
 * The same for years of a household, some rows at a time and the ledger last. Answers how far it has come, undefined at the end.
 * What was deleted is passed over by its key: the dead rows stand in the table until it is tidied, and to look
 * through them at each step would take longer each time. Whoever begins anew at the start loses nothing by it. Each step
 * meets the dead rows of the one before, which notes them in the index: the household itself, which goes last, finds none.
 */
export async function eraseSome(
  tx: Db,
  household: string,
  { table, last, before }: Erased,
): Promise<Erased | undefined> {
  const step = TABLES[table];
  if (step === undefined) return undefined;
  await markErasing(tx, household);
  const name = sql.identifier(step.name);
  const which = sql`household_id = ${household} and ${before === null ? sql`true` : sql`${step.key} >= ${before}`}`;
  const found = await tx.execute(sql`
    with gone as (
      delete from ${name} where ${isAmong(sql`${rowsByKey(name, step.key, which)} limit ${step.rows}`)} returning ${step.key} as key
    ) select max(key)::text as last from gone`);
  const [row] = (found as unknown as { rows: { last: string | null }[] }).rows;
  return row === undefined || row.last === null ? beginning(table + 1) : { table, last: row.last, before: last };
}

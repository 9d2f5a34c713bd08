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

/** Marks a household as being erased, without which its ledger can't be deleted. */
export async function markErasing(tx: Db, household: string): Promise<void> {
  // Always by index: a table with many deleted rows is full of dead ones, which the planner doesn't know yet. And by a
  // plain index scan, the only kind that marks dead rows in the index.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`);
  const isFirst = and(eq(households.id, household), isNull(households.erasingSince));
  await tx.update(households).set({ erasingSince: sql`now()` }).where(isFirst);
}

/** Deletes all of a household's data including the ledger: the one exception to append-only, marked beforehand. */
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
    const isOfHousehold = eq(table.household, household);
    await tx.delete(table).where("id" in table ? isAmong(rowsByKey(table, table.id, isOfHousehold)) : isOfHousehold);
  }
}

/** Deletes a household with all its data. The ledger goes first: without the household's mark it can't be deleted. */
export async function eraseHousehold(tx: Db, household: string): Promise<void> {
  await eraseMoney(tx, household);
  await tx.delete(households).where(eq(households.id, household));
}

/** Removes the mark again, for a household that starts over. */
export async function endErasing(tx: Db, household: string): Promise<void> {
  await tx.update(households).set({ erasingSince: null }).where(eq(households.id, household));
}

/**
 * In this order no deleted row has many referencing rows. Each table is deleted by key and in batches: a statement
 * blocks the embedded database until it is done.
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

/** The progress of erasing a household: the table, the last deleted key, and the one before the latest step. */
export type EraseCursor = { table: number; last: string | null; before: string | null };
const startOfTable = (table: number): EraseCursor => ({ table, last: null, before: null });
export const ERASE_START = startOfTable(0);

/**
 * The rows to delete, in primary key order: this order makes the planner use that index whatever its statistics, and
 * the index knows the rows deleted by earlier steps.
 */
export const rowsByKey = (table: SQLWrapper, key: SQLWrapper, condition: SQLWrapper | undefined): SQL =>
  sql`select ctid from ${table} where ${condition} order by household_id, ${key}`;
const isAmong = (rows: SQL): SQL => sql`ctid = any(array(${rows}))`;

/**
 * Deletes in batches, ledger last; returns the cursor, undefined at the end. Deleted rows are skipped by key: dead rows
 * stay in the table until it is vacuumed, and scanning them at each step would get slower and slower. Restarting from
 * the beginning is safe. Each step meets the dead rows of the one before, which marks them in the index, so that the
 * household, deleted last, finds none.
 */
export async function eraseBatch(
  tx: Db,
  household: string,
  { table, last, before }: EraseCursor,
): Promise<EraseCursor | undefined> {
  const step = TABLES[table];
  if (step === undefined) return undefined;
  await markErasing(tx, household);
  const name = sql.identifier(step.name);
  const condition = sql`household_id = ${household} and ${before === null ? sql`true` : sql`${step.key} >= ${before}`}`;
  const found = await tx.execute(sql`
    with gone as (
      delete from ${name} where ${isAmong(sql`${rowsByKey(name, step.key, condition)} limit ${step.rows}`)} returning ${step.key} as key
    ) select max(key)::text as last from gone`);
  const [row] = (found as unknown as { rows: { last: string | null }[] }).rows;
  return row === undefined || row.last === null ? startOfTable(table + 1) : { table, last: row.last, before: last };
}

import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { ExportedKind } from "#contract/export.ts";
import type { Db } from "#server/db/database.ts";
import { byNumber, inPages, PAGE } from "#server/db/in-pages.ts";
import { accounts, bills, imports, incomes, payments, statements } from "#server/db/schema/index.ts";
import { listVisible } from "#server/features/documents/store.ts";
import { listImports, RESTORED_SUFFIX } from "#server/features/export/store.ts";
import { type LessonRow, listLessons } from "#server/features/scan-lessons/store.ts";

/** A household's existing data, by permanent key. */
export type ExistingData = {
  /** The id of an existing item. */
  findExisting: (kind: ExportedKind, key: string) => number | undefined;
  /** The id of an existing or deleted item. */
  findExistingOrDeleted: (kind: ExportedKind, key: string) => number | undefined;
  /** Whether an account has a bank statement started at that time. */
  hasStatement: (accountId: number, createdAt: Date) => boolean;
  /** Whether a bill has a document with that content. */
  hasDocument: (billId: number, sha256: string) => boolean;
  /** The scanner's learned corrections. */
  lessons: readonly Pick<LessonRow, "biller" | "layout">[];
};

export async function loadExistingData(tx: Db, household: string): Promise<ExistingData> {
  const importRows = await listImports(tx, household);
  const idsByKey = new Map(importRows.map(({ key, localId }) => [key, localId]));
  const present: Record<ExportedKind, Set<number>> = {
    account: await idsOf(tx, accounts, household),
    bill: await idsOf(tx, bills, household),
    income: await idsOf(tx, incomes, household),
    payment: await idsOf(tx, payments, household),
  };
  // An item that originated here has its id in its key.
  const findExistingOrDeleted = (_: ExportedKind, key: string) => idsByKey.get(key) ?? ownId(household, key);
  const findExisting = (kind: ExportedKind, key: string) => {
    const id = findExistingOrDeleted(kind, key);
    return id !== undefined && present[kind].has(id) ? id : undefined;
  };
  const visible = await listVisible(tx, household);
  const contents = new Set(visible.map(({ billId, sha256 }) => `${billId} ${sha256}`));
  const existingStatements = await tx
    .select({ accountId: statements.accountId, createdAt: statements.createdAt })
    .from(statements)
    .where(eq(statements.household, household));
  const nameOf = (accountId: number, createdAt: Date) => `${accountId} ${createdAt.toISOString()}`;
  const statementKeys = new Set(existingStatements.map(({ accountId, createdAt }) => nameOf(accountId, createdAt)));
  return {
    ...{ findExisting, findExistingOrDeleted, lessons: await listLessons(tx, household) },
    hasDocument: (billId, sha256) => contents.has(`${billId} ${sha256}`),
    hasStatement: (accountId, createdAt) => statementKeys.has(nameOf(accountId, createdAt)),
  };
}

function ownId(household: string, key: string): number | undefined {
  const [origin, , id] = key.split("/");
  return origin === household || origin === `${household}${RESTORED_SUFFIX}` ? Number(id) : undefined;
}

/** An item's id, existing or deleted, without reading all the others. */
export async function findLocalId(db: Db, household: string, key: string): Promise<number | undefined> {
  const [importRows] = await db
    .select({ localId: imports.localId })
    .from(imports)
    .where(and(eq(imports.household, household), eq(imports.key, key)));
  return importRows?.localId ?? ownId(household, key);
}

/** A fingerprint that changes when anything a plan depends on is added or deleted. */
export async function fingerprint(tx: Db, household: string): Promise<string> {
  const counts = ["accounts", "bills", "incomes", "payments", "statements"].map(
    (table) =>
      sql`(select concat(count(*), ' ', sum(id)) from ${sql.identifier(table)} where household_id = ${household})`,
  );
  const importRows = sql`(select concat(count(*), ' ', sum(local_id)) from imports where household_id = ${household})`;
  const found = await tx.execute(sql`select concat_ws(', ', ${sql.join([...counts, importRows], sql`, `)}) as text`);
  return (found as unknown as { rows: { text: string }[] }).rows[0]?.text ?? "";
}

type ImportedTable = typeof accounts | typeof bills | typeof incomes | typeof payments;

async function idsOf(tx: Db, table: ImportedTable, household: string): Promise<Set<number>> {
  const rows = await inPages(byNumber, (after = 0) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.household, household), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(PAGE),
  );
  return new Set(rows.map(({ id }) => id));
}

import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { Statement } from "#contract/statements.ts";
import { formatMoney } from "#core/money.ts";
import { UNDO_HOURS } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { statements } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

export type StatementRow = typeof statements.$inferSelect;

const byId = (household: string, id: number) => and(eq(statements.household, household), eq(statements.id, id));

export const statementNotFound = () => new Fault("not_found", "Statement not found");

/** Until when an import can be undone; null when there is nothing to undo. */
export function undoUntil({ state, appliedAt }: Pick<StatementRow, "state" | "appliedAt">): Date | null {
  return state === "applied" && appliedAt ? new Date(appliedAt.getTime() + UNDO_HOURS * 3_600_000) : null;
}

/** A statement as sent to the client. */
export function statementToWire(row: StatementRow): Statement {
  const { id, accountId, format, accountHint, fromDay, toDay, closingDay, closingAmount, layoutKey, state, made } = row;
  return {
    id,
    accountId,
    format,
    accountHint,
    from: fromDay,
    to: toDay,
    closing:
      closingDay === null || closingAmount === null ? null : { day: closingDay, amount: formatMoney(closingAmount) },
    layoutKey,
    layout: row.layout,
    state,
    lines: row.lineCount,
    made: made && {
      bills: made.bills.length,
      incomes: made.incomes.length,
      changes: made.changes.length,
      payments: made.payments.length,
      links: made.linked?.length ?? 0,
      isCorrected: made.corrected !== null,
    },
    createdAt: row.createdAt.toISOString(),
    undoUntil: undoUntil(row)?.toISOString() ?? null,
  };
}

export async function insertStatement(tx: Db, row: typeof statements.$inferInsert): Promise<StatementRow> {
  const [inserted] = await tx.insert(statements).values(row).returning();
  if (inserted === undefined) throw new Error("a statement was not saved");
  return inserted;
}

/** A statement, locked until the transaction ends. */
export async function lockStatement(tx: Db, household: string, id: number): Promise<StatementRow> {
  const [row] = await tx.select().from(statements).where(byId(household, id)).for("update");
  if (row === undefined) throw statementNotFound();
  return row;
}

/** The same, along with the statements that its account's lines with these keys belong to. */
export async function lockWithOwners(
  tx: Db,
  { household, id, keys }: { household: string; id: number; keys: readonly string[] },
): Promise<StatementRow> {
  const owners = sql`select line.statement_id from statement_lines line
    join statements own on own.household_id = line.household_id and own.account_id = line.account_id
    where own.household_id = ${household} and own.id = ${id} and line.key = any(${sql.param(keys)}::text[])`;
  const rows = await tx
    .select()
    .from(statements)
    .where(and(eq(statements.household, household), sql`(${statements.id} = ${id} or ${statements.id} in (${owners}))`))
    // The same order for all, so that none waits for the other.
    .orderBy(asc(statements.id))
    .for("update");
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw statementNotFound();
  return row;
}

/**
 * The other statements of an account that can contain a line of one that ends: applied ones before drafts, the newest
 * first. All are locked, so that none gets more lines meanwhile.
 */
export async function lockAlive(
  tx: Db,
  { household, id, accountId }: Pick<StatementRow, "household" | "id" | "accountId">,
): Promise<number[]> {
  const rows = await tx
    .select({ id: statements.id, state: statements.state })
    .from(statements)
    .where(
      and(
        eq(statements.household, household),
        eq(statements.accountId, accountId),
        sql`(${statements.state} <> 'undone' or ${statements.id} = ${id})`,
      ),
    )
    .orderBy(asc(statements.id))
    .for("update");
  const others = rows.filter((row) => row.id !== id).reverse();
  return ["applied", "draft"].flatMap((state) => others.filter((row) => row.state === state).map((row) => row.id));
}

/** Marks a draft as undone, so that it can't be applied; false when it is no draft any more. */
export async function closeDraft(tx: Db, { household, id }: StatementRow): Promise<boolean> {
  const closed = await tx
    .update(statements)
    .set({ state: "undone" })
    .where(and(byId(household, id), eq(statements.state, "draft")))
    .returning({ id: statements.id });
  return closed.length > 0;
}

export async function updateStatement(
  tx: Db,
  { household, id }: StatementRow,
  change: Partial<StatementRow>,
): Promise<StatementRow> {
  const [row] = await tx.update(statements).set(change).where(byId(household, id)).returning();
  if (row === undefined) throw statementNotFound();
  return row;
}

export async function removeStatement(tx: Db, { household, id }: StatementRow): Promise<void> {
  await tx.delete(statements).where(byId(household, id));
}

const PAGE_SIZE = 50;

type StatementPage = { limit?: number | undefined; before?: number | undefined };

export function listStatements(
  db: Db,
  household: string,
  { limit = PAGE_SIZE, before }: StatementPage,
): Promise<StatementRow[]> {
  const isOlder = before === undefined ? undefined : lt(statements.id, before);
  return db
    .select()
    .from(statements)
    .where(and(eq(statements.household, household), isOlder))
    .orderBy(desc(statements.id))
    .limit(limit);
}

/** Statements whose lines are obsolete: undone, cancelled, or abandoned for a day. */
export function listAbandoned(db: Db, household: string, before: Date): Promise<StatementRow[]> {
  const isObsolete = sql`(${statements.state} = 'undone' and (${statements.lineCount} > 0 or ${statements.appliedAt} is null)) or (${statements.state} = 'draft' and ${statements.createdAt} < ${before.toISOString()})`;
  return db
    .select()
    .from(statements)
    .where(and(eq(statements.household, household), sql`(${isObsolete})`))
    .limit(PAGE_SIZE);
}

const isUnlinked = sql`${statements.state} = 'applied' and ${statements.made} -> 'links' is not null`;

/** Applied statements whose lines are not linked to their new bills yet. */
export async function listUnlinked(db: Db, household: string): Promise<number[]> {
  const rows = await db
    .select({ id: statements.id })
    .from(statements)
    .where(and(eq(statements.household, household), isUnlinked));
  return rows.map(({ id }) => id);
}

/** The lines to link and their bills, if any are left; undefined otherwise, or when the statement is deleted. */
export async function findLinks(db: Db, household: string, id: number) {
  const { accountId, made } = statements;
  const [row] = await db
    .select({ accountId, made })
    .from(statements)
    .where(and(byId(household, id), isUnlinked));
  return row && { accountId: row.accountId, links: row.made?.links };
}

/** Every line is linked: clears the list. */
export async function clearLinks(db: Db, household: string, id: number): Promise<void> {
  await db
    .update(statements)
    .set({ made: sql`(${statements.made}::jsonb - 'links')::json` })
    .where(and(byId(household, id), isUnlinked));
}

export async function changeLineCount(tx: Db, household: string, id: number, by: number): Promise<void> {
  await tx
    .update(statements)
    .set({ lineCount: sql`${statements.lineCount} + ${by}` })
    .where(byId(household, id));
}

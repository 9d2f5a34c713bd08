import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { formatCount, STATEMENT_LIMITS } from "#contract/limits.ts";
import type { KnownLine } from "#contract/statements.ts";
import type { Day } from "#core/day.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { statementLines, statements } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { changeLineCount, type StatementRow } from "./store.ts";

export type NewLine = { key: string; day: Day; amount: Cents; name: string; text: string };

/** Adds lines; existing ones of the account are unchanged. Returns how many are new. */
export async function insertLines(
  tx: Db,
  { household, id, accountId }: StatementRow,
  lines: readonly NewLine[],
): Promise<number> {
  if (lines.length === 0) return 0;
  const rows = lines.map((line) => ({ ...line, household, statementId: id, accountId }));
  const added = await tx.insert(statementLines).values(rows).onConflictDoNothing().returning({ id: statementLines.id });
  return added.length;
}

async function countLines(db: Db, household: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${statements.lineCount}), 0)::int` })
    .from(statements)
    .where(eq(statements.household, household));
  return row?.count ?? 0;
}

/** Refuses lines above the household's limit. */
export async function checkLineRoom(db: Db, household: string, added: number): Promise<void> {
  if (added > 0 && (await countLines(db, household)) + added > STATEMENT_LIMITS.kept)
    throw new Fault(
      "conflict",
      `A household can keep at most ${formatCount(STATEMENT_LIMITS.kept)} lines of bank statements`,
    );
}

const SLICE = 500;

/** Deletes the next lines of a statement, but none that moves to another meanwhile; false when none are left. */
export async function deleteSomeLines(
  tx: Db,
  { household, id }: Pick<StatementRow, "household" | "id">,
): Promise<boolean> {
  const deleted = await tx.execute(sql`
    delete from statement_lines where household_id = ${household} and statement_id = ${id} and id in (
      select id from statement_lines where household_id = ${household} and statement_id = ${id} limit ${SLICE}) returning id`);
  return (deleted as unknown as { rows: unknown[] }).rows.length > 0;
}

type LineKeys = { household: string; accountId: number; keys: readonly string[] };

const hasKeys = ({ household, accountId, keys }: LineKeys) =>
  and(
    eq(statementLines.household, household),
    eq(statementLines.accountId, accountId),
    sql`${statementLines.key} = any(${sql.param(keys)}::text[])`,
  );

/** Links lines to a bill. A line matched to a payment keeps that payment's bill. */
export async function linkBill(tx: Db, lineKeys: LineKeys, billId: number): Promise<void> {
  await tx
    .update(statementLines)
    .set({ billId })
    .where(and(hasKeys(lineKeys), isNull(statementLines.paymentId)));
}

/** Undoes `linkBill`. */
export async function unlinkBill(tx: Db, lineKeys: LineKeys, billId: number): Promise<void> {
  await tx
    .update(statementLines)
    .set({ billId: null })
    .where(and(hasKeys(lineKeys), eq(statementLines.billId, billId), isNull(statementLines.paymentId)));
}

export async function lockLines(tx: Db, lineKeys: LineKeys) {
  return tx.select().from(statementLines).where(hasKeys(lineKeys)).orderBy(statementLines.id).for("update");
}

type OwnedLine = { id: number; statementId: number };

/** Links a line to its payment. From then on it belongs to the statement that made the payment, and is undone with it. */
export async function linkPayment(
  tx: Db,
  { household, id: statementId }: StatementRow,
  line: OwnedLine,
  link: { billId: number; paymentId: number },
): Promise<void> {
  await tx
    .update(statementLines)
    .set({ ...link, statementId })
    .where(and(eq(statementLines.household, household), eq(statementLines.id, line.id)));
  if (line.statementId === statementId) return;
  await changeLineCount(tx, household, line.statementId, -1);
  await changeLineCount(tx, household, statementId, 1);
}

/** The payment was undone: its line can be matched to another. */
export async function unlinkPayment(tx: Db, household: string, paymentId: number): Promise<void> {
  await tx
    .update(statementLines)
    .set({ paymentId: null })
    .where(and(eq(statementLines.household, household), eq(statementLines.paymentId, paymentId)));
}

type LinePage = { limit?: number | undefined; before?: number | undefined; accountId?: number | undefined };

/** A page of lines, newest import first. */
export async function listLines(
  db: Db,
  household: string,
  { limit = 200, before, accountId }: LinePage,
): Promise<{ items: KnownLine[]; next: number | null }> {
  const rows = await db
    .select()
    .from(statementLines)
    .where(
      and(
        eq(statementLines.household, household),
        accountId === undefined ? undefined : eq(statementLines.accountId, accountId),
        before === undefined ? undefined : lt(statementLines.id, sql`${before}::bigint`),
      ),
    )
    .orderBy(desc(statementLines.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ id, key, day, amount, name, text, billId, paymentId }) => ({
    ...{ id, key, day, amount: formatMoney(amount), name, text, billId, paymentId },
  }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { formatCount, STATEMENT_LIMITS } from "#contract/limits.ts";
import type { KnownLine } from "#contract/statements.ts";
import type { Day } from "#core/day.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { statementLines, statements } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { groupBy } from "#server/group-by.ts";
import { changeLineCount, lockAlive, type StatementRow } from "./store.ts";

export type NewLine = { key: string; day: Day; amount: Cents; name: string; text: string };

/** Adds lines; existing ones of the account are then also in this statement. Returns how many are new. */
export async function insertLines(
  tx: Db,
  statement: Pick<StatementRow, "household" | "id" | "accountId">,
  lines: readonly NewLine[],
): Promise<number> {
  const { household, id, accountId } = statement;
  let rest = [...new Map(lines.map((line) => [line.key, line])).values()];
  let count = 0;
  // Again for those that are deleted in between with another statement.
  while (rest.length > 0) {
    const rows = rest.map((line) => ({ ...line, household, statementId: id, accountId }));
    const added = await tx
      .insert(statementLines)
      .values(rows)
      .onConflictDoNothing()
      .returning({ key: statementLines.key });
    count += added.length;
    const done = new Set(added.map(({ key }) => key));
    rest = rest.filter(({ key }) => !done.has(key));
    const known = await noteAlsoIn(tx, statement, rest);
    rest = rest.filter(({ key }) => !known.has(key));
  }
  return count;
}

/** Notes that existing lines of the account are also in a statement. Returns their keys. */
export async function noteAlsoIn(
  tx: Db,
  { household, id, accountId }: Pick<StatementRow, "household" | "id" | "accountId">,
  lines: readonly { key: string }[],
): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set();
  const { statementId, alsoIn } = statementLines;
  const isNoted = sql`${statementId} = ${id}::bigint or ${id}::bigint = any(${alsoIn})`;
  const known = await tx
    .update(statementLines)
    .set({ alsoIn: sql`case when ${isNoted} then ${alsoIn} else array_append(${alsoIn}, ${id}::bigint) end` })
    .where(hasKeys({ household, accountId, keys: lines.map(({ key }) => key) }))
    .returning({ key: statementLines.key });
  return new Set(known.map(({ key }) => key));
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

/**
 * Deletes the next lines of a statement that is undone or cancelled, but leaves those that another one contains to it.
 * False when none are left.
 */
export async function releaseSomeLines(tx: Db, { household, id, accountId }: StatementRow): Promise<boolean> {
  const others = await lockAlive(tx, { household, id, accountId });
  const lines = await tx
    .select({ id: statementLines.id, alsoIn: statementLines.alsoIn })
    .from(statementLines)
    .where(and(eq(statementLines.household, household), eq(statementLines.statementId, id)))
    .limit(SLICE)
    .for("update");
  const heirOf = ({ alsoIn }: { alsoIn: number[] }) => others.find((other) => alsoIn.includes(other)) ?? null;
  const areLines = (some: typeof lines) =>
    and(
      eq(statementLines.household, household),
      sql`${statementLines.id} = any(${sql.param(some.map((line) => line.id))}::bigint[])`,
    );
  await tx.delete(statementLines).where(areLines(lines.filter((line) => heirOf(line) === null)));
  for (const [heir, left] of groupBy(lines, heirOf)) {
    await tx.update(statementLines).set({ statementId: heir }).where(areLines(left));
    await changeLineCount(tx, household, heir, left.length);
  }
  return lines.length > 0;
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
  const { alsoIn } = statementLines;
  const isOwn = line.statementId === statementId;
  await tx
    .update(statementLines)
    .set({
      ...link,
      statementId,
      ...(isOwn ? {} : { alsoIn: sql`array_append(${alsoIn}, ${line.statementId}::bigint)` }),
    })
    .where(and(eq(statementLines.household, household), eq(statementLines.id, line.id)));
  if (isOwn) return;
  await changeLineCount(tx, household, line.statementId, -1);
  await changeLineCount(tx, household, statementId, 1);
}

/** The payment was undone: its line can be matched to another. If it was a mistake, its bill is forgotten too. */
export async function unlinkPayment(
  tx: Db,
  household: string,
  { paymentId, isMistake = false }: { paymentId: number; isMistake?: boolean },
): Promise<void> {
  await tx
    .update(statementLines)
    .set({ paymentId: null, ...(isMistake ? { billId: null } : {}) })
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

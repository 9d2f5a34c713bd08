import type * as z from "zod/mini";
import { formatCount, STATEMENT_LIMITS } from "#contract/limits.ts";
import type { StartStatementInput, Statement } from "#contract/statements.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { lockAccountForReference } from "#server/features/accounts/store.ts";
import { noAccount } from "#server/features/bills/add-bill.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { checkLineRoom, insertLines, linkBill, type NewLine, releaseSomeLines } from "./lines-store.ts";
import {
  clearLinks,
  closeDraft,
  findLinks,
  insertStatement,
  listAbandoned,
  listUnlinked,
  lockStatement,
  removeStatement,
  type StatementRow,
  statementToWire,
  updateStatement,
} from "./store.ts";

const ABANDONED_AFTER = 24 * 3_600_000;

type Start = { household: string; user: string; input: z.output<typeof StartStatementInput>; now: Date };

/** Starts an import: it has no effect until it is applied. */
export async function startStatement(tx: Db, { household, user, input, now }: Start): Promise<Statement> {
  const { accountId, format, accountHint, from, to, closing, layoutKey, layout } = input;
  if ((await lockAccountForReference(tx, household, accountId)) === undefined) throw noAccount();
  const row = await insertStatement(tx, {
    ...{ household, accountId, format, accountHint, layoutKey, layout },
    state: "draft",
    fromDay: from,
    toDay: to,
    closingDay: closing?.day ?? null,
    closingAmount: closing?.amount ?? null,
    createdBy: user,
    createdAt: now,
  });
  return statementToWire(row);
}

/** Adds some of a statement's lines. Repeating is harmless. */
export async function addLines(
  tx: Db,
  { household, id, lines }: { household: string; id: number; lines: readonly NewLine[] },
): Promise<{ added: number; known: number }> {
  const statement = await lockStatement(tx, household, id);
  if (statement.state !== "draft") throw alreadyDone();
  if (statement.lineCount + lines.length > STATEMENT_LIMITS.lines)
    throw new Fault("conflict", `A statement can have at most ${formatCount(STATEMENT_LIMITS.lines)} lines`);
  await checkLineRoom(tx, household, lines.length);
  const added = await insertLines(tx, statement, lines);
  await updateStatement(tx, statement, { lineCount: statement.lineCount + added });
  return { added, known: lines.length - added };
}

export const alreadyDone = () => new Fault("conflict", "This statement has already been imported");

/**
 * Deletes the lines of an undone statement that no other contains, in batches, each in its own transaction: others get their turn in between.
 * One that was never applied is deleted with them.
 */
export async function clearStatement(db: Db, statement: StatementRow): Promise<void> {
  while (await inTransaction(db, (tx) => releaseSomeLines(tx, statement))) await yieldToEventLoop();
  if (statement.appliedAt === null) await removeStatement(db, statement);
  else await updateStatement(db, statement, { lineCount: 0 });
}

/**
 * Links each line to its newly created bill, one bill per transaction. If interrupted, it is repeated when the next
 * statement is started.
 */
export async function linkLines(db: Db, household: string, id: number): Promise<void> {
  const { accountId, links = [] } = (await findLinks(db, household, id)) ?? {};
  if (accountId === undefined) return;
  for (const { billId, keys } of links) {
    await inTransaction(db, (tx) => linkBill(tx, { household, accountId, keys }, billId));
    await yieldToEventLoop();
  }
  await clearLinks(db, household, id);
}

/** Cancels an unapplied import, with all its lines. */
export async function dropStatement(db: Db, { household, id }: { household: string; id: number }): Promise<void> {
  const statement = await inTransaction(db, async (tx) => {
    const row = await lockStatement(tx, household, id);
    // One that was being cancelled before may have been interrupted.
    if (row.state !== "draft" && !(row.state === "undone" && row.appliedAt === null)) throw alreadyDone();
    return updateStatement(tx, row, { state: "undone" });
  });
  await clearStatement(db, statement);
}

/** Deletes abandoned imports, and finishes interrupted ones, undos and cancellations. */
export async function sweepStatements(db: Db, household: string, now: Date): Promise<void> {
  for (const id of await listUnlinked(db, household)) await linkLines(db, household, id);
  for (const statement of await listAbandoned(db, household, new Date(now.getTime() - ABANDONED_AFTER))) {
    // It may have been applied in the meantime.
    if (statement.state === "draft" && !(await inTransaction(db, (tx) => closeDraft(tx, statement)))) continue;
    await clearStatement(db, statement);
  }
}

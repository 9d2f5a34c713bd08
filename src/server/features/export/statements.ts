import { and, asc, desc, eq, gt, gte, lte, sql } from "drizzle-orm";
import type { ExportFile } from "#contract/export.ts";
import { STATEMENT_LIMITS } from "#contract/limits.ts";
import { formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { PAGE } from "#server/db/in-pages.ts";
import { payments, statementLines, statements } from "#server/db/schema/index.ts";
import { writtenBy } from "#server/db/snapshot.ts";
import { statementToWire } from "#server/features/statements/store.ts";

/** The latest imported bank statements, and the last id of their lines. Drafts and undone imports are excluded. */
export async function readStatements(tx: Db, household: string) {
  const newest = await tx
    .select()
    .from(statements)
    .where(and(eq(statements.household, household), eq(statements.state, "applied")))
    .orderBy(desc(statements.id))
    .limit(STATEMENT_LIMITS.exportedStatements);
  const [line] = await tx
    .select({
      first: sql`coalesce(min(id), 0)`.mapWith(Number),
      last: sql`coalesce(max(id), 0)`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(
      tx
        .select({ id: statementLines.id })
        .from(statementLines)
        .where(areLinesOf(household, newest))
        .orderBy(desc(statementLines.id))
        .limit(STATEMENT_LIMITS.exported)
        .as("newest"),
    );
  return { statements: newest.reverse(), lines: line ?? { first: 0, last: 0, count: 0 } };
}

type Read = Awaited<ReturnType<typeof readStatements>> & { household: string };

/** A draft may have been the first with a line. */
function areLinesOf(household: string, rows: readonly { id: number }[]) {
  const ids = sql`${sql.param(rows.map(({ id }) => id))}::bigint[]`;
  const { statementId, alsoIn } = statementLines;
  return and(eq(statementLines.household, household), sql`(${statementId} = any(${ids}) or ${alsoIn} && ${ids})`);
}

/** A page of the lines. A line whose payment was undone, or whose bill now belongs to another, has no match. */
export function readLines(db: Db, { household, statements: exportedStatements, lines: { first, last } }: Read) {
  const isMatchedPayment = and(
    eq(payments.household, statementLines.household),
    eq(payments.id, statementLines.paymentId),
    eq(payments.status, "completed"),
  );
  return async (after: number) => {
    const found = await db
      .select({ line: statementLines, payment: payments, writtenBy: writtenBy(statementLines) })
      .from(statementLines)
      .leftJoin(payments, isMatchedPayment)
      .where(
        and(
          areLinesOf(household, exportedStatements),
          gt(statementLines.id, after),
          gte(statementLines.id, first),
          lte(statementLines.id, last),
        ),
      )
      .orderBy(asc(statementLines.id))
      .limit(PAGE);
    return found.map(({ line, payment, writtenBy }) => ({ row: { ...line, payment }, writtenBy }));
  };
}

type LineRow = Awaited<ReturnType<ReturnType<typeof readLines>>>[number]["row"];

export function exportedStatement(row: Read["statements"][number]): ExportFile["statements"][number] {
  const { state: _, lines: _l, made: _m, undoUntil: _u, ...statement } = statementToWire(row);
  return statement;
}

type Exported = { bills: ReadonlySet<number>; statements: ReadonlySet<number> };

export function exportedLine(row: LineRow, { bills, statements }: Exported): ExportFile["statementLines"][number] {
  const { id, key, day, amount, name, text, payment } = row;
  const statementId = [row.statementId, ...row.alsoIn].find((one) => statements.has(one)) ?? row.statementId;
  const billId = row.billId !== null && bills.has(row.billId) ? row.billId : null;
  const paymentId = payment?.billId === billId ? (payment?.id ?? null) : null;
  return { id, statementId, key, day, amount: formatMoney(amount), name, text, billId, paymentId };
}

import type { Db } from "#server/db/database.ts";
import { statementLines, statements } from "#server/db/schema/index.ts";
import { noteAlsoIn } from "#server/features/statements/lines-store.ts";
import { changeLineCount } from "#server/features/statements/store.ts";
import { groupBy } from "#server/group-by.ts";
import { byId, contradiction, type File } from "./file.ts";
import type { ExistingData } from "./known.ts";

type FileStatement = File["statements"][number];
type FileLine = File["statementLines"][number];

/**
 * Checks that every line has a statement and every statement an account, and that a line's payment is completed, of its
 * bill, and matched only once.
 */
export function checkStatements(file: File): void {
  const [accounts, bills, payments] = [byId(file.accounts), byId(file.bills), byId(file.payments)];
  const statementsById = byId(file.statements);
  if (file.statements.some(({ accountId }) => !accounts.has(accountId)))
    throw contradiction("a statement has an unknown account");
  const matchedPayments = new Set<number>();
  for (const { statementId, billId, paymentId, day } of file.statementLines) {
    if (!statementsById.has(statementId)) throw contradiction("a line has an unknown statement");
    if (billId !== null && !bills.has(billId)) throw contradiction("a line of a statement has an unknown bill");
    if (paymentId === null) continue;
    const payment = payments.get(paymentId);
    if (payment?.status !== "completed" || payment.billId !== billId || matchedPayments.has(paymentId))
      throw contradiction(`the line of ${day} refers to another bill's payment`);
    matchedPayments.add(paymentId);
  }
}

type Resolved = { state: string; localId: number | undefined };

/** New statements with their lines. One of the same account and time is the same one, even when it was undone since. */
export function newStatements(file: File, accounts: ReadonlyMap<number, Resolved>, existingData: ExistingData) {
  const added = file.statements.filter(({ accountId, createdAt }) => {
    const { state, localId } = accounts.get(accountId) ?? {};
    return state !== "existing" || localId === undefined || !existingData.hasStatement(localId, createdAt);
  });
  const ids = byId(added);
  return { statements: added, lines: file.statementLines.filter(({ statementId }) => ids.has(statementId)) };
}

type IdMappings = {
  household: string;
  user: string;
  /** Our ids for those of the file. */
  ids: ReadonlyMap<number, number>;
  payments: ReadonlyMap<number, number>;
  accountOf: (id: number | null) => number | null;
  billOf: (id: number | null) => number | null;
};

export type StatementToWrite = typeof statements.$inferInsert & { id: number };

/** An imported statement can't be undone here: the file does not contain what it created. */
export const statementsToWrite = (rows: readonly FileStatement[], { household, user, ids, accountOf }: IdMappings) =>
  rows.flatMap(({ id, accountId, from, to, closing, ...row }): StatementToWrite[] => {
    const account = accountOf(accountId);
    if (account === null) return [];
    const days = { fromDay: from, toDay: to, closingDay: closing?.day ?? null, closingAmount: closing?.amount ?? null };
    return [
      { ...row, ...days, id: ids.get(id) ?? 0, household, accountId: account, state: "applied", createdBy: user },
    ];
  });

export type LineToWrite = typeof statementLines.$inferInsert;

/** An existing payment has its line here, or none. */
export function linesToWrite(
  rows: readonly FileLine[],
  fileStatements: readonly FileStatement[],
  numbers: IdMappings,
): LineToWrite[] {
  const { household, ids, payments, accountOf, billOf } = numbers;
  const statementsById = byId(fileStatements);
  return rows.flatMap(({ id: _, statementId, billId, paymentId, ...row }) => {
    const account = accountOf(statementsById.get(statementId)?.accountId ?? null);
    if (account === null) return [];
    const links = { billId: billOf(billId), paymentId: paymentId === null ? null : (payments.get(paymentId) ?? null) };
    return [{ ...row, ...links, household, accountId: account, statementId: ids.get(statementId) ?? 0 }];
  });
}

export async function insertStatements(tx: Db, rows: StatementToWrite[]): Promise<void> {
  if (rows.length > 0) await tx.insert(statements).overridingSystemValue().values(rows);
}

/** Adds lines; existing ones of the account are not counted, but noted to be in this statement too. */
export async function insertStatementLines(tx: Db, household: string, rows: LineToWrite[]): Promise<void> {
  if (rows.length === 0) return;
  const { statementId, key } = statementLines;
  const added = await tx.insert(statementLines).values(rows).onConflictDoNothing().returning({ statementId, key });
  const addedBy = groupBy(added, (line) => line.statementId);
  for (const [id, lines] of groupBy(rows, (line) => line.statementId)) {
    const own = new Set(addedBy.get(id)?.map((line) => line.key));
    await noteAlsoIn(
      tx,
      { household, id, accountId: lines[0]?.accountId ?? 0 },
      lines.filter((line) => !own.has(line.key)),
    );
    await changeLineCount(tx, household, id, own.size);
  }
}

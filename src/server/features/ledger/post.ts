import { sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Move, OperationKind } from "#core/ledger.ts";
import { formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { prepared } from "#server/db/prepared.ts";
import { entries, operations } from "#server/db/schema/index.ts";
import { insertEntries } from "./insert-many.ts";

export type Operation = {
  household: string;
  key: string;
  kind: OperationKind;
  requestHash?: string | undefined;
  /** The user who did it; null for the scheduler. */
  actor: string | null;
  day: Day;
  at: Date;
};

const MAX_SINGLE_INSERTS = 2;

const insertOperation = prepared((db) =>
  db
    .insert(operations)
    .values({
      household: sql.placeholder("household"),
      key: sql.placeholder("key"),
      kind: sql.placeholder("kind"),
      requestHash: sql.placeholder("requestHash"),
      actor: sql.placeholder("actor"),
      day: sql.placeholder("day"),
      at: sql.placeholder("at"),
    })
    .returning({ id: operations.id })
    .prepare("insert_operation"),
);

const insertEntry = prepared((db) =>
  db
    .insert(entries)
    .values({
      household: sql.placeholder("household"),
      operationId: sql.placeholder("operationId"),
      pot: sql.placeholder("pot"),
      accountId: sql.placeholder("accountId"),
      billId: sql.placeholder("billId"),
      amount: sql.placeholder("amount"),
      after: sql.placeholder("after"),
      // Text already, since a null amount can't be formatted.
      catchUp: sql`${sql.placeholder("catchUp")}`,
    })
    .prepare("insert_entry"),
);

/**
 * Writes an operation with its entries, which change the pots: the database adds each entry to its pot and rejects a
 * wrong one. The caller holds the pots' row locks, and the entries of one pot are in order.
 */
export async function post(tx: Db, operation: Operation, moves: readonly Move[]): Promise<number> {
  const [row] = await insertOperation(tx, { requestHash: null, ...operation });
  if (row === undefined) throw new Error("an operation was not saved");
  const rows = moves
    .filter(({ amount }) => amount !== 0)
    .map((move) => ({ accountId: null, catchUp: null, ...move, household: operation.household, operationId: row.id }));
  // Most operations touch one or two pots; only many at once are worth a separate statement.
  if (rows.length > MAX_SINGLE_INSERTS) await insertEntries(tx, operation.household, rows);
  else
    for (const { catchUp, ...entry } of rows)
      await insertEntry(tx, { ...entry, catchUp: catchUp && formatMoney(catchUp) });
  return row.id;
}

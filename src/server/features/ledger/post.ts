import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { Db } from "#server/db/open.ts";
import { entries, operations } from "#server/db/schema/index.ts";
import type { OperationKind } from "#server/db/schema/ledger.ts";

export type Operation = {
  owner: string;
  key: string;
  kind: OperationKind;
  requestHash?: string | undefined;
  day: Day;
  at: Date;
};

/** One movement: in an account (on account of a bill, perhaps), or in the savings of a bill. `after` is the pot's figure then. */
export type Move =
  | { pot: "account"; accountId: number; billId: number | null; amount: Cents; after: Cents }
  | { pot: "savings"; billId: number; amount: Cents; after: Cents };

/**
 * Writes why and how much, and with it changes the pots: the database adds each entry to its pot and refuses one that does
 * not fit. The pots' rows must be locked by the caller, and moves of one pot come in order.
 */
export async function post(tx: Db, operation: Operation, moves: readonly Move[]): Promise<number> {
  const [row] = await tx.insert(operations).values(operation).returning({ id: operations.id });
  if (row === undefined) throw new Error("an operation was not written");
  const rows = moves
    .filter(({ amount }) => amount !== 0)
    .map((move) => ({ ...move, owner: operation.owner, operationId: row.id }));
  if (rows.length > 0) await tx.insert(entries).values(rows);
  return row.id;
}

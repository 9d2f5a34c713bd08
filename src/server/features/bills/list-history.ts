import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { BillEvent } from "#contract/bill-history.ts";
import { formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { accounts, entries, operations } from "#server/db/schema/index.ts";
import { firstNamesOf } from "#server/features/households/people.ts";
import { groupBy } from "#server/group-by.ts";
import { getBillOrThrow } from "./add-bill.ts";

const PAGE = 20;

type Options = { household: string; id: number; limit?: number | undefined; before?: number | undefined };

/** A page of what moved money for a bill, newest first. */
export async function listHistory(
  db: Db,
  { household, id, limit = PAGE, before }: Options,
): Promise<{ items: BillEvent[]; next: number | null }> {
  await getBillOrThrow(db, household, id);
  // One more than asked for tells whether there is a next page.
  const found = await selectOperations(db, { household, id, before, limit: limit + 1 });
  const page = found.slice(0, limit);
  const moved = groupBy(
    await selectMoves(
      db,
      household,
      page.map((operation) => operation.id),
    ),
    ({ operationId }) => operationId,
  );
  const nameOf = await firstNamesOf(
    db,
    page.map(({ actor }) => actor),
  );
  const items = page.map(({ id: operation, kind, weeks, day, at, actor }): BillEvent => {
    const moves = (moved.get(operation) ?? []).filter(
      ({ billId, pot }) => billId === id || (billId === null && pot === "account"),
    );
    const saved = moves.find(({ pot }) => pot === "savings");
    const paid = kind === "payment" || kind === "reversal" ? moves.find(({ pot }) => pot === "account") : undefined;
    return {
      ...{ id: operation, kind, weeks, day, at: at.toISOString() },
      ...{ by: nameOf(actor), isAutomatic: actor === null },
      saved: saved === undefined ? null : formatMoney(saved.amount),
      paid:
        paid === undefined || paid.accountId === null
          ? null
          : { amount: formatMoney(paid.amount), accountId: paid.accountId, accountName: paid.accountName },
    };
  });
  return { items, next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/**
 * The operations that touched a bill's savings, paid it, or took a payment of it back. Each of the three has an index; an
 * account's entries have none by bill.
 */
function selectOperations(db: Db, { household, id, before, limit }: Options & { limit: number }) {
  const ofBill = sql`(
    select operation_id from entries where household_id = ${household} and bill_id = ${id} and pot = 'savings'
    union select operation_id from payments where household_id = ${household} and bill_id = ${id} and operation_id is not null
    union select o.id from payments p join operations o on o.household_id = p.household_id and o.key = 'undo:' || p.id
      where p.household_id = ${household} and p.bill_id = ${id})`;
  const isOfBill = and(eq(operations.household, household), sql`${operations.id} in ${ofBill}`);
  return db
    .select()
    .from(operations)
    .where(before === undefined ? isOfBill : and(isOfBill, lt(operations.id, before)))
    .orderBy(desc(operations.id))
    .limit(limit);
}

function selectMoves(db: Db, household: string, operationIds: readonly number[]) {
  return db
    .select({
      operationId: entries.operationId,
      pot: entries.pot,
      billId: entries.billId,
      amount: entries.amount,
      accountId: entries.accountId,
      accountName: accounts.name,
    })
    .from(entries)
    .leftJoin(accounts, and(eq(accounts.household, entries.household), eq(accounts.id, entries.accountId)))
    .where(
      and(eq(entries.household, household), sql`${entries.operationId} = any(${sql.param(operationIds)}::bigint[])`),
    );
}

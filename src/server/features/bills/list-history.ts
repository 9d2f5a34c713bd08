import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { BillEvent, listBillHistory as contract } from "#contract/bill-life.ts";
import type { OutputOf } from "#contract/call.ts";
import { formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { accounts, type billEdits, entries, operations } from "#server/db/schema/index.ts";
import { firstNamesOf } from "#server/features/auth/names.ts";
import { groupBy } from "#server/group-by.ts";
import { getBillOrThrow } from "./add-bill.ts";
import { listEdits } from "./edits-store.ts";

const PAGE = 20;

type Options = {
  household: string;
  id: number;
  limit?: number | undefined;
  before?: number | undefined;
  beforeEdit?: number | undefined;
};

/** A page of a bill's history, newest first: money movements and edits. Each is numbered separately. */
export async function listHistory(
  db: Db,
  { household, id, limit = PAGE, before, beforeEdit }: Options,
): Promise<OutputOf<typeof contract>> {
  await getBillOrThrow(db, household, id);
  // One more than requested shows whether there is a next page.
  const found = await selectOperations(db, { household, id, before, limit: limit + 1 });
  const edits = await listEdits(db, { household, billId: id }, { before: beforeEdit, limit: limit + 1 });
  const page = newestFirst(found, edits).slice(0, limit);
  const [operationsOnPage, editsOnPage] = [page.filter(isOperation), page.filter((each) => !isOperation(each))];
  const nameOf = await firstNamesOf(
    db,
    page.map(({ actor }) => actor),
  );
  const events = await describeOperations(db, { household, id }, operationsOnPage);
  const items = page.map((each): BillEvent => {
    const common = { id: each.id, day: each.day, at: each.at.toISOString(), by: nameOf(each.actor) };
    if (isOperation(each)) return { ...common, ...events(each), isAutomatic: each.actor === null, edit: null };
    const { what, before: previous, after } = each;
    const edit = { what, before: previous, after };
    return { ...common, ...NO_MONEY, kind: "edit", isAutomatic: what === "amount-began", edit };
  });
  const isMore = found.length + edits.length > page.length;
  return {
    items,
    next: isMore
      ? { before: operationsOnPage.at(-1)?.id ?? before, beforeEdit: editsOnPage.at(-1)?.id ?? beforeEdit }
      : null,
  };
}

type Operation = typeof operations.$inferSelect;
type EditRow = typeof billEdits.$inferSelect;

const NO_MONEY = { weeks: 1, saved: null, paid: null };
const isOperation = (each: Operation | EditRow): each is Operation => "kind" in each;

/** Both merged by time; each keeps its own order, whatever the clock said. */
function newestFirst(found: readonly Operation[], edits: readonly EditRow[]): (Operation | EditRow)[] {
  const [remainingOperations, remainingEdits] = [[...found], [...edits]];
  const merged: (Operation | EditRow)[] = [];
  for (;;) {
    const isEdit =
      remainingOperations[0] === undefined ||
      (remainingEdits[0] !== undefined && remainingEdits[0].at >= remainingOperations[0].at);
    const next = isEdit ? remainingEdits.shift() : remainingOperations.shift();
    if (next === undefined) return merged;
    merged.push(next);
  }
}

/** What operations changed in a bill's savings and payments. */
async function describeOperations(
  db: Db,
  { household, id }: Pick<Options, "household" | "id">,
  page: readonly Operation[],
) {
  const rows = await selectMoves(
    db,
    household,
    page.map((operation) => operation.id),
  );
  const movesByOperation = groupBy(rows, ({ operationId }) => operationId);
  return ({ id: operation, kind, weeks }: Operation): Pick<BillEvent, "kind" | "weeks" | "saved" | "paid"> => {
    const moves = (movesByOperation.get(operation) ?? []).filter(
      ({ billId, pot }) => billId === id || (billId === null && pot === "account"),
    );
    const saved = moves.find(({ pot }) => pot === "savings");
    const paid = kind === "payment" || kind === "reversal" ? moves.find(({ pot }) => pot === "account") : undefined;
    return {
      ...{ kind, weeks, saved: saved === undefined ? null : formatMoney(saved.amount) },
      paid:
        paid === undefined || paid.accountId === null
          ? null
          : { amount: formatMoney(paid.amount), accountId: paid.accountId, accountName: paid.accountName },
    };
  };
}

/**
 * The operations that changed a bill's savings, paid it, or reversed a payment. Each of the three has an index; an
 * account's entries have none by bill.
 */
function selectOperations(db: Db, { household, id, before, limit }: Options & { limit: number }) {
  const operationIdsOfBill = sql`(
    select operation_id from entries where household_id = ${household} and bill_id = ${id} and pot = 'savings'
    union select operation_id from payments where household_id = ${household} and bill_id = ${id} and operation_id is not null
    union select o.id from payments p join operations o on o.household_id = p.household_id and o.key = 'undo:' || p.id
      where p.household_id = ${household} and p.bill_id = ${id})`;
  const isOfBill = and(eq(operations.household, household), sql`${operations.id} in ${operationIdsOfBill}`);
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

import { and, desc, eq, lt, lte, sql } from "drizzle-orm";
import { type Edit, MOST_EDITS } from "#core/bills/edits.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { billEdits } from "#server/db/schema/index.ts";

type BillKey = { household: string; billId: number };
type ChangedBy = { actor: string | null; day: Day; at: Date };

const isOfBill = ({ household, billId }: BillKey) =>
  and(eq(billEdits.household, household), eq(billEdits.billId, billId));

/** Records changes to a bill and deletes the oldest above the limit. */
export async function recordEdits(tx: Db, bill: BillKey, edits: readonly Edit[], changedBy: ChangedBy): Promise<void> {
  if (edits.length === 0) return;
  const { household, billId } = bill;
  await tx.insert(billEdits).values(edits.map((edit) => ({ household, billId, ...edit, ...changedBy })));
  const [oldest] = await tx
    .select({ id: billEdits.id })
    .from(billEdits)
    .where(isOfBill(bill))
    .orderBy(desc(billEdits.id))
    .offset(MOST_EDITS)
    .limit(1);
  if (oldest !== undefined) await tx.delete(billEdits).where(and(isOfBill(bill), lte(billEdits.id, oldest.id)));
}

/** The latest changes of a bill, newest first. */
export function listEdits(db: Db, bill: BillKey, { before, limit }: { before?: number | undefined; limit: number }) {
  return db
    .select()
    .from(billEdits)
    .where(before === undefined ? isOfBill(bill) : and(isOfBill(bill), lt(billEdits.id, before)))
    .orderBy(desc(billEdits.id))
    .limit(limit);
}

/** Every recorded change of a household's bills, oldest first. */
export function listAllEdits(db: Db, household: string) {
  const { id, billId, what, before, after, day, at } = billEdits;
  return db
    .select({ billId, what, before, after, day, at })
    .from(billEdits)
    .where(eq(billEdits.household, household))
    .orderBy(sql`${id}`);
}

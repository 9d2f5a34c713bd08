import { and, desc, eq, lt, lte, sql } from "drizzle-orm";
import { type Edit, MOST_EDITS } from "#core/bills/edits.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { billEdits } from "#server/db/schema/index.ts";

type Of = { household: string; billId: number };
type By = { actor: string | null; day: Day; at: Date };

const isOf = ({ household, billId }: Of) => and(eq(billEdits.household, household), eq(billEdits.billId, billId));

/** Records changes to a bill and deletes the oldest above the limit. */
export async function noteEdits(tx: Db, bill: Of, edits: readonly Edit[], by: By): Promise<void> {
  if (edits.length === 0) return;
  const { household, billId } = bill;
  await tx.insert(billEdits).values(edits.map((edit) => ({ household, billId, ...edit, ...by })));
  const [old] = await tx
    .select({ id: billEdits.id })
    .from(billEdits)
    .where(isOf(bill))
    .orderBy(desc(billEdits.id))
    .offset(MOST_EDITS)
    .limit(1);
  if (old !== undefined) await tx.delete(billEdits).where(and(isOf(bill), lte(billEdits.id, old.id)));
}

/** The latest changes of a bill, newest first. */
export function listEdits(db: Db, bill: Of, { before, limit }: { before?: number | undefined; limit: number }) {
  return db
    .select()
    .from(billEdits)
    .where(before === undefined ? isOf(bill) : and(isOf(bill), lt(billEdits.id, before)))
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

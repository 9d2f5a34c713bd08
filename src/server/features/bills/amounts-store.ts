import { and, asc, eq } from "drizzle-orm";
import type { DatedAmount } from "#core/bills/amounts.ts";
import type { Db } from "#server/db/database.ts";
import { billAmounts } from "#server/db/schema/index.ts";

type Of = { household: string; billId: number };

const isOf = ({ household, billId }: Of) => and(eq(billAmounts.household, household), eq(billAmounts.billId, billId));

/** Notes what a bill comes to from a day on; the last word of a day stands. */
export async function noteAmount(tx: Db, bill: Of, { from, amount, why }: DatedAmount): Promise<void> {
  const { household, billId } = bill;
  await tx
    .insert(billAmounts)
    .values({ household, billId, from, amount, why })
    .onConflictDoUpdate({
      target: [billAmounts.household, billAmounts.billId, billAmounts.from],
      set: { amount, why },
    });
}

/** What a bill came to, oldest first. */
export function listAmounts(db: Db, bill: Of): Promise<DatedAmount[]> {
  const { from, amount, why } = billAmounts;
  return db.select({ from, amount, why }).from(billAmounts).where(isOf(bill)).orderBy(asc(from));
}

/** The same of every bill of a household. */
export function listAllAmounts(db: Db, household: string): Promise<(DatedAmount & { billId: number })[]> {
  const { billId, from, amount, why } = billAmounts;
  return db
    .select({ billId, from, amount, why })
    .from(billAmounts)
    .where(eq(billAmounts.household, household))
    .orderBy(asc(billId), asc(from));
}

import { and, asc, eq, gt } from "drizzle-orm";
import type { DatedAmount } from "#core/bills/amounts.ts";
import type { Db } from "#server/db/database.ts";
import { byNumber, inPages, PAGE } from "#server/db/in-pages.ts";
import { billAmounts } from "#server/db/schema/index.ts";

type Of = { household: string; billId: number };

const isOf = ({ household, billId }: Of) => and(eq(billAmounts.household, household), eq(billAmounts.billId, billId));

/** Notes what a bill comes to from a day on. */
export async function noteAmount(tx: Db, { household, billId }: Of, amount: DatedAmount): Promise<void> {
  await tx.insert(billAmounts).values({ household, billId, ...amount });
}

/** Everything that was noted of what a bill came to, oldest first. */
export function listAmounts(db: Db, bill: Of): Promise<DatedAmount[]> {
  const { id, from, amount, why } = billAmounts;
  return inPages(byNumber, (after = 0) =>
    db
      .select({ id, from, amount, why })
      .from(billAmounts)
      .where(and(isOf(bill), gt(id, after)))
      .orderBy(asc(id))
      .limit(PAGE),
  );
}

/** The same of every bill of a household. */
export function listAllAmounts(db: Db, household: string): Promise<(DatedAmount & { billId: number })[]> {
  const { id, billId, from, amount, why } = billAmounts;
  return inPages(byNumber, (after = 0) =>
    db
      .select({ id, billId, from, amount, why })
      .from(billAmounts)
      .where(and(eq(billAmounts.household, household), gt(id, after)))
      .orderBy(asc(id))
      .limit(PAGE),
  );
}

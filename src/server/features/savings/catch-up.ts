import { and, asc, eq, lte } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { bills } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { creditWeeks } from "./credit-weeks.ts";

const BATCH = 100;

type Options = { household: string; today: Day; now: Date };

/** Credits the weeks owed to a household's bills, some bills at a time, with other requests between transactions. */
export async function catchUp(db: Db, { household, today, now }: Options): Promise<void> {
  for (let full = true; full; ) {
    full = await inTransaction(db, async (tx) => {
      const keys = await tx
        .select({ household: bills.household, id: bills.id, accountId: bills.accountId })
        .from(bills)
        .where(and(eq(bills.household, household), lte(bills.nextCreditDate, today)))
        .orderBy(asc(bills.id))
        .limit(BATCH)
        .for("update");
      await creditWeeks(tx, keys, { today, now });
      return keys.length === BATCH;
    });
  }
}

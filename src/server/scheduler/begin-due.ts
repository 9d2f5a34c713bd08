import { and, lte } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { bills } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { householdsOf, isBill, isInHouseholds, isNotSkipped, type Run, skipBill } from "./run.ts";

/** Starts amounts whose day has come, after crediting the weeks before it. Returns the number of weeks. */
export async function startDueAmounts(db: Db, day: Day, run: Run): Promise<number> {
  let credited = 0;
  while (!run.isStopping()) {
    const keys = await db
      .select({ household: bills.household, id: bills.id })
      .from(bills)
      .where(
        and(
          lte(bills.nextAmountFrom, day),
          isNotSkipped(run.today),
          isInHouseholds(bills.household, householdsOf(run)),
        ),
      )
      .orderBy(bills.nextAmountFrom, bills.household, bills.id)
      .limit(run.batch);
    for (const key of keys) {
      if (run.isStopping()) return credited;
      if (run.held.has(key.household)) continue;
      try {
        credited += await inTransaction(db, async (tx) => {
          // Its holder may be about to start it too: a payment on that day must use the right amount.
          const columns = { household: bills.household, id: bills.id, accountId: bills.accountId };
          const found = await tx.select(columns).from(bills).where(isBill(key)).for("update");
          return creditWeeks(tx, found, { today: day, now: run.now });
        });
        run.onTouched(key.household);
      } catch (error) {
        await skipBill(db, key, error, run);
      }
    }
    if (keys.length < run.batch) break;
    await run.yieldToEventLoop();
  }
  return credited;
}

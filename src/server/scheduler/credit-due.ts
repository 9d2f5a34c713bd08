import { and, lte } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { bills } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { type BillKeys, creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { inLanes } from "#server/in-parts.ts";
import { isBill, isDatabaseUnavailable, isInHouseholds, isNotSkipped, type Run, skipBill } from "./run.ts";

const KEY = {
  ...{ household: bills.household, id: bills.id, accountId: bills.accountId },
  ...{ nextCreditDate: bills.nextCreditDate, nextAmountFrom: bills.nextAmountFrom },
};

/** Credits the weeks complete by a day, a batch of bills at a time, across households. */
export async function creditDue(db: Db, day: Day, run: Run): Promise<number> {
  let credited = 0;
  do credited += await inLanes(run.lanes, () => creditUnlocked(db, day, run));
  while (!run.isStopping() && (await isAnyUnfinished(db, day, run)));
  return credited;
}

/**
 * Waits for credits by other processes, so that no payment of the day is refused for money that is about to arrive.
 * True when one of them stopped half way.
 */
function isAnyUnfinished(db: Db, day: Day, run: Run): Promise<boolean> {
  return inTransaction(db, async (tx) => (await creditable(tx, day, run).for("update")).length > 0);
}

async function creditUnlocked(db: Db, day: Day, run: Run): Promise<number> {
  let credited = 0;
  while (!run.isStopping()) {
    let keys: BillKeys = [];
    let weeks = 0;
    try {
      await inTransaction(db, async (tx) => {
        // Rows locked by others are left to them.
        keys = await creditable(tx, day, run).for("update", { skipLocked: true });
        weeks = await creditWeeks(tx, keys, { today: day, now: run.now });
      });
      credited += weeks;
      for (const household of new Set(keys.map((key) => key.household))) run.onTouched(household);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      // One of them fails: each is processed separately, so that the others succeed.
      run.log.warn({ err: error, bills: keys.length }, "a batch of weekly credits failed; retrying one by one");
      credited += await creditSingly(db, keys, day, run);
    }
    if (keys.length < run.batch) break;
    await run.yieldToEventLoop();
  }
  return credited;
}

function creditable(tx: Db, day: Day, { batch, today, household }: Run) {
  return tx
    .select(KEY)
    .from(bills)
    .where(and(lte(bills.nextCreditDate, day), isNotSkipped(today), isInHouseholds(bills.household, household)))
    .orderBy(bills.nextCreditDate, bills.household, bills.id)
    .limit(batch);
}

async function creditSingly(db: Db, keys: BillKeys, day: Day, run: Run): Promise<number> {
  let credited = 0;
  for (const key of keys) {
    try {
      credited += await inTransaction(db, async (tx) => {
        // Checked again: its account may have changed since the batch released it.
        const locked = await tx.select(KEY).from(bills).where(isBill(key)).for("update");
        return creditWeeks(tx, locked, { today: day, now: run.now });
      });
    } catch (error) {
      await skipBill(db, key, error, run);
    }
  }
  return credited;
}

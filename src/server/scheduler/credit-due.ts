import { and, lte, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { pagesOf } from "#server/db/in-pages.ts";
import { isAmong } from "#server/db/is-among.ts";
import { forceIndexScans } from "#server/db/prepared.ts";
import { bills } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { inLanes, inParts } from "#server/in-parts.ts";
import { isBill, isDatabaseUnavailable, isInHouseholds, isNotSkipped, type Run, skipBill } from "./run.ts";

const KEY = {
  ...{ household: bills.household, id: bills.id, accountId: bills.accountId },
  ...{ nextCreditDate: bills.nextCreditDate, nextAmountFrom: bills.nextAmountFrom },
};

/**
 * Credits the weeks complete by a day. The due bills are found without locks and claimed a batch at a time, then the
 * rest is waited for: credits by other processes, so that no payment of the day is refused for money about to arrive.
 */
export async function creditDue(db: Db, day: Day, run: Run): Promise<number> {
  const batches = dueBatches(db, day, run);
  const credited = await inLanes(run.lanes, () => creditBatches(db, batches, { day, run, isWaiting: false }));
  return credited + (await creditBatches(db, dueBatches(db, day, run), { day, run, isWaiting: true }));
}

type DueBill = { household: string; id: number; nextCreditDate: Day | null };

const BATCHES_PER_PAGE = 8;

/** The bills with a complete week, each once, however many lanes take from it. */
async function* dueBatches(db: Db, day: Day, run: Run): AsyncGenerator<DueBill[]> {
  const pages = pagesOf(
    (bill: DueBill) => bill,
    (after) => findDue(db, day, run, after),
    run.batch * BATCHES_PER_PAGE,
  );
  for await (const page of pages) yield* inParts(page, run.batch);
}

function findDue(db: Db, day: Day, { today, household, batch }: Run, after?: DueBill): Promise<DueBill[]> {
  const isLater =
    after &&
    sql`(${bills.nextCreditDate}, ${bills.household}, ${bills.id}) > (${after.nextCreditDate}::date, ${after.household}::uuid, ${after.id}::bigint)`;
  return db
    .select({ household: bills.household, id: bills.id, nextCreditDate: bills.nextCreditDate })
    .from(bills)
    .where(
      and(lte(bills.nextCreditDate, day), isNotSkipped(today), isInHouseholds(bills.household, household), isLater),
    )
    .orderBy(bills.nextCreditDate, bills.household, bills.id)
    .limit(batch * BATCHES_PER_PAGE);
}

type Claim = { day: Day; run: Run; isWaiting: boolean };

async function creditBatches(db: Db, batches: AsyncGenerator<DueBill[]>, { day, run, isWaiting }: Claim) {
  let credited = 0;
  for await (const found of batches) {
    if (run.isStopping()) break;
    const done = { weeks: 0, households: [] as string[] };
    try {
      await inTransaction(db, async (tx) => {
        const claimed = await claim(tx, found, isWaiting);
        done.weeks = await creditWeeks(tx, claimed, { today: day, now: run.now });
        done.households = claimed.map(({ household }) => household);
      });
      credited += done.weeks;
      for (const household of new Set(done.households)) run.onTouched(household);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      // One of them fails: each is processed separately, so that the others succeed.
      run.log.warn({ err: error, bills: found.length }, "a batch of weekly credits failed; retrying one by one");
      credited += await creditSingly(db, found, day, run);
    }
    await run.yieldToEventLoop();
  }
  return credited;
}

/** Locks the bills found; those locked by others are left to them, or waited for. Crediting checks again what is due. */
async function claim(tx: Db, found: readonly DueBill[], isWaiting: boolean) {
  await forceIndexScans(tx);
  return tx
    .select(KEY)
    .from(bills)
    .where(isAmong(bills, found))
    .orderBy(bills.household, bills.id)
    .for("update", isWaiting ? {} : { skipLocked: true });
}

async function creditSingly(db: Db, keys: readonly DueBill[], day: Day, run: Run): Promise<number> {
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

import { and, lte, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { forEveryLane, pagesOf } from "#server/db/in-pages.ts";
import { isAmong } from "#server/db/is-among.ts";
import { forceIndexScans } from "#server/db/prepared.ts";
import { bills } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { creditWeeks } from "#server/features/savings/credit-weeks.ts";
import { inLanes, inParts } from "#server/in-parts.ts";
import { endsRun, householdsOf, isInHouseholds, isNotSkipped, type Run, skipBill } from "./run.ts";

const KEY = {
  ...{ household: bills.household, id: bills.id, accountId: bills.accountId },
  ...{ nextCreditDate: bills.nextCreditDate, nextAmountFrom: bills.nextAmountFrom, skippedOn: bills.skippedOn },
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

function findDue(db: Db, day: Day, run: Run, after?: DueBill): Promise<DueBill[]> {
  const { today, batch } = run;
  const isLater =
    after &&
    sql`(${bills.nextCreditDate}, ${bills.household}, ${bills.id}) > (${after.nextCreditDate}::date, ${after.household}::uuid, ${after.id}::bigint)`;
  return db
    .select({ household: bills.household, id: bills.id, nextCreditDate: bills.nextCreditDate })
    .from(bills)
    .where(
      and(
        lte(bills.nextCreditDate, day),
        isNotSkipped(today),
        isInHouseholds(bills.household, householdsOf(run)),
        isLater,
      ),
    )
    .orderBy(bills.nextCreditDate, bills.household, bills.id)
    .limit(batch * BATCHES_PER_PAGE);
}

type Claim = { day: Day; run: Run; isWaiting: boolean };

async function creditBatches(db: Db, batches: AsyncGenerator<DueBill[]>, claim: Claim): Promise<number> {
  const { run } = claim;
  let credited = 0;
  for await (const found of forEveryLane(batches)) {
    if (run.isStopping()) break;
    try {
      credited += await credit(db, found, claim);
    } catch (error) {
      if (endsRun(error, run)) throw error;
      // One of them fails: each is processed separately, so that the others succeed.
      run.log.warn({ err: error, bills: found.length }, "a batch of weekly credits failed; retrying one by one");
      credited += await creditSingly(db, found, claim);
    }
    await run.yieldToEventLoop();
  }
  return credited;
}

async function creditSingly(db: Db, found: readonly DueBill[], claim: Claim): Promise<number> {
  let credited = 0;
  for (const bill of found) {
    if (claim.run.held.has(bill.household)) continue;
    try {
      credited += await credit(db, [bill], claim);
    } catch (error) {
      await skipBill(db, bill, error, claim.run);
    }
  }
  return credited;
}

/** Credits those of some bills that are still due; the bills locked by others are left to them, or waited for. */
async function credit(db: Db, due: readonly DueBill[], { day, run, isWaiting }: Claim): Promise<number> {
  const found = due.filter(({ household }) => !run.held.has(household));
  if (found.length === 0) return 0;
  const done = { weeks: 0, households: [] as string[] };
  await inTransaction(db, async (tx) => {
    await forceIndexScans(tx);
    const locked = await tx
      .select(KEY)
      .from(bills)
      .where(isAmong(bills, found))
      .orderBy(bills.household, bills.id)
      .for("update", isWaiting ? {} : { skipLocked: true });
    // Another process may have skipped one since. What is still due is checked by crediting itself.
    const claimed = locked.filter(({ skippedOn }) => skippedOn !== run.today);
    done.weeks = await creditWeeks(tx, claimed, { today: day, now: run.now });
    done.households = claimed.map(({ household }) => household);
  });
  for (const household of new Set(done.households)) run.onTouched(household);
  return done.weeks;
}

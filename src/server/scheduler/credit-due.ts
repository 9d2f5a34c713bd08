import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/open.ts";
import { bills } from "#server/db/schema/index.ts";
import { databaseCode, inTransaction } from "#server/db/transaction.ts";
import { isTransient } from "#server/db/transient-errors.ts";
import { updateBill } from "#server/features/bills/store.ts";
import { type BillKeys, creditWeeks } from "#server/features/savings/credit-weeks.ts";
import type { Run } from "./run-due.ts";

/** Credits the weeks that are complete by a day, a batch of bills at a time, whoever owns them. */
export async function creditDue(db: Db, day: Day, run: Run): Promise<number> {
  let credited = 0;
  do credited += await creditFree(db, day, run);
  while (!run.isStopping() && (await isLeftByOthers(db, day, run)));
  return credited;
}

/**
 * Waits for what other processes are crediting, so that no payment of the day is refused for money that is just arriving.
 * True when one of them gave up half way.
 */
function isLeftByOthers(db: Db, day: Day, run: Run): Promise<boolean> {
  return inTransaction(db, async (tx) => (await creditable(tx, day, run).for("update")).length > 0);
}

async function creditFree(db: Db, day: Day, run: Run): Promise<number> {
  let credited = 0;
  while (!run.isStopping()) {
    let keys: BillKeys = [];
    let weeks = 0;
    try {
      await inTransaction(db, async (tx) => {
        // What others are busy with is theirs.
        keys = await creditable(tx, day, run).for("update", { skipLocked: true });
        weeks = await creditWeeks(tx, keys, { today: day, now: run.now });
      });
      credited += weeks;
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      // One of them is poisonous: each on its own, so that the others get what is theirs.
      run.log.warn({ err: error, bills: keys.length }, "a batch of weekly credits failed; trying them one by one");
      credited += await creditSingly(db, keys, day, run);
    }
    if (keys.length < run.batch) break;
    await run.yieldToEventLoop();
  }
  return credited;
}

function creditable(tx: Db, day: Day, { batch, today, household }: Run) {
  return tx
    .select({ household: bills.household, id: bills.id })
    .from(bills)
    .where(and(lte(bills.nextCreditDate, day), isNotSkipped(today), isOf(bills.household, household)))
    .orderBy(bills.nextCreditDate, bills.household, bills.id)
    .limit(batch);
}

async function creditSingly(db: Db, keys: BillKeys, day: Day, run: Run): Promise<number> {
  let credited = 0;
  for (const key of keys) {
    try {
      credited += await inTransaction(db, async (tx) => {
        await tx.select({ id: bills.id }).from(bills).where(isBill(key)).for("update");
        return creditWeeks(tx, [key], { today: day, now: run.now });
      });
    } catch (error) {
      await skipBill(db, key, error, run);
    }
  }
  return credited;
}

/**
 * Whether the database was not to be had, whichever bill was its turn: the run ends, and the next tick goes on. A statement
 * that takes too long may well be that bill's own.
 */
export const isDatabaseUnavailable = (error: unknown) => isTransient(error) && databaseCode(error) !== "57014";

/** Sets a bill that can't be processed aside until tomorrow, and says so. */
export async function skipBill(
  db: Db,
  key: { household: string; id: number },
  error: unknown,
  run: Run,
): Promise<void> {
  if (isDatabaseUnavailable(error)) throw error;
  run.skipped += 1;
  run.log.error({ err: error, bill: key.id }, "a bill could not be processed today; it is tried again tomorrow");
  await updateBill(db, key, { skippedOn: run.today });
}

export const isBill = (key: { household: string; id: number }) =>
  and(eq(bills.household, key.household), eq(bills.id, key.id));

/** One household, or all but some. */
export type Whose = string | { but: readonly string[] };

/** Restricts to those whose turn it is, if it is not everybody's. */
export function isOf(column: AnyPgColumn | SQL, whose: Whose | undefined): SQL | undefined {
  if (whose === undefined) return undefined;
  return typeof whose === "string" ? sql`${column} = ${whose}` : sql`${column} <> all(${sql.param(whose.but)}::uuid[])`;
}

export const isNotSkipped = (today: Day) => sql`${bills.skippedOn} is distinct from ${today}::date`;

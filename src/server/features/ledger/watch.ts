import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";

/** Whether every pot matched its entries at the last check. */
export type LedgerWatch = { isClean(): boolean; check(): Promise<void> };

/**
 * Reads the view of unexplained pots periodically, never in a request: it sums up every entry. A timeout on a large
 * ledger is inconclusive, not an error.
 */
export function watchLedger(db: Db, log: Log): LedgerWatch {
  let isClean = true;
  return {
    isClean: () => isClean,
    async check() {
      try {
        const found = await db.execute(sql`select count(*)::int as pots from unexplained_pots`);
        const [row] = (found as unknown as { rows: { pots: number }[] }).rows;
        isClean = row?.pots === 0;
        if (!isClean) log.error({ pots: row?.pots }, "some balances do not match their entries; run npm run doctor");
      } catch (error) {
        log.warn({ err: error }, "the ledger could not be checked");
      }
    },
  };
}

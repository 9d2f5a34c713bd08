import { and, eq, isNotNull, lte } from "drizzle-orm";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/open.ts";
import { users } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { eraseMoney } from "#server/features/ledger/erase.ts";

/** Keeps the promise of 'Delete All Data': people whose day has come are erased, with everything of theirs. */
export async function eraseDue(db: Db, clock: Clock): Promise<number> {
  const isDue = and(isNotNull(users.deletesAt), lte(users.deletesAt, clock.now()), eq(users.isDemo, false));
  const due = await db.select({ id: users.id }).from(users).where(isDue);
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      // Looked at again under the lock: they may have changed their mind a moment ago.
      const [person] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), isDue))
        .for("update");
      if (person === undefined) return;
      await eraseMoney(tx, id);
      await tx.delete(users).where(eq(users.id, id));
    });
  }
  return due.length;
}

import { and, eq, isNotNull, lte, type SQL } from "drizzle-orm";
import { breathe } from "#server/breathe.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/open.ts";
import { users } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { refillDemo } from "#server/features/demo/fill-demo.ts";
import { listOwnHouseholds } from "#server/features/households/store.ts";
import { eraseHousehold, eraseSome } from "#server/features/ledger/erase.ts";

/** Keeps the promise of 'Delete All Data': people whose time has come are erased with everything of theirs; the demo is refilled. */
export async function eraseDue(db: Db, clock: Clock): Promise<number> {
  const isDue = and(isNotNull(users.deletesAt), lte(users.deletesAt, clock.now()));
  const due = await db.select({ id: users.id }).from(users).where(isDue);
  for (const { id } of due) {
    // Years of a household go in steps, each looked at again under the lock: what is left after the last is but the person.
    while (await inTransaction(db, (tx) => eraseSomeOf(tx, id, isDue))) await breathe();
    await inTransaction(db, async (tx) => {
      // Looked at again under the lock: they may have changed their mind a moment ago.
      const [person] = await tx
        .select({ isDemo: users.isDemo })
        .from(users)
        .where(and(eq(users.id, id), isDue))
        .for("update");
      if (person === undefined) return;
      const own = await listOwnHouseholds(tx, id);
      if (person.isDemo) {
        for (const household of own) {
          await refillDemo(tx, { user: id, household, today: clock.today(), now: clock.now() });
        }
        await tx.update(users).set({ deletesAt: null }).where(eq(users.id, id));
      } else {
        for (const household of own) await eraseHousehold(tx, household);
        await tx.delete(users).where(eq(users.id, id));
      }
    });
  }
  return due.length;
}

async function eraseSomeOf(tx: Db, id: string, isDue: SQL | undefined): Promise<boolean> {
  const [person] = await tx
    .select({ isDemo: users.isDemo })
    .from(users)
    .where(and(eq(users.id, id), isDue))
    .for("update");
  if (person === undefined || person.isDemo) return false;
  for (const household of await listOwnHouseholds(tx, id)) if (await eraseSome(tx, household)) return true;
  return false;
}

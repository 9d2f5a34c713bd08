import { and, eq, isNotNull, lte, type SQL } from "drizzle-orm";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { dropWaysIn } from "#server/features/auth/store.ts";
import { refillDemo } from "#server/features/demo/fill-demo.ts";
import { leaveAllShared } from "#server/features/households/members.ts";
import { listOwnHouseholds } from "#server/features/households/store.ts";
import { type Erased, eraseHousehold, eraseSome, NOTHING_ERASED } from "#server/features/ledger/erase.ts";
import { endAllSessions } from "#server/http/session.ts";
import { yieldToEventLoop } from "#server/yield-to-event-loop.ts";

/** Keeps the promise of 'Delete All Data': people whose time has come are erased with everything of theirs; the demo is refilled. */
export async function eraseDue(db: Db, clock: Clock, isStopping = () => false): Promise<number> {
  const isDue = and(isNotNull(users.deletesAt), lte(users.deletesAt, clock.now()));
  const due = await db.select({ id: users.id }).from(users).where(isDue);
  let erased = 0;
  for (const { id } of due) {
    if (isStopping()) break;
    const whose = await inTransaction(db, (tx) => beginErasing(tx, id, isDue, clock));
    if (whose === "demo") erased += 1;
    if (whose === "person" && (await eraseInSteps(db, id, isStopping))) erased += 1;
  }
  return erased;
}

/** Looks again under the lock, since they may have changed their mind a moment ago. From here on there is no way back. */
async function beginErasing(tx: Db, id: string, isDue: SQL | undefined, clock: Clock) {
  const isPerson = eq(users.id, id);
  const [person] = await tx.select({ isDemo: users.isDemo }).from(users).where(and(isPerson, isDue)).for("update");
  if (person === undefined) return undefined;
  if (person.isDemo) {
    for (const household of await listOwnHouseholds(tx, id)) {
      await refillDemo(tx, { user: id, household, today: clock.today(), now: clock.now() });
    }
    await tx.update(users).set({ deletesAt: null }).where(isPerson);
    return "demo";
  }
  // Nobody signs in as them and takes back what is half gone; their address is free for whoever begins anew.
  await leaveAllShared(tx, id);
  await endAllSessions(tx, id);
  await dropWaysIn(tx, id);
  const nobody = {
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    password: null,
    googleId: null,
    appleId: null,
  };
  await tx
    .update(users)
    .set({ ...nobody, email: `${id.toLowerCase()}@erased.invalid` })
    .where(isPerson);
  return "person";
}

/** Years of a household go in steps, with room for others in between. One that was cut short is begun again at the next tick. */
async function eraseInSteps(db: Db, id: string, isStopping: () => boolean): Promise<boolean> {
  for (const household of await listOwnHouseholds(db, id)) {
    for (let erased: Erased | undefined = NOTHING_ERASED; erased !== undefined; ) {
      if (isStopping()) return false;
      const soFar: Erased = erased;
      erased = await inTransaction(db, (tx) => eraseSome(tx, household, soFar));
      await yieldToEventLoop();
    }
    await inTransaction(db, (tx) => eraseHousehold(tx, household));
  }
  await inTransaction(db, (tx) => tx.delete(users).where(eq(users.id, id)));
  return true;
}

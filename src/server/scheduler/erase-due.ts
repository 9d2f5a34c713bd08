import { and, eq, isNotNull, lte, type SQL } from "drizzle-orm";
import { type Clock, SERVER_CALENDAR } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { households, users } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { deleteSignInMethods } from "#server/features/auth/store.ts";
import { refillDemo } from "#server/features/demo/fill-demo.ts";
import { leaveAllShared } from "#server/features/households/members.ts";
import { findHousehold, listOwnHouseholds } from "#server/features/households/store.ts";
import {
  ERASE_START,
  type EraseCursor,
  eraseBatch,
  eraseHousehold,
  eraseMoney,
  markErasing,
} from "#server/features/ledger/erase.ts";
import { endAllSessions } from "#server/http/session.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";

type Options = {
  isStopping: () => boolean;
  /** Called with each household that lost its data, or a member. */
  onErased: (household: string) => void;
};

/** Carries out 'Delete All Data': users whose time has come are erased with all their data; the demo is refilled. */
export async function eraseDue(
  db: Db,
  clock: Clock,
  isStopping = () => false,
  onErased: Options["onErased"] = () => {},
): Promise<number> {
  const isDue = and(isNotNull(users.deletesAt), lte(users.deletesAt, clock.now()));
  const due = await db.select({ id: users.id }).from(users).where(isDue);
  let erased = 0;
  for (const { id } of due) {
    if (isStopping()) break;
    const outcome = await inTransaction(db, (tx) => beginErasing(tx, id, isDue, clock));
    if (outcome === undefined) continue;
    for (const household of outcome.left) onErased(household);
    if (outcome.isDemo || (await eraseInSteps(db, id, isStopping))) erased += 1;
  }
  return erased + (await eraseHouseholds(db, clock, { isStopping, onErased }));
}

/** Checked again under the lock, since they may just have cancelled. From here on it is irreversible. */
async function beginErasing(tx: Db, id: string, isDue: SQL | undefined, clock: Clock) {
  const isPerson = eq(users.id, id);
  const [person] = await tx.select({ isDemo: users.isDemo }).from(users).where(and(isPerson, isDue)).for("update");
  if (person === undefined) return undefined;
  if (person.isDemo) {
    for (const household of await listOwnHouseholds(tx, id)) {
      const today = clock.today((await findHousehold(tx, household)) ?? SERVER_CALENDAR);
      await refillDemo(tx, { user: id, household, today, now: clock.now() });
    }
    await tx.update(users).set({ deletesAt: null }).where(isPerson);
    return { isDemo: true, left: [] };
  }
  // No one can sign in as them and cancel; their address can be registered again.
  const left = await leaveAllShared(tx, id);
  await endAllSessions(tx, id);
  await deleteSignInMethods(tx, id);
  const emptyProfile = {
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    password: null,
    googleId: null,
    appleId: null,
  };
  await tx
    .update(users)
    .set({ ...emptyProfile, email: `${id.toLowerCase()}@erased.invalid` })
    .where(isPerson);
  return { isDemo: false, left };
}

/** Erases the data of households whose owners requested it. The members stay, and start over. */
async function eraseHouseholds(db: Db, clock: Clock, { isStopping, onErased }: Options): Promise<number> {
  const isDue = and(isNotNull(households.deletesAt), lte(households.deletesAt, clock.now()));
  const due = await db.select({ id: households.id }).from(households).where(isDue);
  let erased = 0;
  for (const { id } of due) {
    if (isStopping()) break;
    const isHousehold = eq(households.id, id);
    // Checked again under the lock, since someone may have cancelled. From here on all calls wait.
    const isMarked = await inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(households).where(and(isHousehold, isDue)).for("update");
      if (row === undefined || row.importing !== null) return false;
      await markErasing(tx, id);
      return true;
    });
    if (!isMarked || !(await eraseMoneyInSteps(db, id, isStopping))) continue;
    await inTransaction(db, async (tx) => {
      await eraseMoney(tx, id);
      await tx.update(households).set({ erasingSince: null, deletesAt: null, deletesBy: null }).where(isHousehold);
    });
    onErased(id);
    erased += 1;
  }
  return erased;
}

/** A household's years are erased in steps, yielding in between. An interrupted one restarts at the next tick. */
async function eraseInSteps(db: Db, id: string, isStopping: () => boolean): Promise<boolean> {
  for (const household of await listOwnHouseholds(db, id)) {
    if (!(await eraseMoneyInSteps(db, household, isStopping))) return false;
    await inTransaction(db, (tx) => eraseHousehold(tx, household));
  }
  await inTransaction(db, (tx) => tx.delete(users).where(eq(users.id, id)));
  return true;
}

async function eraseMoneyInSteps(db: Db, household: string, isStopping: () => boolean): Promise<boolean> {
  for (let cursor: EraseCursor | undefined = ERASE_START; cursor !== undefined; ) {
    if (isStopping()) return false;
    const current: EraseCursor = cursor;
    cursor = await inTransaction(db, (tx) => eraseBatch(tx, household, current));
    await yieldToEventLoop();
  }
  return true;
}

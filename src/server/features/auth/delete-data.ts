import type { User } from "#contract/auth.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { isLastOwner, listMemberships } from "#server/features/households/store.ts";
import { scheduleDeletion, toUser, updateUser } from "./store.ts";

// The promise is 24 hours; the scheduler checks every minute, and an hour is left for delays.
const GRACE = 23 * 3_600_000;

/** When a deletion requested now takes place. */
export const deletionTime = (now: Date) => new Date(now.getTime() + GRACE);

/** A user can't leave a household with other members without an owner. */
export async function mustNotBeLastOwner(db: Db, user: string): Promise<void> {
  const owned = (await listMemberships(db, user)).find(isLastOwner);
  if (owned) throw new Fault("conflict", `You are the only owner of ${owned.name}. Make someone else an owner first.`);
}

type Options = { user: string; now: Date };

/** Schedules the deletion of all data. A repeated request does not postpone it. */
export async function deleteData(db: Db, { user, now }: Options): Promise<{ message: string; deletesAt: string }> {
  await mustNotBeLastOwner(db, user);
  const deletesAt = await scheduleDeletion(db, user, { at: deletionTime(now), now });
  if (deletesAt === undefined) throw new Fault("not_signed_in", "Please sign in");
  return { message: "All your data will be deleted within 24 hours", deletesAt: deletesAt.toISOString() };
}

/** Cancels the deletion, if it has not happened yet. */
export async function keepData(db: Db, { user, now }: Options): Promise<User> {
  const row = await updateUser(db, user, { deletesAt: null }, now);
  if (row === undefined) throw new Fault("not_signed_in", "Please sign in");
  return toUser(row);
}

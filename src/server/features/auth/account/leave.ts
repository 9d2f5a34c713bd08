import type { Leaving } from "#contract/own-account.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { deletionTime, mustNotBeLastOwner } from "#server/features/auth/delete-data.ts";
import { lockUser, scheduleDeletion } from "#server/features/auth/store.ts";
import { isLastOwner, listMemberships } from "#server/features/households/store.ts";
import { notSignedIn } from "#server/http/session.ts";

/**
 * What happens to each household when a user leaves: it is deleted with them, stays with the others, or prevents
 * leaving.
 */
export async function previewLeaving(db: Db, user: string): Promise<Leaving> {
  const found = await listMemberships(db, user);
  return {
    households: found.map((household) => ({
      ...{ name: household.name, others: household.others },
      what: household.others === 0 ? "deleted" : isLastOwner(household) ? "needs an owner" : "stays",
    })),
  };
}

type Options = { user: string; now: Date };

/** Schedules the deletion of a user's account. */
export function deleteAccount(db: Db, { user, now }: Options): Promise<{ message: string; deletesAt: string }> {
  return inTransaction(db, async (tx) => {
    if ((await lockUser(tx, user)) === undefined) throw notSignedIn();
    await mustNotBeLastOwner(tx, user);
    const deletesAt = await scheduleDeletion(tx, user, { at: deletionTime(now), now });
    if (deletesAt === undefined) throw notSignedIn();
    return { message: "Your account will be deleted within 24 hours", deletesAt: deletesAt.toISOString() };
  });
}

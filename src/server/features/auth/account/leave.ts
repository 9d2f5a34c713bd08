import type { Leaving } from "#contract/security.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { deletionTime } from "#server/features/auth/delete-data.ts";
import { lockUser, scheduleDeletion } from "#server/features/auth/store.ts";
import { listMemberships } from "#server/features/households/store.ts";
import { notSignedIn } from "#server/http/session.ts";

/** What happens to each household of a person who leaves: it goes with them, stays with the others, or keeps them. */
export async function previewLeaving(db: Db, user: string): Promise<Leaving> {
  const found = await listMemberships(db, user);
  return {
    households: found.map(({ name, others, otherOwners, role }) => ({
      ...{ name, others },
      what: others === 0 ? "deleted" : role === "owner" && otherOwners === 0 ? "needs an owner" : "stays",
    })),
  };
}

type Options = { user: string; now: Date };

/** Schedules the end of a person's account. Nobody leaves a household of others without an owner. */
export function deleteAccount(db: Db, { user, now }: Options): Promise<{ message: string; deletesAt: string }> {
  return inTransaction(db, async (tx) => {
    if ((await lockUser(tx, user)) === undefined) throw notSignedIn();
    const { households } = await previewLeaving(tx, user);
    const kept = households.find(({ what }) => what === "needs an owner");
    if (kept)
      throw new Fault("conflict", `You are the last owner of ${kept.name}. Make somebody else its owner first.`);
    const deletesAt = await scheduleDeletion(tx, user, { at: deletionTime(now), now });
    if (deletesAt === undefined) throw notSignedIn();
    return { message: "Your account will be deleted within 24 hours", deletesAt: deletesAt.toISOString() };
  });
}

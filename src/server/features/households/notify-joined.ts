import type { Db } from "#server/db/database.ts";
import { namesOfPeople } from "#server/features/auth/names.ts";
import { planAgain } from "#server/features/notifications/plan-again.ts";
import { notifyAll } from "#server/features/notifications/send-messages.ts";

type Joined = { household: string; user: string; now: Date };

/** Notifies the others that someone joined, and plans the new member's reminders. */
export async function notifyJoined(tx: Db, { household, user, now }: Joined): Promise<void> {
  const name = (await namesOfPeople(tx, [user])).get(user) ?? "Someone";
  const notification = { event: "member-joined" as const, memberId: user, name, at: now.toISOString() };
  await notifyAll(tx, household, notification, { now, except: user });
  await planAgain(tx, household);
}

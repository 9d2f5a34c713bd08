import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { calendarAddresses, userSettings } from "#server/db/schema/index.ts";
import { hashSecret, householdOfSecret, newSecret } from "#server/features/households/secret.ts";

type MemberKey = { household: string; user: string };

/** Creates a member's calendar address and replaces the previous one. */
export async function replaceAddress(
  tx: Db,
  { household, user }: MemberKey,
  now: Date,
): Promise<{ path: string; since: string }> {
  const secret = newSecret(household);
  const fresh = { secretHash: hashSecret(secret), createdAt: now };
  await tx
    .insert(calendarAddresses)
    .values({ household, userId: user, ...fresh })
    .onConflictDoUpdate({ target: [calendarAddresses.household, calendarAddresses.userId], set: fresh });
  return { path: `/api/calendar/${secret}.ics`, since: now.toISOString() };
}

/** When a member's address was created. */
export async function findAddress(db: Db, { household, user }: MemberKey): Promise<{ since: string | null }> {
  const [row] = await db
    .select({ createdAt: calendarAddresses.createdAt })
    .from(calendarAddresses)
    .where(and(eq(calendarAddresses.household, household), eq(calendarAddresses.userId, user)));
  return { since: row?.createdAt.toISOString() ?? null };
}

/** The owner of a secret's calendar, and their currency. */
export async function findOwner(
  db: Db,
  secret: string,
): Promise<(MemberKey & { currency: string | null }) | undefined> {
  const household = householdOfSecret(secret);
  if (household === undefined) return undefined;
  const [row] = await db
    .select({ household: calendarAddresses.household, user: calendarAddresses.userId, currency: userSettings.currency })
    .from(calendarAddresses)
    .leftJoin(userSettings, eq(userSettings.userId, calendarAddresses.userId))
    .where(and(eq(calendarAddresses.household, household), eq(calendarAddresses.secretHash, hashSecret(secret))));
  return row;
}

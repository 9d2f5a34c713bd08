import { and, eq, lte, sql } from "drizzle-orm";
import type { User } from "#contract/auth.ts";
import type { Db } from "#server/db/database.ts";
import {
  answers,
  apiTokens,
  authenticators,
  emailLinks,
  identities,
  invitations,
  passkeys,
  passwordResets,
  pendingSignIns,
  rateLimits,
  recoveryCodes,
  session,
  users,
} from "#server/db/schema/index.ts";
import { firstHouseholdName, insertHousehold } from "#server/features/households/store.ts";

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
export type ResetRow = typeof passwordResets.$inferSelect;

/** The fields of a user that leave the server. */
export function toUser(row: UserRow): User {
  const { id, email, firstName, lastName, profileImageUrl } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    profileImageUrl,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletesAt: row.deletesAt?.toISOString() ?? null,
  };
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).limit(1);
  return row;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).limit(1);
  return row;
}

/** A user, locked until the transaction ends: no one can sign them in or change them. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).limit(1).for("update");
  return row;
}

/** The same by address. */
export async function lockUserByEmail(tx: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).limit(1).for("update");
  return row;
}

export async function findUserByGoogleId(db: Db, googleId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.googleId, googleId)).limit(1);
  return row;
}

/** Puts a new user into a household. */
export type AddToHousehold = (tx: Db, row: UserRow) => Promise<void>;

export const createOwnHousehold: AddToHousehold = async (tx, { id, firstName, createdAt }) => {
  await insertHousehold(tx, { user: id, name: firstHouseholdName(firstName), now: createdAt });
};

/**
 * Adds a user, by default with a household of their own; undefined when the address (or identity) is taken, even with
 * simultaneous requests.
 */
export async function insertUser(
  tx: Db,
  user: NewUser,
  addToHousehold = createOwnHousehold,
): Promise<UserRow | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  if (row !== undefined) await addToHousehold(tx, row);
  return row;
}

/** The user with this subject at a provider. */
export async function findUserByIdentity(db: Db, issuer: string, subject: string): Promise<UserRow | undefined> {
  const isTheirs = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
  const [row] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(identities, eq(identities.userId, users.id))
    .where(isTheirs);
  return row?.user;
}

/** A user's subject at a provider. */
export async function findSubject(db: Db, issuer: string, user: string): Promise<string | undefined> {
  const isTheirs = and(eq(identities.issuer, issuer), eq(identities.userId, user));
  const [row] = await db.select({ subject: identities.subject }).from(identities).where(isTheirs);
  return row?.subject;
}

export async function insertIdentity(tx: Db, identity: typeof identities.$inferInsert): Promise<void> {
  await tx.insert(identities).values(identity);
}

/** Removes a user's second factors. */
export async function deleteFactors(tx: Db, user: string): Promise<void> {
  for (const table of [authenticators, recoveryCodes, passkeys]) await tx.delete(table).where(eq(table.userId, user));
}

/** Removes every way in that a user has set up besides their password: factors, links, tokens, other identities. */
export async function deleteSignInMethods(tx: Db, user: string): Promise<void> {
  await deleteFactors(tx, user);
  for (const table of [emailLinks, identities, apiTokens, pendingSignIns])
    await tx.delete(table).where(eq(table.userId, user));
}

export async function updateUser(
  db: Db,
  id: string,
  change: Partial<NewUser>,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return row;
}

/**
 * Whether a real user has an account. Holds a lock until the transaction ends, so that there is only one first user.
 */
export async function hasUsers(tx: Db): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('weekwise:first-user'))`);
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.isDemo, false)).limit(1);
  return row !== undefined;
}

export async function insertReset(db: Db, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

export async function findReset(db: Db, tokenHash: string, now: Date): Promise<ResetRow | undefined> {
  const [row] = await db.select().from(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)).limit(1);
  return row !== undefined && row.expiresAt > now ? row : undefined;
}

/** Deletes a link; false when another request was faster. */
export async function takeReset(db: Db, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash))
    .returning({ id: passwordResets.id });
  return deleted.length === 1;
}

export async function deleteResets(db: Db, email: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.email, email));
}

/** Schedules a user's deletion, unless it is already scheduled. */
export async function scheduleDeletion(db: Db, id: string, { at, now }: { at: Date; now: Date }) {
  const deletesAt = sql`coalesce(${users.deletesAt}, ${at.toISOString()}::timestamptz)`;
  const [row] = await db.update(users).set({ deletesAt, updatedAt: now }).where(eq(users.id, id)).returning();
  return row?.deletesAt ?? undefined;
}

const ANSWER_RETENTION = 7 * 86_400_000;

/** An expired token stays in its owner's list for a while, so that they see why a program stopped. */
const retentionStart = (now: Date) => new Date(now.getTime() - 30 * 86_400_000);

/** Deletes expired sessions, links, counters and stored responses. */
export async function purgeStale(db: Db, now: Date): Promise<number> {
  const deleted = [
    await db.delete(session).where(lte(session.expire, now)).returning({ id: session.sid }),
    await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now)).returning({ id: passwordResets.id }),
    await db.delete(invitations).where(lte(invitations.expiresAt, now)).returning({ id: invitations.id }),
    await db
      .delete(answers)
      .where(lte(answers.createdAt, new Date(now.getTime() - ANSWER_RETENTION)))
      .returning({ id: answers.key }),
    await db.delete(emailLinks).where(lte(emailLinks.expiresAt, now)).returning({ id: emailLinks.tokenHash }),
    await db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now)).returning({ id: pendingSignIns.id }),
    await db
      .delete(apiTokens)
      .where(lte(apiTokens.expiresAt, retentionStart(now)))
      .returning({ id: apiTokens.id }),
    await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now)).returning({ id: rateLimits.key }),
  ];
  return deleted.reduce((sum, rows) => sum + rows.length, 0);
}

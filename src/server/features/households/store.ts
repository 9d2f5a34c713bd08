import { and, asc, count, eq, gt, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Role } from "#contract/access.ts";
import type { Db } from "#server/db/database.ts";
import { households, incomes, invitations, members, session, users } from "#server/db/schema/index.ts";
import { notifyJoined } from "./notify-joined.ts";

type NewHousehold = { user: string; name: string; now: Date };

/** The name of a new user's household. */
export const firstHouseholdName = (firstName: string | null | undefined) =>
  firstName ? `${firstName}'s household` : "My household";

/** Creates a household for a user; returns its id. */
export async function insertHousehold(tx: Db, { user, name, now }: NewHousehold): Promise<string> {
  const [row] = await tx.insert(households).values({ name, createdAt: now }).returning({ id: households.id });
  if (row === undefined) throw new Error("a household was not created");
  await tx.insert(members).values({ household: row.id, userId: user, role: "owner", createdAt: now });
  return row.id;
}

/** A user's own households without other members, which are deleted with them. */
export async function listOwnHouseholds(db: Db, user: string): Promise<string[]> {
  const other = alias(members, "other");
  const others = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.household, members.household), sql`${other.userId} <> ${members.userId}`));
  const rows = await db
    .select({ id: members.household })
    .from(members)
    .where(and(eq(members.userId, user), notExists(others)))
    .orderBy(members.createdAt, members.household);
  return rows.map(({ id }) => id);
}

const isMember = (household: string, user: string) => and(eq(members.household, household), eq(members.userId, user));

/** A member's full name; null when they gave none. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(" ") || null;

/** Every member with their names, in the order they joined. */
export function listMembers(db: Db, household: string) {
  return db
    .select({
      userId: members.userId,
      role: members.role,
      share: members.share,
      createdAt: members.createdAt,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isDemo: users.isDemo,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.household, household))
    .orderBy(asc(members.createdAt), asc(members.userId));
}

/** Every household of a user, in the order they joined. */
export function listHouseholdsOf(db: Db, user: string) {
  const all = alias(members, "everybody");
  const size = db.select({ size: count() }).from(all).where(eq(all.household, members.household));
  return db
    .select({ id: households.id, name: households.name, role: members.role, members: sql<number>`(${size})::int` })
    .from(members)
    .innerJoin(households, eq(households.id, members.household))
    .where(eq(members.userId, user))
    .orderBy(asc(members.createdAt), asc(members.household));
}

export async function findHousehold(db: Db, household: string) {
  const [row] = await db.select().from(households).where(eq(households.id, household));
  return row;
}

export async function updateHouseholdRow(tx: Db, household: string, change: Partial<typeof households.$inferInsert>) {
  await tx.update(households).set(change).where(eq(households.id, household));
}

export async function insertMember(tx: Db, member: { household: string; userId: string; role: Role; createdAt: Date }) {
  await tx.insert(members).values(member);
}

export async function updateRole(tx: Db, household: string, user: string, role: Role): Promise<void> {
  await tx.update(members).set({ role }).where(isMember(household, user));
}

/** Removes a user from a household: their sessions there end, and their pay leaves its plan with them. */
export async function deleteMember(tx: Db, household: string, user: string): Promise<void> {
  await tx.delete(incomes).where(and(eq(incomes.household, household), eq(incomes.memberId, user)));
  await tx.delete(session).where(and(eq(session.userId, user), eq(session.household, household)));
  await deleteInvitationsBy(tx, household, user);
  await tx.delete(members).where(isMember(household, user));
}

export type InvitationRow = typeof invitations.$inferSelect;

const isInvitation = (household: string, id: number) =>
  and(eq(invitations.household, household), eq(invitations.id, id));

export async function insertInvitation(tx: Db, invitation: typeof invitations.$inferInsert): Promise<InvitationRow> {
  const [row] = await tx.insert(invitations).values(invitation).returning();
  if (row === undefined) throw new Error("an invitation was not saved");
  return row;
}

/** Valid invitations, oldest first. */
export function listInvitationRows(db: Db, household: string, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.household, household), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.id));
}

export async function findInvitation(db: Db, household: string, tokenHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(eq(invitations.household, household), eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)),
    );
  return row;
}

/** Deletes an invitation; false when another request was faster. */
export async function deleteInvitation(tx: Db, household: string, id: number): Promise<boolean> {
  const deleted = await tx.delete(invitations).where(isInvitation(household, id)).returning({ id: invitations.id });
  return deleted.length === 1;
}

export async function deleteInvitationsBy(tx: Db, household: string, user: string): Promise<void> {
  await tx.delete(invitations).where(and(eq(invitations.household, household), eq(invitations.invitedBy, user)));
}

/** Deletes the links a user with this address could join with. */
export async function deleteUsableInvitations(tx: Db, household: string, email: string): Promise<void> {
  const usable = or(isNull(invitations.email), eq(invitations.email, email));
  await tx.delete(invitations).where(and(eq(invitations.household, household), usable));
}

export type Membership = { household: string; name: string; role: Role; others: number; otherOwners: number };

/** A user's households, with the number of other members and other owners. */
export async function listMemberships(db: Db, user: string): Promise<Membership[]> {
  const other = alias(members, "other");
  const rows = await db
    .select({
      household: members.household,
      name: households.name,
      role: members.role,
      others: count(other.userId),
      otherOwners: sql<number>`count(*) filter (where ${other.role} = 'owner')`.mapWith(Number),
    })
    .from(members)
    .innerJoin(households, eq(households.id, members.household))
    .leftJoin(other, and(eq(other.household, members.household), ne(other.userId, members.userId)))
    .where(eq(members.userId, user))
    .groupBy(members.household, members.userId, households.id)
    .orderBy(members.createdAt, members.household);
  return rows;
}

/** Whether a household has other members and would be left without an owner. */
export const isLastOwner = ({ role, others, otherOwners }: Membership) =>
  others > 0 && role === "owner" && otherOwners === 0;

type Joining = { user: string; owner: string; now: Date };

/** Adds a user to the household owned by the user with this address; false when there is none. */
export async function joinHousehold(tx: Db, { user, owner, now }: Joining): Promise<boolean> {
  const isOwner = and(eq(users.email, owner), eq(users.mustConfirm, false), eq(users.isDemo, false));
  const [found] = await tx
    .select({ household: members.household })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(isOwner, eq(members.role, "owner"), ne(members.userId, user)))
    .orderBy(members.createdAt, members.household)
    .limit(1);
  if (found === undefined) return false;
  const joined = await tx
    .insert(members)
    .values({ ...found, userId: user, role: "member", createdAt: now })
    .onConflictDoNothing()
    .returning({ household: members.household });
  if (joined.length === 1) await notifyJoined(tx, { ...found, user, now });
  return true;
}

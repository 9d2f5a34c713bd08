import { and, count, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Role } from "#contract/access.ts";
import type { Db } from "#server/db/database.ts";
import { households, members, users } from "#server/db/schema/index.ts";

type NewHousehold = { user: string; firstName: string | null | undefined; now: Date };

/** Gives a person a household of their own; answers its id. */
export async function createHousehold(tx: Db, { user, firstName, now }: NewHousehold): Promise<string> {
  const name = firstName ? `${firstName}'s household` : "My household";
  const [row] = await tx.insert(households).values({ name, createdAt: now }).returning({ id: households.id });
  if (row === undefined) throw new Error("a household was not created");
  await tx.insert(members).values({ household: row.id, userId: user, role: "owner", createdAt: now });
  return row.id;
}

/** The households in which a person is alone: what is deleted with them. */
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

export type Membership = { household: string; name: string; role: Role; others: number; otherOwners: number };

/** The households a person is in, with how many others are, and own it. */
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

/** Whether a household has others in it, and would be left without an owner. */
export const isLastOwner = ({ role, others, otherOwners }: Membership) =>
  others > 0 && role === "owner" && otherOwners === 0;

/** Before a person goes: a household that others joined since they asked, and that has no other owner, gets its longest member. */
export async function passOnOwnership(tx: Db, user: string): Promise<void> {
  for (const { household } of (await listMemberships(tx, user)).filter(isLastOwner)) {
    const isOther = and(eq(members.household, household), ne(members.userId, user));
    const [next] = await tx
      .select({ id: members.userId })
      .from(members)
      .where(isOther)
      .orderBy(members.createdAt, members.userId)
      .limit(1);
    await tx
      .update(members)
      .set({ role: "owner" })
      .where(and(isOther, eq(members.userId, next?.id ?? "")));
  }
}

type Joining = { user: string; owner: string; now: Date };

/** Makes somebody a member of the household that the person with this address owns; false when there is none. */
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
  await tx
    .insert(members)
    .values({ ...found, userId: user, role: "member", createdAt: now })
    .onConflictDoNothing();
  return true;
}

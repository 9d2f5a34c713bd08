import { and, eq, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/database.ts";
import { households, members } from "#server/db/schema/index.ts";

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

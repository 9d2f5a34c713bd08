import type { Db } from "#server/db/database.ts";
import { insertUser } from "#server/features/auth/store.ts";
import { listOwnHouseholds } from "./store.ts";

/** The household of a user who has exactly one. */
export async function householdOf(db: Db, user: string): Promise<string> {
  const [household] = await listOwnHouseholds(db, user);
  if (household === undefined) throw new Error(`${user} has no household`);
  return household;
}

/** A user with their own household who has never signed in. */
export async function addPerson(db: Db, id: string, now = new Date("2025-01-01T00:00:00Z")) {
  await insertUser(db, { id, email: `${id}@example.com`, createdAt: now, updatedAt: now });
  return { user: id, household: await householdOf(db, id) };
}

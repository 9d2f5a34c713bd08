import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { calendarAddresses } from "#server/db/schema/index.ts";

const HOUSEHOLD_BYTES = 16;
const RANDOM_BYTES = 24;

type Who = { household: string; user: string };

/** A secret says which household it is of, so that one look finds it, and holds 24 bytes that nobody guesses. */
function newSecret(household: string): string {
  const named = Buffer.from(household.replaceAll("-", ""), "hex");
  return Buffer.concat([named, randomBytes(RANDOM_BYTES)]).toString("base64url");
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Gives a member an address; the one before stops working. */
export async function replaceAddress(
  tx: Db,
  { household, user }: Who,
  now: Date,
): Promise<{ path: string; since: string }> {
  const secret = newSecret(household);
  const fresh = { secretHash: hashOf(secret), createdAt: now };
  await tx
    .insert(calendarAddresses)
    .values({ household, userId: user, ...fresh })
    .onConflictDoUpdate({ target: [calendarAddresses.household, calendarAddresses.userId], set: fresh });
  return { path: `/api/calendar/${secret}.ics`, since: now.toISOString() };
}

/** Since when a member has an address. */
export async function findAddress(db: Db, { household, user }: Who): Promise<{ since: string | null }> {
  const [row] = await db
    .select({ createdAt: calendarAddresses.createdAt })
    .from(calendarAddresses)
    .where(and(eq(calendarAddresses.household, household), eq(calendarAddresses.userId, user)));
  return { since: row?.createdAt.toISOString() ?? null };
}

/** Whose calendar a secret opens. */
export async function findOwner(db: Db, secret: string): Promise<Who | undefined> {
  const bytes = Buffer.from(secret, "base64url");
  if (bytes.length !== HOUSEHOLD_BYTES + RANDOM_BYTES) return undefined;
  const hex = bytes.subarray(0, HOUSEHOLD_BYTES).toString("hex");
  const household = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const [row] = await db
    .select({ household: calendarAddresses.household, user: calendarAddresses.userId })
    .from(calendarAddresses)
    .where(and(eq(calendarAddresses.household, household), eq(calendarAddresses.secretHash, hashOf(secret))));
  return row;
}

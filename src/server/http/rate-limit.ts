import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { rateLimits } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

export type Limit = { what: string; max: number; minutes: number };

/** Counts an attempt and refuses it above the limit. In the database, so that it holds across processes. */
export async function countAttempt(db: Db, limit: Limit, subject: string, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + limit.minutes * 60_000);
  const isExpired = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(limit, subject), count: 1, windowEndsAt: ends })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isExpired} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        windowEndsAt: sql`case when ${isExpired} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= limit.max) return;
  const seconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  throw new Fault("too_many", `Too many attempts. Please try again in ${wait}.`, { retryAfter: seconds });
}

/** Counts an attempt; false above the limit. */
export async function isWithinLimit(db: Db, limit: Limit, subject: string, now: Date): Promise<boolean> {
  try {
    await countAttempt(db, limit, subject, now);
    return true;
  } catch (error) {
    if (error instanceof Fault && error.code === "too_many") return false;
    throw error;
  }
}

/** Resets a counter. */
export async function forgetAttempts(db: Db, limit: Limit, subject: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)));
}

/** Removes one attempt from a shared counter. */
export async function uncountAttempt(db: Db, limit: Limit, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(limit, subject)));
}

// Hashed, so that the table does not list who tried to sign in.
const keyOf = (limit: Limit, subject: string) =>
  `${limit.what}:${createHash("sha256").update(subject).digest("base64url")}`;

/**
 * The networks of an address. IPv4: the address itself. IPv6: its /64, which is one household, and its /48, which may
 * belong to one customer with 65,536 of those.
 */
export function networksOf(address: string): [string] | [string, string] {
  const withoutPrefix = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(withoutPrefix)) return [withoutPrefix];
  const [head = "", tail] = withoutPrefix.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].map((part) => part.replace(/^0+(?=.)/, "").toLowerCase());
  return [groups.slice(0, 4).join(":"), groups.slice(0, 3).join(":")];
}

import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/open.ts";
import { rateLimits } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

export type Limit = { what: string; max: number; minutes: number };

/** Counts one attempt and refuses it once there are too many. Lives in the database, so it holds across processes. */
export async function countAttempt(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + limit.minutes * 60_000);
  const over = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(limit, who), count: 1, windowEndsAt: ends })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= limit.max) return;
  const seconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  throw new Fault("too_many", `Too many attempts. Please try again in ${wait}.`, { retryAfter: seconds });
}

/** A success wipes the slate of that account, so that a forgetful owner is not locked out for long. */
export async function forgetAttempts(db: Db, limit: Limit, who: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, who)));
}

// Hashed, so that the table does not list who tried to sign in.
const keyOf = (limit: Limit, who: string) => `${limit.what}:${createHash("sha256").update(who).digest("base64url")}`;

/** One household, one counter: an IPv6 network of /64 counts as one address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}

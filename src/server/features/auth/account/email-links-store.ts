import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, ne } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { emailLinks } from "#server/db/schema/index.ts";

const HOURS = 24;

const hashOf = (token: string) => createHash("sha256").update(`email:${token}`).digest("base64url");

type NewLink = { user: string; email: string; now: Date };

/**
 * A link that confirms an address; it replaces the previous one of its kind. Links to the current address and to a new
 * one are independent, since their emails may arrive in any order. Built only from the configured address.
 */
export async function newEmailLink(
  db: Db,
  baseUrl: URL,
  { user, email, now }: NewLink,
  currentEmail = email,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const isSameKind = email === currentEmail ? eq(emailLinks.email, currentEmail) : ne(emailLinks.email, currentEmail);
  await db.delete(emailLinks).where(and(eq(emailLinks.userId, user), isSameKind));
  const expiresAt = new Date(now.getTime() + HOURS * 3_600_000);
  await db.insert(emailLinks).values({ tokenHash: hashOf(token), userId: user, email, createdAt: now, expiresAt });
  const link = new URL("/confirm-email", baseUrl);
  link.searchParams.set("token", token);
  return link.href;
}

/** Deletes a link and returns its user and address. */
export async function takeEmailLink(tx: Db, token: string, now: Date) {
  const isValid = and(eq(emailLinks.tokenHash, hashOf(token)), gt(emailLinks.expiresAt, now));
  const [row] = await tx.delete(emailLinks).where(isValid).returning();
  return row;
}

export async function deleteEmailLinks(db: Db, user: string): Promise<void> {
  await db.delete(emailLinks).where(eq(emailLinks.userId, user));
}

import { createHash, randomBytes } from "node:crypto";
import { and, asc, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Passkey } from "#contract/passkeys.ts";
import type { Db } from "#server/db/database.ts";
import { authenticators, passkeys, recoveryCodes } from "#server/db/schema/index.ts";
import { base32 } from "./totp.ts";

export type AuthenticatorRow = typeof authenticators.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;

const CODE_COUNT = 10;
const CODE_BYTES = 15;

export async function findAuthenticator(db: Db, user: string): Promise<AuthenticatorRow | undefined> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, user));
  return row;
}

/** Stores a secret that has no confirmed code yet, replacing a previous one; false when an app is already active. */
export async function saveSecret(db: Db, user: string, sealed: string, now: Date): Promise<boolean> {
  const fresh = { sealed, lastStep: 0, createdAt: now };
  const saved = await db
    .insert(authenticators)
    .values({ userId: user, ...fresh })
    .onConflictDoUpdate({ target: authenticators.userId, set: fresh, setWhere: isNull(authenticators.confirmedAt) })
    .returning();
  return saved.length === 1;
}

/** Marks a code's time step, and all before it, as used; false when another request was faster. */
export async function takeStep(db: Db, user: string, step: number): Promise<boolean> {
  const isUnused = and(eq(authenticators.userId, user), lt(authenticators.lastStep, step));
  const updated = await db.update(authenticators).set({ lastStep: step }).where(isUnused).returning();
  return updated.length === 1;
}

export async function turnOnAuthenticator(db: Db, user: string, now: Date): Promise<void> {
  await db.update(authenticators).set({ confirmedAt: now }).where(eq(authenticators.userId, user));
}

export async function deleteAuthenticator(db: Db, user: string): Promise<boolean> {
  const isOn = and(eq(authenticators.userId, user), isNotNull(authenticators.confirmedAt));
  return (await db.delete(authenticators).where(isOn).returning()).length === 1;
}

// 120 random bits each, so a plain hash is sufficient.
const hashCode = (user: string, code: string) =>
  createHash("sha256").update(`recovery:${user}:${code}`).digest("base64url");

/** Generates new codes and invalidates the old ones. Returns them in the form users copy. */
export async function replaceRecoveryCodes(tx: Db, user: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, () => base32(randomBytes(CODE_BYTES)).toLowerCase());
  await deleteRecoveryCodes(tx, user);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId: user, codeHash: hashCode(user, code), createdAt: now })));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join("-"));
}

/** Uses a recovery code; false when it is unknown or used. */
export async function takeRecoveryCode(db: Db, user: string, code: string): Promise<boolean> {
  const isCode = and(eq(recoveryCodes.userId, user), eq(recoveryCodes.codeHash, hashCode(user, code)));
  return (await db.delete(recoveryCodes).where(isCode).returning()).length === 1;
}

export async function deleteRecoveryCodes(db: Db, user: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user));
}

export async function countRecoveryCodes(db: Db, user: string): Promise<number> {
  const [row] = await db.select({ remaining: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, user));
  return row?.remaining ?? 0;
}

export function listPasskeys(db: Db, user: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, user)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

/** Undefined when the credential id already exists. */
export async function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

/** Records a use; false when it was used or removed in the meantime. */
export async function recordPasskeyUse(db: Db, { id, counter }: PasskeyRow, use: { counter: number; now: Date }) {
  const isUnchanged = and(eq(passkeys.id, id), eq(passkeys.counter, counter));
  const usage = { counter: use.counter, usedAt: use.now };
  return (await db.update(passkeys).set(usage).where(isUnchanged).returning()).length === 1;
}

export async function deletePasskey(db: Db, user: string, id: string): Promise<boolean> {
  const isOwnPasskey = and(eq(passkeys.userId, user), eq(passkeys.id, id));
  return (await db.delete(passkeys).where(isOwnPasskey).returning()).length === 1;
}

export const toPasskey = ({ id, name, createdAt, usedAt }: PasskeyRow): Passkey => ({
  ...{ id, name, createdAt: createdAt.toISOString() },
  usedAt: usedAt?.toISOString() ?? null,
});

import { and, eq, exists, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Call } from "#contract/call.ts";
import { CONFIRMED_MINUTES } from "#contract/security.ts";
import type { Db } from "#server/db/database.ts";
import { authenticators, identities, passkeys, users } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

/** Who was authenticated, and how: the matching password's hash, a passkey, or a provider's identity. */
export type Proof = { user: string } & (
  | { password: string }
  | { googleId: string }
  | { passkey: string }
  | { issuer: string; subject: string }
);

/**
 * The part of a principal this needs: the user, and when they last confirmed their identity. A token has no session.
 */
type Person = { user: string; session: { confirmedAt: Date | null } | null };

/** Whether the user needs a second step to sign in: they have an authenticator app or a passkey. */
export async function hasSecondFactor(db: Db, user: string): Promise<boolean> {
  const app = db
    .select({ one: sql`1` })
    .from(authenticators)
    .where(and(eq(authenticators.userId, user), isNotNull(authenticators.confirmedAt)));
  const keys = db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, user));
  return (await app.unionAll(keys).limit(1)).length > 0;
}

/** Until when the user's identity is confirmed; undefined when they must confirm it again. */
export function confirmedUntil({ session }: Pick<Person, "session">, now: Date): Date | undefined {
  if (!session?.confirmedAt) return undefined;
  const until = new Date(session.confirmedAt.getTime() + CONFIRMED_MINUTES * 60_000);
  return until > now ? until : undefined;
}

/** Refuses a call that requires a confirmation. A token was confirmed when it was created. */
export async function mustBeConfirmed(
  db: Db,
  principal: Person,
  { confirm }: Pick<Call, "confirm">,
  now: Date,
): Promise<void> {
  if (confirm === undefined || principal.session === null || confirmedUntil(principal, now)) return;
  if (confirm === "second factor" && !(await hasSecondFactor(db, principal.user))) return;
  throw new Fault("confirm_first", "Please confirm it's you");
}

/** Whether a proof is still valid, as a condition on the user's row. */
export function isProofValid(tx: Db, proof: Proof): SQL | undefined {
  const isPerson = eq(users.id, proof.user);
  if ("password" in proof) return and(isPerson, eq(users.password, proof.password));
  if ("googleId" in proof) return and(isPerson, eq(users.googleId, proof.googleId));
  const selectOne = { one: sql`1` };
  if ("passkey" in proof) {
    const key = and(eq(passkeys.id, proof.passkey), eq(passkeys.userId, proof.user));
    return and(isPerson, exists(tx.select(selectOne).from(passkeys).where(key)));
  }
  const identity = and(
    eq(identities.issuer, proof.issuer),
    eq(identities.subject, proof.subject),
    eq(identities.userId, proof.user),
  );
  return and(isPerson, exists(tx.select(selectOne).from(identities).where(identity)));
}

/** A proof stored while waiting for its second step. */
export function readProof(stored: Record<string, string> | null): Proof | undefined {
  if (stored === null) return undefined;
  const { user, password, googleId, passkey, issuer, subject } = stored;
  if (user === undefined) return undefined;
  if (password !== undefined) return { user, password };
  if (googleId !== undefined) return { user, googleId };
  if (passkey !== undefined) return { user, passkey };
  return issuer !== undefined && subject !== undefined ? { user, issuer, subject } : undefined;
}

import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { identities, passkeys, users } from "#server/db/schema/index.ts";

/** Who proved to be whom, and by what: the password's hash that fitted, a passkey, or the identity that a provider named. */
export type Proof = { user: string } & (
  | { password: string }
  | { googleId: string }
  | { passkey: string }
  | { issuer: string; subject: string }
);

/** Whether a proof still holds, as a condition on the person's row. */
export function stillHolds(tx: Db, proof: Proof): SQL | undefined {
  const isPerson = eq(users.id, proof.user);
  if ("password" in proof) return and(isPerson, eq(users.password, proof.password));
  if ("googleId" in proof) return and(isPerson, eq(users.googleId, proof.googleId));
  const one = { one: sql`1` };
  if ("passkey" in proof) {
    const key = and(eq(passkeys.id, proof.passkey), eq(passkeys.userId, proof.user));
    return and(isPerson, exists(tx.select(one).from(passkeys).where(key)));
  }
  const identity = and(
    eq(identities.issuer, proof.issuer),
    eq(identities.subject, proof.subject),
    eq(identities.userId, proof.user),
  );
  return and(isPerson, exists(tx.select(one).from(identities).where(identity)));
}

/** A proof that was kept while its second step was waited for. */
export function readProof(kept: Record<string, string> | null): Proof | undefined {
  if (kept === null) return undefined;
  const { user, password, googleId, passkey, issuer, subject } = kept;
  if (user === undefined) return undefined;
  if (password !== undefined) return { user, password };
  if (googleId !== undefined) return { user, googleId };
  if (passkey !== undefined) return { user, passkey };
  return issuer !== undefined && subject !== undefined ? { user, issuer, subject } : undefined;
}

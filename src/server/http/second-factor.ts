import { and, eq, exists, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Call } from "#contract/call.ts";
import { CONFIRMED_MINUTES } from "#contract/security.ts";
import type { Db } from "#server/db/database.ts";
import { authenticators, identities, passkeys, users } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

/** Who proved to be whom, and by what: the password's hash that fitted, a passkey, or the identity that a provider named. */
export type Proof = { user: string } & (
  | { password: string }
  | { googleId: string }
  | { passkey: string }
  | { issuer: string; subject: string }
);

/** As much of a principal as it takes: who, and when they last proved it. A token has no session. */
type Person = { user: string; session: { confirmedAt: Date | null } | null };

/** Whether signing in takes this person a second step: they have an app that makes codes, or a passkey. */
export async function hasSecondFactor(db: Db, user: string): Promise<boolean> {
  const app = db
    .select({ one: sql`1` })
    .from(authenticators)
    .where(and(eq(authenticators.userId, user), isNotNull(authenticators.confirmedAt)));
  const keys = db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, user));
  return (await app.unionAll(keys).limit(1)).length > 0;
}

/** Until when a person need not confirm again that it is they; undefined when they have to. */
export function confirmedUntil({ session }: Pick<Person, "session">, now: Date): Date | undefined {
  if (!session?.confirmedAt) return undefined;
  const until = new Date(session.confirmedAt.getTime() + CONFIRMED_MINUTES * 60_000);
  return until > now ? until : undefined;
}

/** Refuses a call that takes a confirmation, until there is one. A token was confirmed when it was made. */
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

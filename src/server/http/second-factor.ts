import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Call } from "#contract/call.ts";
import { CONFIRMED_MINUTES } from "#contract/security.ts";
import type { Db } from "#server/db/database.ts";
import { authenticators, passkeys } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

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
  throw new Fault("confirm_first", "Please confirm that it is you");
}

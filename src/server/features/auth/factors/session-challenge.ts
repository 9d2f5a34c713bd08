import { eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { session } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";

/** Keeps what a passkey of whoever is signed in has to sign. */
export async function keepChallenge(db: Db, sid: string, challenge: string): Promise<void> {
  await db.update(session).set({ challenge }).where(eq(session.sid, sid));
}

/** Gives it, once. */
export function takeChallenge(db: Db, sid: string): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(session).where(eq(session.sid, sid)).for("update");
    if (!row?.challenge) return undefined;
    await tx.update(session).set({ challenge: null }).where(eq(session.sid, sid));
    return row.challenge;
  });
}

/** Notes that the person has just proven that it is they. */
export async function noteConfirmed(db: Db, sid: string, now: Date): Promise<void> {
  await db.update(session).set({ confirmedAt: now }).where(eq(session.sid, sid));
}

import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Session } from "#contract/own-account.ts";
import { deviceName } from "#core/device-name.ts";
import type { Db } from "#server/db/database.ts";
import { session } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";

type CurrentSession = { user: string; sid: string };

/** No one looks through more, and a user may have any number. */
const MAX_LISTED = 500;

/** A user's sessions: this one first, then by last use. */
export async function listSessions(db: Db, { user, sid }: CurrentSession, now: Date): Promise<Session[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, user), gt(session.expire, now)))
    .orderBy(desc(eq(session.sid, sid)), desc(sql`coalesce(${session.usedAt}, ${session.expire} - interval '14 days')`))
    .limit(MAX_LISTED);
  return rows.map((row) => ({
    ...{ id: row.id, device: deviceName(row.userAgent), address: row.address, createdAt: row.sess.createdAt },
    usedAt: row.usedAt?.toISOString() ?? null,
    isCurrent: row.sid === sid,
  }));
}

/** Ends one of a user's own sessions. */
export async function endSession(db: Db, user: string, id: string): Promise<void> {
  const isOwnSession = and(eq(session.userId, user), sql`${session.id}::text = ${id}`);
  const deleted = await db.delete(session).where(isOwnSession).returning({ sid: session.sid });
  if (deleted.length === 0) throw new Fault("not_found", "Session not found");
}

import { desc, isNull, lt } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { schedulerHeartbeats } from "#server/db/schema/index.ts";

/** The interval of the scheduled work. */
export const TICK = 60_000;

export type Heartbeat = typeof schedulerHeartbeats.$inferSelect;

/** Records a heartbeat of this process; the last one, on shutdown, has no next run. */
export async function recordHeartbeat(db: Db, heartbeat: Heartbeat): Promise<void> {
  const { instance: _, ...rest } = heartbeat;
  await db
    .insert(schedulerHeartbeats)
    .values(heartbeat)
    .onConflictDoUpdate({ target: schedulerHeartbeats.instance, set: rest });
  await db
    .delete(schedulerHeartbeats)
    .where(lt(schedulerHeartbeats.heartbeatAt, new Date(heartbeat.heartbeatAt.getTime() - 86_400_000)));
}

export type Status = {
  isRunning: boolean;
  lastRunAt: string | null;
  nextRunAt: string | null;
  lastError: string | null;
};

/** Whether some process ran its scheduled work within the last two ticks and has not stopped since. */
export async function schedulerStatus(db: Db, now: Date): Promise<Status> {
  const [latest] = await db
    .select()
    .from(schedulerHeartbeats)
    .orderBy(isNull(schedulerHeartbeats.nextRunAt), desc(schedulerHeartbeats.heartbeatAt))
    .limit(1);
  return {
    isRunning: latest?.nextRunAt != null && now.getTime() - latest.heartbeatAt.getTime() <= 2 * TICK,
    lastRunAt: latest?.lastRunAt?.toISOString() ?? null,
    nextRunAt: latest?.nextRunAt?.toISOString() ?? null,
    lastError: latest?.lastError ?? null,
  };
}

import { day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";

const silent = openLog("silent");

/** Everything due up to a day, as the scheduler does it. */
export const tickOn = (db: Db, today: string, batch?: number) =>
  runDue(db, {
    today: day(today),
    now: new Date(`${today}T03:00:00Z`),
    log: silent,
    ...(batch !== undefined && { batch }),
  });

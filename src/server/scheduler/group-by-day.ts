import { isNotNull, or, sql } from "drizzle-orm";
import { addDays, type Day } from "#core/day.ts";
import { type Clock, SERVER_CALENDAR } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { households } from "#server/db/schema/index.ts";
import type { OnDay } from "./run.ts";

/** Households with the same day; all of them, without `on`. */
export type DayGroup = { today: Day; on?: OnDay };

/** A household in the server's time zone; no time zone has this name. */
const OF_SERVER = "";

/**
 * Groups all households by their current day: one group while it is the same day everywhere, and three at most, since
 * no two time zones are more than 26 hours apart. Earlier days first.
 */
export async function groupByDay(db: Db, clock: Clock): Promise<DayGroup[]> {
  const serverDay = clock.today(SERVER_CALENDAR);
  const recentNotBefore = sql<Day | null>`case when ${households.notBefore} >= ${addDays(serverDay, -2)}::date then ${households.notBefore} end`;
  const rows = await db
    .selectDistinct({ timeZone: households.timeZone, notBefore: recentNotBefore.mapWith(households.notBefore) })
    .from(households)
    .where(or(isNotNull(households.timeZone), isNotNull(households.notBefore)));
  const dayOf = new Map<string, Day>([[OF_SERVER, serverDay]]);
  const days = new Set([serverDay]);
  for (const { timeZone, notBefore } of rows) {
    dayOf.set(timeZone ?? OF_SERVER, clock.today({ timeZone, notBefore: null }));
    days.add(clock.today({ timeZone, notBefore }));
  }
  if (days.size === 1) return [{ today: serverDay }];
  const zonesOf = (isIncluded: (day: Day) => boolean) =>
    [...dayOf].flatMap(([zone, day]) => (isIncluded(day) ? [zone] : []));
  return [...days].sort().map((today) => ({
    today,
    on: { day: today, zones: zonesOf((day) => day === today), earlier: zonesOf((day) => day < today) },
  }));
}

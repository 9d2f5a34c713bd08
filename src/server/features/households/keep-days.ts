import { sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";

/** How many of a household's latest operations are checked: they may include a credit for earlier weeks. */
const OPERATIONS_CHECKED = 20;

/**
 * Keeps the days of households in the server's time zone from repeating after the operator has moved it west: a day
 * that is in their ledger lasts until the new zone has reached it. Runs once at startup.
 */
export async function keepDays(db: Db, today: Day): Promise<void> {
  await db.execute(sql`
    update households h set not_before = lived.day
    from households own
    cross join lateral (
      select max(newest.day) as day from (
        select day from operations where household_id = own.id order by id desc limit ${OPERATIONS_CHECKED}
      ) newest
    ) lived
    where h.id = own.id and own.time_zone is null and lived.day > ${today}::date
      and (own.not_before is null or own.not_before < lived.day)`);
}

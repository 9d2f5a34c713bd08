import { sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";

/** How many of a household's newest operations are looked at: a credit of earlier weeks may be among them. */
const NEWEST = 20;

/**
 * Keeps households that follow the server's time zone from going back a day when the operator has moved it to the west: a day
 * for which something is in their ledger goes on until the new zone has reached it. Once at a start.
 */
export async function keepDays(db: Db, today: Day): Promise<void> {
  await db.execute(sql`
    update households h set not_before = lived.day
    from households own
    cross join lateral (
      select max(newest.day) as day from (
        select day from operations where household_id = own.id order by id desc limit ${NEWEST}
      ) newest
    ) lived
    where h.id = own.id and own.time_zone is null and lived.day > ${today}::date
      and (own.not_before is null or own.not_before < lived.day)`);
}

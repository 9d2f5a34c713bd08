import { sql } from "drizzle-orm";
import { day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";

/** Marks a household whose reminders must be planned again, in place of the day they were last planned. */
export const PLAN_AGAIN = day("1970-01-01");

/**
 * Has a household's reminders planned again at the next tick, after a change that affects them. Every change by a user
 * calls this first, so that a household is always locked before its data.
 */
export async function planAgain(tx: Db, household: string): Promise<void> {
  await tx.execute(
    sql`update households set told_on = ${PLAN_AGAIN}::date where id = ${household} and told_on <> ${PLAN_AGAIN}::date`,
  );
}

import { sql } from "drizzle-orm";
import { day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";

/** A household whose reminders are to be planned anew has this day in place of the last on which they were. */
export const AGAIN = day("1970-01-01");

/**
 * Has a household's reminders planned anew at the next tick: something changed that they follow from. Every change that somebody
 * asks for comes through here before it does anything else, so that a household is held before what belongs to it, as everywhere.
 */
export async function planAgain(tx: Db, household: string): Promise<void> {
  await tx.execute(
    sql`update households set told_on = ${AGAIN}::date where id = ${household} and told_on <> ${AGAIN}::date`,
  );
}

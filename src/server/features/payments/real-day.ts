import { sql } from "drizzle-orm";
import { operations, payments } from "#server/db/schema/index.ts";

/** The day on which a payment was really made: the bank's, where a line of a statement proves it. Joined with its operation. */
export const realDay = sql`coalesce((select line.day from statement_lines line
  where line.household_id = ${payments.household} and line.payment_id = ${payments.id}), ${operations.day})`;

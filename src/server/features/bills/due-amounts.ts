import { sql } from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import { bills } from "#server/db/schema/index.ts";

/** The part payments of a bill's next due date. */
export const partPaid = sql<Cents>`coalesce((select sum(part.amount) from payments part
  where part.household_id = ${bills.household} and part.bill_id = ${bills.id}
    and part.part_of = ${bills.nextDueDate} and part.status = 'completed'), 0)::text`.mapWith(bills.amount);

/** Of the edits, only a scheduled amount that started, after the bill's next due date. */
const isStarted = sql`edit.household_id = ${bills.household} and edit.bill_id = ${bills.id}
  and edit.what = 'amount-began' and edit.day > ${bills.nextDueDate}`;
// Starting an amount changes the bill: most next due dates are later than that, and need no look at the edits.
const mayBeStarted = sql`${bills.nextDueDate} <= ${bills.updatedAt}::date + 1`;

/** The amount of a next due date from before the present amount started. */
export const earlierAmount = sql<Cents | null>`(case when ${mayBeStarted} then (select edit.before from bill_edits edit
  where ${isStarted} order by edit.day, edit.id limit 1) end)`.mapWith(bills.amount);

/** The amounts that started after a bill's next due date, oldest first; null if there are none. */
export const startedAmounts = sql`(case when ${mayBeStarted} then (
  select json_agg(json_build_array(edit.day, edit.before) order by edit.day, edit.id) from bill_edits edit
  where ${isStarted}) end)`;

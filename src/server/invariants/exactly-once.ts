import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { read } from "./dump.ts";

/** Bills whose weeks since the start are not credited once each, from the first to the last. */
export function badWeeks(db: Db, today: string): Promise<unknown[]> {
  return read(
    db,
    sql`
    select b.id, w.weeks, (${today}::date - b.start_date) / 7 as wanted from bills b
    left join (
      select household_id, split_part(key, ':', 2)::bigint as bill_id, array_agg(split_part(key, ':', 3)::int + more order by id, more) as weeks
      from operations cross join lateral generate_series(0, weeks - 1) as more where kind = 'weekly' group by 1, 2
    ) w on w.household_id = b.household_id and w.bill_id = b.id
    where coalesce(w.weeks, '{}') <> array(select generate_series(1, (${today}::date - b.start_date) / 7))
      and b.weekly_amount > 0`,
  );
}

/** Occurrences that were paid in any number but one: each completed payment has an operation of its own, and no other has. */
export function badPayments(db: Db): Promise<unknown[]> {
  return read(
    db,
    sql`
    select p.id from payments p
    left join operations o on o.household_id = p.household_id and o.id = p.operation_id and o.kind = 'payment'
    where p.status = 'completed' and o.id is null
    union all
    select o.id from operations o
    left join payments p on p.household_id = o.household_id and p.operation_id = o.id
    where o.kind = 'payment' group by o.household_id, o.id having count(p.id) <> 1`,
  );
}

/** How often each bill that pays by itself was paid for a due date, by name: "Rent 2026-03-31": 1 */
export async function occurrences(db: Db): Promise<Record<string, number>> {
  const rows = await read<{ name: string; paid: number }>(
    db,
    sql`
    select bill_name || ' ' || due_date as name, count(*)::int as paid from payments
    where source in ('automatic', 'direct-debit') and status = 'completed' group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, paid }) => [name, paid]));
}

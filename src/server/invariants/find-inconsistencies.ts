import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { read } from "./dump.ts";

/** All inconsistencies in anyone's money data; there should be none. */
export async function findInconsistencies(db: Db): Promise<Record<string, unknown[]>> {
  const found = {
    unexplained: await read(db, sql`select * from unexplained_pots`),
    belowZero: await read(db, sql`select bill_id, saved_amount from bill_savings where saved_amount < 0`),
    // Each entry continues from the previous one in its pot, starting at zero.
    brokenChain: await read(
      db,
      sql`select * from (
            select id, pot, amount, after, sum(amount) over (
              partition by household_id, pot, case when pot = 'account' then account_id else bill_id end order by id
            ) as total from entries
          ) e where after <> total`,
    ),
    badPayments: await badPayments(db),
  };
  return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
}

/**
 * Bills whose dates don't match their schedule and payments. Only right after a day's scheduled work, which may have
 * paid a day ago what a person has paid since.
 */
export async function badDates(db: Db, today: string): Promise<unknown[]> {
  return read(
    db,
    sql`
    select b.id, b.last_paid_date, paid.day as last_paid, b.next_payment_date, b.payment_day, b.is_automatic, b.is_direct_debit
    from bills b left join lateral (
      select o.day from payments p join operations o on o.household_id = p.household_id and o.id = p.operation_id
      where p.household_id = b.household_id and p.bill_id = b.id and p.status = 'completed' order by o.day desc limit 1
    ) paid on true
    where b.last_paid_date is distinct from paid.day
      or (b.next_payment_date is not null) <> ((b.is_automatic or b.is_direct_debit) and b.payment_day is not null)
      or (b.account_id is not null and b.next_payment_date <= ${today}::date)
      or (b.payment_day_type = 'weekly' and extract(isodow from b.next_payment_date) <> b.payment_day)
      or (b.payment_day_type = 'monthly' and b.frequency <> 'weekly' and extract(day from b.next_payment_date) <>
          least(b.payment_day, extract(day from date_trunc('month', b.next_payment_date) + interval '1 month - 1 day')))`,
  );
}

/** All data, except what depends on when the scheduler ran. */
export function outcome(db: Db): Promise<unknown[]> {
  return read(
    db,
    sql`
    select concat_ws(' ', 'account', id, balance) as row from accounts
    union all
    select concat_ws(' ', 'bill', b.id, b.last_paid_date, b.next_payment_date, s.saved_amount, s.credited_weeks)
    from bills b left join bill_savings s on s.household_id = b.household_id and s.bill_id = b.id
    union all
    select concat_ws(' ', 'payment', p.id, p.bill_id, p.amount, p.status, p.source, p.due_date, p.next_try_date, o.day)
    from payments p left join operations o on o.household_id = p.household_id and o.id = p.operation_id
    union all
    select concat_ws(' ', 'entry', e.id, o.kind, o.day, e.pot, e.account_id, e.bill_id, e.amount, e.after)
    from entries e join operations o on o.household_id = e.household_id and o.id = e.operation_id
    order by 1`,
  );
}

/** Bills whose weeks since the start are not credited once each, from first to last. */
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

/** Due dates not paid exactly once: each completed payment has its own operation, and no other has one. */
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

/** How often each automatic bill was paid per due date, by name: "Rent 2026-03-31": 1 */
export async function occurrences(db: Db): Promise<Record<string, number>> {
  const rows = await read<{ name: string; paid: number }>(
    db,
    sql`
    select bill_name || ' ' || due_date as name, count(*)::int as paid from payments
    where source in ('automatic', 'direct-debit') and status = 'completed' group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, paid }) => [name, paid]));
}

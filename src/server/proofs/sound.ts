import { sql } from "drizzle-orm";
import type { Db } from "#server/db/open.ts";
import { read } from "./dump.ts";
import { badPayments } from "./exactly-once.ts";

/** Whatever is wrong with the money of anybody; nothing should be. */
export async function unsound(db: Db): Promise<Record<string, unknown[]>> {
  const found = {
    unexplained: await read(db, sql`select * from unexplained_pots`),
    belowZero: await read(db, sql`select bill_id, saved_amount from bill_savings where saved_amount < 0`),
    // Each entry goes on from the one before it in its pot, from nothing.
    brokenChain: await read(
      db,
      sql`select * from (
            select id, pot, amount, after, sum(amount) over (
              partition by owner, pot, case when pot = 'account' then account_id else bill_id end order by id
            ) as total from entries
          ) e where after <> total`,
    ),
    badPayments: await badPayments(db),
  };
  return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
}

/** Bills whose dates don't follow from what they say and from what was paid. Right after the scheduled work of a day. */
export async function badDates(db: Db, today: string): Promise<unknown[]> {
  return read(
    db,
    sql`
    select b.id, b.last_paid_date, paid.day as last_paid, b.next_payment_date, b.is_automatic, b.is_direct_debit
    from bills b left join lateral (
      select o.day from payments p join operations o on o.owner = p.owner and o.id = p.operation_id
      where p.owner = b.owner and p.bill_id = b.id and p.status = 'completed' order by o.id desc limit 1
    ) paid on true
    where b.last_paid_date is distinct from paid.day
      or (b.next_payment_date is not null) <> ((b.is_automatic or b.is_direct_debit) and b.payment_day is not null)
      or (b.account_id is not null and b.next_payment_date <= ${today}::date)`,
  );
}

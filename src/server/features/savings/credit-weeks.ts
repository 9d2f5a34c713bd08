import { sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/open.ts";

/** Bills by their keys; with the day their next week is complete, where the caller knows it. */
export type BillKeys = readonly { owner: string; id: number; nextCreditDate?: Day }[];

type When = { today: Day; now: Date };

// A batch touches few rows of large tables by their keys. Said aloud, because fresh tables have no statistics to tell it.
const BY_INDEX = sql`
  select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
         set_config('enable_mergejoin', 'off', true)`;

/**
 * Credits every whole week since the start that is not yet credited: one operation a week and bill, its savings and its
 * account grow by the weekly amount. Set-based, over any number of people. The caller holds the bills' row locks.
 */
export async function creditWeeks(tx: Db, bills: BillKeys, { today, now }: When): Promise<void> {
  const keys = bills.filter(({ nextCreditDate }) => nextCreditDate === undefined || nextCreditDate <= today);
  if (keys.length === 0) return;
  await tx.execute(BY_INDEX);
  const owners = sql.param(keys.map((key) => key.owner));
  const ids = sql.param(keys.map((key) => key.id));
  const wanted = sql`unnest(${owners}::text[], ${ids}::int[]) as wanted(owner, id)`;
  const due = sql`
    select b.*, (${today}::date - b.next_credit_date) / 7 + 1 as weeks, (b.next_credit_date - b.start_date) / 7 as first_week
    from bills b join ${wanted} on b.owner = wanted.owner and b.id = wanted.id
    where b.next_credit_date <= ${today}::date`;
  const at = sql`${now.toISOString()}::timestamptz`;

  await tx.execute(sql`
    insert into bill_savings (owner, bill_id, weekly_amount, last_updated, created_at)
    select owner, id, weekly_amount, ${at}, ${at} from (${due}) due order by owner, id
    on conflict do nothing`);
  // In one order everywhere, so that two who need the same accounts wait for each other instead of blocking each other.
  await tx.execute(sql`
    select 1 from accounts a
    where (a.owner, a.id) in (select due.owner, due.account_id from (${due}) due)
    order by a.owner, a.id for no key update`);
  // The operations' ids are drawn beforehand, so that entries find theirs without a search.
  await tx.execute(sql`
    with weeks as materialized (
      select due.owner, due.id as bill_id, due.account_id, due.weekly_amount, due.first_week + n as week,
             due.next_credit_date + 7 * n as day, nextval(pg_get_serial_sequence('operations', 'id')) as operation_id
      from (${due}) due cross join lateral generate_series(0, due.weeks - 1) as n
    ), written as (
      insert into operations (id, owner, key, kind, day, at) overriding system value
      select operation_id, owner, 'week:' || bill_id || ':' || week, 'weekly', day, ${at} from weeks
    ), moves as (
      select w.*,
             s.saved_amount + sum(w.weekly_amount) over (partition by w.owner, w.bill_id order by w.week) as saved_after,
             a.balance + sum(w.weekly_amount) over (partition by w.owner, w.account_id order by w.bill_id, w.week) as balance_after
      from weeks w
      join bill_savings s on s.owner = w.owner and s.bill_id = w.bill_id
      left join accounts a on a.owner = w.owner and a.id = w.account_id
      where w.weekly_amount > 0
    )
    insert into entries (owner, operation_id, pot, account_id, bill_id, amount, after)
    select owner, operation_id, pot, account_id, bill_id, weekly_amount, after from (
      select owner, operation_id, 'savings' as pot, null::int as account_id, bill_id, weekly_amount, saved_after as after, week from moves
      union all
      select owner, operation_id, 'account', account_id, bill_id, weekly_amount, balance_after, week from moves where account_id is not null
    ) both_pots order by owner, pot, bill_id, week`);
  await tx.execute(sql`
    update bill_savings s set credited_weeks = s.credited_weeks + due.weeks, weekly_amount = due.weekly_amount, last_updated = ${at}
    from (${due}) due where s.owner = due.owner and s.bill_id = due.id`);
  await tx.execute(sql`
    update bills b set next_credit_date = b.next_credit_date + 7 * due.weeks, skipped_on = null
    from (${due}) due where b.owner = due.owner and b.id = due.id`);
}

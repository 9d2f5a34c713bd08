import { sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { inParts } from "#server/in-parts.ts";

/** Bills by their keys; with the day their next week is complete, where the caller knows it. */
export type BillKeys = readonly { household: string; id: number; nextCreditDate?: Day }[];

type When = { today: Day; now: Date };

// A batch touches few rows of large tables by their keys. Said aloud, because fresh tables have no statistics to tell it.
const BY_INDEX = sql`
  select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
         set_config('enable_mergejoin', 'off', true)`;

/** So many bills in one statement: more would hold up everybody else on the embedded database. */
const PART = 200;

/**
 * Credits every whole week since the start that is not yet credited: one operation a bill, named for the first week and saying
 * how many follow in a row; its savings and its account grow by the weekly amount for each. So catching up costs as much for
 * five years as for one week. Set-based, over any number of people. The caller holds the bills' row locks. Answers how many
 * weeks there were.
 */
export async function creditWeeks(tx: Db, bills: BillKeys, when: When): Promise<number> {
  const keys = bills.filter(({ nextCreditDate }) => nextCreditDate === undefined || nextCreditDate <= when.today);
  if (keys.length === 0) return 0;
  await tx.execute(BY_INDEX);
  let credited = 0;
  for (const part of inParts(keys, PART)) {
    // Once more where a catch-up ended between the weeks that are owed: what an operation credits is the same each week.
    for (let isLeft = true; isLeft; ) {
      const done = await creditPart(tx, part, when);
      credited += done.weeks;
      isLeft = done.isLeft;
    }
  }
  return credited;
}

async function creditPart(tx: Db, keys: BillKeys, { today, now }: When): Promise<{ weeks: number; isLeft: boolean }> {
  const households = sql.param(keys.map((key) => key.household));
  const ids = sql.param(keys.map((key) => key.id));
  const wanted = sql`unnest(${households}::uuid[], ${ids}::bigint[]) as wanted(household_id, id)`;
  const due = sql`
    select b.*, (b.next_credit_date - b.start_date) / 7 as first_week,
           case when b.catch_up_until >= b.next_credit_date then b.catch_up_weekly else 0 end as extra,
           (least(${today}::date, case when b.catch_up_until >= b.next_credit_date then b.catch_up_until end) - b.next_credit_date) / 7 + 1 as weeks
    from bills b join ${wanted} on b.household_id = wanted.household_id and b.id = wanted.id
    where b.next_credit_date <= ${today}::date`;
  const at = sql`${now.toISOString()}::timestamptz`;

  await tx.execute(sql`
    insert into bill_savings (household_id, bill_id, weekly_amount, last_updated, created_at)
    select household_id, id, weekly_amount, ${at}, ${at} from (${due}) due order by household_id, id
    on conflict do nothing`);
  // In one order everywhere, so that two who need the same accounts wait for each other instead of blocking each other.
  await tx.execute(sql`
    select 1 from accounts a
    where (a.household_id, a.id) in (select due.household_id, due.account_id from (${due}) due)
    order by a.household_id, a.id for no key update`);
  // The operations' ids are drawn beforehand, so that entries find theirs without a search.
  await tx.execute(sql`
    with credits as materialized (
      select due.household_id, due.id as bill_id, due.account_id, (due.weekly_amount + due.extra) * due.weeks as amount,
             nullif(due.extra * due.weeks, 0) as catch_up, due.first_week, due.weeks,
             due.next_credit_date + 7 * (due.weeks - 1) as day, nextval(pg_get_serial_sequence('operations', 'id')) as operation_id
      from (${due}) due
    ), written as (
      insert into operations (id, household_id, key, kind, day, at, weeks) overriding system value
      select operation_id, household_id, 'week:' || bill_id || ':' || first_week, 'weekly', day, ${at}, weeks from credits
    ), moves as (
      select c.*, s.saved_amount + c.amount as saved_after,
             a.balance + sum(c.amount) over (partition by c.household_id, c.account_id order by c.bill_id) as balance_after
      from credits c
      join bill_savings s on s.household_id = c.household_id and s.bill_id = c.bill_id
      left join accounts a on a.household_id = c.household_id and a.id = c.account_id
      where c.amount > 0
    )
    insert into entries (household_id, operation_id, pot, account_id, bill_id, amount, after, catch_up)
    select household_id, operation_id, pot, account_id, bill_id, amount, after, catch_up from (
      select household_id, operation_id, 'savings' as pot, null::bigint as account_id, bill_id, amount, saved_after as after, catch_up from moves
      union all
      select household_id, operation_id, 'account', account_id, bill_id, amount, balance_after, catch_up from moves where account_id is not null
    ) both_pots order by household_id, pot, bill_id`);
  await tx.execute(sql`
    update bill_savings s set credited_weeks = s.credited_weeks + due.weeks, weekly_amount = due.weekly_amount, last_updated = ${at}
    from (${due}) due where s.household_id = due.household_id and s.bill_id = due.id`);
  const moved = await tx.execute(sql`
    update bills b set next_credit_date = b.next_credit_date + 7 * due.weeks, skipped_on = null
    from (${due}) due where b.household_id = due.household_id and b.id = due.id
    returning due.weeks, b.next_credit_date <= ${today}::date as "isLeft"`);
  const { rows } = moved as unknown as { rows: { weeks: number; isLeft: boolean }[] };
  return { weeks: rows.reduce((sum, { weeks }) => sum + weeks, 0), isLeft: rows.some(({ isLeft }) => isLeft) };
}

import { sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { forceIndexScans } from "#server/db/prepared.ts";
import { beginAmounts } from "#server/features/bills/begin-amounts.ts";
import { inParts } from "#server/in-parts.ts";

/**
 * Bills by key, with their accounts; and with the days a week is complete and an amount starts, where the caller knows
 * them.
 */
export type BillKeys = readonly {
  household: string;
  id: number;
  accountId: number | null;
  nextCreditDate?: Day | null;
  nextAmountFrom?: Day | null;
}[];

type When = { today: Day; now: Date };

/** Maximum bills per statement; on the embedded database callers pass fewer, so that others get their turn. */
const BATCH_SIZE = 1000;

/**
 * Credits every whole week since the start that is not yet credited: one operation per bill, keyed by the first week
 * and with the number of weeks; its savings and account grow by the weekly amount for each. Catching up five years
 * costs as much as one week. Set-based, over any number of households. The caller holds the bills' row locks. Returns
 * the number of weeks.
 */
export async function creditWeeks(tx: Db, bills: BillKeys, when: When): Promise<number> {
  const keys = bills.filter(
    ({ nextCreditDate, nextAmountFrom }) =>
      nextCreditDate === undefined || isReached(nextCreditDate, when.today) || isReached(nextAmountFrom, when.today),
  );
  if (keys.length === 0) return 0;
  await forceIndexScans(tx);
  let credited = 0;
  for (const batch of inParts(keys, BATCH_SIZE)) {
    // Repeated where a catch-up ends or an amount starts within the owed weeks: an operation credits the same amount
    // each week.
    for (let isLeft = true; isLeft; ) {
      const result = await creditBatch(tx, batch, when);
      credited += result.weeks;
      const mayBegin = batch.filter(
        ({ nextAmountFrom }) => nextAmountFrom === undefined || isReached(nextAmountFrom, when.today),
      );
      const hasBegun = mayBegin.length > 0 && (await beginAmounts(tx, mayBegin, when));
      isLeft = result.isLeft || hasBegun;
    }
  }
  return credited;
}

const isReached = (day: Day | null | undefined, today: Day) => day != null && day <= today;

async function creditBatch(tx: Db, keys: BillKeys, { today, now }: When): Promise<{ weeks: number; isLeft: boolean }> {
  const households = sql.param(keys.map((key) => key.household));
  const ids = sql.param(keys.map((key) => key.id));
  const requestedBills = sql`unnest(${households}::uuid[], ${ids}::bigint[]) as wanted(household_id, id)`;
  const due = sql`
    select b.*, (b.next_credit_date - b.start_date) / 7 as first_week,
           case when b.catch_up_until >= b.next_credit_date then b.catch_up_weekly else 0 end as extra,
           (least(${today}::date, b.credit_until, case when b.catch_up_until >= b.next_credit_date then b.catch_up_until end, b.next_amount_from - 1) - b.next_credit_date) / 7 + 1 as weeks
    from bills b join ${requestedBills} on b.household_id = wanted.household_id and b.id = wanted.id
    where b.next_credit_date <= ${today}::date and (b.next_amount_from is null or b.next_credit_date < b.next_amount_from)`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await lockAccounts(tx, keys);
  // Operation ids are generated beforehand, so that entries need no lookup. A bill's first credit creates its savings
  // record; the entries, written last, add the money to it. A one-off bill has no weekly amount after its last week.
  const result = await tx.execute(sql`
    with credits as materialized (
      select due.household_id, due.id as bill_id, due.account_id, due.weekly_amount, due.weeks, due.first_week,
             case when due.frequency = 'once' and due.next_credit_date + 7 * due.weeks > due.credit_until then 0 else due.weekly_amount end as weekly_after,
             (due.weekly_amount + due.extra) * due.weeks as amount, nullif(due.extra * due.weeks, 0) as catch_up,
             due.next_credit_date + 7 * (due.weeks - 1) as day, due.credit_until, nextval((select pg_get_serial_sequence('operations', 'id')::regclass)) as operation_id,
             s.bill_id is null as is_first, coalesce(s.saved_amount, 0) as saved
      from (${due}) due left join bill_savings s on s.household_id = due.household_id and s.bill_id = due.id
    ), written as (
      insert into operations (id, household_id, key, kind, day, at, weeks) overriding system value
      select operation_id, household_id, 'week:' || bill_id || ':' || first_week, 'weekly', day, ${at}, weeks from credits
    ), begun as (
      insert into bill_savings (household_id, bill_id, weekly_amount, credited_weeks, last_updated, created_at)
      select household_id, bill_id, weekly_after, weeks, ${at}, ${at} from credits where is_first
    ), continued as (
      update bill_savings s set credited_weeks = s.credited_weeks + c.weeks, weekly_amount = c.weekly_after, last_updated = ${at}
      from credits c where not c.is_first and s.household_id = c.household_id and s.bill_id = c.bill_id
    ), moved as (
      update bills b set next_credit_date = case when c.day + 7 > c.credit_until then null else c.day + 7 end, skipped_on = null, weekly_amount = c.weekly_after
      from credits c where b.household_id = c.household_id and b.id = c.bill_id
    ), moves as (
      select c.*, a.balance + sum(c.amount) over (partition by c.household_id, c.account_id order by c.bill_id) as balance_after
      from credits c left join accounts a on a.household_id = c.household_id and a.id = c.account_id
      where c.amount > 0
    ), entered as (
      insert into entries (household_id, operation_id, pot, account_id, bill_id, amount, after, catch_up)
      select household_id, operation_id, pot, account_id, bill_id, amount, after, catch_up from (
        select household_id, operation_id, 'savings' as pot, null::bigint as account_id, bill_id, amount, saved + amount as after, catch_up from moves
        union all
        select household_id, operation_id, 'account', account_id, bill_id, amount, balance_after, catch_up from moves where account_id is not null
      ) both_pots order by household_id, pot, bill_id
    )
    select coalesce(sum(weeks), 0)::int as weeks, coalesce(bool_or(day + 7 <= least(${today}::date, credit_until)), false) as "isLeft" from credits`);
  const { rows } = result as unknown as { rows: [{ weeks: number; isLeft: boolean }] };
  return rows[0];
}

/** In the same order everywhere, so that simultaneous requests can't deadlock. */
async function lockAccounts(tx: Db, keys: BillKeys): Promise<void> {
  const accountsByKey = new Map(
    keys.map(({ household, accountId }) => [`${household} ${accountId}`, { household, accountId }]),
  );
  const households = sql.param([...accountsByKey.values()].map(({ household }) => household));
  const ids = sql.param([...accountsByKey.values()].map(({ accountId }) => accountId));
  await tx.execute(sql`
    select 1 from accounts a
    where (a.household_id, a.id) in (select * from unnest(${households}::uuid[], ${ids}::bigint[]))
    order by a.household_id, a.id for no key update`);
}

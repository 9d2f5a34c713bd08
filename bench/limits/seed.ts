import { sql } from "drizzle-orm";
import { HOUSEHOLD_LIMITS } from "#contract/household-limits.ts";
import { addDays, type Day } from "#core/day.ts";
import type { Db } from "#server/db/open.ts";

const WEEKS = 260;
const MONTHS = 60;
const FIVE_DOLLARS = 5;

/** Fills a person's household to its limits: every bill, account and income there may be, and five years of ledger and payments. */
export async function fillHousehold(db: Db, owner: string, today: Day): Promise<void> {
  const { bills, accounts, incomes } = HOUSEHOLD_LIMITS;
  const start = addDays(today, -7 * WEEKS);
  const at = sql`now()`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Without the guards, which would take longer than all the rest.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      with fresh as (
        insert into accounts (owner, name, balance, created_at)
        select ${owner}, 'Account ' || n, 0, ${at} from generate_series(1, ${accounts - 1}::int) n returning id
      )
      insert into user_accounts (user_id, account_id, created_at) select ${owner}, id, ${at} from fresh`);
    await tx.execute(sql`
      insert into incomes (owner, name, amount, frequency, weekly_amount, start_date, created_at, updated_at)
      select ${owner}, 'Income ' || n, 100, 'weekly', 100, ${start}::date, ${at}, ${at} from generate_series(1, ${incomes - 1}::int) n`);
    // Half of them on one account, the others spread; half pay by themselves.
    await tx.execute(sql`
      insert into bills (owner, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date,
                         is_automatic, payment_day, payment_day_type, anchor_date, next_payment_date, created_at, updated_at)
      select ${owner}, 'Company number ' || n, ${FIVE_DOLLARS}, 'weekly', 'utilities',
             (select min(id) from accounts where owner = ${owner}) + case when n % 2 = 0 then 0 else n % ${accounts - 1}::int end,
             ${FIVE_DOLLARS}, ${start}::date, ${addDays(today, 7)}::date, n % 2 = 0, extract(isodow from ${addDays(today, 7)}::date), 'weekly',
             ${addDays(today, 7)}::date, case when n % 2 = 0 then ${addDays(today, 7)}::date end, ${at}, ${at}
      from generate_series(1, ${bills - 1}::int) n`);
    await tx.execute(sql`
      insert into bill_savings (owner, bill_id, weekly_amount, saved_amount, credited_weeks, last_updated, created_at)
      select owner, id, weekly_amount, ${(WEEKS - MONTHS) * FIVE_DOLLARS}, ${WEEKS}, ${at}, ${at} from bills where owner = ${owner}`);
    for (let week = 1; week <= WEEKS; week += 1) {
      await tx.execute(sql`
        with credits as (
          insert into operations (owner, key, kind, day, at)
          select owner, 'week:' || id || ':' || ${week}::int, 'weekly', start_date + 7 * ${week}::int, ${at} from bills
          where owner = ${owner} order by id returning id, split_part(key, ':', 2)::int as bill_id
        )
        insert into entries (owner, operation_id, pot, account_id, bill_id, amount, after)
        select ${owner}, c.id, pot, case when pot = 'account' then b.account_id end, b.id, ${FIVE_DOLLARS}, ${FIVE_DOLLARS}::int * ${week}::int
        from credits c join bills b on b.owner = ${owner} and b.id = c.bill_id cross join (values ('savings'), ('account')) as pots(pot)`);
    }
    for (let month = 1; month <= MONTHS; month += 1) {
      await tx.execute(sql`
        with made as (
          insert into operations (owner, key, kind, day, at)
          select owner, 'auto:' || id || ':' || ${month}::int, 'payment', ${addDays(start, 30 * month)}::date, ${at} from bills
          where owner = ${owner} order by id returning id, split_part(key, ':', 2)::int as bill_id
        ), drawn as (
          insert into entries (owner, operation_id, pot, account_id, bill_id, amount, after)
          select ${owner}, m.id, pot, case when pot = 'account' then b.account_id end, b.id, -${FIVE_DOLLARS}::int, 0
          from made m join bills b on b.owner = ${owner} and b.id = m.bill_id cross join (values ('savings'), ('account')) as pots(pot)
        )
        insert into payments (owner, bill_id, bill_name, account_id, amount, status, source, due_date, processed_at, operation_id, created_at)
        select ${owner}, b.id, b.name, b.account_id, ${FIVE_DOLLARS}, 'completed', 'automatic', ${addDays(start, 30 * month)}::date, ${at}, m.id, ${at}
        from made m join bills b on b.owner = ${owner} and b.id = m.bill_id`);
    }
    await tx.execute(sql`
      update accounts a set balance = (select coalesce(sum(amount), 0) from entries e where e.owner = a.owner and e.account_id = a.id and e.pot = 'account')
      where owner = ${owner}`);
  });
  await db.execute(sql`analyze`);
}

import { sql } from "drizzle-orm";
import { HOUSEHOLD_LIMITS, STATEMENT_LIMITS } from "#contract/limits.ts";
import { addDays, type Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { fillWithPapers } from "./seed-papers.ts";
import { fillWithPeople } from "./seed-people.ts";

const FIVE_DOLLARS = 5;

type Options = { household: string; owner: string; today: Day; weeks: number };

/**
 * Fills a person's household to its limits, with so many weeks of ledger and payments. There is room for one more of each thing,
 * and for the bills and incomes of one bank statement.
 */
export async function fillHousehold(db: Db, { household, owner, today, weeks }: Options): Promise<void> {
  const months = Math.floor(weeks / 4.33);
  const { accounts } = HOUSEHOLD_LIMITS;
  const bills = HOUSEHOLD_LIMITS.bills - STATEMENT_LIMITS.bills;
  const incomes = HOUSEHOLD_LIMITS.incomes - STATEMENT_LIMITS.incomes;
  const start = addDays(today, -7 * weeks);
  const at = sql`now()`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Without the guards, which would take longer than all the rest.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      with fresh as (
        insert into accounts (household_id, name, balance, created_at)
        select ${household}::uuid, 'Account ' || n, 0, ${at} from generate_series(1, ${accounts - 1}::int) n returning id
      )
      insert into user_accounts (household_id, user_id, account_id, created_at)
      select m.household_id, m.user_id, fresh.id, ${at} from fresh cross join members m where m.household_id = ${household}`);
    await tx.execute(sql`
      insert into incomes (household_id, name, amount, frequency, weekly_amount, start_date, payday, created_at, updated_at)
      select ${household}::uuid, 'Income ' || n, 100, 'weekly', 100, ${start}::date, ${today}::date, ${at}, ${at} from generate_series(1, ${incomes - 1}::int) n`);
    // Half of them on one account, the others spread; half pay by themselves.
    await tx.execute(sql`
      insert into bills (household_id, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date,
                         is_automatic, payment_day, payment_day_type, anchor_date, due_from, next_due_date, next_payment_date, created_at, updated_at)
      select ${household}::uuid, 'Company number ' || n, ${FIVE_DOLLARS}, 'weekly', 'utilities',
             (select min(id) from accounts where household_id = ${household}) + case when n % 2 = 0 then 0 else n % ${accounts - 1}::int end,
             ${FIVE_DOLLARS}, ${start}::date, ${addDays(today, 7)}::date, n % 2 = 0, extract(isodow from ${addDays(today, 7)}::date), 'weekly',
             ${addDays(today, 7)}::date, ${addDays(today, 7)}::date, ${addDays(today, 7)}::date, case when n % 2 = 0 then ${addDays(today, 7)}::date end, ${at}, ${at}
      from generate_series(1, ${bills - 1}::int) n`);
    await tx.execute(sql`
      insert into bill_savings (household_id, bill_id, weekly_amount, saved_amount, credited_weeks, last_updated, created_at)
      select household_id, id, weekly_amount, ${(weeks - months) * FIVE_DOLLARS}, ${weeks}, ${at}, ${at} from bills where household_id = ${household}`);
    const indexes = await dropIndexes(tx);
    await tx.execute(sql`
      with credits as materialized (
        select b.*, week, nextval(pg_get_serial_sequence('operations', 'id')) as operation_id
        from generate_series(1, ${weeks}::int) as week cross join bills b where b.household_id = ${household}
      ), written as (
        insert into operations (id, household_id, key, kind, day, at) overriding system value
        select operation_id, household_id, 'week:' || id || ':' || week, 'weekly', start_date + 7 * week, ${at} from credits
      )
      insert into entries (household_id, operation_id, pot, account_id, bill_id, amount, after)
      select household_id, operation_id, pot, case when pot = 'account' then account_id end, id, ${FIVE_DOLLARS}::int, ${FIVE_DOLLARS}::int * week
      from credits cross join (values ('savings'), ('account')) as pots(pot)`);
    await tx.execute(sql`
      with made as materialized (
        select b.*, ${start}::date + 30 * month as due, nextval(pg_get_serial_sequence('operations', 'id')) as operation_id
        from generate_series(1, ${months}::int) as month cross join bills b where b.household_id = ${household}
      ), written as (
        insert into operations (id, household_id, key, kind, day, at) overriding system value
        select operation_id, household_id, 'auto:' || id || ':' || due, 'payment', due, ${at} from made
      ), drawn as (
        insert into entries (household_id, operation_id, pot, account_id, bill_id, amount, after)
        select household_id, operation_id, pot, case when pot = 'account' then account_id end, id, -${FIVE_DOLLARS}::int, 0
        from made cross join (values ('savings'), ('account')) as pots(pot)
      )
      insert into payments (household_id, bill_id, bill_name, account_id, amount, status, source, due_date, settles_due, processed_at, operation_id, created_at)
      select household_id, id, name, account_id, ${FIVE_DOLLARS}::int, 'completed', 'automatic', due, due, ${at}, operation_id, ${at} from made`);
    await fillWithPapers(tx, household, today);
    await fillWithPeople(tx, household, owner);
    for (const index of indexes) await tx.execute(sql.raw(index));
    await tx.execute(sql`
      update accounts a set balance = (select coalesce(sum(amount), 0) from entries e where e.household_id = a.household_id and e.account_id = a.id and e.pot = 'account')
      where household_id = ${household}`);
  });
  await db.execute(sql`analyze`);
}

/** Drops the ledger's secondary indexes and returns how to recreate them, which is faster than updating them row by row. */
async function dropIndexes(tx: Db): Promise<string[]> {
  const found = await tx.execute(sql`
    select indexname as name, indexdef as made from pg_indexes
    where tablename in ('entries', 'payments') and indexname not like '%pk%' and indexname not like '%pkey%'`);
  const { rows } = found as unknown as { rows: { name: string; made: string }[] };
  for (const { name } of rows) await tx.execute(sql.raw(`drop index "${name}"`));
  return rows.map(({ made }) => made);
}

import { sql } from "drizzle-orm";
import { addDays, type Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";

const CHUNK = 100_000;
const PER_PERSON = 10;

type Seed = { count: number; today: Day; now: Date };

/** Households of ten bills and one account each, all of whose first week is complete today. */
export async function seedBills(db: Db, { count, today, now }: Seed): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const start = addDays(today, -7);
  for (let from = 0; from < count; from += CHUNK) {
    const upTo = Math.min(count, from + CHUNK) / PER_PERSON;
    const people = sql`generate_series(${from / PER_PERSON + 1}::int, ${Math.ceil(upTo)}::int) as n`;
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`
        insert into users (id, email, created_at, updated_at)
        select 'person-' || n, 'person-' || n || '@example.com', ${at}, ${at} from ${people}`);
      await tx.execute(sql`
        with made as (
          insert into households (name, created_at) select 'person-' || n, ${at} from ${people} returning id, name
        )
        insert into members (household_id, user_id, role, created_at) select id, name, 'owner', ${at} from made`);
      await tx.execute(sql`
        with fresh as (
          insert into accounts (household_id, name, created_at)
          select household_id, 'Bills', ${at} from members join ${people} on user_id = 'person-' || n
          returning household_id, id
        ), links as (
          insert into user_accounts (household_id, user_id, account_id, created_at)
          select fresh.household_id, user_id, id, ${at} from fresh join members using (household_id)
        )
        insert into bills (household_id, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date, created_at, updated_at)
        select household_id, 'Bill ' || m, 10.00 * m, 'weekly', 'utilities', id, 10.00 * m, ${start}::date, ${today}::date, ${at}, ${at}
        from fresh cross join generate_series(1, ${PER_PERSON}::int) as m`);
    });
  }
  await db.execute(sql`analyze`);
}

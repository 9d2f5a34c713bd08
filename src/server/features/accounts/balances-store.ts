import { and, desc, eq, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { entries } from "#server/db/schema/index.ts";

/** The last entry of an account. */
export async function findLastEntry(tx: Db, household: string, accountId: number): Promise<number> {
  const isEntryOfAccount = and(
    eq(entries.household, household),
    eq(entries.accountId, accountId),
    eq(entries.pot, "account"),
  );
  const [row] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(isEntryOfAccount)
    .orderBy(desc(entries.id))
    .limit(1);
  return row?.id ?? 0;
}

/** Entries per statement: years of them would block other requests. */
const ENTRIES_AT_ONCE = 2_000;
const MAX_BALANCE = 9_999_999_999;

/**
 * An account's balance at the end of each day with a change, up to an entry. By effective day rather than by entry
 * order: a week credited late counts on the day it was complete, even as one of many credited at once. Entries never
 * change, so the statements need no transaction.
 */
export async function listPastBalances(
  db: Db,
  household: string,
  { accountId, last }: { accountId: number; last: number },
): Promise<{ day: Day; balance: Cents }[]> {
  const changes = new Map<Day, number>();
  for (let after = 0; after < last; ) {
    const found = await db.execute(sql`
      with slice as materialized (
        select id, operation_id, amount from entries
        where household_id = ${household} and account_id = ${accountId} and pot = 'account' and id > ${after} and id <= ${last}
        order by id limit ${ENTRIES_AT_ONCE}
      )
      select (o.day - 7 * back.weeks)::text as day, round(100 * sum(slice.amount / o.weeks))::text as change,
             (select max(id) from slice)::text as last
      from slice join operations o on o.household_id = ${household} and o.id = slice.operation_id
      join generate_series(0, o.weeks - 1) as back(weeks) on true
      group by 1`);
    const { rows } = found as unknown as { rows: { day: Day; change: string; last: string }[] };
    for (const { day, change } of rows) changes.set(day, (changes.get(day) ?? 0) + Number(change));
    after = Number(rows[0]?.last ?? last);
  }
  let balance = 0;
  return [...changes]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, change]) => {
      balance += change;
      // Out of order, large amounts could temporarily add up to more than an account can hold.
      return { day, balance: cents(Math.min(Math.max(balance, -MAX_BALANCE), MAX_BALANCE)) };
    });
}

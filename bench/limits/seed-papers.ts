import { sql } from "drizzle-orm";
import { NOTES_LENGTH } from "#contract/bills.ts";
import { DOCUMENT_LIMITS, IMPORT_LIMITS, STATEMENT_LIMITS } from "#contract/limits.ts";
import { addDays, type Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";

/** Room for the documents that the bench sends. */
const DOCUMENTS = DOCUMENT_LIMITS.count - 10;

/** What is kept beside the figures: notes, price histories, moved money, documents and the lines of bank statements. */
export async function fillWithPapers(tx: Db, household: string, today: Day): Promise<void> {
  const home = sql`${household}::uuid`;
  const firstBill = sql`(select min(id) from bills where household_id = ${home} and is_automatic)`;
  const firstAccount = sql`(select min(id) from accounts where household_id = ${home})`;
  await tx.execute(sql`
    update bills set notes = repeat('x', ${NOTES_LENGTH}::int), website = 'https://example.com/' || repeat('x', 400), customer_number = repeat('9', 100)
    where household_id = ${home}`);
  // A price a month for five years of each bill, and of one as many as there may be.
  await tx.execute(sql`
    insert into bill_amounts (household_id, bill_id, from_day, amount, why)
    select b.household_id, b.id, ${addDays(today, -1800)}::date + 30 * n, 4 + n % 2, 'edited'
    from bills b cross join generate_series(1, 59) n where b.household_id = ${home}`);
  await tx.execute(sql`
    insert into bill_amounts (household_id, bill_id, from_day, amount, why)
    select ${home}, ${firstBill}, ${addDays(today, -IMPORT_LIMITS.amounts)}::date + n, 4 + n % 2, 'edited'
    from generate_series(1, ${IMPORT_LIMITS.amounts - 60}::int) n`);
  await tx.execute(sql`
    insert into transfers (household_id, income_id, payday, account_id, planned, moved, moved_at)
    select i.household_id, i.id, ${today}::date - 7 * n, ${firstAccount}, 5, 5, now()
    from incomes i cross join generate_series(1, ${IMPORT_LIMITS.transfers / 100}::int) n where i.household_id = ${home}`);
  // Half of them with one bill.
  await tx.execute(sql`
    with made as (
      insert into documents (household_id, bill_id, name, kind, size, sha256, is_complete, created_at)
      select ${home}, ${firstBill} + case when n % 2 = 0 then 0 else n % 700 end, repeat('x', 140) || '.pdf', 'pdf', 1000, 'sum ' || n, true, now()
      from generate_series(1, ${DOCUMENTS}::int) n returning id
    )
    insert into document_chunks (household_id, document_id, part, bytes) select ${home}, id, 0, decode(repeat('00', 1000), 'hex') from made`);
  // Two that were applied, and two that wait for it; with room for one more part.
  await tx.execute(sql`
    insert into statements (household_id, account_id, state, format, from_day, to_day, line_count, made, created_at, applied_at)
    select ${home}, ${firstAccount}, case when n < 3 then 'applied' else 'draft' end, 'csv', ${addDays(today, -1800)}::date, ${today}::date, ${LINES},
           case when n < 3 then '{"bills":[],"incomes":[],"payments":[],"changes":[],"corrected":null}'::json end, now(), case when n < 3 then now() end
    from generate_series(1, ${STATEMENT_LIMITS.kept / STATEMENT_LIMITS.lines}::int) n`);
  await tx.execute(sql`
    insert into statement_lines (household_id, statement_id, account_id, key, day, amount, name, text)
    select s.household_id, s.id, s.account_id, s.id || '-' || n, ${addDays(today, -1)}::date - n % 1800, -5, 'Company number ' || n % 1000, repeat('x', 100)
    from statements s cross join generate_series(1, ${LINES}::int) n where s.household_id = ${home}`);
}

/** How many lines each statement has. */
export const LINES = STATEMENT_LIMITS.lines - STATEMENT_LIMITS.part;

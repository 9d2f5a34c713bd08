import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { inTransaction } from "#server/db/transaction.ts";
import { ERASE_START, type EraseCursor, eraseBatch, rowsByKey } from "#server/features/ledger/erase.ts";
import { read } from "#server/invariants/dump.ts";
import { household, testApp } from "#server/testing.ts";

const test = await testApp();
afterAll(() => test.close());

const ROWS = 5_000;

it("leaves no dead rows for the last step to scan", async () => {
  const { household: id, accountId, addBill } = await household(test);
  // The planner's statistics are from the last analysis: few rows, for which no index looks better than another.
  for (let seen = 0; seen < 3; seen++) await (await household(test)).addBill();
  await test.db.execute(sql`analyze`);
  const bill = await addBill();
  await test.db.execute(sql`
    insert into operations (household_id, key, kind, day, at)
    select ${id}::uuid, 'made:' || n, 'correction', '2026-01-01', now() from generate_series(1, ${ROWS}::int) n`);
  await test.db.execute(sql`
    insert into payments (household_id, bill_id, bill_name, account_id, amount, status, source, created_at)
    select ${id}::uuid, ${bill.id}::bigint, 'Power', ${accountId}::bigint, 1, 'cancelled', 'manual', now()
    from generate_series(1, ${ROWS}::int)`);
  for (let erased: EraseCursor | undefined = ERASE_START; erased !== undefined; ) {
    const soFar: EraseCursor = erased;
    erased = await inTransaction(test.db, (tx) => eraseBatch(tx, id, soFar));
  }
  for (const table of ["operations", "payments"]) {
    const scanned = await inTransaction(test.db, async (tx) => {
      await tx.execute(
        sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
      );
      return read<Record<string, { Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } }[]>>(
        tx,
        sql`explain (analyze, buffers, format json) ${rowsByKey(sql.identifier(table), sql`id`, sql`household_id = ${id}`)}`,
      );
    });
    const [plan] = scanned.flatMap((row) => Object.values(row).flat());
    // Each scanned dead row is a block; those of the very last step may remain.
    const { "Shared Hit Blocks": hit = Infinity, "Shared Read Blocks": fetched = Infinity } = plan?.Plan ?? {};
    expect(hit + fetched, `blocks of ${table}`).toBeLessThanOrEqual(500);
  }
});

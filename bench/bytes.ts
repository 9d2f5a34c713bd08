// What a household takes on the disk, measured on PostgreSQL: npx tsx bench/bytes.ts 2000 4 (households, weeks)
import { sql } from "drizzle-orm";
import { addDays } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { clock, log, onPostgres } from "./money-app.ts";
import { seedBills } from "./money-seed.ts";

const [households = 2000, weeks = 4] = process.argv.slice(2).map(Number);
const BILLS = 10;

type Size = { table: string; rows: number; heap: number; indexes: number };

async function sizes(db: Db): Promise<Size[]> {
  await db.execute(sql`vacuum analyze`);
  const { rows } = (await db.execute(sql`
    select relname::text as table, reltuples::int as rows, pg_table_size(oid)::float8 as heap, pg_indexes_size(oid)::float8 as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
    order by pg_total_relation_size(oid) desc`)) as unknown as { rows: Size[] };
  return rows;
}

const stage = await onPostgres();
try {
  const { db } = stage;
  const today = clock.today();
  await seedBills(db, { count: households * BILLS, today, now: clock.now() });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Half of the bills are monthly and paid by themselves, as the demo household's are.
    await tx.execute(sql`
      update bills set frequency = 'monthly', is_automatic = true, payment_day = 1 + id % 28, anchor_date = ${today}::date + id % 28,
        due_from = ${today}::date + id % 28, next_due_date = ${today}::date + id % 28,
        next_payment_date = ${today}::date + id % 28 where id % 2 = 0`);
  });
  await db.execute(sql`vacuum full`);
  const startedAt = performance.now();
  let credited = 0;
  let paid = 0;
  const withoutCredits = { ms: 0, paid: 0 };
  for (let day = 0; day < weeks * 7; day++) {
    const from = performance.now();
    const report = await runDue(db, { today: addDays(today, day), now: clock.now(), log, batch: 1000 });
    credited += report.weeks;
    paid += report.paid + report.failed;
    if (report.weeks > 0) continue;
    withoutCredits.ms += performance.now() - from;
    withoutCredits.paid += report.paid + report.failed;
  }
  console.log(
    `${households} households of ${BILLS} bills, ${weeks} weeks: ${credited} credits and ${paid} payments in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`,
  );
  console.log(
    `A payment takes ${(withoutCredits.ms / withoutCredits.paid).toFixed(1)} ms, by the days without credits.\n`,
  );
  console.log("| Table | Rows | Bytes a row | of it indexes | Rows a household and year | KB a household and year |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const { table, rows, heap, indexes } of await sizes(db)) {
    const isHistory = ["operations", "entries", "payments"].includes(table);
    const yearly = (rows / households) * (isHistory ? 52 / weeks : 1);
    const bytes = (heap + indexes) / rows;
    const share = Math.round((100 * indexes) / (heap + indexes));
    console.log(
      `| ${table} | ${rows} | ${bytes.toFixed(0)} | ${share}% | ${yearly.toFixed(0)}${isHistory ? "" : " (once)"} | ${((yearly * bytes) / 1000).toFixed(1)}${isHistory ? "" : " (once)"} |`,
    );
  }
} finally {
  await stage.stop();
}

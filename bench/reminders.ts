// How long it takes to plan the day's reminders of many members, and in how much memory: npx tsx bench/reminders.ts 20000
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { addDays } from "#core/day.ts";
import { planReminders } from "#server/features/notifications/plan-reminders.ts";
import { clock, log, onPostgres } from "./money-app.ts";
import { memoryOf } from "./process-memory.ts";

const [members = 20_000] = process.argv.slice(2).map(Number);
const DUES = 3;
const MINUTES = 10;
const MILLION = 1_000_000;
const MAX_MEMORY = 300;

const stage = await onPostgres();
try {
  const { db } = stage;
  const today = clock.today();
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const people = sql`generate_series(1, ${members}::int) as n`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into users (id, email, created_at, updated_at)
      select 'person-' || n, 'person-' || n || '@example.com', ${at}, ${at} from ${people}`);
    await tx.execute(sql`with made as (insert into households (name, created_at) select 'person-' || n, ${at} from ${people} returning id, name)
      insert into members (household_id, user_id, role, created_at) select id, name, 'owner', ${at} from made`);
    await tx.execute(sql`with fresh as (
        insert into accounts (household_id, name, created_at) select household_id, 'Bills', ${at} from members returning household_id, id)
      insert into bills (household_id, name, amount, frequency, category, account_id, weekly_amount, start_date, next_credit_date,
        payment_day, anchor_date, due_from, next_due_date, created_at, updated_at)
      select household_id, 'Bill ' || m, 10.00 * m, 'monthly', 'utilities', id, 2.00 * m, ${today}::date, ${addDays(today, 7)}::date,
        extract(day from ${addDays(today, 2)}::date), ${addDays(today, 2)}::date, ${addDays(today, 2)}::date, ${addDays(today, 2)}::date, ${at}, ${at}
      from fresh cross join generate_series(1, ${DUES}::int) as m`);
  });
  await db.execute(sql`vacuum analyze`);
  const before = process.memoryUsage().rss;
  const samples: number[] = [before];
  const sampler = setInterval(() => samples.push(process.memoryUsage.rss()), 50);
  const backend = await db.execute(sql`select pg_backend_pid() as pid`);
  const { pid } = (backend as unknown as { rows: { pid: number }[] }).rows[0] ?? { pid: 0 };
  const postmaster = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
  const postgresBefore = memoryOf(postmaster).cpuSeconds;
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const planned = await planReminders(db, { today, now, log, timeZone: "UTC", hasMail: true, batch: 1000 });
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(sampler);
  const { user, system } = process.cpuUsage(cpu);
  const ownSeconds = (user + system) / 1e6;
  const postgresSeconds = memoryOf(postmaster).cpuSeconds - postgresBefore;
  const secondsPerMillion = (seconds / members) * MILLION;
  const growthOf = (part: readonly number[]) => Math.round((Math.max(before, ...part) - before) / 1e6);
  const half = Math.ceil(samples.length / 2);
  const growth = growthOf(samples);
  console.log(`${members} members, ${planned} reminders in ${seconds.toFixed(1)} s`);
  console.log(
    `memory grew by ${growthOf(samples.slice(0, half))} MB at most in the first half, by ${growthOf(samples.slice(half))} MB in the second`,
  );
  const busy = ((ownSeconds + postgresSeconds) / members) * MILLION;
  console.log(
    `processor seconds: ${ownSeconds.toFixed(1)} of ours, ${postgresSeconds.toFixed(1)} of PostgreSQL; for a million on two cores ${(busy / 2 / 60).toFixed(1)} minutes`,
  );
  console.log(`a million members at this rate: ${(secondsPerMillion / 60).toFixed(1)} minutes (bound: ${MINUTES})`);
  const again = performance.now();
  const repeated = await planReminders(db, { today, now, log, timeZone: "UTC", hasMail: true, batch: 1000 });
  console.log(`the next tick: ${repeated} reminders in ${(performance.now() - again).toFixed(0)} ms`);
  if (planned !== members * DUES || repeated !== 0 || secondsPerMillion > MINUTES * 60 || growth > MAX_MEMORY)
    process.exitCode = 1;
} finally {
  await stage.stop();
}

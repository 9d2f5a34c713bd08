// The weekly credits of many bills while someone loads theirs: npx tsx bench/money-tick.ts 10000 100000 pglite:100000
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { addDays, type Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { clock, load, log, onEmbedded, onPostgres, type Stage, serve } from "./money-app.ts";
import { seedBills } from "./money-seed.ts";

const MAX_BLOCKED_MS = 200;

const runs = process.argv.length > 2 ? process.argv.slice(2) : ["10000", "100000"];
for (const run of runs) {
  const [engine, text] = run.includes(":") ? run.split(":") : ["postgres", run];
  const count = Number(text);
  if (!Number.isInteger(count) || count <= 0) throw new Error(`How many bills is ${run}?`);
  const stage = await (engine === "pglite" ? onEmbedded() : onPostgres());
  try {
    await measure(stage, engine ?? "postgres", count);
  } finally {
    await stage.stop();
  }
}

async function measure(stage: Stage, engine: string, count: number): Promise<void> {
  const server = await serve(stage);
  const account: { id: number } = await (await server.send("/api/accounts", { name: "Bills" })).json();
  const bill = { amount: "12.50", frequency: "weekly", category: "food", accountId: account.id };
  for (let n = 1; n <= 50; n++) await server.send("/api/bills", { ...bill, name: `Bill ${n}` });
  const seeding = performance.now();
  await seedBills(stage.db, { count, today: clock.today(), now: clock.now() });
  console.log(`${engine}, ${count} bills (made in ${((performance.now() - seeding) / 1000).toFixed(1)} s)`);

  const ask = { url: `${server.base}/api/bills`, headers: server.headers, connections: 2, pauseMs: 10 };
  const atRest = await load({ ...ask, ms: 2_000 }).done;
  console.log(`  GET /api/bills at rest: p50 ${atRest.p50.toFixed(1)} ms, p99 ${atRest.p99.toFixed(1)} ms`);

  const reading = load(ask);
  const memory = watchMemory();
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const startedAt = performance.now();
  // As main.ts sets it.
  const pace = stage.kind === "embedded" ? { batch: 100, lanes: 1 } : { batch: 1000, lanes: 2 };
  const report = await runDue(stage.db, { today: clock.today(), now: clock.now(), log, ...pace });
  const ms = performance.now() - startedAt;
  loop.disable();
  reading.stop();
  const underLoad = await reading.done;
  const blocked = loop.max / 1e6;
  console.log(`  weeks credited: ${report.weeks} in ${(ms / 1000).toFixed(1)} s, ${(ms / count).toFixed(3)} ms a bill`);
  console.log(`  memory grew by ${memory.stop().toFixed(0)} MB at most`);
  console.log(
    `  GET /api/bills during the run: p99 ${underLoad.p99.toFixed(1)} ms of ${underLoad.count} (${underLoad.wrong} not 200)`,
  );
  console.log(
    `  longest the event loop was blocked: ${blocked.toFixed(0)} ms${blocked > MAX_BLOCKED_MS ? ", TOO LONG" : ""}`,
  );
  const again = await runDue(stage.db, { today: clock.today(), now: clock.now(), log });
  if (report.weeks !== count || report.skipped > 0 || again.weeks > 0)
    throw new Error("not every week was credited once");
  await compare(stage, count);
  await server.close();
}

/** A second week by the scheduler, beside a third written by plain INSERT … SELECT: the same rows, keys and checks. */
async function compare({ db, kind }: Stage, count: number): Promise<void> {
  const second = addDays(clock.today(), 7);
  const pace = kind === "embedded" ? { batch: 100, lanes: 1 } : { batch: 1000, lanes: 2 };
  const credited = await timed(() => runDue(db, { today: second, now: clock.now(), log, ...pace }));
  for (const applied of [true, false]) {
    const plain = await timed(() => writePlainly(db, { day: addDays(second, 7), applied }));
    const sums = applied ? "with the sums of accounts and savings" : "without any sums";
    console.log(
      `  the next week: ${(credited / count).toFixed(3)} ms a bill; plainly, ${sums}: ${(plain / count).toFixed(3)} ms; ratio ${(plain / credited).toFixed(2)}`,
    );
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function writePlainly(db: Db, { day, applied }: { day: Day; applied: boolean }): Promise<void> {
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      if (!applied) await tx.execute(sql`alter table entries disable trigger entries_apply`);
      await tx.execute(sql`
        insert into operations (household_id, key, kind, day, at, weeks)
        select household_id, 'plain:' || id, 'weekly', ${day}::date, now(), 1 from bills where weekly_amount > 0`);
      await tx.execute(sql`
        insert into entries (household_id, operation_id, pot, account_id, bill_id, amount, after)
        select b.household_id, o.id, 'account', b.account_id, b.id, b.weekly_amount,
               a.balance + sum(b.weekly_amount) over (partition by b.household_id, b.account_id order by b.id)
        from bills b join operations o on o.household_id = b.household_id and o.key = 'plain:' || b.id
        join accounts a on a.household_id = b.household_id and a.id = b.account_id`);
      await tx.execute(sql`
        insert into entries (household_id, operation_id, pot, bill_id, amount, after)
        select b.household_id, o.id, 'savings', b.id, b.weekly_amount, s.saved_amount + b.weekly_amount
        from bills b join operations o on o.household_id = b.household_id and o.key = 'plain:' || b.id
        join bill_savings s on s.household_id = b.household_id and s.bill_id = b.id`);
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== "Rollback") throw error;
    });
}

function watchMemory() {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampleMemory = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(sampleMemory, 50);
  return {
    stop: () => {
      sampleMemory();
      clearInterval(timer);
      return (peak - before) / 1e6;
    },
  };
}

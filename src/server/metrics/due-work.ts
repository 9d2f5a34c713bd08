import { sql } from "drizzle-orm";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { groupByDay } from "#server/scheduler/group-by-day.ts";
import { isInHouseholds } from "#server/scheduler/run.ts";
import type { Family } from "./text.ts";

/** The count is capped: measuring the queue must not cost as much as processing it. */
const MAX_COUNTED = 100_000;
const TIMEOUT = 3_000;

type Options = { clock: Clock; onFailure: (error: unknown) => void };

/**
 * The scheduler's due work, and when it last completed in any process. Never throws: an unreachable database is a
 * metric too.
 */
export async function dueWork(db: Db, { clock, onFailure }: Options): Promise<Family[]> {
  const found = await withTimeout(queryDueWork(db, clock), onFailure);
  const due = found === undefined ? [] : Object.entries(found.due);
  return [
    {
      name: "weekwise_database_up",
      type: "gauge",
      help: "1 if the database answered the query, 0 if not.",
      samples: [{ value: found === undefined ? 0 : 1 }],
    },
    {
      name: "weekwise_scheduler_lag_seconds",
      type: "gauge",
      help: "Seconds since all scheduled work was last completed by any process. Absent until then.",
      samples: found?.lag === undefined ? [] : [{ value: found.lag }],
    },
    {
      name: "weekwise_job_lag_seconds",
      type: "gauge",
      help: "Seconds since this job, or this part of credit-and-pay (credit, retry, pay), was last completed by any process. Absent until then.",
      samples: Object.entries(found?.jobs ?? {}).map(([job, value]) => ({ labels: { job }, value })),
    },
    {
      name: "weekwise_due_work",
      type: "gauge",
      help: `Bills and payments waiting for the scheduler, counted up to ${MAX_COUNTED}.`,
      samples: due.map(([kind, value]) => ({ labels: { kind }, value })),
    },
  ];
}

type DueWork = { due: Record<string, number>; lag: number | undefined; jobs: Record<string, number> };

type Row = Record<WorkKind, number> & { lag: number | null; jobs: Record<string, number> | null };
type WorkKind = "credits" | "payments" | "scheduled" | "retries";

async function queryDueWork(db: Db, clock: Clock): Promise<DueWork> {
  const now = clock.now();
  const groups = await groupByDay(db, clock);
  /** Rows of a table that are due, by each household's own day. */
  const count = (table: "bills" | "payments", day: string, isWaiting = sql`true`) => {
    const rows = groups.map(({ today, on }) => {
      const isInGroup = isInHouseholds(sql`household_id`, { on }) ?? sql`true`;
      return sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(day)} <= ${today}::date and ${isWaiting} and ${isInGroup}`;
    });
    return sql`(select count(*)::int from (${sql.join(rows, sql` union all `)} limit ${MAX_COUNTED}) as found)`;
  };
  const result = await db.execute(sql`
    select ${count("bills", "next_credit_date")} as credits,
           ${count("bills", "next_payment_date", sql`account_id is not null`)} as payments,
           ${count("payments", "next_try_date", sql`status = 'scheduled'`)} as scheduled,
           ${count("payments", "next_try_date", sql`status = 'failed'`)} as retries,
           (select extract(epoch from ${now.toISOString()}::timestamptz - max(last_run_at))::float8 from scheduler_beats) as lag,
           (select json_object_agg(job, lag) from (
             select key as job, greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - max(value::timestamptz)))::float8 as lag
             from scheduler_beats, json_each_text(jobs) group by key) finished) as jobs`);
  const { rows } = result as unknown as { rows: Row[] };
  const { lag = null, jobs = null, ...due } = rows[0] ?? {};
  return { due, lag: lag === null ? undefined : Math.max(0, lag), jobs: jobs ?? {} };
}

async function withTimeout<T>(work: Promise<T>, onFailure: Options["onFailure"]): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT, undefined);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    onFailure(error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

import { and, asc, gte, or, sql } from "drizzle-orm";
import type { Payment } from "#contract/payments.ts";
import { paymentToWire } from "#contract/to-wire.ts";
import { addDays, day as asDay, type Day } from "#core/day.ts";
import { DAYS_BEHIND } from "#core/savings.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import type { Log } from "#server/log.ts";
import { startDueAmounts } from "./begin-due.ts";
import { creditDue } from "./credit-due.ts";
import { payDue } from "./pay-due.ts";
import { retryDue } from "./retry-due.ts";
import { type HouseholdFilter, householdsOf, isInHouseholds, PARTS, type Part, type Report, type Run } from "./run.ts";

const MAX_LISTED = 100;

type Options = {
  today: Day;
  now: Date;
  log: Log;
  batch?: number;
  lanes?: number;
  household?: HouseholdFilter;
  isStopping?: () => boolean;
  /** Called once for each part when it is done up to today, or when the run stops. */
  onDone?: (part: Part) => void;
} & Partial<Pick<Run, "onTouched">>;

/**
 * Does all work due up to today, day by day from the oldest: the weeks complete by that day at the right amount, then
 * the payments scheduled for it, then its due dates. Days without work are skipped, and so are old days with only
 * credits: nothing uses an account in between, so one credit covers all of its weeks. The result is the same however
 * late, and in however many runs or processes.
 */
export async function runDue(
  db: Db,
  {
    today,
    now,
    log,
    batch = 500,
    lanes = 1,
    household,
    isStopping = () => false,
    onTouched = () => {},
    onDone = () => {},
  }: Options,
): Promise<Report> {
  const run: Run = {
    weeks: 0,
    paid: 0,
    failed: 0,
    skipped: 0,
    today,
    now,
    batch,
    lanes,
    household,
    held: new Set(),
    log,
    isStopping,
    onTouched,
    yieldToEventLoop,
  };
  const done = new Set<Part>();
  const markDone = (part: Part) => {
    // A household left out isn't done.
    if (done.has(part) || run.held.size > 0) return;
    done.add(part);
    onDone(part);
  };
  for (let day = await nextDueDay(db, run); day !== undefined && !isStopping(); day = await nextDueDay(db, run, day)) {
    run.weeks += await startDueAmounts(db, day, run);
    run.weeks += await creditDue(db, day, run);
    if (day === today) markDone("credit");
    await retryDue(db, day, run);
    if (day === today) markDone("retry");
    await payDue(db, day, run);
    await yieldToEventLoop();
  }
  // A part with nothing due today is done as well.
  for (const part of PARTS) markDone(part);
  const { weeks, paid, failed, skipped } = run;
  return { weeks, paid, failed, skipped };
}

/** The next day with due work, up to today. Rows locked by others are left to them. */
async function nextDueDay(db: Db, run: Run, after?: Day): Promise<Day | undefined> {
  const { today } = run;
  const isIncluded = isInHouseholds(sql`household_id`, householdsOf(run)) ?? sql`true`;
  const range = (column: string) => {
    const name = sql.raw(column);
    const isAfter = after === undefined ? sql`true` : sql`${name} > ${after}::date`;
    return sql`${name} <= ${today}::date and ${isAfter} and ${isIncluded}`;
  };
  const found = await db.execute(sql`
    select least(
      (select greatest(first, ${addDays(today, -DAYS_BEHIND)}::date) from (select min(next_credit_date) as first from bills
       where ${range("next_credit_date")} and skipped_on is distinct from ${today}::date) oldest where first is not null),
      (select min(next_amount_from) from bills
       where ${range("next_amount_from")} and skipped_on is distinct from ${today}::date),
      (select min(next_payment_date) from bills
       where ${range("next_payment_date")} and account_id is not null and skipped_on is distinct from ${today}::date),
      (select min(next_try_date) from payments where ${range("next_try_date")} and status in ('scheduled', 'failed'))
    )::text as day`);
  const [row] = (found as unknown as { rows: { day: string | null }[] }).rows;
  return row?.day == null ? undefined : asDay(row.day);
}

type DryRun = { report: Report; payments: Payment[] };

/** Runs the due work in a transaction and rolls it back: exactly what the next run would do. */
export async function dryRun(db: Db, when: Parameters<typeof runDue>[1]): Promise<DryRun> {
  let result: DryRun | undefined;
  const rollback = new Error("the dry run is over");
  await db
    .transaction(async (tx) => {
      const report = await runDue(tx, when);
      const isAffected = or(
        gte(payments.createdAt, when.now),
        gte(payments.processedAt, when.now),
        sql`${payments.nextTryDate} > ${when.today}::date`,
      );
      const rows = await tx
        .select()
        .from(payments)
        .where(and(isAffected, isInHouseholds(payments.household, when.household)))
        .orderBy(asc(payments.dueDate), asc(payments.id))
        .limit(MAX_LISTED);
      result = { report, payments: rows.map(paymentToWire) };
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  if (result === undefined) throw new Error("the dry run found nothing to report");
  return result;
}

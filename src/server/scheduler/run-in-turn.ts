import { sql } from "drizzle-orm";
import { addDays, type Day } from "#core/day.ts";
import { DAYS_BEHIND } from "#core/savings.ts";
import type { Db } from "#server/db/database.ts";
import { isInHouseholds, type OnDay, type Report } from "./run.ts";
import { runDue } from "./run-due.ts";

const MAX_STEPS = 500;

type Options = Omit<Parameters<typeof runDue>[1], "household"> & { on?: OnDay; steps?: number };

/**
 * Processes all households; those far behind, such as after importing unmaintained years, come last, one by one and in
 * limited steps. The others don't wait for them; the rest is done at the next ticks.
 */
export async function runInTurn(
  db: Db,
  { on, steps = MAX_STEPS, isStopping = () => false, onDone = () => {}, ...options }: Options,
): Promise<Report> {
  const lateHouseholds = await findLate(db, options.today, on);
  const report = await runDue(db, { ...options, isStopping, onDone, household: { on, except: lateHouseholds } });
  for (const household of lateHouseholds) {
    if (isStopping()) break;
    let remainingSteps = steps;
    // A run checks whether to stop before each step.
    const lateReport = await runDue(db, {
      ...options,
      household,
      isStopping: () => isStopping() || remainingSteps-- <= 0,
    });
    for (const part of ["weeks", "paid", "failed", "skipped"] as const) report[part] += lateReport[part];
  }
  return report;
}

/** The households that are far behind. */
async function findLate(db: Db, today: Day, on: OnDay | undefined): Promise<string[]> {
  const before = addDays(today, -DAYS_BEHIND);
  const isIncluded = isInHouseholds(sql`household_id`, { on }) ?? sql`true`;
  const found = await db.execute(sql`
    select household_id as household from bills where next_credit_date < ${before}::date and skipped_on is distinct from ${today}::date and ${isIncluded}
    union
    select household_id from bills
    where next_payment_date < ${before}::date and account_id is not null and skipped_on is distinct from ${today}::date and ${isIncluded}
    union
    select household_id from payments where next_try_date < ${before}::date and status in ('scheduled', 'failed') and ${isIncluded}
    order by household`);
  return (found as unknown as { rows: { household: string }[] }).rows.map(({ household }) => household);
}

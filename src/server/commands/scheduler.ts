import { openClock } from "#server/clock.ts";
import { openDatabase } from "#server/db/open.ts";
import { readEnvironment } from "#server/dot-env.ts";
import { readSettings } from "#server/env.ts";
import { openLog } from "#server/log.ts";
import { groupByDay } from "#server/scheduler/group-by-day.ts";
import { dryRun, runDue } from "#server/scheduler/run-due.ts";
import { endWithError } from "#server/start-error.ts";

/** Runs the scheduled work once, or lists what it would do: `npm run scheduler -- --dry-run` */
async function main(): Promise<void> {
  const settings = readSettings(readEnvironment());
  const clock = openClock(settings.timezone);
  const log = openLog("warn");
  const { db, close } = await openDatabase(settings);
  const isDry = process.argv.includes("--dry-run");
  try {
    for (const { today, on } of await groupByDay(db, clock)) {
      const when = { today, now: clock.now(), log, household: { on } };
      const { report, payments } = isDry ? await dryRun(db, when) : { report: await runDue(db, when), payments: [] };
      const heading = isDry ? "The next run would" : "This run did";
      process.stdout.write(`${heading}, as of ${today}:\n`);
      process.stdout.write(`  credit the due weeks of ${report.weeks} bills\n  make ${report.paid} payments\n`);
      process.stdout.write(`  record ${report.failed} failed attempts\n  postpone ${report.skipped} until tomorrow\n`);
      for (const { dueDate, billName, amount, status } of payments) {
        process.stdout.write(`    ${dueDate}  ${billName}  ${amount}  ${status}\n`);
      }
    }
    if (isDry) process.stdout.write("Nothing was changed.\n");
  } finally {
    await close();
  }
}

main().catch(endWithError);

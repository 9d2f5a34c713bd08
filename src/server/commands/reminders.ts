import { openClock } from "#server/clock.ts";
import { openDatabase } from "#server/db/open.ts";
import { readEnvironment } from "#server/dot-env.ts";
import { readSettings } from "#server/env.ts";
import { dryRunReminders } from "#server/features/notifications/dry-run.ts";
import { openLog } from "#server/log.ts";
import { groupByDay } from "#server/scheduler/group-by-day.ts";
import { endWithError, startError } from "#server/start-error.ts";

/** Lists what would be sent today and why, without sending: `npm run reminders -- --dry-run` */
async function main(): Promise<void> {
  if (!process.argv.includes("--dry-run")) {
    throw startError(
      "Reminders are sent by the running server. To see what would go out: npm run reminders -- --dry-run",
    );
  }
  const settings = readSettings(readEnvironment());
  const clock = openClock(settings.timezone);
  const { db, close } = await openDatabase(settings);
  try {
    const when = { days: await groupByDay(db, clock), now: clock.now(), timeZone: settings.timezone };
    const hasMail = settings.smtpUrl !== undefined;
    const { lines, total } = await dryRunReminders(db, { ...when, hasMail, log: openLog("warn") });
    process.stdout.write(`Today, ${clock.today()}, ${total === 1 ? "1 message" : `${total} messages`} would go out:\n`);
    for (const line of lines) process.stdout.write(`  ${line}\n`);
    if (total > lines.length) process.stdout.write(`  and ${total - lines.length} more\n`);
    if (!hasMail) process.stdout.write("No email server is configured (SMTP_URL), so nothing goes by email.\n");
    process.stdout.write("Nothing was sent or changed.\n");
  } finally {
    await close();
  }
}

main().catch(endWithError);

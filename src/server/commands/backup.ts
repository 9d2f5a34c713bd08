import { resolve } from "node:path";
import { formatContents } from "#server/backup/format.ts";
import { takeBackup } from "#server/backup/take-backup.ts";
import { openClock } from "#server/clock.ts";
import { readEnvironment } from "#server/dot-env.ts";
import { readSettings } from "#server/env.ts";
import { packageVersion } from "#server/package-root.ts";
import { endWithError, startError } from "#server/start-error.ts";

/** Writes all data to one file, whether or not Weekwise is running: `npm run backup -- weekwise.backup` */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw startError("Specify the file to write: npm run backup -- weekwise.backup");
  const settings = readSettings(readEnvironment());
  // npm runs this in our own folder; the path is relative to the user's.
  const path = resolve(process.env.INIT_CWD ?? ".", file);
  const contents = await takeBackup({ path, settings, clock: openClock(settings.timezone), version: packageVersion() });
  process.stdout.write(
    `${formatContents(contents)}Written to ${path} and verified. It contains everyone's data, so keep it safe.\n`,
  );
}

main().catch(endWithError);

import { resolve } from "node:path";
import { formatContents } from "#server/backup/format.ts";
import { checkBackup } from "#server/backup/read-backup.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { openDatabase } from "#server/db/open.ts";
import { report } from "#server/doctor/check.ts";
import { readEnvironment } from "#server/dot-env.ts";
import { readSettings } from "#server/env.ts";
import { endWithError, isStartError, startError } from "#server/start-error.ts";

/** Restores a backup into an empty Weekwise and verifies each table: `npm run restore -- weekwise.backup` */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const file = args.find((word) => !word.startsWith("--"));
  if (file === undefined) throw startError("Specify the backup file: npm run restore -- weekwise.backup");
  const settings = readSettings(readEnvironment());
  const path = resolve(process.env.INIT_CWD ?? ".", file);
  const contents = await checkBackup(path);
  const { db, close } = await openDatabase(settings).catch((error: unknown) => {
    throw isStartError(error) ? startError(`The backup can't be restored.\n${error.message}`) : error;
  });
  try {
    const findings = await restoreBackup(db, { path, contents, allowInconsistent: args.includes("--as-it-is") });
    process.stdout.write(formatContents(contents));
    process.stdout.write(`All ${contents.tables.length} tables were restored, and their hashes match the backup.\n\n`);
    process.stdout.write(report(findings));
    if (findings.some(({ wrong }) => wrong > 0)) process.exitCode = 1;
  } finally {
    await close();
  }
}

main().catch(endWithError);

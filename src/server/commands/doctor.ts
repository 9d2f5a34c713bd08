import { openDatabase } from "#server/db/open.ts";
import { report } from "#server/doctor/check.ts";
import { examine } from "#server/doctor/examine.ts";
import { readEnvironment } from "#server/dot-env.ts";
import { readSettings } from "#server/env.ts";
import { isStartError, startError } from "#server/start-error.ts";

/** Checks that all data is consistent and prints a report: `npm run doctor`. Exits with 1 when something is wrong. */
async function main(): Promise<void> {
  const settings = readSettings(readEnvironment());
  const { db, close } = await openDatabase(settings).catch((error: unknown) => {
    throw isStartError(error) ? startError(`The doctor can't open the data.\n${error.message}`) : error;
  });
  try {
    const findings = await examine(db);
    process.stdout.write(report(findings));
    if (findings.some(({ wrong }) => wrong > 0)) process.exitCode = 1;
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${isStartError(error) ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
});

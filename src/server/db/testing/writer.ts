import { setImmediate as nextTurn } from "node:timers/promises";
import { openDatabase } from "#server/db/open.ts";
import { rateLimits } from "#server/db/schema/index.ts";

/** A separate process for the tests: writes rows and prints each number once the database has acknowledged it. */
const [dataDir = "", first = "0"] = process.argv.slice(2);
// Waits to be killed, but no longer than the test runs.
process.stdin.on("end", () => process.exit()).resume();
try {
  const { db } = await openDatabase({ dataDir });
  for (let count = Number(first); count < Number(first) + 10_000; count += 1) {
    await db.insert(rateLimits).values({ key: `row ${count}`, count, windowEndsAt: new Date(0) });
    process.stdout.write(`${count}\n`);
    await nextTurn();
  }
} catch (error) {
  process.stderr.write(String(error));
  process.exit(1);
}

import { openDatabase } from "#server/db/open.ts";
import { tickOn } from "./tick.ts";

/** A separate process for the tests: does the work due up to a day, in small batches, and reports when it is done. */
const [databaseUrl = "", today = ""] = process.argv.slice(2);
// Waits to be killed, but no longer than the test runs.
process.stdin.on("end", () => process.exit()).resume();
const { db } = await openDatabase({ databaseUrl, dataDir: "" });
process.stdout.write("working\n");
await tickOn(db, today, 2);
process.exit();

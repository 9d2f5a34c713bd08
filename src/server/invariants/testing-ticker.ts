import { openDatabase } from "#server/db/open.ts";
import { tickOn } from "./tick.ts";

/** A process of its own for the tests: does what is due up to a day, in small batches, and says so when it is done. */
const [databaseUrl = "", today = ""] = process.argv.slice(2);
// Waits to be killed, but not longer than the test lives.
process.stdin.on("end", () => process.exit()).resume();
const { db } = await openDatabase({ databaseUrl, dataDir: "" });
process.stdout.write("working\n");
await tickOn(db, today, 2);
process.exit();

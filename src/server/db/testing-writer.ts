import { openDatabase } from "./open.ts";
import { rateLimits } from "./schema/index.ts";

/** A process of its own for the tests: writes rows for ever and says each number once the database has acknowledged it. */
const [dataDir = "", first = "0"] = process.argv.slice(2);
try {
  const { db } = await openDatabase({ dataDir });
  process.stdout.write("open\n");
  for (let count = Number(first); ; count += 1) {
    await db.insert(rateLimits).values({ key: `row ${count}`, count, windowEndsAt: new Date(0) });
    process.stdout.write(`${count}\n`);
  }
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
}

// The built application, killed repeatedly while it writes: npm run bench:killed [-- how often] [postgres]
// With postgres-itself PostgreSQL is killed, and the application has to recover on its own.
// After every kill the doctor must find nothing, and everything that was acknowledged must be there.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "#server/db/testing/start-postgres.ts";
import { createTestDatabase, TEST_POSTGRES_URL } from "#server/db/testing/test-database.ts";
import { prepareApp } from "./app-process.ts";
import { crashPostgres } from "./crash-postgres.ts";
import { seededRandom } from "./made-requests.ts";
import { openWriter } from "./writers.ts";

const MAX_RECOVERY_MS = 60_000;
const killCount = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200);
const killsPostgres = process.argv.includes("postgres-itself");
const isPostgres = killsPostgres || process.argv.includes("postgres");
const random = seededRandom(Number(process.env.SEED ?? 1));

const folder = mkdtempSync(join(tmpdir(), "weekwise-killed-"));
let server = isPostgres ? await startPostgres({ isDurable: killsPostgres }) : undefined;
if (server) process.env[TEST_POSTGRES_URL] = server.url;
const databaseUrl = server ? (await createTestDatabase()).url : "";
const { base, start, isReady, runDoctor } = await prepareApp({ dataDir: join(folder, "data"), databaseUrl });
const writer = openWriter(base, random);

let running = await start();
const accountId = await writer.signUp();
let lost = 0;
let inconsistent = 0;
let slowestRecovery = 0;

async function killApp(): Promise<void> {
  running.app.kill("SIGKILL");
  await running.exit;
}

/** PostgreSQL is killed and restarted; the application must reconnect on its own. */
async function killPostgres(): Promise<void> {
  if (server) await crashPostgres(server.folder);
  // Long enough for requests to meet a database that is not there.
  await sleep(200 + random() * 800);
  server = await server?.startAgain();
  const since = performance.now();
  while (!(await isReady())) {
    if (running.app.exitCode !== null) throw new Error("The application ended with its database.");
    if (performance.now() - since > MAX_RECOVERY_MS)
      throw new Error("The application did not find its database again.");
    await sleep(20);
  }
  slowestRecovery = Math.max(slowestRecovery, performance.now() - since);
}

for (let kill = 1; kill <= killCount; kill++) {
  let isDone = false;
  const writing = writer.writeUntil(accountId, () => isDone);
  await sleep(50 + random() * 700);
  await (killsPostgres ? killPostgres() : killApp());
  isDone = true;
  await writing;
  const doctorOutput = runDoctor();
  if (doctorOutput !== undefined) {
    inconsistent += 1;
    console.log(`After kill ${kill} the doctor says:\n${doctorOutput}`);
  }
  if (!killsPostgres) running = await start();
  const missing = await writer.countMissing();
  lost += missing;
  if (missing > 0) console.log(`After kill ${kill} ${missing} acknowledged writes are missing.`);
  if (kill % 20 === 0)
    console.log(`${kill} kills: ${writer.bills.size} bills, ${writer.payments.size} payments acknowledged`);
}
await running.stop();
await server?.stop();
rmSync(folder, { recursive: true, force: true });
const where = killsPostgres ? "of PostgreSQL itself" : `on ${isPostgres ? "PostgreSQL" : "the embedded database"}`;
const sum = writer.bills.size + writer.payments.size;
const unexpectedStatuses = [...writer.statuses].filter(([status]) => status >= 500 && status !== 503).length;
console.log(
  `${killCount} kills ${where}: ${sum} acknowledged writes, ${lost} lost; the doctor found something wrong ${inconsistent} times`,
);
console.log(`Answers: ${writer.statusSummary()} (none of 500 and above but 503)`);
if (killsPostgres)
  console.log(`The application was ready at most ${slowestRecovery.toFixed(0)} ms after PostgreSQL was`);
if (lost > 0 || inconsistent > 0 || unexpectedStatuses > 0) process.exitCode = 1;

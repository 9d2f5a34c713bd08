// The built application, killed repeatedly while it writes: npm run bench:killed [-- how often] [postgres]
// With postgres-itself PostgreSQL is killed, and the application has to recover on its own.
// After every kill the doctor must find nothing, and everything that was acknowledged must be there.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "#server/db/testing/start-postgres.ts";
import { createTestDatabase, TEST_POSTGRES_URL } from "#server/db/testing/test-database.ts";
import { placeApp } from "./app-process.ts";
import { crashPostgres } from "./crash-postgres.ts";
import { dice } from "./made-requests.ts";
import { openWriter } from "./writers.ts";

const RECOVERY = 60_000;
const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200);
const isItself = process.argv.includes("postgres-itself");
const isPostgres = isItself || process.argv.includes("postgres");
const roll = dice(Number(process.env.SEED ?? 1));

const folder = mkdtempSync(join(tmpdir(), "weekwise-killed-"));
let server = isPostgres ? await startPostgres({ isDurable: isItself }) : undefined;
if (server) process.env[TEST_POSTGRES_URL] = server.url;
const databaseUrl = server ? (await createTestDatabase()).url : "";
const { base, start, isReady, complaint } = await placeApp({ dataDir: join(folder, "data"), databaseUrl });
const writer = openWriter(base, roll);

let running = await start();
const accountId = await writer.settle();
let lost = 0;
let sick = 0;
let slowest = 0;

async function killApp(): Promise<void> {
  running.app.kill("SIGKILL");
  await running.exit;
}

/** PostgreSQL is killed and restarted; the application must reconnect on its own. */
async function killPostgres(): Promise<void> {
  if (server) await crashPostgres(server.folder);
  // Long enough for requests to meet a database that is not there.
  await sleep(200 + roll() * 800);
  server = await server?.startAgain();
  const since = performance.now();
  while (!(await isReady())) {
    if (running.app.exitCode !== null) throw new Error("The application ended with its database.");
    if (performance.now() - since > RECOVERY) throw new Error("The application did not find its database again.");
    await sleep(20);
  }
  slowest = Math.max(slowest, performance.now() - since);
}

for (let kill = 1; kill <= wanted; kill++) {
  let isOver = false;
  const writing = writer.writeUntil(accountId, () => isOver);
  await sleep(50 + roll() * 700);
  await (isItself ? killPostgres() : killApp());
  isOver = true;
  await writing;
  const wrong = complaint();
  if (wrong !== undefined) {
    sick += 1;
    console.log(`After kill ${kill} the doctor says:\n${wrong}`);
  }
  if (!isItself) running = await start();
  const gone = await writer.missing();
  lost += gone;
  if (gone > 0) console.log(`After kill ${kill} ${gone} acknowledged writes are missing.`);
  if (kill % 20 === 0)
    console.log(`${kill} kills: ${writer.bills.size} bills, ${writer.payments.size} payments acknowledged`);
}
await running.stop();
await server?.stop();
rmSync(folder, { recursive: true, force: true });
const where = isItself ? "of PostgreSQL itself" : `on ${isPostgres ? "PostgreSQL" : "the embedded database"}`;
const sum = writer.bills.size + writer.payments.size;
const bugs = [...writer.statuses].filter(([status]) => status >= 500 && status !== 503).length;
console.log(
  `${wanted} kills ${where}: ${sum} acknowledged writes, ${lost} lost; the doctor found something wrong ${sick} times`,
);
console.log(`Answers: ${writer.said()} (none of 500 and above but 503)`);
if (isItself) console.log(`The application was ready at most ${slowest.toFixed(0)} ms after PostgreSQL was`);
if (lost > 0 || sick > 0 || bugs > 0) process.exitCode = 1;

// Mixed traffic at a steady rate, 20% of it writes: npm run bench:load [-- minutes] [postgres] [how many a second, as 40/s]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { startPostgres } from "#server/db/testing/start-postgres.ts";
import { createTestDatabase, TEST_POSTGRES_URL } from "#server/db/testing/test-database.ts";
import { prepareApp } from "./faults/app-process.ts";
import { startFigures } from "./load-memory.ts";
import { browserAt } from "./many-processes-app.ts";

const HOUSEHOLDS = Number(process.env.HOUSEHOLDS ?? 100);
const BILLS = 12;
const WRITE_SHARE = 0.2;
const MAX_GROWTH = 0.05;
const TOKEN = "a-token-for-timings-alone-long-enough-to-be-one";

const args = process.argv.slice(2);
const minutes = Number(args.find((word) => /^[\d.]+$/.test(word)) ?? 30);
const perSecond = Number(args.find((word) => /^\d+\/s$/.test(word))?.slice(0, -2) ?? 40);
const isPostgres = args.includes("postgres");

type Person = { cookie: string; accountId: number; billIds: number[] };
type Summary = { count: number; p50: number; p99: number; p999: number; most: number };
type Report = { reads: Summary; writes: Summary; wrong: Record<string, number>; mostWaiting: number };

const folder = mkdtempSync(join(tmpdir(), "weekwise-load-"));
const server = isPostgres ? await startPostgres({ isDurable: true }) : undefined;
if (server) process.env[TEST_POSTGRES_URL] = server.url;
const databaseUrl = server ? (await createTestDatabase()).url : "";
const app = await prepareApp({ dataDir: join(folder, "data"), databaseUrl, extraEnv: { METRICS_TOKEN: TOKEN } });
const running = await app.start();

async function signUp(index: number): Promise<Person> {
  const { ask, cookie } = browserAt(app.base);
  const from = { "x-forwarded-for": `10.1.${index >> 8}.${index & 255}` };
  const make = async (path: string, body: object) => {
    const answer = await ask(path, body, from);
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    const made: { id: number } = JSON.parse(answer.text);
    return made.id;
  };
  const credentials = { email: `household${index}@example.com`, password: "correct horse" };
  await make("/api/auth/register", credentials);
  await make("/api/auth/login-direct", credentials);
  const accountId = await make("/api/accounts", { name: "Everyday", balance: "9000000.00" });
  await make("/api/incomes", { name: "Salary", amount: "900", frequency: "weekly", accountId });
  const billIds: number[] = [];
  for (let n = 0; n < BILLS; n++) {
    const bill = { name: `Bill ${n}`, amount: "20.00", frequency: "monthly", category: "utilities", accountId };
    billIds.push(await make("/api/bills", bill));
  }
  return { cookie: cookie(), accountId, billIds };
}

const people: Person[] = [];
for (let index = 0; index < HOUSEHOLDS; index++) people.push(await signUp(index));

const ms = minutes * 60_000;
const memory = startFigures({ base: app.base, token: TOKEN, ms });
const workerData = { base: app.base, people, perSecond, ms, writeShare: WRITE_SHARE, seed: 1 };
const worker = new Worker(new URL("./load-arrivals.mjs", import.meta.url), { workerData, execArgv: [] });
const report = await new Promise<Report>((resolve, reject) => {
  worker.once("message", resolve);
  worker.once("error", reject);
});
const growths = memory.stop();
await running.stop();
const doctorOutput = app.runDoctor();
await server?.stop();
rmSync(folder, { recursive: true, force: true });

const errors = Object.values(report.wrong).reduce((sum, count) => sum + count, 0);
console.log(
  `${minutes} minutes at ${perSecond} a second on ${isPostgres ? "PostgreSQL" : "the embedded database"}, ${HOUSEHOLDS} households: ${errors} errors, at most ${report.mostWaiting} unanswered at once`,
);
for (const what of ["reads", "writes"] as const) {
  const { count, p50, p99, p999, most } = report[what];
  const times = Object.entries({ p50, p99, "p99.9": p999, most }).map(
    ([name, time]) => `${name} ${time.toFixed(1)} ms`,
  );
  console.log(`${count} ${what}: ${times.join(", ")}`);
}
for (const [what, count] of Object.entries(report.wrong)) console.log(`WRONG: ${count} × ${what}`);
for (const { what, before, after, growth } of growths)
  console.log(
    `${what}: ${before.toFixed(1)} MB after warming up, ${after.toFixed(1)} MB in the end, ${(growth * 100).toFixed(1)}% (at most ${MAX_GROWTH * 100})`,
  );
if (doctorOutput !== undefined) console.log(doctorOutput);
if (errors > 0 || doctorOutput !== undefined || growths.some(({ growth }) => growth > MAX_GROWTH)) process.exitCode = 1;

// The built application, killed again and again in the midst of writing: npm run bench:killed [-- how often] [postgres]
// After every kill the doctor must find nothing, and everything that was acknowledged must be there.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createTestDatabase, TEST_POSTGRES_URL } from "#server/db/testing.ts";
import { startPostgres } from "#server/db/testing-postgres.ts";
import { freePort } from "../money-app.ts";
import { dice, pick } from "./made-requests.ts";

const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200);
const isPostgres = process.argv.includes("postgres");
const roll = dice(Number(process.env.SEED ?? 1));
const WRITERS = 6;
const WHO = { email: "killed@example.com", password: "correct horse" };

const folder = mkdtempSync(join(tmpdir(), "weekwise-killed-"));
const server = isPostgres ? await startPostgres() : undefined;
if (server) process.env[TEST_POSTGRES_URL] = server.url;
const databaseUrl = server ? (await createTestDatabase()).url : "";
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), BASE_URL: base, LOG_LEVEL: "error" },
  ...{ DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl, DEMO_ACCOUNT: "off", TRUST_PROXY: "loopback" },
  ...(server && { SESSION_SECRET: "a secret for faults alone, long enough to be one" }),
};

async function start() {
  const app = spawn(process.execPath, ["dist/server/main.js"], { env, stdio: ["ignore", "ignore", "inherit"] });
  const exit = once(app, "exit");
  for (;;) {
    if (app.exitCode !== null) throw new Error("The server did not start.");
    const answer = await fetch(`${base}/api/ready`).catch(() => undefined);
    if (answer?.ok) return { app, exit };
    await sleep(20);
  }
}

let cookie = "";
let visitors = 0;

async function send(method: string, path: string, body?: object, key?: string): Promise<Response | undefined> {
  visitors += 1;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": `10.0.${(visitors >> 8) & 255}.${visitors & 255}`,
    cookie,
    ...(key !== undefined && { "idempotency-key": key }),
  };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  // A killed server answers nothing: whatever was asked then may be done or not, but not half.
  return fetch(`${base}${path}`, sent).catch(() => undefined);
}

async function signIn(): Promise<void> {
  const answer = await send("POST", "/api/auth/login-direct", WHO);
  cookie = (answer?.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

type Acknowledged = { bills: Set<number>; payments: Set<number> };
const acknowledged: Acknowledged = { bills: new Set(), payments: new Set() };
let writes = 0;

async function write(accountId: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    writes += 1;
    const known = [...acknowledged.bills];
    const isBill = known.length < 4 || roll() < 0.2;
    const bill = { name: `Bill ${writes}`, amount: "1.00", frequency: "weekly", category: "food", accountId };
    const answer = isBill
      ? await send("POST", "/api/bills", bill)
      : await send("POST", "/api/bills/pay", { billId: pick(roll, known) }, `payment-${writes}`);
    if (!answer?.ok) continue;
    const made = (await answer.json().catch(() => undefined)) as { id: number; payment?: { id: number } } | undefined;
    if (made?.payment) acknowledged.payments.add(made.payment.id);
    else if (made) acknowledged.bills.add(made.id);
  }
}

async function idsAt(path: string): Promise<Set<number>> {
  const answer = await send("GET", path);
  const found: { id: number }[] = await answer?.json();
  return new Set(found.map(({ id }) => id));
}

async function missing(): Promise<number> {
  const bills = await idsAt("/api/bills");
  const payments = new Set<number>();
  for (let before: number | null | undefined; before !== null; ) {
    const older: string = before === undefined ? "" : `&before=${before}`;
    const answer: Response | undefined = await send("GET", `/api/payments?limit=200${older}`);
    if (!answer?.ok) throw new Error(`The payments answered ${answer?.status}: ${await answer?.text()}`);
    const page: { items: { id: number }[]; next: number | null } = await answer?.json();
    for (const { id } of page.items) payments.add(id);
    before = page.next;
  }
  const lost = [...acknowledged.bills].filter((id) => !bills.has(id)).length;
  return lost + [...acknowledged.payments].filter((id) => !payments.has(id)).length;
}

let { app, exit } = await start();
// Whatever ends this script ends the server with it.
process.once("exit", () => app.kill("SIGKILL"));
await send("POST", "/api/auth/register", WHO);
await signIn();
const made = await send("POST", "/api/accounts", { name: "Everyday", balance: "99999999.00" });
if (!made?.ok) throw new Error(`The account answered ${made?.status}.`);
const { id: accountId }: { id: number } = await made.json();
let lost = 0;
let sick = 0;

for (let kill = 1; kill <= wanted; kill++) {
  let isOver = false;
  const writers = Promise.all(Array.from({ length: WRITERS }, () => write(accountId, () => isOver)));
  await sleep(50 + roll() * 700);
  app.kill("SIGKILL");
  await exit;
  isOver = true;
  await writers;
  const doctor = spawnSync(process.execPath, ["dist/server/commands/doctor.js"], { env, encoding: "utf8" });
  if (doctor.status !== 0) {
    sick += 1;
    console.log(`After kill ${kill} the doctor says:\n${doctor.stdout}${doctor.stderr}`);
  }
  ({ app, exit } = await start());
  const gone = await missing();
  lost += gone;
  if (gone > 0) console.log(`After kill ${kill} ${gone} acknowledged writes are missing.`);
  if (kill % 20 === 0) {
    console.log(`${kill} kills: ${acknowledged.bills.size} bills, ${acknowledged.payments.size} payments acknowledged`);
  }
}
app.kill("SIGTERM");
await exit;
await server?.stop();
rmSync(folder, { recursive: true, force: true });
const sum = acknowledged.bills.size + acknowledged.payments.size;
console.log(
  `${wanted} kills on ${isPostgres ? "PostgreSQL" : "the embedded database"}: ${sum} acknowledged writes, ${lost} lost; the doctor found something wrong ${sick} times`,
);
if (lost > 0 || sick > 0) process.exitCode = 1;

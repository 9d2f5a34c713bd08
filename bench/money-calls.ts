// Two calls against the least that could answer them, in the same run: npx tsx bench/money-calls.ts
import pg from "pg";
import { load, onPostgres, type Stage, serve } from "./money-app.ts";
import { serveBaseline } from "./money-bare.ts";
import { record, replay, type Statement } from "./money-raw.ts";

const ROUNDS = 5;
const ROUND_MS = 2_000;
const CONNECTIONS = 8;
const MIN_RATIOS = { bills: 0.75, pay: 0.5 };

type Server = Awaited<ReturnType<typeof serve>>;

const stage = await onPostgres();
try {
  const server = await serve(stage);
  const bills = await addBills(server);
  await compare("GET /api/bills with 50 bills", MIN_RATIOS.bills, await timeBills(stage, server));
  await compare("POST /api/bills/pay", MIN_RATIOS.pay, await timePay(stage, server, bills));
  await server.close();
} finally {
  await stage.stop();
}

type Comparison = { application: () => Promise<number>; baseline: () => Promise<number>; close: () => Promise<void> };

/** Takes turns, so that other load on the machine affects both; the median ratio counts. */
async function compare(
  what: string,
  least: number,
  { application: runApplication, baseline: runBaseline, close }: Comparison,
): Promise<void> {
  await runApplication();
  await runBaseline();
  const rounds: { application: number; baseline: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) rounds.push({ application: await runApplication(), baseline: await runBaseline() });
  await close();
  const ratios = rounds.map((round) => round.application / round.baseline).sort((one, other) => one - other);
  const medianRatio = ratios[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(
    `${what}: ${medianRatio.toFixed(2)} of the bare one (at least ${least})${medianRatio < least ? ", TOO SLOW" : ""}`,
  );
  for (const round of rounds)
    console.log(`  ${round.application.toFixed(0)} against ${round.baseline.toFixed(0)} a second`);
}

/** Fifty bills, each on an account of its own so that payments don't wait for each other. */
async function addBills(server: Server): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < 50; n++) {
    const account = { name: `Account ${n}`, balance: "90000000.00" };
    const { id: accountId }: { id: number } = await (await server.send("/api/accounts", account)).json();
    const bill = { name: `Bill ${n}`, amount: "1.00", frequency: "monthly", category: "utilities", accountId };
    const { id }: { id: number } = await (await server.send("/api/bills", bill)).json();
    ids.push(id);
  }
  await server.send("/api/bills/process-savings", {});
  return ids;
}

async function timeBills({ url = "" }: Stage, server: Server): Promise<Comparison> {
  const bare = await serveBaseline(url);
  const measureRate = (address: string) => async () => {
    const { perSecond, wrong } = await load({
      url: address,
      headers: server.headers,
      connections: CONNECTIONS,
      ms: ROUND_MS,
    }).done;
    if (wrong > 0) throw new Error(`${address} did not answer 200`);
    return perSecond;
  };
  return { application: measureRate(`${server.base}/api/bills`), baseline: measureRate(bare.url), close: bare.close };
}

async function timePay({ url = "" }: Stage, server: Server, bills: number[]): Promise<Comparison> {
  const target = { url: `${server.base}/api/bills/pay`, method: "POST", headers: server.headers };
  const bodies = bills.slice(0, CONNECTIONS).map((billId) => JSON.stringify({ billId }));
  const runApplication = async () => {
    const { perSecond, wrong } = await load({ ...target, bodies, connections: CONNECTIONS, ms: ROUND_MS }).done;
    if (wrong > 0) throw new Error("a payment was refused");
    return perSecond;
  };
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const recorded: Recorded[] = [];
  for (const billId of bills.slice(-CONNECTIONS)) recorded.push(await recordPay(server, pool, billId));
  const runBaseline = async () => {
    const startedAt = performance.now();
    const counts = await Promise.all(recorded.map((each) => replayUntil(pool, each, startedAt + ROUND_MS)));
    return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - startedAt);
  };
  return { application: runApplication, baseline: runBaseline, close: () => pool.end() };
}

type Recorded = { statements: Statement[]; operationId: number };

/** One payment as the application makes it: the second of a bill, since the first one also empties its savings. */
async function recordPay(server: Server, pool: pg.Pool, billId: number): Promise<Recorded> {
  let paymentId = 0;
  await server.send("/api/bills/pay", { billId });
  const statements = await record(async () => {
    const { payment } = await (await server.send("/api/bills/pay", { billId })).json();
    paymentId = payment.id;
  });
  const { rows } = await pool.query("select operation_id from payments where id = $1", [paymentId]);
  return { statements, operationId: Number(rows[0]?.operation_id) };
}

async function replayUntil(pool: pg.Pool, { statements, operationId }: Recorded, until: number): Promise<number> {
  const client = await pool.connect();
  let count = 0;
  for (; performance.now() < until; count++) await replay(client, statements, operationId);
  client.release();
  return count;
}

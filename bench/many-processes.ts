// Two and four processes on one PostgreSQL behind a proxy: what must hold, and how quick: npm run bench:many-processes
import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { browserAt, freePort, type Process, startProcess } from "./many-processes-app.ts";
import { clock, load, onPostgres, type Stage } from "./money-app.ts";
import { seedBills } from "./money-seed.ts";
import { roundRobin } from "./round-robin.ts";

const DUE = 3000;
const ROUNDS = 3;
const ROUND_MS = 2000;
const CONNECTIONS = 16;
const PROCESS_COUNTS = [1, 2, 4];

type Fleet = {
  stage: Stage;
  base: string;
  ports: number[];
  limitTo: (count: number) => void;
  stop: () => Promise<void>;
};

/** Starts several processes at once on a database with a night's work due. */
async function startFleet(count: number): Promise<Fleet> {
  const stage = await onPostgres();
  await seedBills(stage.db, { count: DUE, today: clock.today(), now: clock.now() });
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const proxy = await roundRobin(ports);
  const base = `http://127.0.0.1:${proxy.port}`;
  const { url: databaseUrl = "", folder } = stage;
  const processes: Process[] = await Promise.all(
    ports.map((port) => startProcess({ databaseUrl, folder, port, baseUrl: base })),
  );
  const stop = async () => {
    const codes = await Promise.all(processes.map((each) => each.stop()));
    proxy.close();
    await stage.stop();
    check(
      "all of them stop cleanly",
      codes.every((code) => code === 0),
      codes,
    );
  };
  return { stage, base, ports, limitTo: proxy.limitTo, stop };
}

function check(what: string, holds: boolean, found: unknown): void {
  console.log(`  ${holds ? "holds" : "DOES NOT HOLD"}: ${what}`);
  if (!holds) throw new Error(JSON.stringify(found).slice(0, 500));
}

async function one(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await db.execute(query)) as unknown as { rows: { n: number }[] };
  return rows[0]?.n ?? -1;
}

async function checkScheduler({ stage: { db }, ports }: Fleet): Promise<void> {
  const duesLeft = () =>
    one(db, sql`select count(*)::int as n from bills where next_credit_date <= ${clock.today()}::date`);
  for (let tries = 0; tries < 300 && (await duesLeft()) > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const weekly = await one(db, sql`select count(*)::int as n from operations where kind = 'weekly'`);
  check(`${DUE} weeks due at the start are credited once each`, weekly === DUE, weekly);
  const unexplained = await one(db, sql`select count(*)::int as n from unexplained_pots`);
  check("every figure is the sum of its entries", unexplained === 0, unexplained);
  const heartbeats = await one(db, sql`select count(*)::int as n from scheduler_beats`);
  check("every process gave its sign of life", heartbeats === ports.length, heartbeats);
}

async function signUp(base: string, email: string) {
  const browser = browserAt(base);
  const person = { email, password: "correct horse" };
  await browser.ask("/api/auth/register", person);
  await browser.ask("/api/auth/login-direct", person);
  const { id: accountId } = JSON.parse(
    (await browser.ask("/api/accounts", { name: "Bills", balance: "90000000.00" })).text,
  );
  const bill = { amount: "1.00", frequency: "monthly", category: "utilities", accountId };
  const { id: billId } = JSON.parse((await browser.ask("/api/bills", { ...bill, name: "Power" })).text);
  return { ...browser, bill, billId };
}

async function checkRequests({ stage: { db }, base, ports }: Fleet): Promise<void> {
  const ann = await signUp(base, "ann@example.com");
  const seen = await Promise.all(Array.from({ length: 20 }, () => ann.ask("/api/auth/user")));
  const served = new Set(seen.map(({ by }) => by));
  check(
    `one session is known to all ${ports.length}`,
    served.size === ports.length && seen.every(({ status }) => status === 200),
    seen,
  );
  const key = { "idempotency-key": "once" };
  const paid = await Promise.all(
    Array.from({ length: 20 }, () => ann.ask("/api/bills/pay", { billId: ann.billId }, key)),
  );
  const payments = await one(db, sql`select count(*)::int as n from payments`);
  check(
    "20 payments at once under one key are one",
    new Set(paid.map(({ text }) => text)).size === 1 && payments === 1,
    paid,
  );
  const guess = { email: "guessed@example.com", password: "wrong" };
  const guesses = await Promise.all(
    Array.from({ length: 16 }, () => browserAt(base).ask("/api/auth/login-direct", guess)),
  );
  const wrongPasswords = guesses.filter(({ status }) => status === 401).length;
  check(
    "of 16 guesses at once, 10 are looked at",
    wrongPasswords === 10,
    guesses.map(({ status }) => status),
  );
  await ann.ask("/api/auth/logout-direct", {});
  const after = await Promise.all(Array.from({ length: 8 }, () => ann.ask("/api/auth/user")));
  check(
    "a session that ended has ended everywhere",
    after.every(({ status }) => status === 401),
    after,
  );
}

/** Takes turns, so that other load on the machine affects all of them; the median round counts. */
async function measureThroughput({ base, limitTo }: Fleet): Promise<void> {
  const bob = await signUp(base, "bob@example.com");
  // Payments each from an account of their own, or they would wait for each other.
  const bodies: string[] = [];
  for (let n = 1; n < 50; n++) {
    const account = n <= CONNECTIONS ? { name: `Account ${n}`, balance: "90000000.00" } : undefined;
    const { id: accountId } = account
      ? JSON.parse((await bob.ask("/api/accounts", account)).text)
      : { id: bob.bill.accountId };
    const { id: billId } = JSON.parse(
      (await bob.ask("/api/bills", { ...bob.bill, name: `Bill ${n}`, accountId })).text,
    );
    if (account) bodies.push(JSON.stringify({ billId }));
  }
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie: bob.cookie() };
  const kinds = [
    { what: "GET /api/bills with 50 bills", options: { url: `${base}/api/bills` } },
    {
      what: "POST /api/bills/pay",
      options: { url: `${base}/api/bills/pay`, method: "POST", bodies },
    },
  ];
  for (const { what, options } of kinds) {
    const rounds = new Map(PROCESS_COUNTS.map((count) => [count, [] as number[]]));
    for (let round = 0; round <= ROUNDS; round++) {
      for (const count of PROCESS_COUNTS) {
        limitTo(count);
        const { perSecond, wrong, statuses } = await load({
          ...options,
          headers,
          connections: CONNECTIONS,
          ms: ROUND_MS,
        }).done;
        if (wrong > 0) throw new Error(`${count} processes answered ${JSON.stringify(statuses)}`);
        // The first round warms up.
        if (round > 0) rounds.get(count)?.push(perSecond);
      }
    }
    const medianRate = (count: number) => rounds.get(count)?.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    const words = PROCESS_COUNTS.map(
      (count) =>
        `${count}: ${medianRate(count).toFixed(0)} a second, ${(medianRate(count) / medianRate(1)).toFixed(2)}`,
    );
    console.log(`${what} by processes: ${words.join("; ")}`);
  }
}

for (const count of [2, 4]) {
  console.log(`${count} processes`);
  const fleet = await startFleet(count);
  try {
    await checkScheduler(fleet);
    await checkRequests(fleet);
    if (count === 4) await measureThroughput(fleet);
  } finally {
    await fleet.stop();
  }
}

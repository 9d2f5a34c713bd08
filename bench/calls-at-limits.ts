// Every call of the contract with a household at its limits, on both databases: npm run bench:limits (or: -- embedded 1 getPlan, for one database, years and call)
// Prints how long the server's thread worked for each, and the longest it let nobody in; fails above 250 ms of that. What counts
// is processor time, where the system tells a thread's: on a busy machine a turn takes longer by the clock than it is.
import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import { sql } from "drizzle-orm";
import { allCalls } from "#contract/all.ts";
import { addDays } from "#core/day.ts";
import { eraseDue } from "#server/scheduler/erase-due.ts";
import { runInTurn } from "#server/scheduler/run-in-turn.ts";
import { type Ids, type Request, requestsOf } from "./limits/requests.ts";
import { fillHousehold } from "./limits/seed.ts";
import { clock, log, onEmbedded, onPostgres, type Stage, serve } from "./money-app.ts";

const [onlyDatabase, years = "5", ...onlyCalls] = process.argv.slice(2);
const MAX_BLOCKED_MS = 250;
const RESOLUTION = 1;

type Served = Awaited<ReturnType<typeof serve>>;

const requestThread = new Worker(new URL("./limits/asker.mjs", import.meta.url), { execArgv: [] });
type CallAnswer = { status: number; bytes: number; text: string };
const ask = (request: object) =>
  new Promise<CallAnswer>((resolve) => {
    requestThread.once("message", resolve);
    requestThread.postMessage(request);
  });

type Row = {
  what: string;
  status: number;
  expects?: number;
  bytes: number;
  wall: number;
  busy: number;
  blocked: number;
  databaseHeld: number;
};

const THREAD_STATS = "/proc/thread-self/schedstat";
const hasThreadStats = existsSync(THREAD_STATS);

/** Milliseconds that this thread has worked; elsewhere than on Linux, that have passed. */
const workedMs = () =>
  hasThreadStats ? Number(readFileSync(THREAD_STATS, "utf8").split(" ")[0]) / 1e6 : performance.now();

/** Samples the event loop; returns the most work between two samples. */
function watchEventLoop(): () => number {
  let longest = 0;
  let before = workedMs();
  const timer = setInterval(() => {
    const now = workedMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, RESOLUTION);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** Another client that queries the database now and then; returns the most work it had to wait for. */
function queryConcurrently({ db }: Stage): () => Promise<number> {
  let [longest, isOver] = [0, false];
  const querying = (async () => {
    while (!isOver) {
      const before = workedMs();
      await db.execute(sql`select 1`);
      longest = Math.max(longest, workedMs() - before);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return async () => {
    isOver = true;
    await querying;
    return longest;
  };
}

async function measure(stage: Stage, what: string, act: () => Promise<CallAnswer>): Promise<Row & { text: string }> {
  // Let the previous call's remaining work finish.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stop = watchEventLoop();
  const stopQuerying = queryConcurrently(stage);
  const before = workedMs();
  const startedAt = performance.now();
  const { status, bytes, text } = await act();
  const wall = performance.now() - startedAt;
  const busy = workedMs() - before;
  await new Promise((resolve) => setTimeout(resolve, 2 * RESOLUTION));
  const blocked = stop();
  const databaseHeld = await stopQuerying();
  return { what, status, bytes, wall, busy, blocked, databaseHeld, text };
}

async function idsOf({ db }: Stage, { household, user: owner, base }: Served): Promise<Ids> {
  const firstId = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: { id: number }[] }).rows[0]?.id ?? 0;
  const inHousehold = sql`household_id = ${household}`;
  const first = (table: string, condition = sql``) =>
    firstId(sql`select id from ${sql.identifier(table)} where ${inHousehold} ${condition} order by id limit 1`);
  const [statement, payment] = [await first("statements"), await first("payments")];
  return {
    accountId: await first("accounts"),
    billId: await first("bills", sql`and is_automatic`),
    handBillId: await first("bills", sql`and not is_automatic`),
    incomeId: await first("incomes"),
    documentId: await first("documents"),
    pdfId: await first("documents"),
    lessonId: await first("scan_lessons"),
    invitationId: await first("invitations"),
    tokenId: String(await first("api_tokens")),
    sessionId: String(await firstId(sql`select id from session where sid = 'session 1'`)),
    passkeyId: "key-1",
    channelId: Number(await firstId(sql`select id from notification_channels where user_id = ${owner}`)),
    memberId: "member-3",
    householdId: household,
    ...{ appliedId: statement, draftId: statement + 2, dropId: statement + 3 },
    ...{ scheduledId: payment, completedId: payment, wayId: "", key: "", token: "", base },
  };
}

/** Reads what a later request needs from the answers. */
function rememberAnswers() {
  const answers = new Map<string, string>();
  const answerOf = (call: string, keyPath: string): string => {
    let found: unknown = JSON.parse(answers.get(call) ?? "null");
    for (const step of keyPath.split(".")) found = Object(found)[step];
    return String(found ?? "");
  };
  return { answerOf, remember: (what: string, text: string) => void answers.set(what, text) };
}

/** Scheduled work: a week later, and deletion. */
async function measureScheduledWork(stage: Stage): Promise<Row[]> {
  const { db } = stage;
  // As main.ts has it.
  const tick = { now: clock.now(), log, batch: stage.kind === "embedded" ? 100 : 1000 };
  const week = await measure(stage, "a week later, the scheduler", async () => {
    const { weeks } = await runInTurn(db, { today: addDays(clock.today(), 7), ...tick });
    return { status: weeks, bytes: 0, text: "" };
  });
  await db.execute(sql`update users set deletes_at = now() - interval '1 day'`);
  const erase = async () => ({ status: await eraseDue(db, clock), bytes: 0, text: "" });
  return [week, await measure(stage, "everything erased", erase)];
}

async function bench(stage: Stage): Promise<Row[]> {
  const server = await serve(stage);
  const { db } = stage;
  const { household, user: owner } = server;
  await fillHousehold(db, { household, owner, today: clock.today(), weeks: Math.round(Number(years) * 52) });
  const requests = requestsOf(clock.today(), await idsOf(stage, server));
  const { answerOf, remember } = rememberAnswers();
  let newUserHeaders = server.headers;
  let count = 0;
  const registerUser = async () => {
    const body = JSON.stringify({ email: `fresh-${++count}@example.com`, password: "correct horse" });
    // Without anybody's cookie: signing in would end that session.
    const { cookie: _, ...plain } = server.headers;
    const post = (path: string) => fetch(`${server.base}${path}`, { method: "POST", headers: plain, body });
    await post("/api/auth/register");
    const cookie = (await post("/api/auth/login-direct")).headers.get("set-cookie")?.split(";")[0] ?? "";
    return { ...server.headers, cookie };
  };
  const rows: Row[] = [];
  const run = async ({ call, what, path, body, bodyOf, form, who, expects }: Request) => {
    const contractCall = allCalls.find(({ name }) => name === call);
    // Clears rate limits and refreshes the sign-in time.
    await db.execute(sql`delete from rate_limits`);
    await db.execute(sql`update session set confirmed_at = now()`);
    if (who === "somebody new") newUserHeaders = await registerUser();
    const { "content-type": json, ...plain } = who === undefined ? server.headers : newUserHeaders;
    const payload = bodyOf ? bodyOf(answerOf) : body;
    const request = {
      url: server.base + (typeof path === "function" ? path(answerOf) : (path ?? contractCall?.path)),
      method: contractCall?.method,
      headers: { ...plain, ...(form ? form.headers : payload !== undefined && { "content-type": json }) },
      body: form ? form.payload : payload === undefined ? undefined : JSON.stringify(payload),
    };
    const name = what ? `${call}, ${what}` : call;
    const row = await measure(stage, name, () => ask(request));
    remember(name, row.text);
    rows.push({ ...row, expects: expects ?? contractCall?.status ?? 200 });
    if (process.stderr.isTTY || process.env.SHOW)
      console.error(row.what, row.status, row.wall.toFixed(0), row.blocked.toFixed(0), row.databaseHeld.toFixed(0));
    if (row.status !== (expects ?? contractCall?.status ?? 200))
      console.log(`${name} answered ${row.status}: ${row.text.slice(0, 300)}`);
  };
  for (const request of requests) if (onlyCalls.length === 0 || onlyCalls.includes(request.call)) await run(request);
  if (onlyCalls.length === 0) rows.push(...(await measureScheduledWork(stage)));
  await server.close();
  return rows;
}

function print(name: string, rows: readonly Row[]): number {
  console.log(
    `\n${name}\n| Call | Answer | kB | Wall, ms | Server busy, ms | Longest blocked, ms | Database held, ms |`,
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const { what, status, bytes, wall, busy, blocked, databaseHeld } of rows) {
    const figures = [wall, busy, blocked, databaseHeld].map((figure) => figure.toFixed(0));
    const mark = blocked > MAX_BLOCKED_MS ? " **over**" : "";
    console.log(`| ${what} | ${status} | ${(bytes / 1000).toFixed(0)} | ${figures.join(" | ")}${mark} |`);
  }
  return rows.filter(({ blocked, status, expects = status }) => blocked > MAX_BLOCKED_MS || status !== expects).length;
}

let failures = 0;
for (const [name, open] of [
  ["embedded", onEmbedded],
  ["postgres", onPostgres],
] as const) {
  if (onlyDatabase !== undefined && onlyDatabase !== name) continue;
  const stage = await open();
  try {
    failures += print(name, await bench(stage));
  } finally {
    await stage.stop();
  }
}
await requestThread.terminate();
if (failures > 0) {
  console.log(
    `\n${failures} calls held the event loop for more than ${MAX_BLOCKED_MS} ms, or answered otherwise than they should`,
  );
  process.exitCode = 1;
}

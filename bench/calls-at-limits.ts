// Every call of the contract with a household at its limits, on both databases: npm run bench:limits (or: -- embedded 1, for one database and years; -- embedded 1 Document, for calls of that name)
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

const [only, years, named] = [process.argv[2], Number(process.argv[3] ?? 5), process.argv[4] ?? ""];
const MOST = 250;
const RESOLUTION = 1;

const asker = new Worker(new URL("./limits/asker.mjs", import.meta.url), { execArgv: [] });
type Answered = { status: number; bytes: number; text: string };
const ask = (request: object) =>
  new Promise<Answered>((resolve) => {
    asker.once("message", resolve);
    asker.postMessage(request);
  });

type Row = { what: string; status: number; bytes: number; wall: number; busy: number; blocked: number; held: number };

const ON_PROCESSOR = "/proc/thread-self/schedstat";
const isTold = existsSync(ON_PROCESSOR);

/** Milliseconds that this thread has worked; elsewhere than on Linux, that have passed. */
const worked = () => (isTold ? Number(readFileSync(ON_PROCESSOR, "utf8").split(" ")[0]) / 1e6 : performance.now());

/** Looks whenever the event loop lets it; tells the most work between two looks. */
function watchTurns(): () => number {
  let longest = 0;
  let before = worked();
  const timer = setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  }, RESOLUTION);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** Somebody else who asks the database now and then; tells the most work that they had to wait for. */
function askBeside({ db }: Stage): () => Promise<number> {
  let [longest, isOver] = [0, false];
  const asking = (async () => {
    while (!isOver) {
      const before = worked();
      await db.execute(sql`select 1`);
      longest = Math.max(longest, worked() - before);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return longest;
  };
}

async function measure(stage: Stage, what: string, act: () => Promise<Answered>): Promise<Row & { text: string }> {
  // Whatever the call before left behind ends in quiet.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const stop = watchTurns();
  const leave = askBeside(stage);
  const before = worked();
  const began = performance.now();
  const { status, bytes, text } = await act();
  const wall = performance.now() - began;
  const busy = worked() - before;
  await new Promise((resolve) => setTimeout(resolve, 2 * RESOLUTION));
  const blocked = stop();
  const held = await leave();
  return { what, status, bytes, wall, busy, blocked, held, text };
}

async function idsOf({ db }: Stage, household: string): Promise<Ids> {
  const one = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: { id: number }[] }).rows[0]?.id ?? 0;
  return {
    accountId: await one(sql`select min(id) as id from accounts where household_id = ${household}`),
    billId: await one(sql`select min(id) as id from bills where household_id = ${household} and is_automatic`),
    handBillId: await one(sql`select min(id) as id from bills where household_id = ${household} and not is_automatic`),
    incomeId: await one(sql`select min(id) as id from incomes where household_id = ${household}`),
    paymentId: await one(sql`select max(id) as id from payments where household_id = ${household}`),
  };
}

async function bench(stage: Stage): Promise<Row[]> {
  const server = await serve(stage);
  const { db } = stage;
  await fillHousehold(db, server.household, clock.today(), Math.round(years * 52));
  const requests = requestsOf(clock.today(), await idsOf(stage, server.household));
  const missing = allCalls.filter(({ name }) => !requests.some(({ call }) => call === name));
  if (missing.length > 0 && named === "") throw new Error(`not asked: ${missing.map(({ name }) => name).join(", ")}`);
  let headers: Record<string, string> = server.headers;
  let fresh = 0;
  let calendar: string | undefined;
  const newcomer = async () => {
    const body = JSON.stringify({ email: `fresh-${++fresh}@example.com`, password: "correct horse" });
    // Without anybody's cookie: signing in would end that session.
    const { cookie: _, ...plain } = server.headers;
    const post = (path: string) => fetch(`${server.base}${path}`, { method: "POST", headers: plain, body });
    await post("/api/auth/register");
    const cookie = (await post("/api/auth/login-direct")).headers.get("set-cookie")?.split(";")[0] ?? "";
    return { ...server.headers, cookie };
  };
  const rows: Row[] = [];
  const run = async ({ call, what, path, body, form, fresh: isFresh }: Request) => {
    const known = allCalls.find(({ name }) => name === call);
    if (isFresh) headers = await newcomer();
    if (call === "deleteBill") headers = server.headers;
    const text = form ? body : body === undefined ? undefined : JSON.stringify(body);
    const url = `${server.base}${call === "getCalendar" ? calendar : (path ?? known?.path)}`;
    const request = { url, method: known?.method, headers, body: text, form };
    const row = await measure(stage, what ? `${call}, ${what}` : call, () => ask(request));
    if (row.status >= 500 || row.status === 0) console.log(`${row.what} answered ${row.status}: ${row.text}`);
    if (call === "replaceCalendarAddress") ({ path: calendar } = JSON.parse(row.text));
    rows.push(row);
    if (process.stderr.isTTY || process.env.SHOW)
      console.error(row.what, row.status, row.wall.toFixed(0), row.blocked.toFixed(0), row.held.toFixed(0));
  };
  for (const request of requests.filter(({ call }) => call.includes(named))) await run(request);
  // As main.ts has it.
  const when = { now: clock.now(), log, batch: stage.kind === "embedded" ? 100 : 1000 };
  rows.push(
    await measure(stage, "a week later, the scheduler", async () => {
      const { weeks } = await runInTurn(db, { today: addDays(clock.today(), 7), ...when });
      return { status: weeks, bytes: 0, text: "" };
    }),
  );
  await db.execute(sql`update users set deletes_at = now() - interval '1 day'`);
  rows.push(
    await measure(stage, "everything erased", async () => ({ status: await eraseDue(db, clock), bytes: 0, text: "" })),
  );
  await server.close();
  return rows;
}

function print(name: string, rows: readonly Row[]): number {
  console.log(
    `\n${name}\n| Call | Answer | kB | Wall, ms | Server busy, ms | Longest blocked, ms | Database held, ms |`,
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const { what, status, bytes, wall, busy, blocked, held } of rows) {
    const figures = [wall, busy, blocked, held].map((figure) => figure.toFixed(0));
    const mark = blocked > MOST ? " **over**" : "";
    console.log(`| ${what} | ${status} | ${(bytes / 1000).toFixed(0)} | ${figures.join(" | ")}${mark} |`);
  }
  return rows.filter(({ blocked }) => blocked > MOST).length;
}

let over = 0;
for (const [name, open] of [
  ["embedded", onEmbedded],
  ["postgres", onPostgres],
] as const) {
  if (only !== undefined && only !== name) continue;
  const stage = await open();
  try {
    over += print(name, await bench(stage));
  } finally {
    await stage.stop();
  }
}
await asker.terminate();
if (over > 0) {
  console.log(`\n${over} calls held the event loop for more than ${MOST} ms`);
  process.exitCode = 1;
}

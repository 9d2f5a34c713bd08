// A normal user beside a thousand held connections: npm run bench:slow-clients [-- how many]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { load } from "../money-app.ts";
import { prepareApp } from "./app-process.ts";
import { type HeldConnections, holdConnections, hostileKinds } from "./hold-connections.ts";
import { seededRandom } from "./made-requests.ts";
import { openWriter } from "./writers.ts";

const MAX_P99_MS = 500;
const NORMAL_MS = 15_000;
const MAX_HELD_S = 300;
const connectionCount = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 1000);

const folder = mkdtempSync(join(tmpdir(), "weekwise-slow-"));
const app = await prepareApp({ dataDir: join(folder, "data") });
const writer = openWriter(app.base, seededRandom(1));
const running = await app.start();
const accountId = await writer.signUp();
for (let n = 0; n < 60; n++) await writer.write(accountId);
const cookie = writer.cookie();

const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
const [billId = 0] = writer.bills;
const bodies = [JSON.stringify({ billId })];
async function normalUser() {
  const common = { headers, connections: 2, ms: NORMAL_MS, pauseMs: 50 };
  const reads = load({ ...common, url: `${app.base}/api/bills` });
  const writes = load({ ...common, url: `${app.base}/api/bills/pay`, method: "POST", bodies, connections: 1 });
  return { reads: await reads.done, writes: await writes.done };
}

const alone = await normalUser();
const held: HeldConnections[] = [];
const port = Number(new URL(app.base).port);
const kinds = hostileKinds(cookie, "/api/docs/openapi.json");
for (const kind of kinds) held.push(await holdConnections(port, kind, Math.floor(connectionCount / kinds.length)));
const beside = await normalUser();

const since = performance.now();
const open = () => held.reduce((sum, one) => sum + one.open(), 0);
while (open() > 0 && performance.now() - since < MAX_HELD_S * 1000) await sleep(500);
const stillOpen = open();
for (const one of held) {
  console.log(
    `${one.opened} ${one.description}: the last let go after ${one.longest().toFixed(0)} s, ${one.open()} still held`,
  );
  one.end();
}
let isSlow = false;
for (const [when, { reads, writes }] of Object.entries({ alone, beside })) {
  for (const [what, { count, p50, p99, wrong }] of Object.entries({ reads, writes })) {
    console.log(`${when}, ${what}: ${count}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${wrong} wrong`);
    if (when === "beside" && (p99 > MAX_P99_MS || wrong > 0)) isSlow = true;
  }
}
console.log(
  `A normal user's p99 beside ${connectionCount} held connections: at most ${MAX_P99_MS} ms; held in the end: ${stillOpen} (none)`,
);
await running.stop();
rmSync(folder, { recursive: true, force: true });
if (isSlow || stillOpen > 0) process.exitCode = 1;

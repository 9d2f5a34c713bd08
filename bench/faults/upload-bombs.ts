// Files and calls that are small to send and large to take in: npm run bench:upload-bombs [-- how many rounds]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inMegabytes, memoryOf } from "../process-memory.ts";
import { placeApp } from "./app-process.ts";
import { makeBombs } from "./bombs.ts";
import { dice } from "./made-requests.ts";
import { openWriter } from "./writers.ts";

const MOST_SECONDS = 15;
/** What the server itself may take more than before, at any moment and in the end. */
const MOST_PEAK = 150 * 1024 * 1024;
const MOST_GROWTH = 50 * 1024 * 1024;
/** Rounds until memory has the size that it is to keep. */
const WARMING = 3;
const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10);

const bombs = await makeBombs();
const folder = mkdtempSync(join(tmpdir(), "weekwise-bombs-"));
const app = await placeApp({ dataDir: join(folder, "data") });
const writer = openWriter(app.base, dice(1));
const running = await app.start();
await writer.settle();
const pid = running.app.pid ?? 0;
const wrong: string[] = [];
const rows = new Map(bombs.map(({ words }) => [words, { status: 0, code: "", seconds: 0, children: 0 }]));
let peak = 0;
let first = 0;

async function throwOne({ words, path, body, headers, isLaborious }: (typeof bombs)[number]): Promise<void> {
  const row = rows.get(words);
  if (row === undefined) return;
  const watch = setInterval(() => {
    const { own, children } = memoryOf(pid);
    peak = Math.max(peak, own);
    row.children = Math.max(row.children, children);
  }, 100);
  const began = performance.now();
  const answer = await fetch(`${app.base}${path}`, {
    method: "POST",
    body: body instanceof FormData ? body : new Uint8Array(body),
    headers: { ...headers, cookie: writer.cookie(), "sec-fetch-site": "same-origin" },
  }).catch(() => undefined);
  const said: { code?: string; message?: string } = (await answer?.json().catch(() => undefined)) ?? {};
  row.seconds = Math.max(row.seconds, (performance.now() - began) / 1000);
  clearInterval(watch);
  row.status = answer?.status ?? 0;
  row.code = said.code ?? "none";
  if (isLaborious && row.status === 200) return;
  if (row.status < 400 || row.status > 499 || said.message === undefined || said.code === undefined)
    wrong.push(`${words}: ${row.status} ${JSON.stringify(said)}`);
}

for (let round = 1 - WARMING; round <= wanted; round++) {
  // One person has ten minutes of reading an hour: what takes long is thrown once.
  for (const bomb of bombs) if (!bomb.isLaborious || round === wanted) await throwOne(bomb);
  if (round === 0) {
    first = memoryOf(pid).own;
    peak = first;
  }
}
const { own } = memoryOf(pid);
const health = await fetch(`${app.base}/api/ready`);
console.log("| What | Answer | Longest, s | Reader's memory at most |\n| --- | --- | --- | --- |");
for (const [words, { status, code, seconds, children }] of rows) {
  console.log(`| ${words} | ${status} ${code} | ${seconds.toFixed(1)} | ${inMegabytes(children)} |`);
  if (seconds > MOST_SECONDS) wrong.push(`${words} took ${seconds.toFixed(1)} s`);
}
console.log(
  `${wanted} rounds of ${bombs.length}: the server held ${inMegabytes(first)} before, ${inMegabytes(peak)} at most and ${inMegabytes(own)} in the end`,
);
if (peak - first > MOST_PEAK) wrong.push(`The server took ${inMegabytes(peak - first)} more at a time`);
if (own - first > MOST_GROWTH) wrong.push(`The server grew by ${inMegabytes(own - first)}`);
if (!health.ok) wrong.push("The server is not ready afterwards");
for (const one of wrong) console.log(`WRONG: ${one}`);
await running.stop();
rmSync(folder, { recursive: true, force: true });
if (wrong.length > 0) process.exitCode = 1;

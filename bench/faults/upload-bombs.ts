// Files and calls that are small to send and large to take in: npm run bench:upload-bombs [-- how many rounds, and a word of their names]
// What counts is the readers' processor time: beside other work a file takes longer by the clock than it does.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inMegabytes, memoryOf } from "../process-memory.ts";
import { placeApp } from "./app-process.ts";
import { makeBombs } from "./bombs.ts";
import { dice } from "./made-requests.ts";
import { openWriter } from "./writers.ts";

/** Of processor time: the budgets for the text and for drawing, some looking, and what is used between two looks at it. */
const MOST_WORK = 15;
/** Below this share of a processor the machine is busy with something else, and the clock may end a reader first. */
const CALM = 0.5;
/** What the server itself may take more than before, at any moment and in the end. */
const MOST_PEAK = 150 * 1024 * 1024;
const MOST_GROWTH = 50 * 1024 * 1024;
/** Rounds until memory has the size that it is to keep. */
const WARMING = 3;
const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10);

const word = process.argv.slice(2).find((each) => !/^\d+$/.test(each)) ?? "";

const bombs = (await makeBombs()).filter(({ words }) => words.includes(word));
const folder = mkdtempSync(join(tmpdir(), "weekwise-bombs-"));
const app = await placeApp({ dataDir: join(folder, "data") });
const running = await app.start();
let people = 0;
const nextPerson = async () => {
  const person = openWriter(app.base, dice(1), undefined, `bombs-${++people}@example.com`);
  await person.settle();
  return person;
};
let writer = await nextPerson();
const pid = running.app.pid ?? 0;
const wrong: string[] = [];
const rows = new Map(bombs.map(({ words }) => [words, { status: 0, code: "", seconds: 0, work: 0, children: 0 }]));
let peak = 0;
let first = 0;

async function throwOne(bomb: (typeof bombs)[number]): Promise<void> {
  const { words, path, body, headers, isLaborious } = bomb;
  const row = rows.get(words);
  if (row === undefined) return;
  const watch = setInterval(() => {
    const { own, children } = memoryOf(pid);
    peak = Math.max(peak, own);
    row.children = Math.max(row.children, children);
  }, 100);
  const began = performance.now();
  const before = memoryOf(pid).worked;
  const answer = await fetch(`${app.base}${path}`, {
    method: "POST",
    body: body instanceof FormData ? body : new Uint8Array(body),
    headers: { ...headers, cookie: writer.cookie(), "sec-fetch-site": "same-origin" },
  }).catch(() => undefined);
  const said: { code?: string; message?: string } = (await answer?.json().catch(() => undefined)) ?? {};
  const seconds = (performance.now() - began) / 1000;
  const work = memoryOf(pid).worked - before;
  row.seconds = Math.max(row.seconds, seconds);
  row.work = Math.max(row.work, work);
  clearInterval(watch);
  // The budget of ten minutes of reading an hour is used up: the file wasn't read, so another person uploads it.
  if (isLaborious && answer?.status === 429) {
    writer = await nextPerson();
    return throwOne(bomb);
  }
  row.status = answer?.status ?? 0;
  row.code = said.code ?? "none";
  if (isLaborious && row.status === 200) return;
  if (row.status === 503 && work < CALM * seconds) return;
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
console.log(
  "| What | Answer | Longest, s | Readers' work, s | Readers' memory at most |\n| --- | --- | --- | --- | --- |",
);
for (const [words, { status, code, seconds, work, children }] of rows) {
  const figures = [seconds, work].map((figure) => figure.toFixed(1)).join(" | ");
  console.log(`| ${words} | ${status} ${code} | ${figures} | ${inMegabytes(children)} |`);
  if (work > MOST_WORK) wrong.push(`${words} took ${work.toFixed(1)} s of the processor`);
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

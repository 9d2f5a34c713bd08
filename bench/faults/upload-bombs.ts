// Files and calls that are small to send and large to take in: npm run bench:upload-bombs [-- how many rounds, and a word of their names]
// What counts is the readers' processor time: beside other work a file takes longer by the clock than it does.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inMegabytes, memoryOf } from "../process-memory.ts";
import { prepareApp } from "./app-process.ts";
import { makeBombs } from "./bombs.ts";
import { seededRandom } from "./made-requests.ts";
import { openWriter } from "./writers.ts";

/** Of processor time: the budgets for the text and for drawing, some looking, and what is used between two looks at it. */
const MAX_WORK = 15;
/** Below this share of a processor the machine is busy with something else, and the clock may end a reader first. */
const MIN_PROCESSOR_SHARE = 0.5;
/** What the server itself may take more than before, at any moment and in the end. */
const MAX_PEAK = 150 * 1024 * 1024;
const MAX_GROWTH = 50 * 1024 * 1024;
/** Rounds until memory has the size that it is to keep. */
const WARM_UP_ROUNDS = 3;
const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10);

const descriptionPart = process.argv.slice(2).find((each) => !/^\d+$/.test(each)) ?? "";

const bombs = (await makeBombs()).filter(({ description }) => description.includes(descriptionPart));
const folder = mkdtempSync(join(tmpdir(), "weekwise-bombs-"));
const app = await prepareApp({ dataDir: join(folder, "data") });
const running = await app.start();
let people = 0;
const nextPerson = async () => {
  const person = openWriter(app.base, seededRandom(1), undefined, `bombs-${++people}@example.com`);
  await person.signUp();
  return person;
};
let writer = await nextPerson();
const pid = running.app.pid ?? 0;
const problems: string[] = [];
const rows = new Map(
  bombs.map(({ description }) => [description, { status: 0, code: "", seconds: 0, work: 0, children: 0 }]),
);
let peak = 0;
let baseline = 0;

async function sendBomb(bomb: (typeof bombs)[number]): Promise<void> {
  const { description, path, body, headers, isSlow } = bomb;
  const row = rows.get(description);
  if (row === undefined) return;
  const memoryTimer = setInterval(() => {
    const { own, children } = memoryOf(pid);
    peak = Math.max(peak, own);
    row.children = Math.max(row.children, children);
  }, 100);
  const startedAt = performance.now();
  const before = memoryOf(pid).cpuSeconds;
  const answer = await fetch(`${app.base}${path}`, {
    method: "POST",
    body: body instanceof FormData ? body : new Uint8Array(body),
    headers: { ...headers, cookie: writer.cookie(), "sec-fetch-site": "same-origin" },
  }).catch(() => undefined);
  const answerBody: { code?: string; message?: string } = (await answer?.json().catch(() => undefined)) ?? {};
  const seconds = (performance.now() - startedAt) / 1000;
  const work = memoryOf(pid).cpuSeconds - before;
  row.seconds = Math.max(row.seconds, seconds);
  row.work = Math.max(row.work, work);
  clearInterval(memoryTimer);
  // The budget of ten minutes of reading an hour is used up: the file wasn't read, so another person uploads it.
  if (isSlow && answer?.status === 429) {
    writer = await nextPerson();
    return sendBomb(bomb);
  }
  row.status = answer?.status ?? 0;
  row.code = answerBody.code ?? "none";
  if (isSlow && row.status === 200) return;
  if (row.status === 503 && work < MIN_PROCESSOR_SHARE * seconds) return;
  if (row.status < 400 || row.status > 499 || answerBody.message === undefined || answerBody.code === undefined)
    problems.push(`${description}: ${row.status} ${JSON.stringify(answerBody)}`);
}

for (let round = 1 - WARM_UP_ROUNDS; round <= rounds; round++) {
  // One person has ten minutes of reading an hour: what takes long is thrown once.
  for (const bomb of bombs) if (!bomb.isSlow || round === rounds) await sendBomb(bomb);
  if (round === 0) {
    baseline = memoryOf(pid).own;
    peak = baseline;
  }
}
const { own } = memoryOf(pid);
const health = await fetch(`${app.base}/api/ready`);
console.log(
  "| What | Answer | Longest, s | Readers' work, s | Readers' memory at most |\n| --- | --- | --- | --- | --- |",
);
for (const [description, { status, code, seconds, work, children }] of rows) {
  const figures = [seconds, work].map((figure) => figure.toFixed(1)).join(" | ");
  console.log(`| ${description} | ${status} ${code} | ${figures} | ${inMegabytes(children)} |`);
  if (work > MAX_WORK) problems.push(`${description} took ${work.toFixed(1)} s of the processor`);
}
console.log(
  `${rounds} rounds of ${bombs.length}: the server held ${inMegabytes(baseline)} before, ${inMegabytes(peak)} at most and ${inMegabytes(own)} in the end`,
);
if (peak - baseline > MAX_PEAK) problems.push(`The server took ${inMegabytes(peak - baseline)} more at a time`);
if (own - baseline > MAX_GROWTH) problems.push(`The server grew by ${inMegabytes(own - baseline)}`);
if (!health.ok) problems.push("The server is not ready afterwards");
for (const one of problems) console.log(`WRONG: ${one}`);
await running.stop();
rmSync(folder, { recursive: true, force: true });
if (problems.length > 0) process.exitCode = 1;

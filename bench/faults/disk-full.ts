// The disk of the embedded database fills up and gets room again, over and over: npm run bench:disk-full [-- how often]
// Needs a separate volume: without the privilege to mount one, it tries a namespace (Linux).
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { placeApp } from "./app-process.ts";
import { dice } from "./made-requests.ts";
import { openWriter } from "./writers.ts";

const MEGABYTE = 1024 * 1024;
const VOLUME_MB = 400;
const FULL_MS = 4_000;
const BACK_MS = 30_000;
const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10);

// A namespace's mounts disappear with it, even if this script is killed.
if (process.env.OWN_MOUNTS === undefined) {
  const rights = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const again = [...process.execArgv, ...process.argv.slice(1)];
  const { status, error } = spawnSync("unshare", [...rights, "--mount", process.execPath, ...again], {
    env: { ...process.env, OWN_MOUNTS: "yes" },
    stdio: "inherit",
  });
  if (error) console.log(`Can't mount a small volume here (${error.message}); run it as root.`);
  process.exit(status ?? 1);
}

const volume = mkdtempSync(join(tmpdir(), "weekwise-full-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${VOLUME_MB}m`, "weekwise", volume], {
  encoding: "utf8",
});
if (mounted.status !== 0) throw new Error(`A small volume can't be mounted: ${mounted.stderr} Run it as root.`);
const ballast = join(volume, "ballast");

/** Takes all the room there is, to the last byte, or leaves a little. */
function fill(leave: number): void {
  const file = openSync(ballast, "w");
  const block = Buffer.alloc(MEGABYTE, 1);
  try {
    for (let size = block.length; size >= 512; size /= 2) {
      try {
        for (;;) writeSync(file, block, 0, size);
      } catch {
        // No room for so much at once; half of it then.
      }
    }
  } finally {
    closeSync(file);
  }
  if (leave > 0) spawnSync("truncate", ["-s", `-${leave}M`, ballast]);
}

const roll = dice(Number(process.env.SEED ?? 1));
const place = await placeApp({ dataDir: join(volume, "data") });
const writer = openWriter(place.base, roll);
const running = await place.start();
const accountId = await writer.settle();
const READS = ["/api/bills", "/api/accounts", "/api/payments?limit=50", "/api/auth/user", "/api/ready"];
const wrong: string[] = [];
const refused = { count: 0, words: "" };
let reads = 0;
let slowest = 0;
let longestBack = 0;

async function timed(what: string, act: () => Promise<Response | undefined>): Promise<Response | undefined> {
  const began = performance.now();
  const answer = await act();
  slowest = Math.max(slowest, performance.now() - began);
  if (answer === undefined) wrong.push(`${what} got no answer`);
  return answer;
}

/** Reads all there is and tries to write, for as long as the disk is full. */
async function whileFull(): Promise<void> {
  const until = performance.now() + FULL_MS;
  while (performance.now() < until) {
    for (const path of READS) {
      const answer = await timed(path, () => writer.send("GET", path));
      reads += 1;
      if (!answer?.ok) wrong.push(`GET ${path} answered ${answer?.status}`);
    }
    const answer = await timed("a write", () => writer.write(accountId));
    if (answer === undefined || answer.ok) continue;
    const body: { message?: string; code?: string } = await answer.json();
    refused.count += 1;
    refused.words = `${answer.status} ${body.code}: ${body.message}`;
    if (answer.status !== 503 || body.code !== "not_ready") wrong.push(`A write answered ${refused.words}`);
  }
}

for (let round = 1; round <= wanted; round++) {
  let isOver = false;
  const writing = writer.writeUntil(accountId, () => isOver);
  await sleep(1000 + roll() * 1000);
  // The writers continue until the disk is full, and a little longer.
  fill(round % 3 === 0 ? 1 + Math.floor(roll() * 40) : 0);
  await sleep(roll() * 1500);
  isOver = true;
  await writing;
  const before = refused.count;
  await whileFull();
  if (refused.count === before) wrong.push(`Round ${round}: no write was refused`);
  rmSync(ballast);
  const since = performance.now();
  while (!(await writer.write(accountId))?.ok && performance.now() - since < BACK_MS) await sleep(50);
  longestBack = Math.max(longestBack, performance.now() - since);
  if (running.app.exitCode !== null) wrong.push(`Round ${round}: the application ended`);
  const gone = running.app.exitCode === null ? await writer.missing() : 0;
  if (gone > 0) wrong.push(`Round ${round}: ${gone} acknowledged writes are missing`);
  if (wrong.length > 0) break;
}
await running.stop();
const complaint = place.complaint();
if (complaint !== undefined) wrong.push(complaint);
for (const one of wrong.slice(0, 20)) console.log(`WRONG: ${one}`);
console.log(
  `${wanted} times full: ${writer.bills.size + writer.payments.size} acknowledged writes, ${refused.count} refused (${refused.words}), ${reads} reads meanwhile`,
);
console.log(
  `Answers: ${writer.said()}; the slowest while full took ${slowest.toFixed(0)} ms; written again at most ${longestBack.toFixed(0)} ms after there was room; ${complaint === undefined ? "no inconsistencies found" : "INCONSISTENCIES FOUND"}`,
);
spawnSync("umount", [volume]);
rmSync(volume, { recursive: true, force: true });
if (wrong.length > 0 || longestBack >= BACK_MS) process.exitCode = 1;

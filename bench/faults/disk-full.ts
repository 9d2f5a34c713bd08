// The disk of the embedded database fills up and gets room again, over and over: npm run bench:disk-full [-- how often]
// Needs a separate volume: without the privilege to mount one, it tries a namespace (Linux).
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareApp } from "./app-process.ts";
import { seededRandom } from "./made-requests.ts";
import { openWriter } from "./writers.ts";

const MEGABYTE = 1024 * 1024;
const VOLUME_MB = 400;
const FULL_MS = 4_000;
const MAX_RECOVERY_MS = 30_000;
const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10);

// A namespace's mounts disappear with it, even if this script is killed.
if (process.env.OWN_MOUNTS === undefined) {
  const namespaceFlags = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const { status, error } = spawnSync("unshare", [...namespaceFlags, "--mount", process.execPath, ...args], {
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
function fill(freeMegabytes: number): void {
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
  if (freeMegabytes > 0) spawnSync("truncate", ["-s", `-${freeMegabytes}M`, ballast]);
}

const random = seededRandom(Number(process.env.SEED ?? 1));
const app = await prepareApp({ dataDir: join(volume, "data") });
const writer = openWriter(app.base, random);
const running = await app.start();
const accountId = await writer.signUp();
const READS = ["/api/bills", "/api/accounts", "/api/payments?limit=50", "/api/auth/user", "/api/ready"];
const problems: string[] = [];
const refused = { count: 0, words: "" };
let reads = 0;
let slowest = 0;
let longestRecovery = 0;

async function timed(what: string, act: () => Promise<Response | undefined>): Promise<Response | undefined> {
  const startedAt = performance.now();
  const answer = await act();
  slowest = Math.max(slowest, performance.now() - startedAt);
  if (answer === undefined) problems.push(`${what} got no answer`);
  return answer;
}

/** Reads all there is and tries to write, for as long as the disk is full. */
async function requestWhileFull(): Promise<void> {
  const until = performance.now() + FULL_MS;
  while (performance.now() < until) {
    for (const path of READS) {
      const answer = await timed(path, () => writer.send("GET", path));
      reads += 1;
      if (!answer?.ok) problems.push(`GET ${path} answered ${answer?.status}`);
    }
    const answer = await timed("a write", () => writer.write(accountId));
    if (answer === undefined || answer.ok) continue;
    const body: { message?: string; code?: string } = await answer.json();
    refused.count += 1;
    refused.words = `${answer.status} ${body.code}: ${body.message}`;
    if (answer.status !== 503 || body.code !== "not_ready") problems.push(`A write answered ${refused.words}`);
  }
}

for (let round = 1; round <= rounds; round++) {
  let isDone = false;
  const writing = writer.writeUntil(accountId, () => isDone);
  await sleep(1000 + random() * 1000);
  // The writers continue until the disk is full, and a little longer.
  fill(round % 3 === 0 ? 1 + Math.floor(random() * 40) : 0);
  await sleep(random() * 1500);
  isDone = true;
  await writing;
  const before = refused.count;
  await requestWhileFull();
  if (refused.count === before) problems.push(`Round ${round}: no write was refused`);
  rmSync(ballast);
  const since = performance.now();
  while (!(await writer.write(accountId))?.ok && performance.now() - since < MAX_RECOVERY_MS) await sleep(50);
  longestRecovery = Math.max(longestRecovery, performance.now() - since);
  if (running.app.exitCode !== null) problems.push(`Round ${round}: the application ended`);
  const missing = running.app.exitCode === null ? await writer.countMissing() : 0;
  if (missing > 0) problems.push(`Round ${round}: ${missing} acknowledged writes are missing`);
  if (problems.length > 0) break;
}
await running.stop();
const doctorOutput = app.runDoctor();
if (doctorOutput !== undefined) problems.push(doctorOutput);
for (const one of problems.slice(0, 20)) console.log(`WRONG: ${one}`);
console.log(
  `${rounds} times full: ${writer.bills.size + writer.payments.size} acknowledged writes, ${refused.count} refused (${refused.words}), ${reads} reads meanwhile`,
);
console.log(
  `Answers: ${writer.statusSummary()}; the slowest while full took ${slowest.toFixed(0)} ms; written again at most ${longestRecovery.toFixed(0)} ms after there was room; ${doctorOutput === undefined ? "no inconsistencies found" : "INCONSISTENCIES FOUND"}`,
);
spawnSync("umount", [volume]);
rmSync(volume, { recursive: true, force: true });
if (problems.length > 0 || longestRecovery >= MAX_RECOVERY_MS) process.exitCode = 1;

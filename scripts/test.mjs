import "./node-version.mjs";
import { mkdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { checks, REPORT_FOLDER } from "./checks.mjs";
import { ensureTestChromium } from "./ensure-chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { moveTempFilesToMemory } from "./quick-folder.mjs";
import { runCheck, stopChecks } from "./run-check.mjs";
import { ROOT } from "./run-command.mjs";

process.chdir(ROOT);
moveTempFilesToMemory();
const stop = () => stopChecks().finally(() => process.exit(1));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
// A signal to npm ends the shell between npm and us without notice; we detect it by our parent changing.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 1_000).unref();

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(", ")}. There are: ${checks.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}

/** Limits how many run at a time; the others wait in line. */
function semaphore(slots) {
  const queue = [];
  const enter = () => (slots > 0 ? slots-- : new Promise((go) => queue.push(go)));
  const leave = () => (queue.length > 0 ? queue.shift()() : slots++);
  return { enter, leave };
}

// Each big check nearly uses two cores: in parallel they only take longer and time out. One small check at a time uses what they
// leave.
const cores = availableParallelism();
const lanes = {
  big: semaphore(Math.max(1, Math.floor(cores / 3))),
  small: semaphore(Math.max(1, Math.floor(cores / 2))),
};

const total = { passed: 0, failed: 0, skipped: 0 };
const results = new Map();

function report(name, { passed, failed, skipped, output }, seconds) {
  const counts = [
    `${passed} passed`,
    ...(failed ? [`${failed} failed`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ];
  console.log(`${failed ? "✗" : "✓"} ${name.padEnd(9)} ${counts.join(", ")} (${seconds.toFixed(1)} s)`);
  if (failed) console.log(`${output.trim()}\n`);
}

async function runWhenReady(check) {
  const needsPassed = await Promise.all((check.needs ?? []).map((need) => results.get(need) ?? true));
  const lane = check.isBig ? lanes.big : lanes.small;
  await lane.enter();
  const startedAt = performance.now();
  const result = needsPassed.every(Boolean)
    ? await runCheck(check)
    : { passed: 0, failed: 1, skipped: 0, output: `Not run, since ${check.needs.join(" or ")} failed.` };
  lane.leave();
  report(check.name, result, (performance.now() - startedAt) / 1000);
  for (const key of Object.keys(total)) total[key] += result[key];
  return result.failed === 0;
}

async function prepareChromium() {
  try {
    process.env.CHROMIUM_PATH = await ensureTestChromium();
    return true;
  } catch (error) {
    console.log(error.message);
    return false;
  }
}

async function test() {
  await ensureInstalled();
  await rm(REPORT_FOLDER, { recursive: true, force: true });
  await mkdir(REPORT_FOLDER, { recursive: true });
  const needed = checks
    .filter(({ name }) => requested.includes(name))
    .flatMap(({ name, needs = [] }) => [name, ...needs]);
  const chosen = checks.filter(({ name }) => requested.length === 0 || needed.includes(name));
  if (chosen.some(({ needs }) => needs?.includes("chromium"))) results.set("chromium", prepareChromium());
  for (const check of chosen) results.set(check.name, runWhenReady(check));
  await Promise.all(results.values());
}

await test().catch((error) => {
  total.failed++;
  console.log(error.message);
});

const { passed, failed, skipped } = total;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;

// Size and Lighthouse scores of the signed-in dashboard, with the demo household: npm run bench:dashboard. Needs Chromium;
// fetches Lighthouse on first use.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { freePort, signInContext, startDemoApp } from "../scripts/app-process.mjs";
import { CHROMIUM_ARGS } from "../scripts/chromium.mjs";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { ensureChromium } from "../scripts/ensure-chromium.mjs";
import { lighthouse, median } from "./lighthouse.mjs";

const MIN_SCORES = { performance: 95, accessibility: 100, "best-practices": 100 };
const CATEGORIES = Object.keys(MIN_SCORES);
const MAX_KILOBYTES = 150;
const MAX_SHIFT = 0.001;
const RUNS = Number(process.env.RUNS ?? 3);
// A phone is a quarter as fast as an idle machine; a busy machine is about as slow. Its speed is printed with each run.
const SLOWER = Number(process.env.SLOWER ?? 4);

/** A new server creates its demo household first; waits for that once. */
async function warmUp(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.getByText(/^View all \d+ bills$/).waitFor();
  await page.close();
}

/** Scripts that came before the page could be used; what is fetched in idle moments comes later and is counted apart. */
async function scriptKilobytes(context, url) {
  const page = await context.newPage();
  const sizes = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() !== "script") return;
    sizes.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length / 1000));
  });
  const sum = async () => (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
  await page.goto(`${url}/dashboard`);
  await page.getByText(/^View all \d+ bills$/).waitFor();
  const usable = await sum();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(6000);
  const all = await sum();
  await page.close();
  return { usable, all };
}

/** Lighthouse's own reset, which would take the session too: the copy for a start without a connection is no first visit's. */
async function forgetCopy(page) {
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

await ensureBuilt();
const executablePath = await ensureChromium();
const folder = await mkdtemp(join(tmpdir(), "bench-dashboard-"));
const app = await startDemoApp();
const port = await freePort();
// One browser for both: Lighthouse opens its tab beside ours and finds the session there.
const context = await chromium.launchPersistentContext(join(folder, "profile"), {
  executablePath,
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
});
try {
  const user = await signInContext(context, app.url);
  const first = await context.newPage();
  await first.goto(`${app.url}/robots.txt`);
  await first.evaluate((json) => {
    localStorage.setItem("auth-state", "authenticated");
    localStorage.setItem("user-data", json);
  }, user);
  await warmUp(context, app.url);
  const { usable, all } = await scriptKilobytes(context, app.url);
  console.log(
    `JavaScript (gzip): ${usable.toFixed(1)} kB until it can be used, ${all.toFixed(1)} kB with what idles bring`,
  );

  console.log(`Lighthouse, mobile (${CATEGORIES.join(", ")}):`);
  const flags = [
    ...[`--port=${port}`, "--disable-storage-reset", `--only-categories=${CATEGORIES.join(",")}`],
    `--throttling.cpuSlowdownMultiplier=${SLOWER}`,
  ];
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    await forgetCopy(first);
    runs.push(await lighthouse(`${app.url}/dashboard`, { categories: CATEGORIES, folder, flags }));
  }
  const last = runs[0].report;
  if (!last.finalDisplayedUrl.endsWith("/dashboard")) throw new Error(`Measured ${last.finalDisplayedUrl} instead.`);
  const scores = CATEGORIES.map((_, index) => median(runs.map(({ scores: of }) => of[index])));
  const shift = median(runs.map(({ report }) => report.audits["cumulative-layout-shift"].numericValue));
  console.log(`JavaScript ${usable.toFixed(1)} kB of at most ${MAX_KILOBYTES}`);
  console.log(`Layout shift ${shift.toFixed(4)} of at most ${MAX_SHIFT}`);
  console.log(`${CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(", ")} (median of ${RUNS})`);
  const isGood = CATEGORIES.every((name, index) => scores[index] >= MIN_SCORES[name]);
  if (!isGood || usable > MAX_KILOBYTES || shift > MAX_SHIFT) process.exitCode = 1;
} finally {
  await context.close();
  await app.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

// How long the main thread is kept busy while the dashboard appears: npm run bench:long-tasks. Counts processor time, not
// elapsed time, so it says something on a busy machine too. To compare builds, start each and name them:
// AT=http://localhost:3001,http://localhost:3002 npm run bench:long-tasks
import { chromium } from "@playwright/test";
import { signInContext, startDemoApp } from "../scripts/app-process.mjs";
import { CHROMIUM_ARGS } from "../scripts/chromium.mjs";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { ensureChromium } from "../scripts/ensure-chromium.mjs";
import { median } from "./lighthouse.mjs";

const RUNS = Number(process.env.RUNS ?? 5);
/** As in Lighthouse: a phone is a quarter as fast, and a task blocks from its 50th millisecond on. */
const SLOWER = 4;
const UNNOTICED = 50;
const SETTLED = 2000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The longest tasks of the page's main thread, each with when it began and what it took, in milliseconds. */
function tasksOf(events) {
  const start = events.filter(({ name }) => name === "navigationStart").at(-1);
  const isMainThread = ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts;
  const paint = events.find((event) => event.name === "firstContentfulPaint" && isMainThread(event));
  const tasks = events
    .filter((event) => event.name === "RunTask" && event.ph === "X" && isMainThread(event))
    .map(({ ts, dur, tdur }) => ({
      isPainted: ts + dur > (paint?.ts ?? 0),
      blocks: (tdur / 1000) * SLOWER - UNNOTICED,
    }));
  return tasks.filter(({ blocks }) => blocks > 0);
}

const sum = (tasks) => Math.round(tasks.reduce((all, { blocks }) => all + blocks, 0));

/** Opens the dashboard a second time, like a returning visitor, and returns what blocked it. */
async function measure(browser, url) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  await signInContext(context, url);
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.getByText(/^View all \d+ bills$/).waitFor();
  await page.goto("about:blank");
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "loading", "blink.user_timing"],
  });
  await page.goto(`${url}/dashboard`, { waitUntil: "commit" });
  // Now and then only: to look for it is work of its own.
  await page.waitForFunction(() => /View all \d+ bills/.test(document.body?.textContent ?? ""), undefined, {
    polling: 500,
  });
  await page.waitForTimeout(SETTLED);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  const tasks = tasksOf(traceEvents);
  return { painted: sum(tasks.filter(({ isPainted }) => isPainted)), all: sum(tasks) };
}

const urls = process.env.AT?.split(",");
if (!urls) await ensureBuilt();
const app = urls ? undefined : await startDemoApp();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
try {
  const targets = (urls ?? [app.url]).map((url) => ({ url, runs: [] }));
  for (let run = 0; run < RUNS; run++) {
    for (const { url, runs } of targets) runs.push(await measure(browser, url));
  }
  for (const { url, runs } of targets) {
    const painted = runs.map((run) => run.painted);
    console.log(`${url}: ${painted.join(", ")} ms blocked after the first paint, median ${median(painted)};`);
    console.log(`  ${median(runs.map(({ all }) => all))} ms with what comes before it`);
  }
} finally {
  await browser.close();
  await app?.stop();
}

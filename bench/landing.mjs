// Size and Lighthouse scores of the landing page: npm run bench:landing. Needs Chromium; fetches Lighthouse on first use.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS } from "../scripts/chromium.mjs";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { ensureChromium } from "../scripts/ensure-chromium.mjs";
import { ROOT } from "../scripts/run-command.mjs";
import { lighthouse, median } from "./lighthouse.mjs";

const MAX_KILOBYTES = 85;
const MIN_SCORE = 100;
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function startServer(folder) {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "error" };
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: ROOT,
    env: { ...env, DATA_DIR: join(folder, "data"), BASE_URL: `http://localhost:${port}`, DATABASE_URL: "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}/`;
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { server, url };
    await pause(200);
  }
  throw new Error("The server did not answer within a minute.");
}

async function scriptKilobytes(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const sizes = [];
    page.on("response", (answer) => {
      if (answer.request().resourceType() !== "script") return;
      sizes.push(answer.body().then((body) => [answer.url(), gzipSync(body, { level: 9 }).length]));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    const loaded = await Promise.all(sizes);
    for (const [name, bytes] of loaded)
      console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${new URL(name).pathname}`);
    return loaded.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  } finally {
    await browser.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), "bench-landing-"));
let running;
try {
  await ensureBuilt();
  const chrome = await ensureChromium();
  running = await startServer(folder);
  console.log("JavaScript (gzip):");
  const kilobytes = await scriptKilobytes(running.url, chrome);
  console.log(`Lighthouse, mobile (${CATEGORIES.join(", ")}):`);
  const runs = [];
  const flags = [`--chrome-flags=${["--headless=new", ...CHROMIUM_ARGS].join(" ")}`];
  const options = { categories: CATEGORIES, folder, flags, env: { CHROME_PATH: chrome } };
  for (let run = 0; run < RUNS; run++) runs.push((await lighthouse(running.url, options)).scores);
  const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run[index])));
  console.log(`JavaScript ${kilobytes.toFixed(1)} kB of at most ${MAX_KILOBYTES}`);
  console.log(
    `Lighthouse ${CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(", ")} (median of ${RUNS})`,
  );
  if (kilobytes > MAX_KILOBYTES || scores.some((score) => score < MIN_SCORE)) process.exitCode = 1;
} finally {
  running?.server.kill("SIGTERM");
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

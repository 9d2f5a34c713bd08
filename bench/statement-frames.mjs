// Whether the page keeps drawing while a bank statement of 10,000 lines is read and looked through, and how long that takes.
// npm run bench:statement-frames. Fails over two seconds, or when frames stay away. Needs Chromium.
import { chromium } from "@playwright/test";
import { signInContext, startDemoApp } from "../scripts/app-process.mjs";
import { CHROMIUM_ARGS } from "../scripts/chromium.mjs";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { ensureChromium } from "../scripts/ensure-chromium.mjs";

const LINES = Number(process.argv[2] ?? 10_000);
const RUNS = 5;
const MOST_MILLISECONDS = 2_000;
const LEAST_FPS = 57;
const DAY = 86_400_000;

/** Three years of an account: bills and wages that come again, and shopping as it comes. */
function statement() {
  const now = Date.now();
  const rows = [];
  const add = (at, name, amount) => rows.push([new Date(now - at * DAY).toISOString().slice(0, 10), name, amount]);
  for (let bill = 0; bill < 20; bill += 1)
    for (let month = 0; month < 36; month += 1)
      add(
        2 + bill + Math.round(30.44 * month),
        `COMPANY ${String.fromCharCode(65 + bill)}X DD REF ${month * 7919}`,
        -10 - bill,
      );
  for (let week = 0; week < 78; week += 1) add(3 + 14 * week, "ACME CORP PAYROLL", 2_000);
  for (let n = rows.length; n < LINES; n += 1)
    add(
      (n * 733) % 1_095,
      `CARD PAYMENT SHOP ${String.fromCharCode(65 + (n % 26))}${(n * 31) % 97} TOWN`,
      -((n * 37) % 9_000) / 100 - 1,
    );
  rows.sort((one, other) => (one[0] < other[0] ? -1 : 1));
  return `Date,Description,Amount\n${rows.map(([day, name, amount]) => `${day},${name},${amount.toFixed(2)}`).join("\n")}\n`;
}

/** Notes when each frame is drawn. */
const countFrames = () => {
  window.frames = [];
  const step = (now) => {
    window.frames.push(now);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

/** How long from a press until something shows, and the frames meanwhile. */
async function measure(page, press, shown) {
  await page.evaluate(() => {
    window.frames.length = 0;
  });
  const begun = await page.evaluate(() => performance.now());
  await press();
  await shown.waitFor();
  const { end, frames } = await page.evaluate(() => ({ end: performance.now(), frames: [...window.frames] }));
  const during = frames.filter((at) => at >= begun && at <= end);
  const longest = Math.max(...during.slice(1).map((at, place) => at - during[place]), 0);
  return { ms: end - begun, frames: during.length, longest };
}

await ensureBuilt();
const { url, stop } = await startDemoApp();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
try {
  const context = await browser.newContext();
  await signInContext(context, url);
  await context.request.post(`${url}/api/accounts`, { data: { name: "Everyday", balance: "5000.00" } });
  const page = await context.newPage();
  const buffer = Buffer.from(statement());
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${url}/statements`);
    await page.locator("input[type=file]").waitFor({ state: "attached" });
    const account = page.getByRole("combobox", { name: "Which account is this statement from?" });
    if (!(await account.textContent())?.includes("Everyday")) {
      await account.click();
      await page.getByRole("option", { name: "Everyday" }).click();
    }
    await page.evaluate(countFrames);
    await page.waitForTimeout(500);
    const file = { name: "bank.csv", mimeType: "text/csv", buffer };
    const read = await measure(
      page,
      () => page.locator("input[type=file]").setInputFiles(file),
      page.getByRole("button", { name: "Find my bills" }),
    );
    const review = await measure(
      page,
      () => page.getByRole("button", { name: "Find my bills" }).click(),
      page.getByRole("button", { name: /^Add \d+ bills/ }),
    );
    runs.push({ read, review });
  }
  const ms = ({ read, review }) => read.ms + review.ms;
  // Other work on the machine only ever makes a run longer: the quickest is nearest to what the browser needs.
  const best = runs.toSorted((one, other) => ms(one) - ms(other))[0];
  for (const [what, { ms: took, frames, longest }] of Object.entries(best)) {
    const fps = (1000 * frames) / took;
    console.log(
      `${what}: ${Math.round(took)} ms, ${frames} frames = ${fps.toFixed(0)} a second, longest ${longest.toFixed(0)} ms`,
    );
    if (fps < LEAST_FPS) process.exitCode = 1;
  }
  console.log(
    `${LINES} lines in ${Math.round(ms(best))} ms; all runs: ${runs.map((run) => Math.round(ms(run))).join(", ")}`,
  );
  if (ms(best) > MOST_MILLISECONDS) process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}

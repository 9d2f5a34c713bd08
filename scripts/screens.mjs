// Screenshots of every screen and dialog, at three widths, in light and dark: npm run screens [-- part of a name …]
// or, say, npm run screens -- scan 390 dark.
// They are written to screens/, which git ignores. Screens that couldn't be reached are listed at the end.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startDemoApp } from "./app-process.mjs";
import { CHROMIUM_ARGS } from "./chromium.mjs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ROOT } from "./run-command.mjs";
import { receive } from "./scene-visitors.mjs";
import { scenes } from "./scenes.mjs";

const FOLDER = join(ROOT, "screens");
const TIMEOUT_MS = 15_000;
// Rows far down are laid out when scrolled near, which a full-page screenshot doesn't wait for.
const WHOLE_ROWS = "* { content-visibility: visible !important; }";

const args = process.argv.slice(2);
const only = (all) => (all.some((each) => args.includes(each)) ? all.filter((each) => args.includes(each)) : all);
const WIDTHS = only(["390", "768", "1440"]).map(Number);
const THEMES = only(["light", "dark"]);
const parts = args.filter((part) => ![...WIDTHS.map(String), ...THEMES].includes(part));
const chosen = scenes.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));

async function contextFor(browser, { url, width, theme, who }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 500 ? 844 : 900 },
    hasTouch: width < 500,
    colorScheme: theme,
    // The page's own policy would block the stylesheet used for screenshots.
    bypassCSP: true,
    // Screenshots should be reproducible.
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript((chosenTheme) => localStorage.setItem("theme", chosenTheme), theme);
  await receive(context, { url, who, width, theme });
  return context;
}

const noop = async () => {};

async function takeScreenshot(page, scene, { width, theme }) {
  const { name, path: address, before = noop, steps = noop, isWhole = false, hasMotion = false } = scene;
  if (hasMotion) await page.emulateMedia({ reducedMotion: "no-preference" });
  await before(page);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // A scene that delays responses never becomes idle.
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {});
  await steps(page);
  const path = join(FOLDER, `${name}-${width}-${theme}.png`);
  await page.screenshot({ path, fullPage: isWhole, style: WHOLE_ROWS });
}

/** All scenes at one width in one theme; one context per kind of visitor, so that each signs in once. */
async function takeScreenshots(browser, variant) {
  const contexts = new Map();
  const failures = [];
  for (const scene of chosen) {
    const who = scene.who ?? "nobody";
    let page;
    try {
      if (!contexts.has(who)) contexts.set(who, await contextFor(browser, { ...variant, who }));
      page = await contexts.get(who).newPage();
      await takeScreenshot(page, scene, variant);
    } catch (error) {
      failures.push(`${scene.name} at ${variant.width} px, ${variant.theme}: ${error.message.split("\n")[0]}`);
    }
    await page?.close().catch(() => {});
    await contexts.get(who)?.setOffline(false);
  }
  for (const context of contexts.values()) await context.close();
  console.log(`${variant.width} px, ${variant.theme}: ${chosen.length - failures.length} of ${chosen.length} pictures`);
  return failures;
}

await ensureBuilt();
const executablePath = await ensureChromium();
// A partial run replaces only those screenshots.
if (args.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const app = await startDemoApp();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const failures = [];
try {
  for (const width of WIDTHS) {
    for (const theme of THEMES) failures.push(...(await takeScreenshots(browser, { url: app.url, width, theme })));
  }
} finally {
  await browser.close();
  await app.stop();
}
console.log(`The pictures are in ${FOLDER}`);
if (failures.length > 0) {
  console.log(`Not reached:\n${failures.map((line) => `  ${line}`).join("\n")}`);
  process.exitCode = 1;
}

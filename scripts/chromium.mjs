import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

// The headless shell is the same Chromium without windows: a page opens in a quarter of the time.
const LIGHT = ["chromium-headless-shell"];
const FULL = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const INSTALL_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}

// Ubuntu has a script there that only explains how to install Chromium, so checking for the file isn't enough.
function isWorking(path) {
  if (!existsSync(path)) return false;
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The path of a working headless shell on this machine, or undefined. */
export const findHeadlessShell = () => onPath(LIGHT).find(isWorking);

/** The path of a working full browser, not the headless shell, or undefined; ignores CHROMIUM_PATH. */
export const findFullChromium = () =>
  [...onPath(FULL), ...INSTALL_PATHS, playwrightChromium()].find((path) => path && isWorking(path));

/** The path of a working Chromium or Chrome on this machine, or undefined. CHROMIUM_PATH takes precedence. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return isWorking(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return findFullChromium();
}

/** The browser for tests: CHROMIUM_PATH, else the headless shell, else any. */
export const findTestChromium = () => (process.env.CHROMIUM_PATH ? undefined : findHeadlessShell()) ?? findChromium();

/** Flags for Chromium: root can't use its sandbox, and tests need no background requests. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-dev-shm-usage",
  "--disable-sync",
  "--no-first-run",
];

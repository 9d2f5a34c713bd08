import { spawnSync } from "node:child_process";
import { findChromium, findHeadlessShell } from "./chromium.mjs";
import { runCommand } from "./run-command.mjs";

const succeeds = (command, args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

// How to become root for apt: we may be root already, or sudo may need no password; otherwise we can't.
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return succeeds("sudo", ["-n", "true"]) ? ["sudo", "-n"] : undefined;
}

async function installWithApt(...packages) {
  const prefix = rootPrefix();
  if (!prefix || !succeeds("apt-get", ["--version"])) throw new Error("apt-get is not there, or not ours to use");
  // A new machine is often installing updates of its own: wait for it.
  const waiting = ["-o", "DPkg::Lock::Timeout=300"];
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...waiting, ...args];
    return runCommand(command, rest);
  };
  await apt("update");
  await apt("install", "-y", "--no-install-recommends", "fonts-liberation", ...packages);
}

async function installPlaywrightChromium() {
  const withDeps = rootPrefix() && succeeds("apt-get", ["--version"]) ? ["--with-deps"] : [];
  await runCommand(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...withDeps, "chromium"]);
}

/** Finds a Chromium, installing one where it can. */
export async function ensureChromium(log = console.log) {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which does not run.`);
  const reasons = [];
  for (const [how, install] of [
    ["apt", () => installWithApt("chromium")],
    ["Playwright", installPlaywrightChromium],
  ]) {
    log(`No Chromium here; installing it with ${how} …`);
    await install().catch((error) => reasons.push(`${how}: ${error.message.slice(-600)}`));
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    `The browser tests need Chromium or Chrome, and it could not be installed.\nInstall one and set CHROMIUM_PATH to it.\n${reasons.join("\n")}`,
  );
}

/** Finds the Chromium for browser tests: the headless shell, which is installed if we are root; else any. */
export async function ensureTestChromium(log = console.log) {
  if (process.env.CHROMIUM_PATH) return ensureChromium(log);
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !findHeadlessShell()) await installWithApt("chromium-headless-shell").catch(() => undefined);
  return findHeadlessShell() ?? ensureChromium(log);
}

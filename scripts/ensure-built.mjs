import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { ROOT, runCommand } from "./run-command.mjs";

/** Written last into the finished build; identifies its sources. */
export const BUILD_STAMP = "stamp";

const SOURCES = [
  ...[
    "src",
    "migrations",
    "public",
    "index.html",
    "vite.config.ts",
    "tsconfig.base.json",
    "package.json",
    "package-lock.json",
  ],
  ...[
    "scripts/build.mjs",
    "scripts/compress.mjs",
    "scripts/empty-database.mjs",
    "scripts/licences.mjs",
    "scripts/prerender.mjs",
    "scripts/worker.mjs",
  ],
];

/** The hash of everything that goes into the build. */
export function sourceStamp() {
  return fingerprint(SOURCES, { skip: /\.test\.tsx?$/ });
}

/** Whether dist/ is a finished build of exactly these sources. */
export async function isBuilt() {
  const [stamp, expected] = await Promise.all([
    readFile(join(ROOT, "dist", BUILD_STAMP), "utf8").catch(() => ""),
    sourceStamp(),
  ]);
  return stamp === expected;
}

/** Builds if needed, in a separate process, so that the server keeps no bundler in memory. */
export async function ensureBuilt(log = console.log) {
  if (await isBuilt()) return;
  log("Building …");
  await runCommand(process.execPath, ["scripts/build.mjs", "--if-needed"]);
  log("Built.");
}

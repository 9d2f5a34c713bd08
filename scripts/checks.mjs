import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./run-command.mjs";

const REPORTS = join(ROOT, ".cache/test");
const tool = (path) => join(ROOT, "node_modules", path);
const report = (name) => join(REPORTS, `${name}.json`);
const readReport = async (name) => JSON.parse(await readFile(report(name), "utf8"));

async function countVitest(name) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = await readReport(name);
  // A file that fails to load has no tests to count, but is a failure.
  const failedToLoad = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + failedToLoad, skipped: numPendingTests + numTodoTests };
}

async function countPlaywright(name) {
  const { stats, errors } = await readReport(name);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

const vitest = (project, extra = { isBig: true, needs: ["build"] }) => ({
  name: project,
  ...extra,
  command: [
    ...[tool("vitest/vitest.mjs"), "run", "--project", project],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report(project)}`],
  ],
  count: () => countVitest(project),
});

/** All checks, in starting order. A check without its own count counts as one. */
export const checks = [
  { name: "build", command: ["scripts/build.mjs", "--if-needed"] },
  // Single-threaded: several threads would each check the same types, and other checks use the cores.
  { name: "types", command: [tool("typescript/bin/tsc"), "-b", "--singleThreaded"] },
  { name: "lint", command: [tool("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."] },
  { name: "borders", command: ["scripts/check-borders.mjs"] },
  { name: "size", needs: ["build"], command: ["scripts/check-size.mjs"] },
  // A first start, whose data folder the servers of browser tests copy.
  { name: "start", needs: ["build"], command: ["--import", "tsx", "e2e/support/make-first-start.ts"] },
  vitest("unit", { needs: ["build"] }),
  vitest("web", { needs: ["build"] }),
  vitest("scanner"),
  vitest("pglite"),
  vitest("postgres"),
  // Last, when the small ones are done: it uses both cores, and its pages wait for each other.
  {
    name: "browser",
    isBig: true,
    needs: ["build", "start", "chromium"],
    command: [tool("@playwright/test/cli.js"), "test", "--reporter=line,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("browser"), FIRST_START: "made" },
    count: () => countPlaywright("browser"),
  },
];

/** Where the checks write their counts; emptied before each run, so that old counts are never reused. */
export const REPORT_FOLDER = REPORTS;

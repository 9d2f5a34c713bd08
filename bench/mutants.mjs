// Whether the tests would notice if the code were wrong: npm run mutants -- core. Fetches Stryker on first use.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT, runCommand } from "../scripts/run-command.mjs";

// The last one that runs on Node 20. Not a package of ours: only this bench needs it, and it is large.
const VERSION = "9.6.1";
const TOOLS = join(ROOT, ".cache/mutation-tools");
const LEAST_SCORE = 90;

process.chdir(ROOT);
const { AREAS } = await import("./mutation/areas.mjs");
const [name = "", ...rest] = process.argv.slice(2);
const area = AREAS[name];
if (area === undefined) {
  console.error(`Say which: npm run mutants -- ${Object.keys(AREAS).join("|")}`);
  process.exit(2);
}
process.env.MUTANTS_TESTS = area.tests.join(",");
process.env.MUTANTS_DOUBT = area.isDoubting ? "1" : "0";
const core = join(TOOLS, "node_modules/@stryker-mutator/core/dist/src/index.js");
if (!existsSync(core)) {
  console.log(`Fetching Stryker ${VERSION} …`);
  const flags = ["--prefix", TOOLS, "--no-save", "--ignore-scripts", "--no-audit"];
  await runCommand("npm", ["install", ...flags, `@stryker-mutator/core@${VERSION}`]);
}
const { Stryker } = await import(pathToFileURL(core).href);
const stryker = new Stryker({
  mutate: rest.length > 0 ? rest : area.mutate,
  testRunner: "in-process",
  plugins: ["./bench/mutation/runner.mjs"],
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? availableParallelism()),
  // Endless loops are found by counting, those that wait for the database by time. On a machine that does nothing else;
  // a busy one would call slow ones found, and flatter.
  timeoutMS: area.timeoutMS ?? 30_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 60,
  incremental: true,
  incrementalFile: `.cache/mutants/${name}.incremental.json`,
  reporters: ["progress-append-only", "survivors", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `.cache/mutants/${name}.json` },
  htmlReporter: { fileName: `.cache/mutants/${name}.html` },
  thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
  tempDirName: ".cache/mutants/sandbox",
  ignorePatterns: [".cache/*", "!.cache/test-database", "dist", "screens", "docs", "data", "scripts", "test-results"],
  // TypeScript's sixth and later cannot be asked what Stryker would ask; the compiler has nothing to do here anyway.
  tsconfigFile: "none.json",
  disableTypeChecks: false,
});
await stryker.runMutationTest();

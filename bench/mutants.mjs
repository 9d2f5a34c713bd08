// Mutation tests: npm run mutants -- core. Fetches Stryker on first use.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ROOT, runCommand } from "../scripts/run-command.mjs";

// The last version that runs on Node 20. Not a dependency: only this bench needs it, and it is large.
const VERSION = "9.6.1";
const PACKAGES = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}`);
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
const [core, vitestRunner] = PACKAGES.map(
  (name) => pathToFileURL(join(TOOLS, "node_modules", name, "dist/src/index.js")).href,
);
if (![core, vitestRunner].every((url) => existsSync(fileURLToPath(url)))) {
  console.log(`Fetching Stryker ${VERSION} …`);
  // Without peers: the runner is to use our Vitest, not one of its own.
  const flags = ["--prefix", TOOLS, "--no-save", "--ignore-scripts", "--no-audit", "--legacy-peer-deps"];
  await runCommand("npm", ["install", ...flags, ...PACKAGES.map((name) => `${name}@${VERSION}`)]);
}
const { Stryker } = await import(core);
const runner = area.isPure
  ? {
      testRunner: "vitest",
      plugins: [vitestRunner],
      vitest: { configFile: "bench/mutation/vitest.config.mjs", related: false },
    }
  : { testRunner: "in-process", plugins: ["./bench/mutation/runner.mjs"] };
const stryker = new Stryker({
  mutate: rest.length > 0 ? rest : area.mutate,
  ...runner,
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? availableParallelism()),
  // Endless loops are found by counting, those that wait for the database by time. Run this on an idle machine: on a busy one,
  // slow mutants count as noticed.
  timeoutMS: area.isPure ? 5_000 : 30_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 60,
  incremental: true,
  incrementalFile: `.cache/mutants/${name}.incremental.json`,
  reporters: ["progress-append-only", ...(area.isPure ? [] : ["survivors"]), "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `.cache/mutants/${name}.json` },
  htmlReporter: { fileName: `.cache/mutants/${name}.html` },
  thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
  tempDirName: ".cache/mutants/sandbox",
  ignorePatterns: [".cache/*", "!.cache/test-database", "dist", "screens", "docs", "data", "scripts", "test-results"],
  // Stryker's preprocessing doesn't support TypeScript 6 and later, and isn't needed here.
  tsconfigFile: "none.json",
  disableTypeChecks: false,
});
await stryker.runMutationTest();

// Mutation tests: npm run mutants -- core. Fetches Stryker on first use.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fetchTools } from "../scripts/fetch-tools.mjs";
import { ROOT } from "../scripts/run-command.mjs";

// The last version that runs on Node 20.
const VERSION = "9.6.1";
const MIN_SCORE = 90;

process.chdir(ROOT);
const { AREAS } = await import("./mutation/areas.mjs");
const [name = "", ...rest] = process.argv.slice(2);
const area = AREAS[name];
if (area === undefined) {
  console.error(`Say which: npm run mutants -- ${Object.keys(AREAS).join("|")}`);
  process.exit(2);
}
process.env.MUTANTS_TESTS = area.tests.join(",");
process.env.MUTANTS_DOUBT = area.reloadsForSurvivors ? "1" : "0";
const tools = await fetchTools(
  "mutation-tools",
  ["core", "vitest-runner"].map((each) => `@stryker-mutator/${each}@${VERSION}`),
);
const pluginUrl = (each) => pathToFileURL(join(tools, "@stryker-mutator", each, "dist/src/index.js")).href;
const { Stryker } = await import(pluginUrl("core"));
const runner = area.isPure
  ? {
      testRunner: "vitest",
      plugins: [pluginUrl("vitest-runner")],
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
  timeoutMS: area.isPure ? 10_000 : 30_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 60,
  incremental: true,
  incrementalFile: `.cache/mutants/${name}.incremental.json`,
  reporters: ["progress-append-only", ...(area.isPure ? [] : ["survivors"]), "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `.cache/mutants/${name}.json` },
  htmlReporter: { fileName: `.cache/mutants/${name}.html` },
  thresholds: { high: 95, low: MIN_SCORE, break: MIN_SCORE },
  tempDirName: ".cache/mutants/sandbox",
  ignorePatterns: [".cache/*", "!.cache/test-database", "dist", "screens", "docs", "data", "scripts", "test-results"],
  // Stryker's preprocessing doesn't support TypeScript 6 and later, and isn't needed here.
  tsconfigFile: "none.json",
  disableTypeChecks: false,
});
await stryker.runMutationTest();

import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Far longer than any test takes, so that a busy machine doesn't fail one.
const shared = { testTimeout: 180_000, hookTimeout: 180_000 };
const server = { ...shared, setupFiles: "./src/server/testing-setup.ts" };
const USE_BUILD = "./scripts/tests-use-build.mjs";

// A sixth of these workers' time went into optimising code that runs only a few more times.
const OPTIMISE_LATER = ["--interrupt-budget=1000000"];

/** Reads files in separate processes, without a database. */
const SCANNER = "src/server/scanner/**/*.test.ts";

/** Signing in with a real OpenID provider. */
const PROVIDERS = "e2e/{google,openid}.test.ts";

/**
 * Also run on the embedded database: the databases and backups, scheduled jobs, money, and where the two drivers differ (bytes,
 * snapshots for exports). The browser tests use the embedded database as well, for all features.
 */
const ON_BOTH = [
  "src/server/{backup,db,scheduler}/**/*.test.ts",
  "src/server/features/{accounts,export,payments,savings}/**/*.test.ts",
  "src/server/features/bills/bills.test.ts",
  "src/server/features/documents/export-import.test.ts",
  "src/server/features/notifications/upkeep.test.ts",
  "src/server/invariants/*.test.ts",
];

/**
 * Of those, PostgreSQL alone is enough for: requests rejected before the database is used, the access matrix, scenarios that a
 * longer one includes, and years of every kind of bill, whose statements the payments and the scheduler run on both.
 */
const ON_POSTGRES_ALONE = [
  "src/server/invariants/{access,all-kinds,factor-races,plan-year,two-years}.test.ts",
  "src/server/features/*/{bad-*,hostile,many-problems}.test.ts",
];

const LONG =
  /scanner\/(?:bills|hostile|inputs|scanner)\.test|invariants\/|db\/embedded|demo|import\/import|both-engines|catch-up|killed/;

/** Starts the longest files first, so that no core is left waiting for one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...files.filter(isLong).sort(byLength), ...files.filter((file) => !isLong(file))];
  }
}

const byLength = (one: TestSpecification, other: TestSpecification) =>
  Number(other.moduleId.includes("/scanner/bills")) - Number(one.moduleId.includes("/scanner/bills"));

/**
 * Core, contract, web and scanner run once; the server's other tests on a real PostgreSQL, and those of ON_BOTH again on the
 * embedded database. x.pglite.test.ts and x.postgres.test.ts run on that one only. Workers keep their modules from file to file:
 * compiling the embedded database's program alone takes a second or two.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    // The projects share most modules: each is transformed once, and again only when it changes.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          pool: "threads",
          isolate: false,
          include: ["src/{core,contract,web}/**/*.test.{ts,tsx}", "src/*.test.ts", "e2e/*.test.ts"],
          exclude: ["**/*.dom.test.tsx", PROVIDERS],
        },
      },
      {
        // React's production build: half the work of the development build, and nothing here reads its warnings.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          ...shared,
          name: "web",
          env: { NODE_ENV: "production" },
          isolate: false,
          // Each worker loads the whole application once.
          maxWorkers: 2,
          environment: "happy-dom",
          // happy-dom has no canvas for animations.
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: "reduce" } } } },
          include: ["src/web/**/*.dom.test.tsx"],
          setupFiles: "./src/web/testing/setup.ts",
          globalSetup: "./e2e/support/serve-dom-tests.ts",
        },
      },
      { test: { ...server, name: "scanner", include: [SCANNER], globalSetup: USE_BUILD } },
      {
        test: {
          ...server,
          name: "pglite",
          isolate: false,
          execArgv: OPTIMISE_LATER,
          include: ["src/server/**/*.pglite.test.ts", ...ON_BOTH],
          exclude: ["**/*.postgres.test.ts", SCANNER, ...ON_POSTGRES_ALONE],
          env: { TEST_DB: "pglite" },
          // These workers are CPU-bound, and each takes seconds to compile the database's program.
          maxWorkers: 2,
          globalSetup: [USE_BUILD, "./src/server/db/testing-setup-pglite.ts"],
        },
      },
      {
        test: {
          ...server,
          name: "postgres",
          isolate: false,
          execArgv: OPTIMISE_LATER,
          include: ["src/server/**/*.test.ts", PROVIDERS],
          exclude: ["**/*.pglite.test.ts", SCANNER],
          env: { TEST_DB: "postgres" },
          // Each worker waits for a database process; on two cores a third would only load everything once more.
          maxWorkers: availableParallelism() > 2 ? 3 : 2,
          globalSetup: [USE_BUILD, "./src/server/db/testing-setup-postgres.ts"],
        },
      },
    ],
  },
});

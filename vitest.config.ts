import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Far longer than anything takes: a machine that is busy with something else must not fail a test.
const shared = { testTimeout: 180_000, hookTimeout: 180_000 };
const server = { ...shared, setupFiles: "./src/server/testing-setup.ts" };
const USE_BUILD = "./scripts/tests-use-build.mjs";

// A sixth of these workers' time went into optimising code that runs a few times more; what runs often is optimised later now.
const OPTIMISE_LATER = ["--interrupt-budget=1000000"];

/** Reads files in processes of its own and knows no database. */
const SCANNER = "src/server/scanner/**/*.test.ts";

/** Signing in with a real OpenID provider. */
const PROVIDERS = "e2e/{google,openid}.test.ts";

/**
 * Run on the embedded database too: the databases themselves with their backups, the scheduled work and money, and where the
 * two drivers differ (bytes, one moment for an export). The browser tests have the embedded database behind them as well,
 * with bills, documents, statements, plans, imports, households and messages.
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
 * Among those, once is enough: what is refused before the database is asked, every call by everybody who may or may not make
 * it, and a story that a longer one tells again.
 */
const ON_POSTGRES_ALONE = [
  "src/server/invariants/{access,factor-races,plan-year,two-years}.test.ts",
  "src/server/features/*/{bad-*,hostile,many-problems}.test.ts",
];

const LONG =
  /scanner\/(?:bills|hostile|inputs|scanner)\.test|invariants\/|db\/embedded|demo|import\/import|both-engines|catch-up|killed/;

/** The longest files begin, so that no core waits at the end for the one that began last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...files.filter(isLong).sort(byLength), ...files.filter((file) => !isLong(file))];
  }
}

const byLength = (one: TestSpecification, other: TestSpecification) =>
  Number(other.moduleId.includes("/scanner/bills")) - Number(one.moduleId.includes("/scanner/bills"));

/**
 * The rules, the contract, the web and the scanner run once; the server's other tests on a real PostgreSQL, and those of
 * ON_BOTH once more on the embedded database. What concerns one of the two alone is named for it: x.pglite.test.ts, x.postgres.test.ts. A
 * worker keeps what it has loaded from file to file: the embedded database's program alone takes a second or two to make
 * ready.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
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
        // React as people get it: half the work of the one that checks every call, and nothing here reads its warnings.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          ...shared,
          name: "web",
          env: { NODE_ENV: "production" },
          isolate: false,
          // Each reads the whole application once.
          maxWorkers: 2,
          environment: "happy-dom",
          // There is nothing to draw on for what moves.
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
          // Its workers wait for nobody, and each takes seconds to make the database's program ready.
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
          // Each has a database process that works while it waits; a third would only load and warm up everything once more.
          maxWorkers: availableParallelism() > 2 ? 3 : 2,
          globalSetup: [USE_BUILD, "./src/server/db/testing-setup-postgres.ts"],
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

const shared = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Everything runs on the embedded database; the server's tests run once more on a real PostgreSQL. What concerns one
 * of the two alone is named for it: x.pglite.test.ts, x.postgres.test.ts.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "pglite",
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "e2e/*.test.ts"],
          exclude: ["**/*.postgres.test.ts"],
          env: { TEST_DB: "pglite" },
          globalSetup: "./src/server/db/testing-setup-pglite.ts",
        },
      },
      {
        test: {
          ...shared,
          name: "postgres",
          include: ["src/server/**/*.test.ts"],
          exclude: ["**/*.pglite.test.ts"],
          env: { TEST_DB: "postgres" },
          globalSetup: "./src/server/db/testing-setup-postgres.ts",
        },
      },
    ],
  },
});

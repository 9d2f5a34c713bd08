import { readdirSync } from "node:fs";

const testsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".test.ts") && !name.endsWith(".postgres.test.ts"))
    .map((name) => `${folder}/${name}`);

const sources = (...folders) =>
  folders.flatMap((folder) => [`${folder}/*.ts`, `!${folder}/*.test.ts`, `!${folder}/testing*.ts`]);

const MONEY = [
  "src/server/features/bills/bills.test.ts",
  "src/server/scheduler/scheduler.test.ts",
  "src/server/features/payments/payments.test.ts",
  "src/server/features/savings/savings.test.ts",
];

/**
 * What is broken on purpose, and the tests that should notice. Where something is kept once it was worked out, survivors are
 * doubted: tried again with everything loaded anew. Paths are from the project's folder.
 */
export const AREAS = {
  core: { mutate: sources("src/core"), tests: testsIn("src/core"), isDoubting: true },
  payments: { mutate: sources("src/server/features/payments"), tests: MONEY },
  savings: { mutate: sources("src/server/features/savings"), tests: MONEY },
  scheduler: { mutate: sources("src/server/scheduler"), tests: testsIn("src/server/scheduler") },
  auth: {
    mutate: sources("src/server/features/auth"),
    tests: [...testsIn("src/server/features/auth"), "e2e/google.test.ts"],
    isDoubting: true,
  },
};

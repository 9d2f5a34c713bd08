import { readdirSync } from "node:fs";

const testsIn = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".test.ts") && !name.endsWith(".postgres.test.ts"))
      .map((name) => `${folder}/${name}`),
  );

const sources = (...folders) =>
  folders.flatMap((folder) => [`${folder}/*.ts`, `!${folder}/*.test.ts`, `!${folder}/*testing*.ts`]);

const feature = (name) => `src/server/features/${name}`;

/** The rules of bills, incomes and payments, without a database. */
const RULES = ["accounts", "bills", "incomes", "payments"].map((name) => `src/core/${name}`);

/** Listed individually, since every mutant runs all tests that reach it. */
const SAVINGS = [
  ...testsIn(feature("savings")),
  ...["bills", "kinds", "next-amount", "pause"].map((name) => `${feature("bills")}/${name}.test.ts`),
  `${feature("plan")}/plan.test.ts`,
  "src/server/scheduler/scheduler.test.ts",
];

/** Weeks, payments and amounts interact wherever bills are added, changed, paid and processed. */
const MONEY = [
  ...testsIn(feature("bills"), feature("payments"), feature("savings")),
  "src/server/scheduler/scheduler.test.ts",
];

/** Statements record payments of earlier days, and notify people when a bill went up. */
const RELATED_TESTS = ["statements/statements", "statements/real-days", "notifications/upkeep"].map(
  (name) => `${feature(name)}.test.ts`,
);

/** Tests of invitations, account changes and providers also cover sign-in. */
const RELATED_AUTH_TESTS = [
  ...["auth/account/account", "households/invitations", "households/members", "notifications/security"].map(
    (name) => `${feature(name)}.test.ts`,
  ),
  `${feature("tokens/tokens")}.test.ts`,
  "e2e/google.test.ts",
  "e2e/openid.test.ts",
];

/**
 * The files to mutate and the tests that should notice. Pure areas use Stryker's own Vitest runner, the others ours, because a
 * database per mutant takes too long. `reloadsForSurvivors`: code that caches results, so survivors are tried again after a full reload.
 */
export const AREAS = {
  core: { mutate: sources("src/core"), tests: testsIn("src/core"), isPure: true },
  rules: { mutate: sources(...RULES), tests: testsIn(...RULES), isPure: true },
  payments: { mutate: sources(feature("payments")), tests: [...MONEY, ...RELATED_TESTS] },
  savings: { mutate: sources(feature("savings")), tests: SAVINGS },
  scheduler: { mutate: sources("src/server/scheduler"), tests: testsIn("src/server/scheduler") },
  auth: {
    mutate: sources(feature("auth")),
    tests: [...testsIn(feature("auth")), ...RELATED_AUTH_TESTS],
    reloadsForSurvivors: true,
  },
};

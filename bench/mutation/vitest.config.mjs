// One flat project for Stryker's Vitest runner, which would otherwise start all of ours.
// biome-ignore lint/style/noDefaultExport: Vitest reads it
export default { test: { include: (process.env.MUTANTS_TESTS ?? "").split(",") } };

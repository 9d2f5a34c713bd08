// Stryker's runner takes one flat project.
export default { test: { include: (process.env.MUTANTS_TESTS ?? "").split(",") } };

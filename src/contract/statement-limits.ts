/** How much of a bank statement one request, one import and one household may have. */
export const STATEMENT_LIMITS = {
  part: 500,
  lines: 50_000,
  kept: 200_000,
  bills: 100,
  incomes: 20,
  changes: 100,
  payments: 100,
  keys: 600,
  /** The newest that an export has: a file with more could not be imported again. */
  exported: 30_000,
  exportedStatements: 1_000,
} as const;

/** Why money moves. */
export const OPERATION_KINDS = [
  "opening",
  "correction",
  "weekly",
  "add-week",
  "remove-week",
  "payment",
  "reversal",
  "import",
  "transfer",
  "allocation",
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** Where money lies: in an account, or saved for a bill. */
export const POTS = ["account", "savings"] as const;

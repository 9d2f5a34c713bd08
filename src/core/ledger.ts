import type { Cents } from "./money.ts";

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

/** One movement: in an account (on account of a bill, perhaps), or in the savings of a bill. `after` is the pot's figure then. */
export type Move = (
  | { pot: "account"; accountId: number; billId: number | null; amount: Cents; after: Cents }
  | { pot: "savings"; billId: number; amount: Cents; after: Cents }
) & {
  /** The part of a week's credit that its catch-up added. */
  catchUp?: Cents | null;
};

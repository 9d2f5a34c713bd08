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

/** Where money is kept: in an account or in a bill's savings. */
export const POTS = ["account", "savings"] as const;

/** One change to an account (possibly for a bill) or to a bill's savings. `after` is the resulting balance. */
export type Move = (
  | { pot: "account"; accountId: number; billId: number | null; amount: Cents; after: Cents }
  | { pot: "savings"; billId: number; amount: Cents; after: Cents }
) & {
  /** The part of a weekly credit added by the catch-up. */
  catchUp?: Cents | null;
};

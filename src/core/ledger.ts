import type { Cents } from "./money.ts";

/** One movement: in an account (on account of a bill, perhaps), or in the savings of a bill. `after` is the pot's figure then. */
export type Move = (
  | { pot: "account"; accountId: number; billId: number | null; amount: Cents; after: Cents }
  | { pot: "savings"; billId: number; amount: Cents; after: Cents }
) & {
  /** The part of a week's credit that its catch-up added. */
  catchUp?: Cents | null;
};

import type { Day } from "#core/day.ts";
import type { Frequency } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";

/** A bill as far as a statement is held against it. */
export type KnownBill = {
  id: number;
  name: string;
  amount: Cents;
  frequency: Frequency;
  nextDueDate: Day | null;
  /** Whether its days can be moved: it leaves out no months, has no end and is not paused. */
  isMovable: boolean;
};

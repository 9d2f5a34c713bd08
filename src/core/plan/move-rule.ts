import type { Rounding } from "#core/split.ts";

/** Level is the weekly total times the weeks of the pay period; exact is what will be credited until the next payday. */
export const RATES = ["level", "exact"] as const;
export type Rate = (typeof RATES)[number];

/** How a person wants to move money. */
export type MoveRule = { rate: Rate; rounding: Rounding };
export const PLAIN_RULE: MoveRule = { rate: "level", rounding: 0 };

import type { Rounding } from "#core/split.ts";

/** `level`: the weekly total times the weeks in the pay period; `exact`: what will be credited until the next payday. */
export const RATES = ["level", "exact"] as const;
export type Rate = (typeof RATES)[number];

/** A person's preference for how much to move on paydays. */
export type MoveRule = { rate: Rate; rounding: Rounding };
export const PLAIN_RULE: MoveRule = { rate: "level", rounding: 0 };

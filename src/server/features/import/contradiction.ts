import { Fault } from "#server/fault.ts";

/** Why a file is refused: it is of the right shape, but what it says can't all be true. */
export const contradiction = (what: string) => new Fault("unreadable", `This file does not add up: ${what}`);

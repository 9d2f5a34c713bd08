import * as z from "zod/mini";
import { MOST_EVERY, UNITS } from "#core/interval.ts";

const BAD_EVERY = `Please enter a whole number from 1 to ${MOST_EVERY}`;
const BAD_UNIT = "Please choose weeks, months or years";

/** The numbers behind a custom interval: every so many weeks, months or years. */
export const customInterval = {
  every: z.optional(
    z.nullable(z.number(BAD_EVERY).check(z.int(BAD_EVERY), z.minimum(1, BAD_EVERY), z.maximum(MOST_EVERY, BAD_EVERY))),
  ),
  unit: z.optional(z.nullable(z.enum(UNITS, BAD_UNIT))),
};

type Custom = { frequency?: string | undefined; every?: number | null | undefined; unit?: string | null | undefined };

/** A custom interval says both of its numbers. */
export const everyIsSaid = z.refine<Custom>(({ frequency, every }) => frequency !== "custom" || every != null, {
  message: BAD_EVERY,
  path: ["every"],
});
export const unitIsSaid = z.refine<Custom>(({ frequency, unit }) => frequency !== "custom" || unit != null, {
  message: BAD_UNIT,
  path: ["unit"],
});

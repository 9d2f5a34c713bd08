import * as z from "zod/mini";
import { ESTIMATE_RULES } from "#core/bills/amounts.ts";
import { ENDS } from "#core/bills/bill.ts";
import { MOST_PAYMENTS } from "#core/bills/end.ts";
import { UNITS } from "#core/interval.ts";
import { dayInput, WireDay, WireMoney } from "./fields.ts";
import { customInterval } from "./schedule-fields.ts";

/** A bill's schedule fields besides its frequency. */
export const billPlan = {
  /** The interval of a `custom` frequency; null for any other. */
  every: z.nullable(z.number()),
  unit: z.nullable(z.enum(UNITS)),
  /** Months in which nothing is due; 1 is January. */
  skippedMonths: z.array(z.number()),
  /** The last possible due day; null if the bill has no end. */
  endsOn: z.nullable(WireDay),
  /** Whether the end was set by date or by number of payments. */
  endsBy: z.nullable(z.enum(ENDS)),
  /** How many payments are left; null if the bill has no end. */
  paymentsLeft: z.nullable(z.number()),
  /** How the amount is estimated from past payments; null for a fixed amount. */
  estimate: z.nullable(z.enum(ESTIMATE_RULES)),
  /** Pause window: from (inclusive) to until (exclusive); null until means open-ended. */
  pausedFrom: z.nullable(WireDay),
  pausedUntil: z.nullable(WireDay),
  /** Since when it has been archived; null if it isn't. */
  archivedOn: z.nullable(WireDay),
  /** How much of its next due is already paid. */
  partPaid: WireMoney,
  /** The amount of its next due if that is from before the present amount started; null otherwise. */
  earlierAmount: z.nullable(WireMoney),
};

const BAD_MONTHS = "Please choose months from 1 (January) to 12 (December)";
const BAD_COUNT = `Please enter a whole number of payments from 1 to ${MOST_PAYMENTS}`;

/** The same fields as input. */
export const billPlanInput = {
  ...customInterval,
  skippedMonths: z.optional(
    z.pipe(
      z
        .array(
          z.number(BAD_MONTHS).check(z.int(BAD_MONTHS), z.minimum(1, BAD_MONTHS), z.maximum(12, BAD_MONTHS)),
          BAD_MONTHS,
        )
        .check(
          z.maxLength(12, BAD_MONTHS),
          z.refine((months) => new Set(months).size < 12, "Please leave at least one month in which the bill is due"),
        ),
      z.transform((months: number[]) => [...new Set(months)].sort((one, other) => one - other)),
    ),
  ),
  /** The end date: nothing is due after it. */
  endsOn: z.optional(z.nullable(dayInput("End date"))),
  /** Ends after this many more payments. */
  endsAfter: z.optional(
    z.nullable(
      z.number(BAD_COUNT).check(z.int(BAD_COUNT), z.minimum(1, BAD_COUNT), z.maximum(MOST_PAYMENTS, BAD_COUNT)),
    ),
  ),
  estimate: z.optional(z.nullable(z.enum(ESTIMATE_RULES, "Please choose how the amount is estimated"))),
};

type End = { endsOn?: unknown; endsAfter?: unknown };

export const oneEnd = z.refine<End>(({ endsOn, endsAfter }) => endsOn == null || endsAfter == null, {
  message: "Please choose an end date or a number of payments, not both",
  path: ["endsAfter"],
});

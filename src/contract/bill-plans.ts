import * as z from "zod/mini";
import { ESTIMATE_RULES } from "#core/bills/amounts.ts";
import { ENDS } from "#core/bills/bill.ts";
import { MOST_PAYMENTS } from "#core/bills/end.ts";
import { UNITS } from "#core/interval.ts";
import { dayInput, WireDay, WireMoney } from "./fields.ts";
import { customInterval } from "./schedule-fields.ts";

/** What is told of a bill beyond how often it comes. */
export const billPlan = {
  /** The numbers behind a `custom` frequency; null for any other. */
  every: z.nullable(z.number()),
  unit: z.nullable(z.enum(UNITS)),
  /** Months in which nothing is due; January is 1. */
  skippedMonths: z.array(z.number()),
  /** The last day on which it can be due; null when it goes on. */
  endsOn: z.nullable(WireDay),
  /** Whether somebody chose that day, or how many payments are left. */
  endsBy: z.nullable(z.enum(ENDS)),
  /** How many payments of one that ends are left. */
  paymentsLeft: z.nullable(z.number()),
  /** How its amount follows what is paid; null when it is the same each time. Its amount is an estimate then. */
  estimate: z.nullable(z.enum(ESTIMATE_RULES)),
  /** Nothing is due or credited from the first day up to the second, which is the first that counts again; without a second, until further notice. */
  pausedFrom: z.nullable(WireDay),
  pausedUntil: z.nullable(WireDay),
  /** Out of every list and sum since this day. */
  archivedOn: z.nullable(WireDay),
  /** What parts of its next due are paid: so much less is due. */
  partPaid: WireMoney,
};

const BAD_MONTHS = "Please choose months from 1 (January) to 12 (December)";
const BAD_COUNT = `Please enter a whole number of payments from 1 to ${MOST_PAYMENTS}`;

/** What can be said of it. */
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
          z.refine((months) => new Set(months).size < 12, "In at least one month something must be due"),
        ),
      z.transform((months: number[]) => [...new Set(months)].sort((one, other) => one - other)),
    ),
  ),
  /** Ends by a day: nothing is due after it. */
  endsOn: z.optional(z.nullable(dayInput("End date"))),
  /** Ends after so many payments more. */
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

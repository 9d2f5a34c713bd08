import * as z from "zod/mini";
import { MOST_EVERY, UNITS } from "#core/interval.ts";
import { isPaymentDay, PAYMENT_DAY_TYPES } from "#core/schedule.ts";

const BAD_EVERY = `Please enter a whole number from 1 to ${MOST_EVERY}`;
const BAD_UNIT = "Please choose weeks, months or years";

/** A custom interval: every n weeks, months or years. */
export const customInterval = {
  every: z.optional(
    z.nullable(z.number(BAD_EVERY).check(z.int(BAD_EVERY), z.minimum(1, BAD_EVERY), z.maximum(MOST_EVERY, BAD_EVERY))),
  ),
  unit: z.optional(z.nullable(z.enum(UNITS, BAD_UNIT))),
};

type Custom = { frequency?: string | undefined; every?: number | null | undefined; unit?: string | null | undefined };

/** A custom interval needs both of its fields. */
export const everyIsGiven = z.refine<Custom>(({ frequency, every }) => frequency !== "custom" || every != null, {
  message: BAD_EVERY,
  path: ["every"],
});
export const unitIsGiven = z.refine<Custom>(({ frequency, unit }) => frequency !== "custom" || unit != null, {
  message: BAD_UNIT,
  path: ["unit"],
});

/** The payment day and its type. */
export const paymentDays = {
  paymentDay: z.optional(z.nullable(z.number("Payment day must be a number"))),
  paymentDayType: z.optional(z.enum(PAYMENT_DAY_TYPES, "Payment day type must be weekly or monthly")),
};

export const BAD_PAYMENT_DAY = "Payment day must be 1 to 31, or 1 (Monday) to 7 (Sunday) for a weekly one";

type Days = { paymentDay?: number | null | undefined; paymentDayType?: "weekly" | "monthly" | undefined };

/** The payment day must fit its type. An edit with only one of the two is checked again with the stored other. */
export const daysFit = z.refine<Days>(
  ({ paymentDay, paymentDayType = "monthly" }) => paymentDay == null || isPaymentDay(paymentDayType, paymentDay),
  { message: BAD_PAYMENT_DAY, path: ["paymentDay"] },
);

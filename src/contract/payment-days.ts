import * as z from "zod/mini";
import { isPaymentDay, PAYMENT_DAY_TYPES } from "#core/schedule.ts";

/** The two fields that say on which day money moves. */
export const paymentDays = {
  paymentDay: z.optional(z.nullable(z.number("Payment day must be a number"))),
  paymentDayType: z.optional(z.enum(PAYMENT_DAY_TYPES, "Payment day type must be weekly or monthly")),
};

export const BAD_PAYMENT_DAY = "Payment day must be 1 to 31, or 1 (Monday) to 7 (Sunday) for a weekly one";

type Days = { paymentDay?: number | null | undefined; paymentDayType?: "weekly" | "monthly" | undefined };

/** Day of month or day of week, as the type says. An edit that names only one of the two is checked again beside the stored other. */
export const daysFit = z.refine<Days>(
  ({ paymentDay, paymentDayType = "monthly" }) => paymentDay == null || isPaymentDay(paymentDayType, paymentDay),
  { message: BAD_PAYMENT_DAY, path: ["paymentDay"] },
);

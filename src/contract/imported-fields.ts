import * as z from "zod/mini";
import { PAYMENT_DAY_TYPES } from "#core/schedule.ts";
import { dayInput, idInput, moneyInput } from "./fields.ts";
import { formatCount } from "./limits.ts";

export const id = idInput("An ID must be a whole number of 1 or more");
export const ledgerId = z.number("An ID must be a number").check(z.int("An ID must be a whole number"), z.minimum(1));
export const wholeNumber = z
  .number("Must be a number")
  .check(z.int("Must be a whole number"), z.minimum(0), z.maximum(10_000));
export const day = dayInput("A date");
export const money = moneyInput({ what: "Amount", required: "Amount is required", allow: "any" });
export const aboveZero = moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" });
export const origin = z
  .string("origin must be text")
  .check(z.regex(/^[\w-]{1,64}$/, "origin may only contain letters, digits, hyphens and underscores"));
export const key = z
  .string("key must be text")
  .check(z.regex(/^[\w-]{1,64}\/(account|bill|income|payment)\/[1-9]\d{0,9}$/, "key isn't a valid Weekwise key"));
export const yesNo = z.boolean("Must be true or false");

const INSTANT = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** A valid instant, ISO 8601 in UTC. */
export const instant = z.pipe(
  z.string("A timestamp must be text"),
  z.transform((value: string, context): Date => {
    const time = INSTANT.test(value) ? Date.parse(value) : Number.NaN;
    if (!Number.isNaN(time)) return new Date(time);
    context.issues.push({
      code: "custom",
      message: "A timestamp must look like 2026-03-31T09:00:00.000Z",
      input: value,
    });
    return z.NEVER;
  }),
);

export const limitedList = <T extends z.ZodMiniType>(item: T, most: number, what: string) =>
  z
    .array(item, `${what} must be a list`)
    .check(z.maxLength(most, `At most ${formatCount(most)} ${what} can be imported`));

/** A file may come from anywhere, so unknown fields are refused rather than ignored. */
export const strict = <T extends z.core.$ZodShape>(shape: T) =>
  z.strictObject(shape, "Must have the fields of an export, and no others");

export const fromZero = moneyInput({ what: "Amount", required: "Amount is required", allow: "from zero" });

export const days = {
  paymentDay: z.nullable(wholeNumber),
  paymentDayType: z.enum(PAYMENT_DAY_TYPES, "Unknown payment day type"),
};
export const times = { createdAt: instant, updatedAt: instant };

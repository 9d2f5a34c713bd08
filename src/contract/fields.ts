import * as z from "zod/mini";
import { type Day, parseDay } from "#core/day.ts";
import { type Cents, readMoney } from "#core/money.ts";
import { readWebAddress } from "#core/web-address.ts";

// PostgreSQL can't store NUL, and a lone surrogate isn't a character: neither would survive storage unchanged.
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Trimmed text that can be stored unchanged. */
export function text(what: string, max: number) {
  return z.string(`${what} must be text`).check(
    z.trim(),
    z.maxLength(max, `${what} must be at most ${max} characters`),
    z.refine((value) => !UNSTORABLE.test(value), `${what} contains a character that can't be stored`),
  );
}

/** Text that must not be empty: "Account name is required". */
export function requiredText(what: string, max: number) {
  return z.string(`${what} is required`).check(
    z.trim(),
    z.minLength(1, `${what} is required`),
    z.maxLength(max, `${what} must be at most ${max} characters`),
    z.refine((value) => !UNSTORABLE.test(value), `${what} contains a character that can't be stored`),
  );
}

/** Optional text; empty becomes null. */
export const optionalText = (what: string, max: number) =>
  z.pipe(
    z.nullable(text(what, max)),
    z.transform((value: string | null) => value || null),
  );

/** An optional web address, made openable; never a script address that a browser would run. */
export function optionalWebAddress(what: string, max: number) {
  return z.pipe(
    optionalText(what, max),
    z.transform((value: string | null, context): string | null => {
      const address = value === null ? null : readWebAddress(value);
      if (address !== undefined) return address;
      const message = `${what} must start with http:// or https://, such as https://www.example.com`;
      context.issues.push({ code: "custom", message, input: value });
      return z.NEVER;
    }),
  );
}

const BAD_EMAIL = "Please enter a valid email address";

/** An email address, trimmed and lower-cased, as it's stored and compared. */
export const Email = z.string(BAD_EMAIL).check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, BAD_EMAIL),
  z.regex(/^[^\s@<>()[\],;:\\"\0]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/u, BAD_EMAIL),
  z.refine((value) => !UNSTORABLE.test(value), BAD_EMAIL),
);

/** A person's current password. */
export const CurrentPassword = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"), z.maxLength(256, "Password must be at most 256 characters"));

/** A new password. The upper bound only keeps hashing cheap. */
export const NewPassword = z
  .string("Password must be at least 8 characters")
  .check(
    z.minLength(8, "Password must be at least 8 characters"),
    z.maxLength(256, "Password must be at most 256 characters"),
  );

type MoneyOptions = { what: string; required: string; allow: "above zero" | "from zero" | "any" };

/** Wire formats that the type alone doesn't show, for the API documentation. */
export type WireFormat = "instant" | "money" | "day" | `money ${MoneyOptions["allow"]}`;

const formats = new WeakMap<object, WireFormat>();

export function withFormat<T extends object>(format: WireFormat, schema: T): T {
  formats.set(schema, format);
  return schema;
}

export const formatOf = (schema: object) => formats.get(schema);

/** An instant, ISO 8601 in UTC. */
export const Instant = withFormat("instant", z.string());

/** Money on the wire: a string with two decimals. */
export const WireMoney = withFormat("money", z.string());

/** A day on the wire: YYYY-MM-DD. */
export const WireDay = withFormat("day", z.string());

/** An amount as a string or JSON number, parsed to cents. */
export function moneyInput({ what, required, allow }: MoneyOptions) {
  return z.pipe(
    z.union(
      [
        withFormat(`money ${allow}`, z.string().check(z.minLength(1, required))),
        withFormat(`money ${allow}`, z.number()),
      ],
      required,
    ),
    z.transform((value: string | number, context): Cents => {
      const amount = readMoney(String(value));
      const fits = amount !== undefined && (allow === "any" || amount > 0 || (allow === "from zero" && amount === 0));
      if (fits) return amount;
      const message =
        amount === undefined
          ? `${what} must be a number with at most 8 digits before and 2 after the point`
          : `${what} must be ${allow === "from zero" ? "0 or more" : "more than 0"}`;
      context.issues.push({ code: "custom", message, input: value });
      return z.NEVER;
    }),
  );
}

/** An id in a body. */
export const idInput = (message: string) =>
  z.number(message).check(z.int(message), z.minimum(1, message), z.maximum(Number.MAX_SAFE_INTEGER, message));

/** A member's id in a body or path. Whether the member exists is checked later. */
export const MemberId = z.string("Please select a member").check(z.regex(/^[\w-]{1,64}$/, "Please select a member"));

/** An id in a path. */
export const pathId = (message: string) =>
  z.pipe(z.string(message).check(z.regex(/^[1-9]\d{0,15}$/, message)), z.pipe(z.transform(Number), idInput(message)));

/** A day that exists on the calendar. */
export function dayInput(what: string) {
  const message = `${what} must be a valid date, such as 2026-03-31`;
  return z.pipe(
    withFormat("day", z.string(message)),
    z.transform((value: string, context): Day => {
      const parsed = parseDay(value);
      if (parsed !== undefined) return parsed;
      context.issues.push({ code: "custom", message, input: value });
      return z.NEVER;
    }),
  );
}

/** Who did something: a person (name null if they have left), or null for Weekwise itself. */
export const Actor = z.nullable(z.object({ name: z.nullable(z.string()), isYou: z.boolean() }));
export type Actor = z.output<typeof Actor>;

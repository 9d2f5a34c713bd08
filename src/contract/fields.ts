import * as z from "zod/mini";

// PostgreSQL can't hold NUL, and half a surrogate pair is no character: both would come back changed.
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Text that comes back exactly as it was sent, trimmed. */
export function text(what: string, max: number) {
  return z.string(`${what} must be text`).check(
    z.trim(),
    z.maxLength(max, `${what} must be at most ${max} characters`),
    z.refine((value) => !UNSTORABLE.test(value), `${what} contains a character that cannot be stored`),
  );
}

const BAD_EMAIL = "Please enter a valid email address";

/** An e-mail address, trimmed and in lower case: the form in which we store and compare it. */
export const Email = z.string(BAD_EMAIL).check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, BAD_EMAIL),
  z.regex(/^[^\s@<>()[\],;:\\"\0]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/u, BAD_EMAIL),
  z.refine((value) => !UNSTORABLE.test(value), BAD_EMAIL),
);

/** A password somebody chooses. The upper bound only keeps hashing cheap. */
export const NewPassword = z
  .string("Password must be at least 8 characters")
  .check(
    z.minLength(8, "Password must be at least 8 characters"),
    z.maxLength(256, "Password must be at most 256 characters"),
  );

/** An instant, ISO 8601 in UTC. */
export const Instant = z.string();

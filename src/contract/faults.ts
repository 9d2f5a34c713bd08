import * as z from "zod/mini";

/** Every error code and its HTTP status. */
export const faults = {
  invalid: 400,
  not_signed_in: 401,
  login_failed: 401,
  second_step: 401,
  cross_site: 403,
  forbidden: 403,
  confirm_first: 403,
  registration_closed: 403,
  not_found: 404,
  timeout: 408,
  conflict: 409,
  other_household: 409,
  too_large: 413,
  wrong_type: 415,
  unreadable: 422,
  too_many: 429,
  headers_too_large: 431,
  bug: 500,
  not_ready: 503,
} as const;

export type FaultCode = keyof typeof faults;

/** The body of every error response. */
export const FaultBody = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
});
export type FaultBody = z.output<typeof FaultBody>;

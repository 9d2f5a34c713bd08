import type { Refusal } from "#server/scanner/scanner.ts";

/** Thrown inside a reader when a file is not worth more work. */
export type Refused = { refusal: Refusal };

export const refuse = (refusal: Refusal): Refused => ({ refusal });

export const isRefused = (error: unknown): error is Refused =>
  typeof error === "object" && error !== null && "refusal" in error;

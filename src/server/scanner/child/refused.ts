import type { Refusal } from "#server/scanner/scanner.ts";

/** Thrown inside a reader when a file is not worth more work. */
export type RefusedFile = { refusal: Refusal };

export const refuse = (refusal: Refusal): RefusedFile => ({ refusal });

export const isRefused = (error: unknown): error is RefusedFile =>
  typeof error === "object" && error !== null && "refusal" in error;

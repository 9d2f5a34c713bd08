import type { Refused } from "#server/scanner/scanner.ts";

/** Thrown inside a reader when a file is not worth more work, with the pages it leaves unread. */
export const refuse = (refusal: Refused["refusal"], unread: number[] = []): Refused => ({ refusal, unread });

export const isRefused = (error: unknown): error is Refused =>
  typeof error === "object" && error !== null && "refusal" in error && "unread" in error;

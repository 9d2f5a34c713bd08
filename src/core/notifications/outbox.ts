const MINUTE = 60_000;

/** How long to wait after each failed attempt; all attempts are made within a day. */
export const RETRY_DELAYS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);

/** The state of a message. `given-up`: every attempt failed. `taken-back`: no longer needed. */
export const OUTBOX_STATES = ["waiting", "sent", "given-up", "taken-back"] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** When to try again after a number of attempts; null to give up. */
export function nextAttempt(tries: number, now: Date): Date | null {
  const delay = RETRY_DELAYS[tries - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay);
}

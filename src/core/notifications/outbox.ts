const MINUTE = 60_000;

/** How long to wait after each failed try: within a day all are over. */
export const WAITS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);

/** What became of a message: it waits, was sent, was given up after a day of trying, or was not needed any more. */
export const OUTBOX_STATES = ["waiting", "sent", "given-up", "taken-back"] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** When to try again after so many tries; null when it is given up. */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = WAITS[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

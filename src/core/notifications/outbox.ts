/** What became of a message: it waits, was sent, was given up after a day of trying, or was not needed any more. */
export const OUTBOX_STATES = ["waiting", "sent", "given-up", "taken-back"] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

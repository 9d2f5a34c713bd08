/** The only place that reads the time. Everything else is handed a Clock or an instant. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

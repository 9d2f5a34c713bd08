import type { Bill } from "#core/bills/bill.ts";

/** Removes undefined fields. */
export const withoutUnsaid = (said: object) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));

/** Only a custom interval has numbers. */
export const customOf = ({ frequency, every, unit }: Pick<Bill, "frequency" | "every" | "unit">) =>
  frequency === "custom" ? { every, unit } : { every: null, unit: null };

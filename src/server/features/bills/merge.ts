import type { Bill } from "#core/bills/bill.ts";

/** Removes undefined fields. */
export const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Only a custom interval has numbers. */
export const customOf = ({ frequency, every, unit }: Pick<Bill, "frequency" | "every" | "unit">) =>
  frequency === "custom" ? { every, unit } : { every: null, unit: null };

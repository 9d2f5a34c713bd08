import type { UsualFrequency } from "#core/interval.ts";

/** The frequency of bills that cover so many days. frequencyOfDays(31) is "monthly" */
export function frequencyOfDays(days: number): UsualFrequency | undefined {
  if (days >= 7 && days <= 8) return "weekly";
  if (days >= 27 && days <= 34) return "monthly";
  if (days >= 84 && days <= 98) return "quarterly";
  if (days >= 355 && days <= 372) return "annually";
  return undefined;
}

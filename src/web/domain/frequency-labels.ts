import type { EstimateRule } from "#core/bills/amounts.ts";
import type { BillFrequency, IncomeFrequency, Unit } from "#core/interval.ts";

/** A separate file because the landing page needs nothing else. */
export const FREQUENCY_LABELS: Record<BillFrequency | IncomeFrequency, string> = {
  weekly: "Every week",
  biweekly: "Every 2 weeks",
  fortnightly: "Every 2 weeks",
  "four-weekly": "Every 4 weeks",
  monthly: "Every month",
  "twice-monthly": "Twice a month",
  quarterly: "Every 3 months",
  "half-yearly": "Every 6 months",
  annually: "Once a year",
  custom: "Other…",
  once: "Only once",
};

type FrequencyParts = {
  frequency: BillFrequency | IncomeFrequency;
  /** The numbers behind a custom one. */
  every?: number | null;
  unit?: Unit | null;
};

/** The same inside a sentence: "$60.00 every month". */
export function everyPeriod({ frequency, every = null, unit = null }: FrequencyParts): string {
  if (frequency === "custom" && every !== null && unit !== null)
    return every === 1 ? `every ${unit}` : `every ${every} ${unit}s`;
  if (frequency === "once") return "once";
  const label = FREQUENCY_LABELS[frequency];
  return label.charAt(0).toLowerCase() + label.slice(1);
}

export const ESTIMATE_LABELS: Record<EstimateRule, string> = {
  last: "Last bill",
  "average-of-three": "Average of the last 3 bills",
  "average-of-year": "Average of the last year",
  "highest-of-year": "Highest in the last year",
};

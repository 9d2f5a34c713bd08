import type { BillFrequency, IncomeFrequency } from "#core/recurrence.ts";

/** Labels of frequencies. A file of its own because the landing page needs nothing else. */
export const FREQUENCY_LABELS: Record<BillFrequency | IncomeFrequency, string> = {
  weekly: "Every week",
  biweekly: "Every 2 weeks",
  "four-weekly": "Every 4 weeks",
  monthly: "Every month",
  "twice-monthly": "Twice a month",
  quarterly: "Every 3 months",
  annually: "Once a year",
};

/** The same inside a sentence: "$60.00 every month". */
export function everyPeriod(frequency: BillFrequency | IncomeFrequency): string {
  const words = FREQUENCY_LABELS[frequency];
  return words.charAt(0).toLowerCase() + words.slice(1);
}

import { INCOME_FREQUENCIES, type IncomeFrequency } from "#core/frequency.ts";

export const OFTEN: Record<IncomeFrequency, string> = {
  weekly: "every week",
  biweekly: "every 2 weeks",
  monthly: "every month",
  annually: "once a year",
};

const LABELS: Record<IncomeFrequency, string> = {
  weekly: "Every week",
  biweekly: "Every 2 weeks",
  monthly: "Every month",
  annually: "Once a year",
};

export const FREQUENCY_OPTIONS = INCOME_FREQUENCIES.map((value) => ({ value, label: LABELS[value] }));

/** A chosen value as a frequency; undefined while nothing is chosen. */
export const frequencyOf = (value: string) => INCOME_FREQUENCIES.find((known) => known === value);

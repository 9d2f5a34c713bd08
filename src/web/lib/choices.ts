import { CATEGORY_GROUPS, type CategoryGroup, categoryLabel } from "#core/categories.ts";
import { BILL_FREQUENCIES, type BillFrequency } from "#core/frequency.ts";

export type Choice = { value: string; label: string };

const FREQUENCIES: Record<BillFrequency, string> = {
  weekly: "Every week",
  monthly: "Every month",
  quarterly: "Every 3 months",
  annually: "Once a year",
};

export const frequencyLabel = (frequency: BillFrequency) => FREQUENCIES[frequency];

/** How often a bill is paid, in a person's words. */
export const BILL_FREQUENCY_CHOICES: readonly Choice[] = BILL_FREQUENCIES.map((value) => ({
  value,
  label: frequencyLabel(value),
}));

export const GROUP_LABELS: Record<CategoryGroup, string> = {
  bills: "Bills",
  savings: "Savings",
  expenses: "Expenses",
};

const groupChoices = (group: CategoryGroup) => ({
  label: GROUP_LABELS[group],
  options: CATEGORY_GROUPS[group].map((value): Choice => ({ value, label: categoryLabel(value) })),
});

/** Every category under the heading of its group. */
export const CATEGORY_CHOICES: readonly { label: string; options: readonly Choice[] }[] = [
  groupChoices("bills"),
  groupChoices("savings"),
  groupChoices("expenses"),
];

/** Monday is 1, Sunday is 7. */
export const WEEKDAY_CHOICES: readonly Choice[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
].map((label, index) => ({ value: String(index + 1), label }));

export const PAYMENT_DAY_TYPE_CHOICES: readonly Choice[] = [
  { value: "monthly", label: "Monthly (Day of Month)" },
  { value: "weekly", label: "Weekly (Day of Week)" },
];

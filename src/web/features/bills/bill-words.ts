import { CATEGORY_GROUPS, type CategoryGroup, categoryLabel } from "#core/categories.ts";
import type { BillFrequency } from "#core/frequency.ts";

/** How often a bill is paid, as the form offers it. */
export const FREQUENCY_OPTIONS: readonly { value: BillFrequency; label: string }[] = [
  { value: "weekly", label: "Every week" },
  { value: "monthly", label: "Every month" },
  { value: "quarterly", label: "Every 3 months" },
  { value: "annually", label: "Once a year" },
];

/** The same inside a sentence: "$60.00 every month". */
export function everyPeriod(frequency: BillFrequency): string {
  const label = FREQUENCY_OPTIONS.find(({ value }) => value === frequency)?.label ?? frequency;
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The tabs of the list. */
export const TABS = ["all", "bills", "savings", "expenses"] as const;
export type BillTab = (typeof TABS)[number];

export const TAB_LABELS: Record<BillTab, string> = {
  all: "All",
  bills: "Bills",
  savings: "Savings",
  expenses: "Expenses",
};

export const EMPTY_WORDS: Record<BillTab, string> = {
  all: "No bills added yet",
  bills: "No bills in this category",
  savings: "No savings goals in this category",
  expenses: "No expenses in this category",
};

/** Which categories would be shown in a tab: "Savings or Investment". */
export function categoriesOf(group: CategoryGroup): string {
  const names = CATEGORY_GROUPS[group].map(categoryLabel);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** The sixteen categories under the list's three headings. */
export const CATEGORY_OPTIONS = (["bills", "savings", "expenses"] as const).map((group) => ({
  label: TAB_LABELS[group],
  options: CATEGORY_GROUPS[group].map((value) => ({ value, label: categoryLabel(value) })),
}));

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
  (label, index) => ({ value: String(index + 1), label }),
);

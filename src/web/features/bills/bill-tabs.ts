import { CATEGORY_GROUPS, type CategoryGroup, categoryLabel } from "#core/categories.ts";
import { GROUP_LABELS } from "#web/domain/choices.ts";

/** The tabs of the list. */
export const TABS = ["all", "bills", "savings", "expenses"] as const;
export type BillTab = (typeof TABS)[number];

export const TAB_LABELS: Record<BillTab, string> = {
  all: "All",
  ...GROUP_LABELS,
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

/** The dashboard's three groups and their categories. */
export const CATEGORY_GROUPS = {
  bills: ["bills", "utilities", "housing", "insurance", "subscriptions", "debt", "other"],
  savings: ["savings", "investment"],
  expenses: ["expenses", "food", "transportation", "entertainment", "healthcare", "education", "shopping"],
} as const;

export type CategoryGroup = keyof typeof CATEGORY_GROUPS;
export type Category = (typeof CATEGORY_GROUPS)[CategoryGroup][number];

export const CATEGORIES = [
  ...CATEGORY_GROUPS.bills,
  ...CATEGORY_GROUPS.savings,
  ...CATEGORY_GROUPS.expenses,
] as const satisfies readonly Category[];

export const DEFAULT_CATEGORY: Category = "other";

/** The dashboard tab a category is shown under. groupOf("food") is "expenses" */
export function groupOf(category: Category): CategoryGroup {
  const isIn = (group: CategoryGroup) => CATEGORY_GROUPS[group].some((each) => each === category);
  return isIn("savings") ? "savings" : isIn("expenses") ? "expenses" : "bills";
}

/** A category's label. categoryLabel("bills") is "General bill" */
export function categoryLabel(category: Category): string {
  if (category === "bills") return "General bill";
  if (category === "expenses") return "General expense";
  return category.charAt(0).toUpperCase() + category.slice(1);
}

import type { Category } from "#core/categories.ts";
import type { UsualFrequency } from "#core/interval.ts";

export type UsualBill = { name: string; frequency: UsualFrequency; category: Category };

const usual = (name: string, category: Category, frequency: UsualFrequency = "monthly"): UsualBill => ({
  ...{ name, category, frequency },
});

/** Bills that most households have, the likeliest first. */
export const USUAL_BILLS: readonly UsualBill[] = [
  usual("Rent", "housing"),
  usual("Mortgage", "housing"),
  usual("Electricity", "utilities"),
  usual("Gas", "utilities"),
  usual("Water", "utilities", "quarterly"),
  usual("Internet", "utilities"),
  usual("Phone", "utilities"),
  usual("Car insurance", "insurance", "annually"),
  usual("Car registration", "transportation", "annually"),
  usual("Home insurance", "insurance", "annually"),
  usual("Health insurance", "insurance"),
  usual("Property tax", "housing", "annually"),
  usual("Car loan", "debt"),
  usual("Credit card", "debt"),
  usual("Childcare", "education"),
  usual("Streaming", "subscriptions"),
  usual("Gym", "healthcare"),
  usual("Groceries", "food", "weekly"),
];

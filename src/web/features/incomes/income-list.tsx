import type { Income } from "#contract/incomes.ts";

export type IncomeActs = { onAdd: () => void; onEdit: (income: Income) => void };

/** The income sources of the dashboard. */
export function IncomeList(_acts: IncomeActs) {
  return null;
}

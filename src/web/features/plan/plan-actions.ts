import type { Bill } from "#contract/bills.ts";
import type { Income } from "#contract/incomes.ts";
import type { PaydayCard } from "#contract/plan.ts";

/** What can be opened from the plan; the page knows the dialogs. */
export type PlanActions = {
  fix: { open: () => void; isLoading: boolean };
  onDifferentAmount: (card: PaydayCard) => void;
  onPay: (bill: Bill) => void;
  onBill: (bill: Bill) => void;
  onIncome: (income: Income) => void;
  onAddIncome: () => void;
  onAccounts: () => void;
};

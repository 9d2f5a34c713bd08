import type { Income } from "#contract/incomes.ts";

export type IncomeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; income?: Income | undefined };

/** Add Income, or Edit Income when there is one. */
export function IncomeDialog(_props: IncomeDialogProps) {
  return null;
}

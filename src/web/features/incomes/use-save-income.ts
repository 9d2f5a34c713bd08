import { useQueryClient } from "@tanstack/react-query";
import { createIncome, type Income, updateIncome } from "#contract/incomes.ts";
import type { IncomeFrequency } from "#core/frequency.ts";
import { isRefusal } from "#web/lib/ask.ts";
import { refresh, useChange } from "#web/lib/use-call.ts";

export type IncomeFacts = { name: string; amount: string; frequency: IncomeFrequency; accountId: number | null };

const TOUCHED = { refresh: ["incomes"] };

/** Adds an income source, or changes the given one. Its words are for the toasts. */
export function useSaveIncome(income: Income | undefined) {
  const client = useQueryClient();
  const adding = useChange(createIncome, TOUCHED);
  const changing = useChange(updateIncome, TOUCHED);

  const save = async ({ accountId, ...facts }: IncomeFacts): Promise<void> => {
    if (!income) {
      await adding.mutateAsync({ input: accountId === null ? facts : { ...facts, accountId } });
      return;
    }
    try {
      await changing.mutateAsync({ params: { id: income.id }, input: { ...facts, accountId } });
    } catch (error) {
      // Deleted in another window: the list was out of date.
      if (isRefusal(error) && error.status === 404) refresh(client, ["incomes", "accounts"]);
      throw error;
    }
  };

  const words = income
    ? { saved: "Income updated successfully", failed: "Failed to update income" }
    : { saved: "Income added successfully", failed: "Failed to create income" };
  return { save, words };
}

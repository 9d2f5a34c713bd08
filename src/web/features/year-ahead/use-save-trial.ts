import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createBill, reduceSavings, updateBill } from "#contract/requests/bills.ts";
import { updateIncome } from "#contract/requests/incomes.ts";
import { DEFAULT_CATEGORY } from "#core/categories.ts";
import { formatMoney } from "#core/money.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { ask, messageOf, newIdempotencyKey } from "#web/lib/ask.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { refresh } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { applyTrial, type Trial } from "./trial.ts";

/** Saves a tried change. Resolves with the toast's text. */
async function save(input: PlanInput, trial: Trial, key: string): Promise<string> {
  const trialInput = applyTrial(input, trial);
  if (trial.kind === "raise") {
    const bill = trialInput.bills.find(({ id }) => id === trial.billId);
    if (bill) await ask(updateBill, { params: { id: bill.id }, input: { amount: formatMoney(bill.amount) } });
    return "Bill updated successfully";
  }
  if (trial.kind === "pay") {
    await ask(updateIncome, { params: { id: trial.incomeId }, input: { amount: formatMoney(trial.amount) } });
    return "Income updated successfully";
  }
  if (trial.kind === "skip") {
    await ask(reduceSavings);
    return "One week removed from every bill";
  }
  const { name, amount, frequency, accountId, firstDue } = trial;
  await ask(createBill, {
    input: {
      ...{ name, amount: formatMoney(amount), frequency, accountId, category: DEFAULT_CATEGORY },
      ...{ nextDueDate: firstDue, isAutomatic: false, isDirectDebit: false },
    },
    headers: { "idempotency-key": key },
  });
  return "Bill added successfully";
}

/** Saves a trial once, however often the button is pressed. */
export function useSaveTrial(input: PlanInput, onSaved: () => void) {
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [key, setKey] = useState(newIdempotencyKey);
  const saveTrial = async (trial: Trial) => {
    if (isSaving || !mayChange()) return;
    setSaving(true);
    try {
      const description = await save(input, trial, key);
      setKey(newIdempotencyKey());
      await refresh(client, ["plan", "bills", "accounts", "incomes", "payments"]);
      toast({ title: "Success", description });
      onSaved();
    } catch (error) {
      toast({
        title: "Error",
        description: messageOf(error, "This change couldn't be saved. Please try again."),
        variant: "destructive",
      });
    }
    setSaving(false);
  };
  return { saveTrial, isSaving };
}

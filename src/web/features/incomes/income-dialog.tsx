import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { CreateIncomeInput, createIncome, type Income, updateIncome } from "#contract/incomes.ts";
import { INCOME_FREQUENCIES, type IncomeFrequency } from "#core/recurrence.ts";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { formResolver } from "#web/lib/form-resolver.ts";
import { refresh, useChange } from "#web/lib/use-call.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormButtons } from "#web/ui/form/form-buttons.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { IncomeFields, type IncomeValues } from "./income-fields.tsx";

type IncomeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; income?: Income | undefined };

const FIELDS = ["name", "amount", "frequency", "accountId"] as const;
// Nobody's pay is guessed: a frequency that was not chosen would be saved unseen.
const NEW: IncomeValues = { name: "", amount: "", frequency: "", accountId: null };

const valuesOf = ({ name, amount, frequency, accountId }: Income): IncomeValues => ({
  name,
  amount,
  frequency,
  accountId,
});

/** Add Income, or Edit Income when there is one. */
export function IncomeDialog({ open, onOpenChange, income }: IncomeDialogProps) {
  const id = useId();
  const { save, words } = useSaveIncome(income);
  const form = useForm<IncomeValues>({
    resolver: formResolver(CreateIncomeInput),
    defaultValues: income ? valuesOf(income) : NEW,
  });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const frequency = INCOME_FREQUENCIES.find((known) => known === values.frequency);
    if (!frequency) return;
    try {
      await save({ ...values, frequency });
      toast({ title: "Success", description: words.saved });
      onOpenChange(false);
    } catch (error) {
      const messages = fieldErrorsOf(error);
      for (const name of FIELDS) {
        const message = messages[name];
        if (message) form.setError(name, { type: "server", message }, { shouldFocus: true });
      }
      toast({ title: "Error", description: messageOf(error, words.failed), variant: "destructive" });
    }
  });

  const footer = (
    <FormButtons
      form={id}
      label={income ? "Update Income" : "Add Income"}
      busyLabel="Saving..."
      isBusy={isSubmitting}
      onCancel={() => onOpenChange(false)}
    />
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={income ? "Edit Income" : "Add Income"} footer={footer}>
      <form id={id} onSubmit={submit} noValidate>
        <IncomeFields form={form} />
      </form>
    </Dialog>
  );
}

type IncomeFacts = { name: string; amount: string; frequency: IncomeFrequency; accountId: number | null };

const REFRESHED = { refresh: ["incomes"] };

/** Adds an income source, or changes the given one. Its words are for the toasts. */
function useSaveIncome(income: Income | undefined) {
  const client = useQueryClient();
  const adding = useChange(createIncome, REFRESHED);
  const changing = useChange(updateIncome, REFRESHED);

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
